import Diagnostics
import Foundation
import Reporting
import SourceText
import TestFolders
import Testing

/// The formats that other programs read.
@Suite struct MachineFormatTests {
    /// A finding that counts, one that a comment allows and one that the baseline allows.
    private static let report: Report = {
        var findings = exampleReport.findings
        var suppressed = findings[0]
        suppressed.isSuppressed = true
        suppressed.justification = "The screen goes."
        var baselined = findings[0]
        baselined.baseline = .allowed
        baselined.severity = .warning
        findings.insert(contentsOf: [suppressed, baselined], at: 1)
        var summary = Summary()
        summary.files = 2
        summary.count(findings)
        let rules = [
            RuleDescription(
                id: "unused-contract", severity: .info, summary: "Unused.", rationale: "Why."),
            RuleDescription(
                id: "view-contains-logic", severity: .error, summary: "Logic.", rationale: "Why.",
                options: [
                    RuleOption(name: "allow", summary: "", kind: .boolean(standard: false))
                ]),
        ]
        return Report(
            version: "1.2.3", root: "/Pro ject", files: exampleReport.files, findings: findings,
            summary: summary, rules: rules)
    }()

    private func text(_ format: ReportFormat, _ options: ReportOptions = .init()) -> String {
        String(decoding: Self.report.rendered(as: format, options), as: UTF8.self)
    }

    private func object(_ format: ReportFormat, _ options: ReportOptions = .init()) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text(format, options).utf8))
    }

    @Test func anAgentGetsOneLineWithTheInstruction() {
        let expected = """
            App/LoginView.swift:2:16: error: `LoginView` uses the network itself. Ask the \
            presenter through the event output. [view-contains-logic] (see \
            App/LoginView.swift:1:13)
            App/Übersicht.swift:2:10: info: Nobody holds `P`. Remove it. [unused-contract]

            """
        #expect(text(.agent) == expected)
    }

    @Test func gitHubGetsWorkflowCommands() {
        let expected = """
            ::error file=App/LoginView.swift,line=2,endLine=2,col=16,endColumn=25,\
            title=view-contains-logic::`LoginView` uses the network itself%0AAsk the presenter \
            through the event output.
            ::notice file=App/Übersicht.swift,line=2,endLine=2,col=10,endColumn=12,\
            title=unused-contract::Nobody holds `P`%0ARemove it.

            """
        #expect(text(.github) == expected)
    }

    @Test func gitLabGetsItsCodeQualityReport() throws {
        let entries = try #require(try object(.gitlab) as? [[String: Any]])
        #expect(entries.map { $0["severity"] as? String } == ["major", "info"])
        let location = try #require(entries[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "App/LoginView.swift")
        #expect(location["lines"] as? [String: Int] == ["begin": 2, "end": 2])
        #expect(entries[0]["check_name"] as? String == "view-contains-logic")
        let description = try #require(entries[0]["description"] as? String)
        #expect(description.hasSuffix("itself. Ask the presenter through the event output."))
        let json = try object(.json) as? [String: Any]
        let findings = json?["findings"] as? [[String: Any]]
        let names = findings?.map { $0["fingerprint"] as? String }
        #expect(entries.map { $0["fingerprint"] as? String } == [names?.first, names?.last])
    }

    @Test func checkstyleGetsFindingsByFile() {
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
              <file name="App/LoginView.swift">
                <error line="2" column="16" severity="error" message="`LoginView` uses the network \
            itself. Ask the presenter through the event output." \
            source="modlint.view-contains-logic"/>
              </file>
              <file name="App/Übersicht.swift">
                <error line="2" column="10" severity="info" message="Nobody holds `P`. Remove it." \
            source="modlint.unused-contract"/>
              </file>
            </checkstyle>

            """
        #expect(text(.checkstyle) == expected)
    }

    @Test func jUnitFailsWhatDecidesTheStatusAndSkipsWhatIsAllowed() {
        var options = ReportOptions()
        options.problems = ["B.swift: error: Cannot be read."]
        let text = text(.junit, options)
        let totals = #"name="modlint" tests="5" failures="1" errors="1" skipped="2""#
        #expect(text.contains("<testsuites \(totals)>\n  <testsuite \(totals)>\n"))
        let logic = #"<testcase classname="view-contains-logic" name="LoginView on URLSession"#
        #expect(text.components(separatedBy: logic).count == 4)
        #expect(text.contains(#"<skipped message="The screen goes."/>"#))
        #expect(text.contains(#"<skipped message="Allowed."/>"#))
        let failure = #"<failure message="`LoginView` uses the network itself" type="error">"#
        #expect(text.contains(failure + "App/LoginView.swift:2:16: error: "))
        #expect(text.contains("&#10;note: App/LoginView.swift:1:13: `LoginView` is a view.&#10;"))
        #expect(text.contains("<system-out>App/Übersicht.swift:2:10: info: Nobody holds"))
        #expect(text.contains(#"type="incomplete">B.swift: error: Cannot be read.</error>"#))
        options.failingSeverity = .info
        #expect(self.text(.junit, options).contains(#"failures="2""#))
    }

    @Test func theLimitCutsNoFormatForMachines() {
        var options = ReportOptions()
        options.limit = 0
        for format in ReportFormat.allCases where format != .text && format != .concise {
            #expect(text(format, options) == text(format), "\(format)")
        }
        #expect(text(.concise, options) == "… and 2 more findings\n")
    }

    // MARK: SARIF

    private func run(_ options: ReportOptions = .init()) throws -> [String: Any] {
        let log = try object(.sarif, options) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        return try #require((log?["runs"] as? [[String: Any]])?.first)
    }

    @Test func sarifDescribesTheRulesAndTheRun() throws {
        var options = ReportOptions()
        options.exitStatus = 2
        options.exitMeaning = "incomplete"
        options.problems = ["B.swift: error: Cannot be read."]
        let run = try run(options)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        #expect(driver?["name"] as? String == "modlint")
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["unused-contract", "view-contains-logic"])
        #expect((rules[1]["shortDescription"] as? [String: String]) == ["text": "Logic."])
        #expect((rules[1]["fullDescription"] as? [String: String]) == ["text": "Why."])
        #expect((rules[0]["defaultConfiguration"] as? [String: String]) == ["level": "note"])
        #expect((rules[1]["properties"] as? [String: [String]])?["options"] == ["allow"])
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        #expect(invocation["exitCode"] as? Int == 2)
        #expect(invocation["exitCodeDescription"] as? String == "incomplete")
        let notes = invocation["toolExecutionNotifications"] as? [[String: Any]]
        #expect((notes?.first?["message"] as? [String: String])?["text"] == options.problems[0])
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let bases = run["originalUriBaseIds"] as? [String: [String: String]]
        #expect(bases == ["%SRCROOT%": ["uri": "file:///Pro%20ject/"]])
    }

    @Test func sarifTellsFindingsWithTheirPlacesAndExceptions() throws {
        let results = try #require(try run()["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "error", "warning", "note"])
        #expect(results.map { $0["ruleIndex"] as? Int } == [1, 1, 1, 0])
        let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
        #expect(
            suppressions == [
                [],
                [["kind": "inSource", "status": "accepted", "justification": "The screen goes."]],
                [["kind": "external", "status": "accepted"]], [],
            ])
        let names = results.map { ($0["partialFingerprints"] as? [String: String])?["modlint/v1"] }
        #expect(Set(names).count == 4 && names.allSatisfy { $0?.count == 16 })
        let location = try #require((results[3]["locations"] as? [[String: Any]])?.first)
        let physical = location["physicalLocation"] as? [String: [String: Any]]
        #expect(physical?["artifactLocation"]?["uri"] as? String == "App/%C3%9Cbersicht.swift")
        #expect(physical?["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%")
        let region = physical?["region"] as? [String: Int]
        let expected = ["startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 13]
        #expect(region == expected)
        let related = try #require((results[0]["relatedLocations"] as? [[String: Any]])?.first)
        #expect(related["id"] as? Int == 1)
        #expect((related["message"] as? [String: String])?["text"] == "`LoginView` is a view.")
        let properties = results[0]["properties"] as? [String: String]
        #expect(properties?["reason"] == "Screens show things." && properties?["role"] == "view")
    }
}
