struct Before { let title: Title }

final class Broken {
    #if DEBUG
    func first() {}
    #else
    func second() {}
}

struct After { let count: Int }
