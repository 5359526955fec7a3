import SourceText

/// What a node tells of its main token, the one that stands for it.
extension SyntaxTree {
    /// The word of the main token; none where it is no word.
    @inlinable @inline(__always)
    public func mainName(_ node: NodeID) -> LocalName {
        let record = nodes[node.index]
        return LocalName(rawValue: record.word == .max ? wide(node).word : UInt32(record.word))
    }

    package func mainKind(_ node: NodeID) -> TokenKind { nodes[node.index].mainKind }

    /// The first byte of the main token.
    package func mainStart(_ node: NodeID) -> UInt32 {
        let record = nodes[node.index]
        guard record.mainOffset == .max else { return record.start + UInt32(record.mainOffset) }
        return UInt32(Int64(record.start) + Int64(wide(node).mainOffset))
    }

    /// The bytes of the main token, backticks included.
    package func mainRange(_ node: NodeID) -> SourceRange {
        let start = mainStart(node)
        guard let length = mainLength(node, from: start) else {
            let tokens = readTokens()
            return tokens[tokens.index(from: start)].range
        }
        return SourceRange(start: start, end: start + length)
    }

    /// The length of a main token; nil where the tokens have to be read to tell it.
    private func mainLength(_ node: NodeID, from start: UInt32) -> UInt32? {
        let name = mainName(node)
        if name != .none {
            return self[name].length + (nodes[node.index].isBackticked ? 2 : 0)
        }
        let kind = mainKind(node)
        if case .integerLiteral = kind {
            let end = source.bytes[Int(start)...].firstIndex {
                !CharacterClasses.isAsciiWordPart($0)
            }
            let follows = end.map { source.bytes[$0] } ?? 0
            return follows < 0x80 ? UInt32(end ?? source.bytes.count) - start : nil
        }
        return kind.length ?? lengthOfToken(kind, from: Int(start))
    }

    /// The length of a token as it is read alone; nil where it depends on those before it.
    private func lengthOfToken(_ kind: TokenKind, from start: Int) -> UInt32? {
        if start > 0, CharacterClasses.isAsciiOperator(source.bytes[start - 1]) { return nil }
        let token = source.bytes.withUnsafeBufferPointer {
            Tokenizer.token(at: start, in: ArrayView($0))
        }
        return token.kind == kind ? token.length : nil
    }

    /// The bytes of the main token without its backticks.
    package func mainWordRange(_ node: NodeID) -> SourceRange {
        let name = mainName(node)
        return name == .none ? mainRange(node) : self[name]
    }

    /// The text of a node's main token without its backticks.
    package func mainText(_ node: NodeID) -> String { source.text(mainWordRange(node)) }

    /// Which keyword the main token is; `.none` for other words and inside backticks.
    package func mainKeyword(_ node: NodeID) -> Keyword {
        let name = mainName(node)
        if name == .none || nodes[node.index].isBackticked { return .none }
        let range = self[name]
        return source.bytes.withUnsafeBufferPointer { buffer in
            let bytes = ArrayView(buffer)
            let word = WordBytes(bytes, from: Int(range.start), to: Int(range.end))
            return KeywordTable.shared.keyword(word, in: bytes)
        }
    }

    /// Whether a node's main token without its backticks reads so.
    package func isWord(_ node: NodeID, _ word: StaticString) -> Bool {
        let name = mainName(node)
        if name != .none { return isSpelled(self[name], word) }
        // Most tokens differ where they begin; only then the end has to be told.
        let start = mainStart(node)
        let end = start + UInt32(word.utf8CodeUnitCount)
        return isSpelled(SourceRange(start: start, end: end), word) && mainRange(node).end == end
    }
}

extension TokenKind {
    /// How many bytes every token of the kind has; nil where they differ.
    fileprivate var length: UInt32? {
        switch self {
        case .endOfFile: 0
        case .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftSquare,
            .rightSquare, .comma, .colon, .semicolon, .period, .at, .backslash, .pound, .equal,
            .postfixQuestion, .postfixExclamation, .infixQuestion, .prefixAmpersand,
            .interpolationEnd: 1
        case .colonColon, .arrow: 2
        default: nil
        }
    }
}

extension ContiguousArray<Token> {
    /// The index of the first token that begins at a byte or behind it.
    package func index(from byte: UInt32) -> Int { partitioningIndex { $0.start >= byte } }

    /// The indices of the tokens that begin in a range of bytes, those of a node's range being its
    /// own; none where it is empty.
    package func indices(in range: SourceRange) -> Range<Int> {
        let first = index(from: range.start)
        return first..<(range.isEmpty ? first : index(from: range.end))
    }
}
