import Foundation
import Linting
import TestFolders
import Testing
import modlint

@Suite struct SuppressionTests {
    /// The lines and rules of what is reported for a source text.
    private func reported(_ source: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", source)
        return await folder.run("@", "--format", "concise").rules
    }

    @Test(arguments: [
        ("// modlint:disable:next bad-word — Why.\nlet Bad = 1", []),
        ("//modlint:disable:next bad-word - Why.\n\n// More.\nlet Bad = 1", []),
        ("let Bad = 1 // modlint:disable:this bad-word -- Why.", []),
        ("let Bad = 1\n// modlint:disable:file bad-word: Why.\nlet Bad = 2", []),
        ("// modlint:disable:next bad-word, odd-word — Why.\nlet Bad = Odd", []),
        ("// modlint:disable:next bad-word — Why.\nlet Bad = 1\nlet Bad = 2", ["3 bad-word"]),
        ("// modlint:disable:next odd-word — Why.\nlet Bad = Odd", ["2 bad-word"]),
        (
            "// modlint:disable bad-word — Why.\nstruct S {\n  var Bad = 1\n}\nvar Bad = 2",
            ["5 bad-word"]
        ),
        ("struct S { // modlint:disable bad-word — Why.\n  var Bad = 1\n}", []),
        ("struct S {\n  // modlint:disable bad-word — Why.\n  func f() {\n    Bad()\n  }\n}", []),
        ("// modlint:disable bad-word — Why.\n@A\nfinal class S {\n  var Bad = 1\n}", []),
        ("#if A\n// modlint:disable bad-word — Why.\nfunc f() { Bad() }\n#endif", []),
    ])
    func commentsAllowFindings(source: String, expected: [String]) async throws {
        #expect(try await reported(source) == expected)
    }

    @Test(arguments: [
        "/* modlint:disable:next bad-word — Why. */\nlet Bad = 1",
        "// See modlint:disable:next bad-word — Why.\nlet Bad = 1",
        "/// modlint:disable:next bad-word — Why.\nlet Bad = 1",
        "/*\n// modlint:disable:next bad-word — Why.\n*/ let Bad = 1",
        "let s = \"// modlint:disable:this bad-word — Why.\"; let Bad = 1",
        "let s = \"\"\"\n// modlint:disable:next bad-word — Why.\n\"\"\"; let Bad = 1",
        "// modlint:counts:next bad-word — Why.\nlet Bad = 1",
    ])
    func otherCommentsAndStringsDoNot(source: String) async throws {
        let rules = try await reported(source)
        #expect(rules.count == 1 && rules[0].hasSuffix(" bad-word"))
    }

    @Test(arguments: [
        "// modlint:disable:next bad-word", "// modlint:disable:next bad-word —",
        "// modlint:disable:next bad-word - …",
    ])
    func theReasonIsMandatory(comment: String) async throws {
        #expect(try await reported(comment + "\nlet Bad = 1") == ["1 suppression-without-reason"])
    }

    @Test(arguments: [
        ("// modlint:disable:next bad-word — Why.\nlet a = 1", "no finding of `bad-word` here"),
        ("// modlint:disable:next bad-wrod — Why.\nlet a = 1", #"Did you mean "bad-word"?"#),
        ("// modlint:disable:line bad-word — Why.\nlet a = 1", #"no "disable:line""#),
        ("// modlint:disable:next — Why.\nlet a = 1", "names no rule"),
        ("// modlint:disable bad-word — Why.\n", "No declaration begins here."),
        (
            "// modlint:disabled:next bad-word — Why.\nlet a = 1",
            #"Did you mean "modlint:disable"?"#
        ),
        ("let a = 1\n// modlint:disable:next bad-word — Why.", "no finding of `bad-word` here"),
    ])
    func commentsWithoutEffectAreReported(source: String, expected: String) async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", source)
        let text = await folder.run("@", "--format", "concise").text
        #expect(text.hasSuffix("[unused-suppression]\n") && text.contains(expected))
    }

    @Test func suppressedFindingsStayInJSON() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "// modlint:disable:next bad-word — Why.\nlet Bad = 1\n")
        let outcome = await folder.run("@", "--format", "json")
        #expect(outcome.status == .clean && outcome.text.contains(#""suppressed":true"#))
        #expect(outcome.remarks.first?.contains("1 suppressed") == true)
    }

    @Test func theSuppressionOfARuleThatIsOffIsNotUnused() async throws {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", #"{ "rules": { "bad-word": "off" } }"#)
        try folder.add("A.swift", "// modlint:disable:next bad-word — Why.\nlet Bad = 1\n")
        #expect(await folder.run("@", "--format", "concise", "--strict").status == .clean)
    }
}
