import SourceText
import Syntax
import Testing

/// What stands beside the fixtures, and what holds for each of them in any disguise.
@Suite("Fixtures")
struct SyntaxFixtureTests {
    @Test func thereAreFixtures() {
        #expect(SyntaxFixture.valid.count > 25 && SyntaxFixture.broken.count > 10)
    }

    @Test(arguments: SyntaxFixture.all)
    func theDumpsAreThoseBesideTheFile(_ fixture: SyntaxFixture) throws {
        try fixture.check(DeclarationDump.lines(of: fixture.tree), against: "declarations")
        try fixture.check(UseDump.lines(of: fixture.tree), against: "uses")
    }

    @Test(arguments: SyntaxFixture.valid)
    func whatAppleAcceptsHasNoProblems(_ fixture: SyntaxFixture) {
        #expect(fixture.tree.problems == [])
    }

    @Test(arguments: SyntaxFixture.broken)
    func theProblemsAreThoseBesideTheFile(_ fixture: SyntaxFixture) throws {
        let tree = fixture.tree
        let table = LineTable(tree.source.bytes)
        let text = tree.problems.map { problem in
            let place = table.position(utf8: problem.offset)
            return "\(fixture.path)\t\(place.line):\(place.column)\t\(problem.message)\n"
        }
        try fixture.check(Array(text.joined().utf8), against: "problems")
    }

    @Test(arguments: SyntaxFixture.all)
    func everyByteLiesInOneTokenOrInTrivia(_ fixture: SyntaxFixture) {
        expectSoundness(fixture.tree, fixture.name)
        guard !fixture.name.hasPrefix("Broken") else { return }
        var end = 0
        for token in fixture.tree.readTokens() {
            #expect(
                isTrivia(fixture.bytes[end..<Int(token.start)]),
                "\(fixture.name): bytes before \(token.start) lie in no token")
            end = Int(token.end)
        }
    }

    /// Another end of line, or a mark before the first, moves nothing.
    @Test(arguments: SyntaxFixture.all)
    func lineEndsAndByteOrderMarksMoveNothing(_ fixture: SyntaxFixture) {
        let declarations = DeclarationDump.lines(of: fixture.tree)
        let uses = UseDump.lines(of: fixture.tree)
        for (title, bytes) in variants(of: fixture.bytes) {
            let tree = fixture.tree(of: bytes)
            #expect(lines(DeclarationDump.lines(of: tree)) == lines(declarations), "\(title)")
            #expect(lines(UseDump.lines(of: tree)) == lines(uses), "\(title)")
        }
    }

    private func variants(
        of bytes: ContiguousArray<UInt8>
    ) -> [(title: String, bytes: ContiguousArray<UInt8>)] {
        func withLineEnds(_ end: [UInt8]) -> ContiguousArray<UInt8> {
            ContiguousArray(bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                .joined(separator: end))
        }
        return [
            ("CRLF", withLineEnds([0x0D, 0x0A])), ("CR", withLineEnds([0x0D])),
            ("byte order mark", [0xEF, 0xBB, 0xBF] + bytes),
            ("both", [0xEF, 0xBB, 0xBF] + withLineEnds([0x0D, 0x0A])),
        ]
    }

    /// Whether bytes are blanks and comments only, by a reading of its own.
    private func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = Substring(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
            } else if rest.starts(with: "//".unicodeScalars) {
                rest = rest.drop { $0 != "\n" && $0 != "\r" }
            } else if rest.starts(with: "/*".unicodeScalars) {
                rest = afterComment(rest)
            } else {
                return false
            }
        }
        return true
    }

    private func afterComment(
        _ text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView {
        var rest = text
        var depth = 0
        while !rest.isEmpty {
            if rest.starts(with: "/*".unicodeScalars) {
                depth += 1
                rest.removeFirst(2)
            } else if rest.starts(with: "*/".unicodeScalars) {
                depth -= 1
                rest.removeFirst(2)
                if depth == 0 { return rest }
            } else {
                rest.removeFirst()
            }
        }
        return rest
    }
}
