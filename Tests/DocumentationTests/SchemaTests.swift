import Diagnostics
import Foundation
import Reporting
import Settings
import SourceText
import TestFolders
import Testing
import modlint

/// The printed schemas, held against files and reports that are right and wrong.
@Suite struct SchemaTests {
    private static func schema(_ name: String) async -> String {
        let outcome = await modlint.run(["schema", name], in: Surroundings())
        return String(decoding: outcome.output, as: UTF8.self)
    }

    private static func validator(_ name: String) async throws -> SchemaValidator {
        try SchemaValidator(await schema(name))
    }

    /// Our own configuration, those of the README, and those in the examples of rules.
    private static func ownConfigurations() throws -> [String] {
        let own = try String(
            contentsOf: Readme.folder.appendingPathComponent(".modlint.json"), encoding: .utf8)
        let readme = try Readme().blocks.filter { $0.language == "jsonc" }
            .map { $0.content.joined(separator: "\n") }
        let examples = Stages.standard.catalogue.flatMap { [$0.flagged, $0.clean] }
            .compactMap { example -> String? in
                guard example.hasPrefix("//- .modlint.json\n") else { return nil }
                return example.components(separatedBy: "\n").dropFirst()
                    .prefix { !$0.hasPrefix("//- ") }.joined(separator: "\n")
            }
        #expect(examples.count > 6)
        return [own] + readme + examples + Preset.all.map {
            ConfigurationDraft(preset: $0.name, because: "Why.").text
        }
    }

    @Test func ownConfigurationsFit() async throws {
        let validator = try await Self.validator("config")
        for text in try Self.ownConfigurations() {
            #expect(try validator.mistakes(in: Self.strict(text)) == [], "\(text)")
        }
    }

    /// What the reader accepts and what it does not: the schema has to think the same.
    private static let judged: [(String, Bool)] = [
        ("{}", true), (#"{ "$schema": "a.json" }"#, true), ("[]", false),
        (#"{ "includ": [] }"#, false), (#"{ "include": "App" }"#, false),
        (#"{ "include": ["App", { "path": "Lib", "reason": "Ours." }] }"#, true),
        (#"{ "include": ["/App"] }"#, false), (#"{ "exclude": [{ "reason": "" }] }"#, false),
        (#"{ "extends": "viper" }"#, true), (#"{ "extends": "viber" }"#, false),
        (#"{ "extends": ["mvvm", "ribs"] }"#, true), (#"{ "extends": "/etc/a.json" }"#, false),
        (#"{ "extends": [1] }"#, false),
        (#"{ "roles": { "presenter": { "names": ["*Presenter"] } } }"#, true),
        (#"{ "roles": { "presentr": { "names": ["*Presenter"] } } }"#, false),
        (#"{ "roles": { "view": { "reason": "Old." } } }"#, false),
        (#"{ "rules": { "retain-cycle": "off" } }"#, true),
        (#"{ "rules": { "retain-cycl": "off" } }"#, false),
        (#"{ "rules": { "retain-cycle": "of" } }"#, false),
        (#"{ "rules": { "retain-cycle": { "severity": "info", "reason": "" } } }"#, true),
        (#"{ "rules": { "retain-cycle": { "allow": [] } } }"#, false),
        (#"{ "rules": { "view-contains-logic": { "allow": ["timer"] } } }"#, true),
        (#"{ "rules": { "view-contains-logic": { "allow": ["timr"] } } }"#, false),
        (#"{ "rules": { "view-contains-logic": { "maximumDecisions": 3 } } }"#, true),
        (#"{ "rules": { "view-contains-logic": { "maximumDecisions": -1 } } }"#, false),
        (#"{ "rules": { "view-contains-logic": { "maximumDecisions": "3" } } }"#, false),
        (#"{ "overrides": [{ "paths": ["A"], "rules": { "retain-cycle": "off" } }] }"#, true),
        (#"{ "overrides": [{ "paths": [], "rules": { "retain-cycle": "off" } }] }"#, false),
        (#"{ "overrides": [{ "paths": ["A"], "rules": {} }] }"#, false),
        (#"{ "overrides": [{ "paths": ["A"] }] }"#, false),
        (#"{ "layers": [{ "name": "a", "paths": ["A"] }] }"#, true),
        (#"{ "layers": [{ "name": "", "paths": ["A"] }] }"#, false),
        (#"{ "layers": [{ "name": "a" }] }"#, false),
        (#"{ "contracts": [{ "kind": "layrs", "name": "a" }] }"#, false),
        (#"{ "contracts": [{ "name": "a" }] }"#, false),
        (
            #"{ "contracts": [{ "kind": "not-independent", "name": "a", "paths": ["{a}/**"] }] }"#,
            true
        ),
        (#"{ "contracts": [{ "kind": "dependency-cycle", "name": "a" }] }"#, false),
        (
            #"{ "contracts": [{ "kind": "dependency-cycle", "name": "a", "between": "files" }] }"#,
            true
        ),
        (
            #"{ "contracts": [{ "kind": "dependency-cycle", "name": "a", "betwen": "files" }] }"#,
            false
        ),
    ]

    @Test(arguments: judged)
    func schemaAndReaderAgree(text: String, isRight: Bool) async throws {
        let mistakes = try await Self.validator("config").mistakes(in: text)
        #expect(mistakes.isEmpty == isRight, "\(mistakes)")
        let source = SourceFile(path: "a", text: text)
        let configuration = try? Configuration(
            reading: source, catalogue: Stages.standard.catalogue)
        #expect((configuration != nil) == isRight)
    }

    @Test func reportsFit() async throws {
        let validator = try await Self.validator("report")
        for project in ["Bookshop", "RIBs", "ProtocolVIPER"] {
            let report = await modlint.run(
                [Readme.folder.path + "/Fixtures/Projects/\(project)", "--format", "json"],
                in: Surroundings())
            let text = String(decoding: report.output, as: UTF8.self)
            #expect(try validator.mistakes(in: text) == [])
            let wrong = [
                ("\"version\":1", "\"version\":2"), ("\"summary\":{", "\"sumary\":{"),
                ("\"files\":", "\"files\":-"), ("\"lines\":", "\"lins\":"),
            ]
            for (part, replacement) in wrong {
                #expect(text.contains(part))
                let damaged = text.replacing(part, with: replacement, maxReplacements: 1)
                #expect(try validator.mistakes(in: damaged) != [], "\(replacement)")
            }
        }
    }

    private static let baselines: [(String, Bool)] = [
        (#"{ "version": 1, "entries": [] }"#, true), (#"{ "entries": [] }"#, false),
        (#"{ "version": 2, "entries": [] }"#, false),
        (#"{ "version": 1, "entries": [{ "rule": "retain-cycle", "from": "A" }] }"#, true),
        (#"{ "version": 1, "entries": [{ "rule": "retain-cycl", "from": "A" }] }"#, false),
        (#"{ "version": 1, "entries": [{ "rule": "retain-cycle" }] }"#, false),
        (
            #"{ "version": 1, "entries": [{ "rule": "retain-cycle", "from": "A", "to": "B", "#
                + #""reason": "Old.", "owner": "Ann", "until": "2026-12-31" }] }"#,
            true
        ),
        (
            #"{ "version": 1, "entries": [{ "rule": "retain-cycle", "from": "A", "#
                + #""until": "soon" }] }"#,
            false
        ),
    ]

    @Test(arguments: baselines)
    func baselinesAreTold(text: String, isRight: Bool) async throws {
        #expect(try await Self.validator("baseline").mistakes(in: text).isEmpty == isRight)
    }

    // MARK: Another validator

    private static let hasPython: Bool = {
        let result = try? BuiltProgram.runShell("python3 -c 'import jsonschema'")
        return result?.status == 0
    }()

    @Test(.enabled(if: hasPython, "python3 has no module jsonschema"))
    func anotherValidatorAgrees() async throws {
        let folder = try TemporaryFolder()
        try folder.add("config.json", await Self.schema("config"))
        try folder.add("report.json", await Self.schema("report"))
        try folder.add("baseline.json", await Self.schema("baseline"))
        var cases = try Self.ownConfigurations().map { ("config", try Self.strict($0), true) }
        cases += Self.judged.map { ("config", $0.0, $0.1) }
        cases += Self.baselines.map { ("baseline", $0.0, $0.1) }
        let report = await modlint.run(
            [Readme.folder.path + "/Fixtures/Projects/Bookshop", "--format", "json"],
            in: Surroundings())
        cases.append(("report", String(decoding: report.output, as: UTF8.self), true))
        let list = cases.map { ["schema": $0.0, "text": $0.1, "right": $0.2] as [String: Any] }
        let data = try JSONSerialization.data(withJSONObject: list)
        try folder.add("cases.json", String(decoding: data, as: UTF8.self))
        let result = try BuiltProgram.runShell(
            """
            python3 - <<'END'
            import json, jsonschema
            kinds = {}
            for name in ["config", "report", "baseline"]:
                schema = json.load(open(name + ".json"))
                jsonschema.Draft7Validator.check_schema(schema)
                kinds[name] = jsonschema.Draft7Validator(schema)
            cases = json.load(open("cases.json"))
            for case in cases:
                right = kinds[case["schema"]].is_valid(json.loads(case["text"]))
                if right != case["right"]: print(case["text"])
            print(len(cases))
            END
            """, in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "\(cases.count)\n")
    }

    /// The same configuration without comments and trailing commas.
    private static func strict(_ text: String) throws -> String {
        var result = ""
        var isQuoted = false
        var rest = text[...]
        while let character = rest.first {
            if !isQuoted, rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
                continue
            }
            if !isQuoted, rest.hasPrefix("/*"), let end = rest.range(of: "*/") {
                rest = rest[end.upperBound...]
                continue
            }
            if character == "\\", isQuoted {
                result += rest.prefix(2)
                rest = rest.dropFirst(2)
                continue
            }
            if character == "\"" { isQuoted.toggle() }
            result.append(character)
            rest = rest.dropFirst()
        }
        let commas = try NSRegularExpression(pattern: ",(\\s*[}\\]])")
        return commas.stringByReplacingMatches(
            in: result, range: NSRange(result.startIndex..., in: result), withTemplate: "$1")
    }
}
