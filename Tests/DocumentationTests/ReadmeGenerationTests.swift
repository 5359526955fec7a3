import Diagnostics
import Foundation
import Settings
import TestFolders
import Testing
import modlint

/// What is generated: the README's transcripts and tables, and the page of rules.
@Suite struct ReadmeGenerationTests {
    @Test func generatedPartsAreCurrent() async throws {
        let readme = try Readme()
        var generated = readme
        let transcripts = readme.blocks.filter { $0.language == "console" }
        #expect(!transcripts.isEmpty)
        for block in transcripts.reversed() {
            let actual = try Self.transcript(of: block.commands)
            generated.lines.replaceSubrange(block.range, with: actual)
        }
        let tables = [
            ("rules", Self.tableOfRules), ("presets", Self.tableOfPresets),
            ("commands", Self.tableOfCommands), ("init", try await Self.transcriptOfInit),
        ]
        for (name, table) in tables {
            let section = try #require(generated.section(name))
            generated.lines.replaceSubrange(section, with: table)
        }
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
            + rules.map { rule in
                let link = "[`\(rule.id)`](Sources/RULES.md#\(rule.id))"
                return "| \(link) | \(rule.severity.rawValue) | \(rule.summary) |"
            }
    }

    private static var tableOfCommands: [String] {
        ["| command | does |", "| --- | --- |"]
            + CommandPage.all.flatMap { page in
                page.forms.map { "| `modlint \(page.line(of: $0))` | \($0.summary) |" }
            }
    }

    /// `init` writes a file, so that it runs in a copy.
    private static var transcriptOfInit: [String] {
        get async throws {
            let folder = try TemporaryFolder()
            let copy = folder.url.appendingPathComponent("Notes")
            try FileManager.default.copyItem(
                at: Readme.folder.appendingPathComponent("Fixtures/Projects/ProtocolVIPER"),
                to: copy)
            let result = try BuiltProgram.run(["init"], in: copy)
            #expect(result.status == 0, "\(result.errors)")
            let lines = result.output.components(separatedBy: "\n").dropLast()
            return ["```", "$ modlint init"] + lines + ["```"]
        }
    }

    private static var tableOfPresets: [String] {
        let rows = Preset.all.map { preset in
            let changes = preset.changes.map { "`\($0.rule)` \($0.severity.rawValue)" }
            let list = changes.isEmpty ? "–" : changes.joined(separator: ", ")
            return "| `\(preset.name)` | \(preset.summary) | \(list) |"
        }
        return ["| preset | made for | changes |", "| --- | --- | --- |"] + rows
    }

    @Test func thePageOfRulesIsWhatExplainPrints() async throws {
        let url = Readme.folder.appendingPathComponent("Sources/RULES.md")
        let page = await modlint.run(["explain", "--all"], in: Surroundings())
        if Readme.isUpdated {
            try Data(page.output).write(to: url, options: .atomic)
        } else {
            #expect(
                try Data(contentsOf: url) == Data(page.output),
                "RULES.md is not what modlint prints; UPDATE_FIXTURES=1 swift test rewrites it.")
        }
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
