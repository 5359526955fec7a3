import SourceText
import Syntax
import Testing

@Suite("The parts of declarations")
struct DumpDeclarationPartsTests {
    @Test func parametersHaveNamesTypesAndDefaults() throws {
        let tree = parse("func f(a: Int, _ b: String = c, d e: [F]...) {}")
        let function = try #require(first(.functionDeclaration, in: tree))
        let parameters = try #require(tree.parameters(of: function))
        #expect(parameters.map { words($0.innerName, tree) } == ["a", "b", "e"])
        #expect(parameters.map { words($0.type, tree) } == ["Int", "String", "[F]"])
        #expect(parameters.map { words($0.defaultValue, tree) } == ["", "c", ""])
        let labels = parameters.map { words(tree.label(of: $0, in: function), tree) }
        #expect(labels == ["a", "", "d"])
    }

    @Test func whatHasNoClauseHasNoParameters() throws {
        let tree = parse("enum E { case a, b() }")
        let declaration = try #require(first(.enumCaseDeclaration, in: tree))
        let counts = tree.caseElements(of: declaration).map { tree.parameters(of: $0)?.count }
        #expect(counts == [nil, 0])
    }

    @Test func bindingsHavePatternsTypesAndValues() throws {
        let tree = parse("var (a, _): (A, B) = c, d: D { willSet {} }")
        let declaration = try #require(first(.variableDeclaration, in: tree))
        let bindings = tree.bindings(of: declaration)
        #expect(bindings.map { words($0.pattern, tree) } == ["(a,_)", "d"])
        #expect(bindings.map { words($0.type, tree) } == ["(A,B)", "D"])
        #expect(bindings.map { words($0.initialValue, tree) } == ["c", ""])
        #expect(bindings.map { $0.accessorBlock != nil } == [false, true])
        let names = bindings.compactMap(\.pattern).flatMap(tree.boundNames)
        #expect(names.map { words($0, tree) } == ["a", "d"])
    }

    @Test func patternsInConditionsBindTheirNames() throws {
        let tree = parse("if case .a(let b, c: var d) = e {}")
        let condition = try #require(first(.matchingCondition, in: tree))
        let binding = tree.binding(condition)
        let names = binding.pattern.map(tree.boundNames) ?? []
        #expect(names.map { words($0, tree) } == ["b", "d"])
        #expect(words(binding.initialValue, tree) == "e")
    }

    @Test func headsHoldAttributesAndModifiers() throws {
        let tree = parse("@A(b)\n#if C\n@D\n#endif\nprivate(set) final var e = 1")
        let declaration = try #require(first(.variableDeclaration, in: tree))
        #expect(tree.attributes(of: declaration).map { words($0, tree) } == ["@A(b)", "@D"])
        #expect(
            tree.modifiers(of: declaration).map { words($0, tree) } == ["private(set)", "final"]
        )
        #expect(tree.kind(tree.headEnd(of: declaration)) == .patternBinding)
    }

    @Test func typesHaveWhatTheyInheritAndReturn() throws {
        let tree = parse("extension A.B: C, D<E> { func f() -> G {} }")
        let outer = try #require(first(.extensionDeclaration, in: tree))
        #expect(words(tree.type(of: outer), tree) == "A.B")
        #expect(tree.inheritedTypes(of: outer).map { words($0, tree) } == ["C", "D<E>"])
        let inner = try #require(first(.functionDeclaration, in: tree))
        #expect(words(tree.resultType(of: inner), tree) == "G")
        #expect(tree.isGlobalOrMember(inner))
    }

    @Test func languageAttributesBeginWithASmallLetter() {
        let tree = parse("@objc(A) @_spi(B) @State @main @Kit.some struct C {}")
        let attributes = tree.attributes(of: first(.structDeclaration, in: tree) ?? tree.root)
        #expect(attributes.map(tree.isLanguageAttribute) == [true, true, false, true, false])
    }

    private func parse(_ text: String) -> SyntaxTree {
        SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
    }

    private func first(_ kind: NodeKind, in tree: SyntaxTree) -> NodeID? {
        tree.subtree(tree.root).first { tree.kind($0) == kind }
    }

    private func words(_ node: NodeID?, _ tree: SyntaxTree) -> String {
        node.map(tree.canonicalText) ?? ""
    }
}
