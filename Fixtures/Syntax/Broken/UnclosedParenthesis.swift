struct Before { let title: Title }

class Broken {
    func first(_ a: A, { b.c(D.e }
    let list = [A.one, B.two
    @Attribute(C.three var third: Int
    func second() { call(D.four, (E.five }
}

@available(iOS 13, *
struct After { let count: Int }

let values = [F.six, (G.seven
struct Last { func stillHere() {} }
