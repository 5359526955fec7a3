import SourceText

extension SyntaxTree {
    /// Places in a file are counted in 32 bits.
    private static let maximumByteCount = 1 << 31

    /// What a tree has nodes for.
    package enum Extent: Sendable {
        case everything
        /// Declarations: functions, initialisers and accessors stand without their bodies, as if
        /// their code were elsewhere, but for bodies that declare types. Most of those bodies are
        /// not even turned into tokens (`BodyScan`).
        case declarations
    }

    /// Reads a file. Never fails: any bytes give a tree, and what is wrong gives problems.
    package static func parse(_ source: SourceFile) -> SyntaxTree {
        source.bytes.withUnsafeBufferPointer { buffer in
            let tokenizer = tokenized(ArrayView(buffer), .everything)
            return tree(of: source, tokenizer, .everything, keeping: tokenizer.tokens.array())
        }
    }

    /// Reads a file into a tree that keeps no tokens, which would take more memory than its nodes;
    /// calls back once they are there, before they are parsed.
    package static func parseForAnalysis(
        _ source: SourceFile, _ extent: Extent = .everything, tokensAreThere: () -> Void
    ) -> SyntaxTree {
        source.bytes.withUnsafeBufferPointer { buffer in
            let tokenizer = tokenized(ArrayView(buffer), extent)
            tokensAreThere()
            return tree(of: source, tokenizer, extent, keeping: nil)
        }
    }

    /// The tokens of a file.
    static func tokens(of source: SourceFile) -> ContiguousArray<Token> {
        source.bytes.withUnsafeBufferPointer {
            tokenized(ArrayView($0), .everything).tokens.array()
        }
    }

    private static func tokenized(
        _ bytes: ArrayView<UInt8>, _ extent: Extent
    ) -> Tokenizer {
        var tokenizer = Tokenizer(bytes, extent)
        if bytes.count < maximumByteCount {
            tokenizer.run()
        } else {
            tokenizer.refuse("the file is too large")
        }
        return tokenizer
    }

    private static func tree(
        of source: SourceFile, _ tokenizer: borrowing Tokenizer, _ extent: Extent,
        keeping tokens: ContiguousArray<Token>?
    ) -> SyntaxTree {
        tokenizer.tokens.withView { view in
            let bytes = tokenizer.cursor.bytes
            let parser = Parser(bytes: bytes, tokens: view, extent, tokenizer.problems)
            if tokenizer.hasPassedOverBodies, parser.brackets.hasUnclosedBrace {
                // Where braces do not match, no body is certain to end where it seems to.
                let whole = tokenized(bytes, .everything)
                return tree(of: source, whole, extent, keeping: tokens)
            }
            parser.parseSourceFile()
            return SyntaxTree(
                source: source, tokens: tokens, words: tokenizer.words,
                problems: parser.problems.sorted { $0.offset < $1.offset },
                nodes: parser.tree.preorder(view))
        }
    }
}
