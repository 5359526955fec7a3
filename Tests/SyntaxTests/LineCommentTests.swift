import SourceText
import Syntax
import Testing

/// Which line comments stand directly before a declaration.
@Suite("The comments before a declaration")
struct LineCommentTests {
    @Test(arguments: [
        "// here\nclass A {}", "\u{FEFF}// here\nclass A {}",
        "#!/usr/bin/swift\n// here\nclass A {}",
        "let a = 1 // here\nclass A {}", "let a = 1; // here\nclass A {}",
        "struct B { // here\nclass A {} }", "struct B {\n  // here\n  @objc class A {} }",
        "func f() { // here\nclass A {} }", "#if DEBUG // here\nclass A {}\n#endif",
        "#if DEBUG\n#else // here\nclass A {}\n#endif", "#if // here\nclass A {}\n#endif",
        "// here\n/* there */ class A {}", "/* // there */ // here\nclass A {}",
        "/* /* */ // there */ // here\nclass A {}", "let a = \"// there\" // here\nclass A {}",
        "// here\n@objc // there\nclass A {}", "// here\n\u{A0}class A {}",
        "// here\r\nclass A {}", "f(a, { // here\nclass A {} })",
        "switch a { case 1: // here\nclass A {} }", "// here\n\0class A {}",
    ])
    func theyStandBehindWhatComesBefore(_ text: String) throws {
        #expect(try comments(beforeClassIn: text) == ["here"])
    }

    @Test(arguments: [
        "class A {}", "#!/usr/bin/swift // there\nclass A {}", "#!// there\nclass A {}",
        "// there\nimport B\nclass A {}", "let a = 1 // there\n; class A {}",
        "#if DEBUG // there\n#else\nclass A {}\n#endif", "@objc // there\nclass A {}",
        "/* // there */ class A {}", "let a = \"// there\"; class A {}",
        "f(a // there\n, { class A {} })", "struct B // there\n{ class A {} }",
    ])
    func othersDoNot(_ text: String) throws {
        #expect(try comments(beforeClassIn: text) == [])
    }

    @Test func allOfThemCount() throws {
        #expect(try comments(beforeClassIn: "// a\n\n/// b\n//c\nclass A {}") == ["a", "b", "c"])
    }

    @Test func commentsTellWhereTheNextTokenBegins() {
        let text = "a // b\n/* c */ // d\ne // f"
        let tree = SyntaxTree.parseForAnalysis(SourceFile(path: "A.swift", text: text)) {}
        let tokens = tree.readTokens()
        let comments = tree.lineComments(atLeast: 2)
        #expect(comments.map { tree.source.text($0.range) } == ["// b", "// d", "// f"])
        #expect(comments.map(\.nextToken) == [1, 1, 2])
        #expect(comments.map(\.nextStart) == comments.map { tokens[$0.nextToken].start })
    }

    private func comments(beforeClassIn text: String) throws -> [String] {
        let tree = SyntaxTree.parseForAnalysis(SourceFile(path: "A.swift", text: text)) {}
        let type = try #require(
            tree.subtree(tree.root).first { tree.kind($0) == .classDeclaration })
        return tree.lineComments(before: type).map { String($0) }
    }
}

/// The word between `import` and what is imported.
@Suite("The kinds of imports")
struct ImportKindTests {
    @Test(arguments: [
        ("import A", nil), ("import  A.B", nil), ("import\tA", nil), ("import", nil),
        ("import /* class */ A", nil), ("import /* class */", nil), ("import\n// class\nA", nil),
        ("import class A.B", "class"), ("import\tstruct\tA.B", "struct"),
        ("import/* class */func/**/A.b", "func"), ("import /* a /* b */ */\tlet A.b", "let"),
        ("import // class\nvar\nA.b", "var"), ("import\r\nenum\r\nA.B", "enum"),
        ("@testable public import  protocol A.B", "protocol"),
        ("import\u{A0}typealias A.B", "typealias"), ("import\0struct A.B", "struct"),
        ("import func A.+", "func"), ("import class `A`.B", "class"), ("import class", "class"),
    ])
    func theyAreReadWhateverStandsAround(text: String, kind: String?) throws {
        for tree in [parsed(text), parsed("let a = 1\n\(text)\nlet b = 2")] {
            let node = try #require(
                tree.subtree(tree.root).first { tree.kind($0) == .importDeclaration })
            #expect(tree.importKind(of: node).map(tree.source.text) == kind)
        }
    }

    private func parsed(_ text: String) -> SyntaxTree {
        SyntaxTree.parseForAnalysis(SourceFile(path: "A.swift", text: text)) {}
    }
}
