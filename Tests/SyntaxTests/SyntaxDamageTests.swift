import SourceText
import Syntax
import Testing

/// Fixtures with something missing or something added: reading ends, and only the top-level
/// declaration that was touched may suffer.
@Suite("Damaged fixtures")
struct SyntaxDamageTests {
    @Test(arguments: SyntaxFixture.valid)
    func aMissingTokenCostsNoOtherDeclaration(_ fixture: SyntaxFixture) {
        let tree = fixture.tree
        let tokens = tree.readTokens()
        for item in tree.children(tree.root) {
            let others = declarations(of: tree, outside: item)
            for token in tokens[tokens.indices(in: tree.range(item))] {
                var bytes = fixture.bytes
                bytes.removeSubrange(Int(token.start)..<Int(token.end))
                let damaged = fixture.tree(of: bytes)
                let title = "\(fixture.name) without \(tree.text(token)) at byte \(token.start)"
                expectSoundness(damaged, title)
                let lost = missing(others, in: declaredNames(damaged))
                #expect(lost == [], "\(title)")
            }
        }
    }

    @Test(arguments: SyntaxFixture.all)
    func everyBeginningOfAFixtureIsRead(_ fixture: SyntaxFixture) {
        let count = fixture.bytes.count
        let tokenEnds = fixture.tree.readTokens().map { Int($0.end) - 1 }
        let ends = count <= 400 ? Array(0...count) : tokenEnds
        for end in ends where end >= 0 {
            let tree = fixture.tree(of: ContiguousArray(fixture.bytes.prefix(end)))
            expectSoundness(tree, "\(fixture.name) up to byte \(end)")
        }
    }

    @Test(arguments: SyntaxFixture.all)
    func strayBytesAnywhereAreRead(_ fixture: SyntaxFixture) {
        var random = FixedRandom()
        for _ in 0..<20 {
            let place = Int.random(in: 0...fixture.bytes.count, using: &random)
            for stray in [0x00, 0xFF, 0xC3] as [UInt8] {
                var bytes = fixture.bytes
                bytes.insert(stray, at: place)
                let tree = fixture.tree(of: bytes)
                expectSoundness(tree, "\(fixture.name) with \(stray) at byte \(place)")
                // NUL is no fault in texts and comments.
                if stray > 0 {
                    #expect(!tree.problems.isEmpty, "\(fixture.name): \(stray) at byte \(place)")
                }
            }
        }
    }

    /// The kinds and names of what is declared outside one of the file's items.
    private func declarations(of tree: SyntaxTree, outside item: NodeID) -> [String] {
        var bytes = tree.source.bytes
        let range = tree.range(item)
        for index in Int(range.start)..<Int(range.end) where bytes[index] != 0x0A {
            bytes[index] = 0x20
        }
        return declaredNames(
            SyntaxTree.parse(SourceFile(path: tree.source.path, bytes: bytes)))
    }

    private func missing(_ expected: [String], in found: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for name in found { counts[name, default: 0] += 1 }
        return expected.filter { name in
            counts[name, default: 0] -= 1
            return counts[name, default: 0] < 0
        }
    }
}

/// The same numbers on every run.
struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64 = 0x5EED

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
