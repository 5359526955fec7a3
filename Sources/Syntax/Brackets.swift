/// Which token closes each bracket, so that skipping one takes no search.
struct Brackets {
    /// For the token of an opening bracket, the token that closes it, or the first one that
    /// cannot lie inside it.
    private(set) var ends: ContiguousArray<UInt32>
    /// Whether a brace is still open at the end of the file.
    private(set) var hasUnclosedBrace = false

    init(_ tokens: ContiguousArray<Token>) {
        ends = ContiguousArray(repeating: 0, count: tokens.count)
        var open = OpenBrackets()
        var directives = ContiguousArray<Int>()
        for index in tokens.indices {
            let kind = tokens[index].kind
            if let shape = Shape(opening: kind) {
                open.push(index, shape)
            } else if let shape = Shape(closing: kind) {
                let level = open.innermost(shape)
                guard level >= directives.last ?? 0 else { continue }
                // A brace encloses what other brackets may not cross.
                if shape != .brace, level < open.innermost(.brace) { continue }
                close(&open, downTo: level, at: index)
            } else {
                readDirective(kind, at: index, &open, &directives)
            }
        }
        hasUnclosedBrace = open.innermost(.brace) >= 0
        close(&open, downTo: 0, at: tokens.count - 1)
    }

    private mutating func readDirective(
        _ kind: TokenKind, at index: Int, _ open: inout OpenBrackets,
        _ directives: inout ContiguousArray<Int>
    ) {
        switch kind {
        case .poundIf:
            directives.append(open.count)
        case .poundElse, .poundElseif:
            close(&open, downTo: directives.last ?? 0, at: index)
        case .poundEndif:
            close(&open, downTo: directives.popLast() ?? 0, at: index)
        default:
            break
        }
    }

    private mutating func close(_ open: inout OpenBrackets, downTo level: Int, at index: Int) {
        while open.count > level { ends[open.pop()] = UInt32(index) }
    }

    static func closes(_ closing: TokenKind, _ opening: TokenKind) -> Bool {
        guard let shape = Shape(opening: opening) else { return false }
        return Shape(closing: closing) == shape
    }
}

private enum Shape: Int {
    case parenthesis, square, brace, interpolation

    init?(opening kind: TokenKind) {
        switch kind {
        case .leftParenthesis: self = .parenthesis
        case .leftSquare: self = .square
        case .leftBrace: self = .brace
        case .interpolationStart: self = .interpolation
        default: return nil
        }
    }

    init?(closing kind: TokenKind) {
        switch kind {
        case .rightParenthesis: self = .parenthesis
        case .rightSquare: self = .square
        case .rightBrace: self = .brace
        case .interpolationEnd: self = .interpolation
        default: return nil
        }
    }
}

/// The brackets that are open at a token, each knowing the one of its shape around it.
private struct OpenBrackets {
    private var entries = ContiguousArray<(token: Int, shape: Shape, outer: Int)>()
    private var tops = ContiguousArray(repeating: -1, count: 4)

    var count: Int { entries.count }

    /// The level of the innermost bracket of a shape, or -1.
    func innermost(_ shape: Shape) -> Int { tops[shape.rawValue] }

    mutating func push(_ token: Int, _ shape: Shape) {
        entries.append((token, shape, tops[shape.rawValue]))
        tops[shape.rawValue] = entries.count - 1
    }

    mutating func pop() -> Int {
        let last = entries.removeLast()
        tops[last.shape.rawValue] = last.outer
        return last.token
    }
}
