/// Which token closes each bracket, so that skipping one takes no search.
struct Brackets {
    /// For the token of an opening bracket, the token that closes it, or the first one that
    /// cannot lie inside it.
    private(set) var ends: ContiguousArray<UInt32>
    /// Whether a brace is not closed.
    private(set) var hasUnclosedBrace = false
    /// Whether `::` stands anywhere, which is rare.
    private(set) var hasModuleSelector = false
    /// The closing braces that end an `#if` without an `#endif` too.
    private var directiveEnds: Set<Int> = []
    private var open = OpenBrackets()
    /// How many brackets were open at each `#if` that is open.
    private var directives = ContiguousArray<Int>()

    init(_ tokens: ArrayView<Token>) {
        ends = ContiguousArray(repeating: 0, count: tokens.count)
        match(tokens, lacksEndif: false)
        if !directives.isEmpty {
            // An `#endif` is missing: braces tell where.
            hasUnclosedBrace = false
            directives.removeAll()
            match(tokens, lacksEndif: true)
        }
        open = OpenBrackets()
    }

    /// Whether the closing brace at an index ends an `#if` that has no `#endif`.
    func endsDirective(_ index: Int) -> Bool { directiveEnds.contains(index) }

    private mutating func match(_ tokens: ArrayView<Token>, lacksEndif: Bool) {
        for index in 0..<tokens.count {
            let kind = tokens[index].kind
            switch kind {
            case .leftParenthesis, .leftSquare, .leftBrace, .interpolationStart:
                if let shape = Shape(opening: kind) { open.push(index, shape) }
            case .rightParenthesis, .rightSquare, .rightBrace, .interpolationEnd:
                guard let shape = Shape(closing: kind) else { continue }
                // Nearly every bracket closes the one before it.
                if directives.isEmpty, open.innermost == shape {
                    ends[open.pop()] = UInt32(truncatingIfNeeded: index)
                } else {
                    close(shape, index, lacksEndif: lacksEndif)
                }
            case .poundIf, .poundElse, .poundElseif, .poundEndif:
                readDirective(kind, at: index)
            case .colonColon:
                hasModuleSelector = true
            default:
                continue
            }
        }
        closeUnclosed(downTo: 0, at: tokens.count - 1)
    }

    /// Closes the innermost bracket of a shape, if nothing stands between that keeps it open.
    private mutating func close(_ shape: Shape, _ index: Int, lacksEndif: Bool) {
        let level = open.innermost(shape)
        if lacksEndif, shape == .brace, level >= 0 { leaveDirectives(above: level, index) }
        guard level >= directives.last ?? 0 else { return }
        // A brace encloses what other brackets may not cross.
        if shape != .brace, level < open.innermost(.brace) { return }
        if open.innermost(.brace) > level { hasUnclosedBrace = true }
        close(downTo: level, at: index)
    }

    private mutating func readDirective(_ kind: TokenKind, at index: Int) {
        switch kind {
        case .poundIf:
            directives.append(open.count)
        case .poundElse, .poundElseif:
            if let level = directives.last { closeUnclosed(downTo: level, at: index) }
        case .poundEndif:
            if let level = directives.popLast() { closeUnclosed(downTo: level, at: index) }
        default:
            break
        }
    }

    /// Forgets the `#if` inside the bracket of a level, which is closed at an index.
    private mutating func leaveDirectives(above level: Int, _ index: Int) {
        while let last = directives.last, last > level {
            directives.removeLast()
            directiveEnds.insert(index)
        }
    }

    private mutating func closeUnclosed(downTo level: Int, at index: Int) {
        if open.innermost(.brace) >= level { hasUnclosedBrace = true }
        close(downTo: level, at: index)
    }

    private mutating func close(downTo level: Int, at index: Int) {
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

    /// The shape of the innermost bracket.
    var innermost: Shape? { entries.last?.shape }

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
