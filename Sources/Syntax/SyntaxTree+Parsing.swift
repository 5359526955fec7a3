import SourceText

extension SyntaxTree {
    /// Places in a file are counted in 32 bits.
    private static let maximumByteCount = 1 << 31

    /// Reads a file. Never fails: any bytes give a tree, and what is wrong gives problems.
    package static func parse(_ source: SourceFile) -> SyntaxTree { parse(source) {} }

    /// Reads a file and calls back once its tokens are there, before they are parsed.
    package static func parse(
        _ source: SourceFile, tokensAreThere: () -> Void
    ) -> SyntaxTree {
        source.bytes.withUnsafeBufferPointer { buffer in
            let bytes = ArrayView(buffer)
            let (tokens, words, problems) = tokenize(bytes)
            tokensAreThere()
            return tokens.withUnsafeBufferPointer { buffer in
                let parser = Parser(
                    bytes: bytes, tokens: ArrayView(buffer), problems: problems)
                parser.parseSourceFile()
                return SyntaxTree(
                    source: source, tokens: tokens, words: words,
                    problems: parser.problems.sorted { $0.offset < $1.offset },
                    nodes: parser.tree.preorder())
            }
        }
    }

    /// The tokens and words of a file; what reading them takes in memory ends here.
    private static func tokenize(_ bytes: ArrayView<UInt8>)
        -> (ContiguousArray<Token>, words: ContiguousArray<SourceRange>, [SyntaxProblem])
    {
        var tokenizer = Tokenizer(bytes)
        if bytes.count < maximumByteCount {
            tokenizer.run()
        } else {
            tokenizer.refuse("the file is too large")
        }
        return (tokenizer.tokens.array(), tokenizer.words.ranges, tokenizer.problems)
    }
}
