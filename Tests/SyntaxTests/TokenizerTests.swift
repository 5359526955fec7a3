import SourceText
import Syntax
import Testing

@Suite("The tokens of a file")
struct TokenizerTests {
    @Test(arguments: examples)
    func areThese(_ example: TokenExample) {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: example.source))
        let found = tree.readTokens().dropLast().map { "\($0.kind) \(tree.source.text($0.range))" }
        #expect(found == example.expected)
    }

    @Test(arguments: examples.map(\.source) + ["\u{FEFF}a", "a\0b", "\u{201C}a\u{201D} é ‼︎"])
    func coverEveryByteOnce(_ source: String) {
        expectCoverage(of: ContiguousArray(source.utf8))
    }

    @Test func coverBytesThatAreNoText() {
        expectCoverage(of: [0xFF, 0x61, 0xC3, 0x28, 0x22, 0x80, 0x22, 0xF0, 0x9F, 0x0A, 0xE2])
    }

    @Test func bytesThatAreNoTextAreReportedWhereverTheyStand() {
        for (before, after) in [("// ", "\n"), ("/* ", " */"), ("\"", "\""), ("a", " ")] {
            let bytes = ContiguousArray(before.utf8) + [0xC3, 0x28] + ContiguousArray(after.utf8)
            let tree = SyntaxTree.parse(SourceFile(path: "A.swift", bytes: bytes))
            let offset = UInt32(before.utf8.count)
            let problem = SyntaxProblem(offset: offset, message: "invalid UTF-8")
            #expect(tree.problems.contains(problem), "\(before)")
        }
    }

    @Test func wordsAreNumberedWithoutTheirBackticks() {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: "a `a` b"))
        let names = tree.readTokens().map(\.name)
        #expect(names[0] == names[1])
        #expect(names[0] != names[2])
        #expect(tree.readTokens()[1].flags.contains(.isBackticked))
        #expect(tree.words.map { tree.source.text($0) } == ["", "a", "b"])
    }

    /// Words are read eight bytes at a time; no length and no byte behind them may show.
    @Test func wordsEndWhereTheirCharactersDo() {
        let parts = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$".utf8)
        for count in 1...25 {
            let word = String(repeating: "W", count: count)
            for byte in UInt8(0)..<0x80 where byte != UInt8(ascii: "`") {
                let text = word + String(Unicode.Scalar(byte)) + "x"
                let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
                let token = tree.readTokens()[0]
                let expected = parts.contains(byte) ? count + 2 : count
                #expect(token.length == expected, "\(count) characters, then byte \(byte)")
            }
        }
    }

    @Test func wordsAreTheSameOnlyIfAllTheirCharactersAre() {
        let long = "aWordOfMoreThanSixteenCharacters"
        let words = (1...long.count).map { String(long.prefix($0)) } + [
            "aWordOfM0reThanSixteenCharacters", "aWordOfMoreThanSixteenCharacterS", "AWordOf",
        ]
        let text = (words + words).joined(separator: " ")
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        let names = tree.readTokens().dropLast().map { Int($0.name.rawValue) }
        #expect(names == Array(1...words.count) + Array(1...words.count))
    }

    @Test func keywordsInBackticksAreNone() {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: "class `class`"))
        #expect(tree.readTokens().map(\.keyword) == [.class, .none, .none])
    }

    @Test func flagsTellWhatSurroundsAToken() {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: "a b/* */c\nd>=e"))
        let flags = tree.readTokens().map(\.flags)
        #expect(flags[0] == [.startsLine, .spaceAfter])
        #expect(flags[1] == [.spaceBefore, .spaceAfter])
        #expect(flags[2] == [.spaceBefore, .spaceAfter])
        #expect(flags[3] == [.startsLine, .spaceBefore])
        #expect(flags[4] == [])
        #expect(flags[5] == [.continuesOperator])
    }

    /// Tokens follow each other, and only blanks, comments and stray bytes lie between them.
    private func expectCoverage(
        of bytes: ContiguousArray<UInt8>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", bytes: bytes))
        var end: UInt32 = 0
        for token in tree.readTokens() {
            #expect(token.start >= end, sourceLocation: sourceLocation)
            let gap = String(decoding: bytes[Int(end)..<Int(token.start)], as: UTF8.self)
            let isComment = gap.contains("//") || gap.contains("/*")
            let isTrivia = gap.unicodeScalars.allSatisfy {
                !$0.properties.isAlphabetic && $0 != "{" && $0 != "("
            }
            #expect(isComment || isTrivia, "\(gap)", sourceLocation: sourceLocation)
            end = token.end
        }
        #expect(tree.readTokens().last?.kind == .endOfFile, sourceLocation: sourceLocation)
        #expect(Int(end) == bytes.count, sourceLocation: sourceLocation)
    }

    private static let examples = [
        TokenExample("", []),
        TokenExample("#!/usr/bin/swift\na", ["shebang #!/usr/bin/swift", "identifier a"]),
        TokenExample("a /* b /* c */ */ // d", ["identifier a"]),
        TokenExample("`a b`", ["identifier `a b`"]),
        TokenExample("$0 $a", ["dollarIdentifier $0", "dollarIdentifier $a"]),
        TokenExample(
            "1_0 0x1F.5p-2 1.5e3 a.0.1",
            [
                "integerLiteral 1_0", "floatLiteral 0x1F.5p-2", "floatLiteral 1.5e3",
                "identifier a", "period .", "integerLiteral 0", "period .", "integerLiteral 1",
            ]),
        TokenExample(
            "a -b -c- d",
            [
                "identifier a", "prefixOperator -", "identifier b", "prefixOperator -",
                "identifier c", "postfixOperator -", "identifier d",
            ]),
        TokenExample("a = b", ["identifier a", "equal =", "identifier b"]),
        TokenExample("a->b", ["identifier a", "arrow ->", "identifier b"]),
        TokenExample(
            "a?.b! ?c:d",
            [
                "identifier a", "postfixQuestion ?", "period .", "identifier b",
                "postfixExclamation !", "infixQuestion ?", "identifier c", "colon :",
                "identifier d",
            ]),
        TokenExample(
            "A<B<C>>?",
            [
                "identifier A", "binaryOperator <", "identifier B", "binaryOperator <",
                "identifier C", "postfixOperator >", "postfixOperator >", "postfixQuestion ?",
            ]),
        TokenExample(
            "#if a\n#elseif b\n#else\n#endif\n#a",
            [
                "poundIf #if", "identifier a", "poundElseif #elseif", "identifier b",
                "poundElse #else", "poundEndif #endif", "pound #", "identifier a",
            ]),
        TokenExample(
            ##"#"a\(b)\#(c)"#"##,
            [
                ##"stringStart #""##, #"stringSegment a\(b)"#, ##"interpolationStart \#("##,
                "identifier c", "interpolationEnd )", ##"stringEnd "#"##,
            ]),
        TokenExample(
            ##"#"""#"##, [##"stringStart #""##, #"stringSegment ""#, ##"stringEnd "#"##]),
        TokenExample(
            "\"\"\"\na\"\"\\\"\"\"\n\"\"\"",
            [
                "stringStart \"\"\"", "stringSegment \na\"\"\\\"\"\"\n", "stringEnd \"\"\"",
            ]),
        TokenExample(
            "\"a\nb", ["stringStart \"", "stringSegment a", "identifier b"]),
        TokenExample(
            "(/a/, b / c)",
            [
                "leftParenthesis (", "regexLiteral /a/", "comma ,", "identifier b",
                "binaryOperator /", "identifier c", "rightParenthesis )",
            ]),
        TokenExample(
            "(/) a(/)",
            [
                "leftParenthesis (", "binaryOperator /", "rightParenthesis )", "identifier a",
                "leftParenthesis (", "binaryOperator /", "rightParenthesis )",
            ]),
        TokenExample("#/\n a/b\n/#", ["regexLiteral #/\n a/b\n/#"]),
        TokenExample("<#a##b#>", ["editorPlaceholder <#a##b#>"]),
        TokenExample("A::b", ["identifier A", "colonColon ::", "identifier b"]),
    ]
}

/// A source with its tokens, each its kind and its text.
struct TokenExample: Sendable, CustomTestStringConvertible {
    let source: String
    let expected: [String]
    var testDescription: String { source }

    init(_ source: String, _ expected: [String]) {
        self.source = source
        self.expected = expected
    }
}
