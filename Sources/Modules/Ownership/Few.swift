/// Some elements in order: none or one as a rule, which need no memory of their own.
enum Few<Element> {
    case none
    case one(Element)
    case several([Element])

    init(_ elements: [Element]) {
        switch elements.count {
        case 0: self = .none
        case 1: self = .one(elements[0])
        default: self = .several(elements)
        }
    }

    mutating func append(_ element: Element) {
        switch self {
        case .none: self = .one(element)
        case .one(let first): self = .several([first, element])
        case .several(var elements):
            self = .none
            elements.append(element)
            self = .several(elements)
        }
    }

    func filter(_ isKept: (Element) -> Bool) -> Self {
        switch self {
        case .none: .none
        case .one(let element): isKept(element) ? self : .none
        case .several(let elements): Few(elements.filter(isKept))
        }
    }

    mutating func append(contentsOf more: Self) {
        if isEmpty {
            self = more
        } else {
            for element in more { append(element) }
        }
    }

    static func + (some: Self, more: Self) -> Self {
        var all = some
        all.append(contentsOf: more)
        return all
    }
}

extension Few: RandomAccessCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .several(let elements): elements.count
        }
    }

    subscript(position: Int) -> Element {
        switch self {
        case .none: preconditionFailure("no element has the number \(position)")
        case .one(let element):
            precondition(position == 0, "no element has the number \(position)")
            return element
        case .several(let elements): return elements[position]
        }
    }
}

extension Few: Equatable where Element: Equatable {}
extension Few: Hashable where Element: Hashable {}
extension Few: Sendable where Element: Sendable {}

extension Few: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { self.init(elements) }
}
