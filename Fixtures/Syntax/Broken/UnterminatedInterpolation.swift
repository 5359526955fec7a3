struct Before { let pair = "\(1)\(2)" }

final class Broken {
    let text = """
        Dear \(Name.first.full(
        """
    let label = "\(Name.last("\(
}

struct After { let count: Int }
