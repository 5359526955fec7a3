import SourceText
import Syntax
import Testing

@Suite("From a node outwards")
struct AncestorTests {
    @Test(arguments: SyntaxFixture.all)
    func theNearestNodeOfSomeKindsIsFound(_ fixture: SyntaxFixture) {
        let tree = fixture.tree
        let kinds = NodeKinds.memberScopes.union([.codeBlock, .closureExpression])
        var found = 0
        for node in tree.subtree(tree.root) {
            var inner = node
            while let outer = tree.parent(inner), !isMeant(tree.kind(outer)) { inner = outer }
            let result = tree.ancestor(of: node, in: kinds)
            #expect(result?.outer == tree.parent(inner))
            if let result {
                #expect(result.inner == inner)
                found += 1
            }
            let nearest = isMeant(tree.kind(node)) ? node : result?.outer
            #expect(tree.nearest(to: node, in: kinds) == nearest)
        }
        #expect(found > 0 || fixture.name.hasPrefix("Broken"))
    }

    private func isMeant(_ kind: NodeKind) -> Bool {
        kind.hasMembers || kind == .codeBlock || kind == .closureExpression
    }

    @Test func wordsAreFoundInTexts() {
        for text in ["", "w", "wea", "weak", "Aweak", "weakly", "wweak", "weweak", "wéak", "WEAK"] {
            #expect(text.containsBytes(of: "weak") == text.contains("weak"), "\(text)")
        }
    }
}
