import SourceText

/// Reads tokens into nodes by recursive descent; never fails.
///
/// Looking ahead is free: remember `index`, move it, put it back. Nodes are finished children
/// first, so that what stands left of an operator or a postfix can still become its child.
/// A class, because methods of a structure this size would copy it onto the stack in debug builds;
/// its properties go without exclusivity checks, as no access to them encloses another one.
final class Parser {
    /// How deep expressions, types, patterns and blocks may lie in each other; small enough for
    /// a stack of 512 KiB in debug builds too. Real code stays below 40.
    static let maximumNesting = 128

    let bytes: ArrayView<UInt8>
    let tokens: ArrayView<Token>
    let brackets: Brackets
    let extent: SyntaxTree.Extent
    @exclusivity(unchecked) var index = 0 { didSet { token = tokens[index] } }
    /// The token at the index, kept at hand because nearly every question is about it.
    @exclusivity(unchecked) private(set) var token: Token
    @exclusivity(unchecked) var tree: PostorderTree
    @exclusivity(unchecked) private(set) var problems: [SyntaxProblem]
    /// The modifiers found last while looking ahead, if none of them has an argument: whoever
    /// looks again from one of them need not count them again.
    @exclusivity(unchecked) var plainModifiers = 0..<0
    /// Those found last behind one with an argument, each at its token, and where they end.
    @exclusivity(unchecked) var argumentModifiers: Set<Int> = []
    @exclusivity(unchecked) var argumentModifiersEnd = 0
    /// How many clauses of `#if` are open.
    @exclusivity(unchecked) var directiveDepth = 0
    /// How many were open where the block at hand began.
    @exclusivity(unchecked) var blockDirectiveDepth = 0
    /// How many `<` are open while looking ahead, and which of them are known to have no `>`.
    @exclusivity(unchecked) var angleDepth = 0
    @exclusivity(unchecked) var failedAngles: Set<Int> = []
    /// How many `[` are open while looking ahead, and where the types end that the inner ones of
    /// them open, by the token behind each; nil where none does.
    @exclusivity(unchecked) var collectionDepth = 0
    @exclusivity(unchecked) var collectionEnds: [Int: Int?] = [:]
    @exclusivity(unchecked) private var nesting = 0
    @exclusivity(unchecked) private var hasReportedNesting = false

    init(
        bytes: ArrayView<UInt8>, tokens: ArrayView<Token>, _ extent: SyntaxTree.Extent,
        _ problems: [SyntaxProblem]
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.extent = extent
        token = tokens[0]
        self.problems = problems
        brackets = Brackets(tokens)
        tree = PostorderTree(capacity: tokens.count)
    }

    // MARK: Tokens

    var kind: TokenKind { token.kind }
    var keyword: Keyword { token.keyword }

    /// The token behind the current one; the end of the file stays the end of the file.
    var next: Token { tokens[index + 1 < tokens.count ? index + 1 : index] }

    /// The token behind the next one.
    var second: Token { tokens[min(index + 2, tokens.count - 1)] }

    var startsLine: Bool { token.flags.contains(.startsLine) }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    @inline(__always)
    func at(word: Keyword) -> Bool { token.keyword == word }

    @inline(__always)
    func isNext(_ kind: TokenKind) -> Bool { next.kind == kind }

    func advance() {
        if index + 1 < tokens.count { index += 1 }
    }

    /// Steps over a token of a kind.
    @discardableResult
    func eat(_ kind: TokenKind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    /// Steps over a keyword.
    @discardableResult
    func eat(word: Keyword) -> Bool {
        guard at(word: word) else { return false }
        advance()
        return true
    }

    /// Steps over the current token or, if it opens a bracket that is closed, over all of it.
    func skipBalanced() {
        switch kind {
        case .leftParenthesis, .leftBrace, .leftSquare, .interpolationStart:
            let end = Int(brackets.ends[index])
            if Brackets.closes(tokens[end].kind, kind) { index = end }
            advance()
        case .poundIf:
            skipDirective()
        default:
            advance()
        }
    }

    private func skipDirective() {
        var depth = 0
        while !at(.endOfFile) {
            if at(.poundIf) { depth += 1 }
            if at(.poundEndif) { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }

    // MARK: Nodes

    /// Where a node may begin: in the tokens and among the finished nodes.
    struct Mark {
        let node: Int
        let token: Int
    }

    func mark() -> Mark { Mark(node: tree.count, token: index) }

    /// Makes a node of all that was read since a mark.
    func finish(_ kind: NodeKind, from mark: Mark, main: Int) {
        tree.append(
            kind, childrenFrom: mark.node, main: main, first: mark.token, end: index)
    }

    /// Makes a node of all that was read since a mark; its first token is its main one.
    func finish(_ kind: NodeKind, from mark: Mark) {
        finish(kind, from: mark, main: mark.token)
    }

    /// Makes a childless node of the current token.
    func leaf(_ kind: NodeKind) {
        let mark = mark()
        advance()
        finish(kind, from: mark)
    }

    /// Makes a node that covers no token.
    func missing(_ kind: NodeKind) {
        finish(kind, from: mark())
    }

    /// The kind of the node finished last.
    var lastKind: NodeKind? { tree.lastKind }

    // MARK: Problems

    @inline(never)
    func report(_ message: String, at token: Int) {
        guard problems.count < SyntaxProblem.maximumCount else { return }
        problems.append(SyntaxProblem(offset: tokens[token].start, message: message))
    }

    /// Steps over a token, or reports that it is missing.
    @discardableResult
    func expect(_ kind: TokenKind, _ description: String) -> Bool {
        if eat(kind) { return true }
        report("expected \(description)", at: index)
        return false
    }

    /// Steps over the end of a bracket; what stands before it becomes an `unexpected` node.
    func expectEnd(_ closing: TokenKind, of opening: Int) {
        if eat(closing) { return }
        if case .rightBrace = closing, atOutdentedDeclaration() {
            return report("bracket is not closed", at: opening)
        }
        let end = Int(brackets.ends[opening])
        if end > index, tokens[end].kind == closing {
            let mark = mark()
            report("unexpected code", at: index)
            index = end
            finish(.unexpected, from: mark)
            advance()
            return
        }
        report("bracket is not closed", at: opening)
    }

    // MARK: Nesting

    /// Enters one more level; at the limit the level is skipped instead.
    func enter() -> Bool {
        if nesting < Self.maximumNesting {
            nesting += 1
            return true
        }
        skipLevel()
        return false
    }

    /// Enters one more level while looking ahead; at the limit the look fails.
    func enterLookahead() -> Bool {
        guard nesting < Self.maximumNesting else { return false }
        nesting += 1
        return true
    }

    func leave() { nesting -= 1 }

    private func skipLevel() {
        let mark = mark()
        if !hasReportedNesting { report("code is nested too deeply", at: index) }
        hasReportedNesting = true
        repeat {
            switch kind {
            case .rightParenthesis, .rightBrace, .rightSquare, .interpolationEnd, .endOfFile,
                .poundElse, .poundElseif, .poundEndif:
                finish(.unexpected, from: mark)
                return
            default:
                skipBalanced()
            }
        } while !startsLine
        finish(.unexpected, from: mark)
    }
}
