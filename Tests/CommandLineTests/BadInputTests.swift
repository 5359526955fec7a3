import Foundation
import TestFolders
import Testing

/// Bytes that no Swift file should hold: each gives its problems and what else the file declares,
/// and no other file suffers.
@Suite struct BadInputTests {
    /// A file and the findings of it, without the mark that each file ends or begins with.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        /// The line of the mark.
        let markLine: Int
        /// `line:column: severity: message` of some findings at the beginning.
        let problems: [String]
        /// How many problems there are in all.
        let count: Int
    }

    private static let mark = Array("// modlint:disable:next retain-cycle\nclass Last {}\n".utf8)
    private static let deep = 100_000

    /// A fault in front of the mark, which stands on the second line.
    private static func before(
        _ title: String, _ fault: [UInt8], _ problems: [String] = [], count: Int? = nil,
        markLine: Int = 2
    ) -> Case {
        Case(
            testDescription: title, bytes: fault + mark, markLine: markLine,
            problems: problems, count: count ?? problems.count)
    }

    /// A fault behind the mark, on the third line.
    private static func behind(_ title: String, _ fault: String, _ problems: [String]) -> Case {
        Case(
            testDescription: title, bytes: mark + Array(fault.utf8), markLine: 1,
            problems: problems, count: problems.count)
    }

    private static func repeated(_ text: String, _ other: String = "") -> String {
        String(repeating: text, count: deep) + String(repeating: other, count: deep)
    }

    private static let encodings = [
        before(
            "invalid UTF-8", Array("let a = \"".utf8) + [0xFF, 0xFE] + Array("\"\n".utf8),
            ["1:10: warning: invalid UTF-8", "1:12: warning: invalid UTF-8"]),
        before(
            "invalid UTF-8 in a name", Array("class A".utf8) + [0xFF] + Array(" {}\n".utf8),
            ["1:8: warning: invalid UTF-8"]),
        before("NUL", Array("let a = 1\0\n".utf8), ["1:10: warning: NUL in source"]),
        before("a byte order mark", [0xEF, 0xBB, 0xBF], markLine: 1),
        before("CRLF", Array("let a = 1\r\n".utf8)),
        before("lone CR", Array("let a = 1\r\r".utf8), markLine: 3),
    ]

    private static let unterminated = [
        behind("string", "let a = \"b", ["3:9: warning: unterminated string literal"]),
        behind(
            "multi-line string", "let a = \"\"\"\nb",
            ["3:9: warning: unterminated string literal"]),
        behind("raw string", "let a = #\"b\"", ["3:9: warning: unterminated string literal"]),
        behind("interpolation", "let a = \"\\(b", ["3:9: warning: unterminated string literal"]),
        behind("comment", "/* a /* b */", ["3:1: warning: unterminated comment"]),
        behind("regex", "let a = #/b", ["3:9: warning: unterminated regex literal"]),
        behind(
            "braces", "func a() { if b {",
            ["3:10: warning: bracket is not closed", "3:17: warning: bracket is not closed"]),
        behind(
            "brackets", "a(b[",
            ["3:2: warning: bracket is not closed", "3:4: warning: bracket is not closed"]),
        behind("#if", "#if DEBUG\nlet a = 1", ["3:1: warning: '#if' without '#endif'"]),
    ]

    private static let nested = [
        before(
            "100,000 parentheses", Array("let a = \(repeated("(", ")"))\n".utf8),
            ["1:136: warning: code is nested too deeply"]),
        before(
            "100,000 closures", Array("\(repeated("{", "}"))\n".utf8),
            ["1:43: warning: code is nested too deeply"]),
        before(
            "100,000 #if", Array("\(repeated("#if a\n", "#endif\n"))".utf8),
            ["65:1: warning: code is nested too deeply"], markLine: 2 * deep + 1),
        before("100,000 comments", Array("\(repeated("/*", "*/"))\n".utf8)),
        // Of the brackets that are not closed those above the limit are named.
        before(
            "100,000 open brackets", Array("let a = \(repeated("["))\n".utf8),
            ["1:9: warning: bracket is not closed"], count: 128),
    ]

    @Test(arguments: encodings + unterminated + nested)
    func aBadFileIsReadAndSoAreTheOthers(input: Case) throws {
        let folder = try TemporaryFolder()
        try folder.add("Bad.swift", bytes: input.bytes)
        try folder.add("Good.swift", bytes: Self.mark)
        let result = try BuiltProgram.run(
            ["--no-config", "--format", "concise", "--limit", "2000"], in: folder.url)
        #expect(result.status == 1 && !result.isSignalled, "\(result.errors.prefix(200))")
        let lines = result.output.split(separator: "\n").map(String.init)
        for file in [("Bad", input.markLine), ("Good", 1)] {
            let mark = "\(file.0).swift:\(file.1):1: error: The suppression does not say why "
                + "[suppression-without-reason]"
            #expect(lines.contains(mark), "\(result.output.prefix(400))")
        }
        let problems = lines.filter { $0.hasSuffix(" [syntax-problem]") }
        let expected = input.problems.map { "Bad.swift:\($0) [syntax-problem]" }
        #expect(Array(problems.prefix(expected.count)) == expected)
        #expect(problems.count == input.count)
        let dump = try BuiltProgram.run(["dump-declarations", "Bad.swift"], in: folder.url)
        #expect(dump.output.contains("\tclass\tLast\t"), "\(dump.output.prefix(400))")
    }

    @Test(arguments: [[], [0xEF, 0xBB, 0xBF], Array("\n".utf8), Array("// a".utf8)])
    func aFileOfNothingIsClean(bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", bytes: bytes)
        let result = try BuiltProgram.run(["--no-config"], in: folder.url)
        #expect(result.status == 0 && result.output.hasPrefix("1 file, "))
    }

    @Test func bytesOfAnyKindEndInProblems() throws {
        let folder = try TemporaryFolder()
        // Every pair of neighbours differs, so that all kinds of tokens begin in each other.
        let noise = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7 &+ $0 &* 13) }
        try folder.add("Bad.swift", bytes: noise + [0x0A] + Self.mark)
        let result = try BuiltProgram.run(
            ["--no-config", "--format", "concise", "--limit", "2000"], in: folder.url)
        #expect(result.status == 1 && !result.isSignalled)
        #expect(result.output.contains("error: The suppression does not say why"))
        #expect(result.output.contains("[syntax-problem]"))
    }

    @Test(arguments: ["a b.swift", "Ünï cödé/😀.swift", "-f.swift", "--strict.swift", "~.swift"])
    func namesOfAnyKindAreFoundAndPrinted(path: String) throws {
        let folder = try TemporaryFolder()
        try folder.add(path, bytes: Self.mark)
        for argument in [".", "./" + path, folder.path + "/" + path] {
            let result = try BuiltProgram.run(
                [argument, "--no-config", "--format", "concise"], in: folder.url)
            #expect(result.status == 1, "\(argument): \(result.errors)")
            // A given file lies in the folder that paths are relative to.
            let printed = argument == "." ? path : String(path.split(separator: "/").last ?? "")
            #expect(result.output.hasPrefix(printed + ":1:1: error: "), "\(result.output)")
        }
    }

    @Test func aNameThatIsNoTextIsFoundAndPrinted() throws {
        let folder = try TemporaryFolder()
        try folder.add("mark", bytes: Self.mark)
        // Only some file systems take such a name.
        let result = try BuiltProgram.runShell("""
            mv mark $'a\\xFF.swift' || exit 77
            modlint --no-config --format concise
            """, in: folder.url)
        if result.status == 77 { return }
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.hasPrefix("a\u{FFFD}.swift:1:1: error: "))
    }
}
