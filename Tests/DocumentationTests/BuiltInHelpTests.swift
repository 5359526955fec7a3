import Diagnostics
import Foundation
import Reporting
import TestFolders
import Testing
import modlint

/// What the program says of itself.
@Suite struct BuiltInHelpTests {
    static let catalogue = Stages.standard.catalogue

    @Test(arguments: catalogue.map(\.id))
    func everyRuleIsExplained(id: String) async throws {
        let rule = try #require(Self.catalogue.first { $0.id == id })
        let outcome = await run(["explain", id], in: Surroundings())
        #expect(outcome.status == .clean && outcome.remarks.isEmpty)
        let lines = text(outcome).components(separatedBy: "\n")
        let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains(rule.summary))
        let rationale = rule.rationale.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(rationale))
        for option in rule.options {
            #expect(lines.contains("    \(option.name)"))
            #expect(words.contains(option.summary))
        }
        for example in [rule.flagged, rule.clean] {
            #expect(!example.isEmpty)
            let indented = example.components(separatedBy: "\n")
                .map { $0.isEmpty ? "" : "    \($0)" }
            #expect(text(outcome).contains(indented.joined(separator: "\n")))
        }
    }

    @Test(arguments: ["syntax-problem", "unused-suppression", "suppression-without-reason"])
    func theExamplesOfTheOwnRulesShowWhatTheySay(id: String) async throws {
        let rule = try #require(Self.catalogue.first { $0.id == id })
        for (example, isFlagged) in [(rule.flagged, true), (rule.clean, false)] {
            let folder = try TemporaryFolder()
            try folder.add("Example.swift", example + "\n")
            let outcome = await run(
                [folder.path, "--no-config", "--format", "concise"], in: Surroundings())
            #expect(text(outcome).contains("[\(id)]") == isFlagged, "\(text(outcome))")
        }
    }

    @Test func theHelpNamesEveryCommandAndFormatAndFitsATerminal() async {
        let help = text(await run(["--help"], in: Surroundings()))
        for command in Command.allCases {
            #expect(help.contains(" \(command.rawValue)") || help.contains("[\(command.rawValue)]"))
        }
        for format in ReportFormat.allCases { #expect(help.contains(format.rawValue)) }
        for line in help.components(separatedBy: "\n") { #expect(line.count <= 100) }
    }

    @Test func theProjectIsCleanByItsOwnConfiguration() throws {
        let result = try BuiltProgram.run(["lint", "--strict"], in: Readme.folder)
        #expect(result.status == 0, "\(result.output)")
    }

    private func text(_ outcome: Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }
}
