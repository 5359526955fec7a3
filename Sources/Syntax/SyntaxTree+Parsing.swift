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
        var tokenizer = Tokenizer(source.bytes)
        if source.bytes.count < maximumByteCount {
            tokenizer.run()
        } else {
            tokenizer.refuse("the file is too large")
        }
        tokensAreThere()
        let parser = Parser(
            bytes: source.bytes, tokens: tokenizer.tokens, problems: tokenizer.problems)
        parser.parseSourceFile()
        return SyntaxTree(
            source: source, tokens: parser.tokens, words: tokenizer.words.words,
            problems: parser.problems.sorted { $0.offset < $1.offset },
            nodes: parser.tree.preorder())
    }
}
