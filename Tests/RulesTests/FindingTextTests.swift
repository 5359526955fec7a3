import Diagnostics
import ExampleProjects
import Foundation
import Rules
import SourceText
import Testing

/// What findings say, word by word: the rules' own examples, and the projects of `Fixtures`.
@Suite struct FindingTextTests {
    private static let golden = ExampleProject.fixtures.deletingLastPathComponent()
        .appendingPathComponent("findings.txt")

    @Test func theFindingsSayWhatIsWritten() throws {
        let rules = Catalogue.all.map(\.description)
        let found = rules.flatMap { Self.lines(RuleExample($0, $0.flagged), of: $0.id) }
            + ExampleProject.fixtureNames.flatMap { Self.lines(RuleExample(fixture: $0)) }
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.golden)
        }
        let expected = try String(contentsOf: Self.golden, encoding: .utf8)
            .split(separator: "\n").map(String.init)
        for change in found.difference(from: expected) {
            switch change {
            case .insert(let line, let text, _): Issue.record("\(line + 1): unexpected \(text)")
            case .remove(let line, let text, _): Issue.record("\(line + 1): missing \(text)")
            }
        }
    }

    private static func lines(_ example: RuleExample, of rule: String? = nil) -> [String] {
        let findings = example.findings.map(\.finding).filter { rule == nil || $0.rule == rule }
        return ["# \(example.testDescription)"] + findings.flatMap { finding in
            [
                "\(text(finding.place, example)): \(finding.severity) \(finding.rule)",
                "    \(finding.message)", "    \(finding.instruction)",
                "    of \(finding.type ?? "-") \(finding.origin ?? "-") \(finding.target ?? "-")",
            ] + finding.notes.map { "    \(text($0.place, example)): \($0.message)" }
        }
    }

    /// `path:line:column`.
    private static func text(_ place: Place, _ example: RuleExample) -> String {
        let file = example.project.files[place.file]
        let position = LineTable(ContiguousArray(file.text.utf8)).position(utf8: place.range.start)
        return "\(file.path):\(position.line):\(position.column)"
    }
}
