import Diagnostics
import Foundation
import Testing
import modlint

/// The parts of the README that are generated: transcripts and the table of rules.
@Suite struct ReadmeGenerationTests {
    @Test func generatedPartsAreCurrent() throws {
        let readme = try Readme()
        var generated = readme
        let transcripts = readme.blocks.filter { $0.language == "console" }
        #expect(!transcripts.isEmpty)
        for block in transcripts.reversed() {
            let actual = try Self.transcript(of: block.commands)
            generated.lines.replaceSubrange(block.range, with: actual)
        }
        let section = try #require(generated.section("rules"))
        generated.lines.replaceSubrange(section, with: Self.tableOfRules)
        if Readme.isUpdated {
            try generated.write()
        } else {
            #expect(
                generated.lines.difference(from: readme.lines).isEmpty,
                "The README is not what modlint prints; UPDATE_FIXTURES=1 swift test rewrites it.")
        }
    }

    private static var tableOfRules: [String] {
        let rules = Stages.standard.catalogue
        return ["| rule | default | reports |", "| --- | --- | --- |"]
            + rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
    }

    private static func transcript(of commands: [String]) throws -> [String] {
        var lines: [String] = []
        var status: Int32 = 0
        for command in commands {
            lines.append("$ " + command)
            if command == "echo $?" {
                lines.append("\(status)")
            } else {
                let result = try Readme.run(command)
                status = result.status
                var output = result.output.components(separatedBy: "\n")
                if output.last == "" { output.removeLast() }
                lines += output
            }
        }
        return lines
    }
}
