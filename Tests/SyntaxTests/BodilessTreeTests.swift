import SourceText
import Syntax
import Testing

/// Trees that hold declarations without their bodies.
@Suite("Trees of declarations")
struct BodilessTreeTests {
    @Test(arguments: [
        ("func a(b: C) throws -> D { run(b); return D() }", "func a(b: C) throws -> D"),
        ("struct A { init?(b: Int) { self.b = b } }", "struct A { init?(b: Int) }"),
        ("class A { deinit { stop() } }", "class A { deinit }"),
        ("func a<B>(b: B) where B: C { if b { c() } else { d() } }\nlet e = 1",
            "func a<B>(b: B) where B: C\nlet e = 1"),
        ("extension A { func b() { #if DEBUG\nc {\n}\n#endif\n} \n func d() {} }",
            "extension A { func b()\n func d() }"),
    ])
    func functionsStandWithoutTheirBodies(_ text: String, _ bodiless: String) {
        let outline = SyntaxOutline(text, .declarations)
        #expect(outline.lines == SyntaxOutline(bodiless).lines)
        #expect(outline.tree.problems == [])
    }

    @Test(arguments: [
        ("var a: B { let c = B(); return c }", []),
        ("var a: B { get { b } set(new) { b = new } }", ["get", "set"]),
        ("var a = 1 { willSet { b() } didSet { c(oldValue) } }", ["willSet", "didSet"]),
        ("class A { subscript(b: Int) -> C { d[b] } }", []),
    ])
    func accessorsStandWithoutTheirStatements(_ text: String, _ accessors: [String]) {
        let tree = SyntaxOutline(text, .declarations).tree
        let nodes = Array(tree.subtree(tree.root))
        #expect(nodes.contains { tree.kind($0) == .accessorBlock })
        #expect(!nodes.contains { tree.kind($0) == .codeBlock })
        let found = nodes.filter { tree.kind($0) == .accessor }.map(tree.mainText)
        #expect(found == accessors)
        #expect(tree.problems == [])
    }

    @Test(arguments: [
        "let a = b { c() }", "let a: B = { $0.c() }()", "a { b() }", "if a { b() } else { c() }",
        "for a in b { c() }", "@A({ b() }) var c: D", "var a = b() { didSet }",
    ])
    func valuesAndTheStatementsOfAFileAreThere(_ text: String) {
        #expect(SyntaxOutline(text, .declarations).lines == SyntaxOutline(text).lines)
    }

    /// A double that a body declares implements what it says all the same.
    @Test(arguments: ["class", "struct", "enum", "actor", "protocol", "extension"])
    func bodiesThatDeclareTypesAreThere(_ keyword: String) {
        let text = "func a() { run { \(keyword) B: C { func d() {} } } }"
        let tree = SyntaxOutline(text, .declarations).tree
        #expect(tree.subtree(tree.root).contains { tree.isWord($0, "B") })
    }

    /// Where braces do not match, indentation tells what belongs where; see `SyntaxRecoveryTests`.
    @Test(arguments: [
        "func a() { if b {\n}\nfunc c() {}\n", "class A {\n func b() { c( }\n}\nfunc d() { {\n",
        "func a() { b(\n", "var a: B { c [ }\nfunc d() {}", "}\nfunc a() { b() }",
    ])
    func brokenFilesTellTheirDeclarations(_ text: String) {
        let whole = SyntaxOutline(text).tree
        let tree = SyntaxOutline(text, .declarations).tree
        #expect(functions(tree) == functions(whole))
    }

    /// What looks like the end of a body may be none, and what hides it may be no literal.
    @Test(arguments: [
        "let b = /}/", "b(/[}]/)", "let b = c / d / e", "let b = #/}/#", "let b = \"}\"",
        "let b = \"\\\"}\"", "let b = \"\\(\"}\")\"", "let b = \"\\(c(d))}\"", "let b = \"\"",
        "let b = \"\"\"\n}\n\"\"\"", "let b = #\"}\"}\"#", "b() // }", "b() /* } /* } */ } */",
        "b() //", "#if C\n}\n#else\n}\n#endif", "let b = <#}#>", "let b = \"→}\" + \"“\"", "`b`()",
        "b { c { d() } }", "b(c: { d() }, e: [f: { g() }])", "let b = \\.c.d", "let b = 'c}'",
        "b = c << 2 >> d", "#expect(b == c) // →", "#else\n}", "\u{0}", "let b = c*//d }\n+e",
        "func b() { c(/}/) }", "let b = c < d ? e > f : g", "let b = \"\\(c / d)}\"",
    ])
    func aBodyEndsWhereItsTokensSay(_ body: String) {
        let text = "@A func a<B>(c: B = { d }()) throws -> [B] where B: C {\n\(body)\n}\nvar z: Z\n"
        let whole = SyntaxOutline(text).tree
        let tree = SyntaxOutline(text, .declarations).tree
        #expect(members(tree) == members(whole))
        let function = tree.firstChild(tree.root)
        #expect(function.flatMap { tree.child($0, .codeBlock) } == nil)
    }

    @Test(arguments: [
        "protocol A { func b()\n var c: D { get } }", "func a()\nclass B { let c = { d() } }",
        "let a = B.init { c() }", "struct A { init()\n let b: B = { c() }() }",
        "func a() = { b() }", "func a(b: C = { d() }) -> E", "func a();b { c() }",
        "func a()\n#if b\nlet c = { d() }\n#endif",
        "protocol A { init()\n subscript(b: C) -> D { get } }",
    ])
    func bracesThatOpenNoBodyAreRead(_ text: String) {
        #expect(SyntaxOutline(text, .declarations).lines == SyntaxOutline(text).lines)
    }

    /// Nothing between a brace and the start of the file tells that it opens no body.
    @Test func manyBracesBehindOneHeadAreSeenInTime() {
        let depth = 20_000
        let text = String(repeating: "a(", count: depth) + String(repeating: ") {}", count: depth)
        let tree = SyntaxOutline(text + "\nfunc b() { c() }", .declarations).tree
        #expect(tree.problems.first?.message == "code is nested too deeply")
    }

    @Test(arguments: SyntaxFixture.valid)
    func aFixtureTellsTheSameDeclarations(_ fixture: SyntaxFixture) {
        let bodiless = SyntaxTree.parseForAnalysis(fixture.tree.source, .declarations) {}
        #expect(members(bodiless) == members(fixture.tree))
    }

    private func functions(_ tree: SyntaxTree) -> [String] {
        tree.subtree(tree.root).filter { tree.kind($0) == .functionDeclaration }
            .compactMap { tree.name(of: $0).map(tree.mainText) }
    }

    /// The declarations that stand in no body, with where they begin.
    private func members(_ tree: SyntaxTree) -> [String] {
        tree.subtree(tree.root).filter { node in
            tree.kind(node).isDeclaration
                && tree.ancestor(of: node, in: [.codeBlock, .closureExpression]) == nil
        }.map { "\(tree.start($0)) \(tree.kind($0)) \(tree.mainText($0))" }
    }
}
