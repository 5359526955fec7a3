struct Before { let title = "closed" }

final class Broken {
    let label = "never closed, \(Name.first
    var count = 1
    let other = 'single quotes
}

struct After { let count: Int }
