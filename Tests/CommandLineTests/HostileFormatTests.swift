import Foundation
import TestFolders
import Testing

/// What a hostile repository can do to the reports about it: nothing, format by format.
@Suite struct HostileFormatTests {
    private let project: HostileProject

    init() throws { project = try HostileProject() }

    private func report(_ format: String) throws -> String {
        try project.run("--format", format).output
    }

    /// The findings as the JSON report tells them.
    private func findings() throws -> [[String: Any]] {
        let value = try JSONSerialization.jsonObject(with: Data(try report("json").utf8))
        let findings = (value as? [String: Any])?["findings"] as? [[String: Any]] ?? []
        #expect(findings.count > 10)
        return findings
    }

    /// The hostile path as it is printed for people, without what could move a cursor.
    private static let printed = "App/::error file=x,line=1::owned\\u{1B}[2J\\u{1B}]0;owned\\u{7}"
        + "\\u{9B}31m\\u{A}fake.swift:1:1: error: c\\u{D}\\u{202E}\\u{2066}\\u{2028}\\u{85}\\u{7F}"
        + "##\\u{5B}error]x ##vso\\u{5B}task]\"'<script>alert(1)<!--]]>&amp;%0A, %](http:x) `|"
        + "$(touch pwned);\\u{9}😀/::error file=x,"

    /// Expects a line for each finding, which begins with the path of its file.
    private func expectOneLineEach(_ format: String, root: String = "") throws {
        let lines = try report(format).split(separator: "\n").filter { !$0.contains(": note: ") }
        let open = try findings().filter { $0["suppressed"] as? Bool == false }
        #expect(lines.count == open.count)
        let own = lines.filter { $0.hasPrefix(root + Self.printed) }
        #expect(own.count == open.count {
            HostileProject.isSame($0["file"] as? String, HostileProject.path)
        })
        let starts = ["App/", ".modlint", "Lib/"].map { root + $0 }
        #expect(lines.allSatisfy { line in starts.contains { line.hasPrefix($0) } })
    }

    @Test func text() throws {
        let text = try report("text")
        let heads = text.split(separator: "\n").filter { $0.hasPrefix(Self.printed) }
        #expect(heads.count > 5)
        #expect(try project.run("--format", "text", "--limit", "1").output.count < text.count)
    }

    @Test func textWithColours() throws {
        let result = try BuiltProgram.run(["--color", "always"], in: project.folder.url)
        let own = ["0m", "1m", "1;31m", "1;32m", "1;33m", "1;34m", "36m"]
        let parts = result.output.components(separatedBy: "\u{1B}[")
        #expect(parts.count > 20)
        #expect(parts.dropFirst().allSatisfy { part in own.contains { part.hasPrefix($0) } })
        let plain = own.reduce(result.output) {
            $0.replacingOccurrences(of: "\u{1B}[\($1)", with: "")
        }
        HostileProject.expectHarmless(plain, #_sourceLocation)
    }

    @Test func concise() throws { try expectOneLineEach("concise") }

    @Test func xcode() throws {
        let root = project.folder.url.resolvingSymlinksInPath().path
        try expectOneLineEach("xcode", root: root + "/")
    }

    @Test func agent() throws { try expectOneLineEach("agent") }

    @Test func json() throws {
        let findings = try findings()
        let hostile = findings.filter {
            HostileProject.isSame($0["file"] as? String, HostileProject.path)
        }
        #expect(hostile.count > 5)
        let reasons = findings.compactMap { $0["reason"] as? String }
        #expect(reasons.contains { HostileProject.isSame($0, HostileProject.evil) })
        let notes = hostile.flatMap { $0["notes"] as? [[String: Any]] ?? [] }
        #expect(notes.contains {
            HostileProject.isSame($0["file"] as? String, HostileProject.path)
        })
    }

    @Test func gitlab() throws {
        let value = try JSONSerialization.jsonObject(with: Data(try report("gitlab").utf8))
        let paths = (value as? [[String: Any]] ?? []).compactMap {
            ($0["location"] as? [String: Any])?["path"] as? String
        }
        #expect(paths.contains { HostileProject.isSame($0, HostileProject.path) })
        #expect(paths.allSatisfy { $0.hasPrefix("App/") || $0.hasPrefix(".modlint") })
    }

    @Test func sarif() throws {
        let value = try JSONSerialization.jsonObject(with: Data(try report("sarif").utf8))
        let run = ((value as? [String: Any])?["runs"] as? [[String: Any]])?.first
        let results = try #require(run?["results"] as? [[String: Any]])
        #expect(results.count == (try findings().count))
        let uris = results.flatMap { $0["locations"] as? [[String: Any]] ?? [] }.compactMap {
            (($0["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any])?[
                "uri"] as? String
        }
        #expect(uris.contains {
            HostileProject.isSame($0.removingPercentEncoding, HostileProject.path)
        })
        // A reference has no scheme, and nothing in it that ends a path.
        #expect(uris.allSatisfy { !$0.contains { ":?#<>\" ".contains($0) } }, "\(uris)")
    }

    @Test func github() throws {
        let result = try BuiltProgram.run(["--format", "github"], in: project.folder.url)
        let levels = ["error", "warning", "notice"]
        HostileProject.expectHarmless(result.output, #_sourceLocation) { line in
            levels.contains { line.hasPrefix("::\($0) file=") }
        }
        let commands = result.output.split(separator: "\n").map { WorkflowCommand(String($0)) }
        let open = try findings().filter { $0["suppressed"] as? Bool == false }
        #expect(commands.count == open.count)
        let known: Set = ["file", "line", "endLine", "col", "endColumn", "title"]
        for command in commands {
            let command = try #require(command)
            #expect(levels.contains(command.name))
            #expect(known.isSuperset(of: command.properties.keys), "\(command.properties)")
        }
        // The log's reader gives the line break back that the path has; nothing begins behind it.
        let files = commands.compactMap { $0?.properties["file"] }
        #expect(files.contains { $0.hasPrefix("App/::error file=x,line=1::owned\\u{1B}[2J") })
    }

    /// XML can hold the path but for some controls, which are spelled out.
    private static let inXML = HostileProject.path.unicodeScalars.map { scalar in
        let canBeHeld = scalar.value >= 0x20 || "\t\n\r".unicodeScalars.contains(scalar)
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return canBeHeld ? String(scalar) : "\\u{\(digits)}"
    }.joined()

    @Test func junit() throws {
        let elements = try DocumentElement.all(in: try report("junit"))
        #expect(Set(elements.map(\.name)).isSubset(of: [
            "testsuites", "testsuite", "testcase", "failure", "error", "skipped", "system-out",
        ]))
        let cases = elements.filter { $0.name == "testcase" }
        // One more is for the run as a whole.
        #expect(cases.count == (try findings().count) + 1)
        #expect(cases.contains { HostileProject.isSame($0.attributes["file"], Self.inXML) })
    }

    @Test func checkstyle() throws {
        let elements = try DocumentElement.all(in: try report("checkstyle"))
        #expect(Set(elements.map(\.name)) == ["checkstyle", "file", "error"])
        let files = elements.filter { $0.name == "file" }
        #expect(files.count { HostileProject.isSame($0.attributes["name"], Self.inXML) } == 1)
        #expect(elements.filter { $0.name == "error" }.allSatisfy {
            $0.attributes["source"]?.hasPrefix("modlint.") == true
        })
    }
}
