import Foundation
import Modules
import TestFolders
import Testing
import modlint

/// `modlint doctor`: the fire drill and what patterns match.
@Suite struct DoctorCommandTests {
    private static let rules = Stages.standard.catalogue.map(\.id)
    /// The rules that need something of a configuration.
    private static let needy = Stages.standard.catalogue.filter { $0.needs != nil }.map(\.id)

    /// A project with a module, a service and a file outside of both.
    private func project(_ configuration: String?) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        if let configuration { try folder.add(".modlint.json", configuration) }
        try folder.add("Modules/Lamp/Lamp.swift", """
            import UIKit
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { var output: LampOutput? }
            final class LampPresenter: LampOutput {
                private let meter: PowerMeter
                init(meter: PowerMeter) { self.meter = meter }
                func toggle() { meter.read(PowerUnit.watt) }
            }
            enum LampAssembler {
                static func assemble(_ meter: PowerMeter) -> UIViewController {
                    let view = LampViewController()
                    view.output = LampPresenter(meter: meter)
                    return view
                }
            }

            """)
        try folder.add("Services/Gate.swift", "final class Gate { func open() {} }\n")
        try folder.add("AppTests/GateTests.swift", "import XCTest\n")
        return folder
    }

    private func doctor(_ configuration: String?) async throws -> Report {
        let folder = try project(configuration)
        let outcome = await run(["doctor", folder.path, "--format", "json"], in: Surroundings())
        return try Report(outcome)
    }

    /// The parts of the JSON that the tests look at.
    private struct Report {
        let status: RunStatus
        let json: [String: Any]
        let states: [String: String]

        init(_ outcome: Outcome) throws {
            status = outcome.status
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output))
            json = try #require(object as? [String: Any])
            let rules = try #require(json["rules"] as? [[String: Any]])
            states = Dictionary(
                rules.map { ($0["rule"] as? String ?? "", $0["state"] as? String ?? "") }
            ) { first, _ in first }
        }

        func rules(_ state: String) -> [String] {
            states.filter { $0.value == state }.keys.sorted()
        }
    }

    @Test func aTypeOfTwoRolesIsNamed() async throws {
        let folder = try project(#"""
            { "roles": { "service": { "names": ["Ga*", "Power*"] },
              "presenter": { "names": ["*ate"] } } }
            """#)
        try folder.add("Services/Power.swift", "final class PowerLine {}\n")
        let text = await run(["doctor", folder.path], in: Surroundings()).text
        #expect(text.contains("""
              Services/Gate.swift:1:13: warning: `Gate` fits the roles presenter and service, so \
            that no rule relies on either

            """))
        #expect(!text.contains("`PowerLine` fits"))
        let inspection = await run(["inspect", "Gate", folder.path], in: Surroundings()).text
        #expect(inspection.contains("role: presenter (low confidence)"))
        let json = try Report(await run(
            ["doctor", folder.path, "--format", "json"], in: Surroundings())).json
        #expect((json["contestedRoles"] as? [Any])?.count == 1)
    }

    @Test func whatContractsSelectIsCounted() async throws {
        let folder = try project(#"""
            { "contracts": [{ "kind": "forbidden-dependency", "name": "no gates",
              "from": "Modules/**", "to": { "names": ["Gate"] } }] }
            """#)
        let text = await run(["doctor", folder.path], in: Surroundings()).text
        #expect(text.contains("""
            : contract "no gates" matches 4 types
            """))
        #expect(text.contains("""
            : contract "no gates" matches 1 type

            """))
    }

    @Test func aFileWithoutCodeBelongsNowhere() async throws {
        let folder = try project(nil)
        try folder.add("Services/Notes.swift", "// Nothing yet.\n/* Nor here. */\n")
        let text = await run(["doctor", folder.path], in: Surroundings()).text
        #expect(text.contains("1 linted file in no module\n  Services/Gate.swift\n"))
    }

    @Test func withoutAConfigurationEveryRuleCanFire() async throws {
        let report = try await doctor(nil)
        #expect(report.rules("cannot-fire") == [])
        #expect(report.rules("idle") == (Self.needy + ["unmatched-pattern"]).sorted())
        #expect(report.rules("fires").count == Self.rules.count - Self.needy.count - 1)
        #expect(report.status == .clean && report.json["sound"] as? Bool == true)
    }

    @Test(arguments: [
        #"{ "include": ["Modules/**"], "modules": ["Modules/*"] }"#,
        #"{ "include": ["Modules/Lamp/*.swift"] }"#,
        #"{ "exclude": ["Services"], "modules": ["*/*"] }"#,
        #"{ "modules": ["Modules"] }"#,
        #"{ "roles": { "presenter": { "names": ["*Presenter"] } } }"#,
    ])
    func whereverFilesAreReadEveryRuleCanFire(configuration: String) async throws {
        let report = try await doctor(configuration)
        #expect(report.rules("cannot-fire") == [])
        #expect(report.rules("idle") == Self.needy.sorted())
        #expect(report.status == .clean)
    }

    /// New files would not be read, so that the examples stand in the one that is.
    @Test(arguments: [
        #"{ "include": ["Modules/Lamp/Lamp.swift"] }"#,
        #"{ "include": ["**/Lamp.swift"], "modules": ["Modules/*"] }"#,
    ])
    func examplesMayStandInAFileOfTheProject(configuration: String) async throws {
        let report = try await doctor(configuration)
        // A file that declares a view may import what views need.
        #expect(report.states["presenter-imports-ui"] == "cannot-fire")
        for rule in ["view-contains-logic", "presenter-uses-singleton", "retain-cycle",
            "missing-event-output", "suppression-without-reason", "syntax-problem"]
        {
            #expect(report.states[rule] == "fires", "\(rule)")
        }
    }

    @Test func rolesMayKeepRulesFromFiring() async throws {
        let report = try await doctor(#"{ "roles": { "outside": { "names": ["*"] } } }"#)
        #expect(report.status == .unable)
        for rule in ["view-contains-logic", "presenter-uses-singleton", "missing-assembler"] {
            #expect(report.states[rule] == "cannot-fire", "\(rule)")
        }
        #expect(report.states["syntax-problem"] == "fires")
    }

    @Test(arguments: LogicKind.allCases.map(\.rawValue))
    func aViewMayBeAllowedAllKindsOfWorkButOne(kind: String) async throws {
        let kinds = LogicKind.allCases.map { "\"\($0.rawValue)\"" }
        let others = kinds.filter { $0 != "\"\(kind)\"" }
        func allowing(_ kinds: [String]) -> String {
            let allow = kinds.joined(separator: ", ")
            return #"{ "rules": { "view-contains-logic": { "allow": [\#(allow)] } } }"#
        }
        #expect(try await doctor(allowing(others)).states["view-contains-logic"] == "fires")
        let none = try await doctor(allowing(kinds))
        #expect(none.rules("cannot-fire") == ["view-contains-logic"] && none.status == .unable)
    }

    @Test func manyAllowedDecisionsAreTriedToo() async throws {
        let kinds = LogicKind.allCases.filter { $0 != .decision }.map { "\"\($0.rawValue)\"" }
        let options =
            #""allow": [\#(kinds.joined(separator: ", "))], "maximumDecisions": 40"#
        let report = try await doctor(
            #"{ "rules": { "view-contains-logic": { \#(options) } } }"#)
        #expect(report.states["view-contains-logic"] == "fires")
    }

    @Test(arguments: [
        #""frameworks": ["UIKit"]"#, #""allow": ["Alamofire"]"#, #""allow": ["UIKit", "Moya"]"#,
    ])
    func importsAreTriedUnderEveryList(options: String) async throws {
        let report = try await doctor(
            #"{ "rules": { "view-imports-foreign-framework": { \#(options) } } }"#)
        #expect(report.states["view-imports-foreign-framework"] == "fires")
    }

    @Test func overridesMaySwitchARuleOffEverywhere() async throws {
        let rules = #""rules": { "retain-cycle": "off" }"#
        let everywhere = try await doctor(#"{ "overrides": [{ "paths": ["**"], \#(rules) }] }"#)
        #expect(everywhere.rules("cannot-fire") == ["retain-cycle"])
        #expect(everywhere.status == .unable)
        let somewhere = try await doctor(#"{ "overrides": [{ "paths": ["Modules"], \#(rules) }] }"#)
        #expect(somewhere.states["retain-cycle"] == "fires" && somewhere.status == .clean)
        let off = try await doctor(#"{ \#(rules) }"#)
        #expect(off.rules("off") == ["retain-cycle"] && off.status == .clean)
        let back = try await doctor(
            """
            {
              \(rules),
              "overrides": [{ "paths": ["Services"], "rules": { "retain-cycle": "error" } }],
            }
            """)
        #expect(back.states["retain-cycle"] == "fires")
    }

    @Test func layersNeedOneAboveAnother() async throws {
        let app = #"{ "name": "app", "paths": ["Services"] }"#
        let screens = #"{ "name": "screens", "paths": ["Modules/**"] }"#
        let two = try await doctor(#"{ "layers": [\#(app), \#(screens)] }"#)
        #expect(two.states["module-depends-on-project"] == "fires")
        let one = try await doctor(#"{ "layers": [\#(screens)] }"#)
        #expect(one.rules("cannot-fire") == ["module-depends-on-project"])
        let unlisted = #""rules": { "module-depends-on-project": { "unlisted": true } }"#
        let above = try await doctor(#"{ "layers": [\#(screens)], \#(unlisted) }"#)
        #expect(above.states["module-depends-on-project"] == "fires")
    }

    @Test(arguments: [
        (#""kind": "forbidden-dependency", "from": "Modules/**", "to": "Services/**""#, true),
        (
            #""kind": "forbidden-dependency", "from": { "names": ["Gate"] }, "#
                + #""to": { "names": ["Gate"] }"#,
            false
        ),
        (#""kind": "forbidden-dependency", "from": "Modules/**", "allowed": "Modules/**""#, true),
        (#""kind": "forbidden-dependency", "from": "**", "allowed": "**""#, false),
        (
            #""kind": "protected-type", "types": { "names": ["Gate"] }, "#
                + #""usedBy": { "roles": ["presenter"] }"#,
            true
        ),
        (
            #""kind": "protected-type", "types": { "names": ["Gate"] }, "#
                + #""constructedBy": "App*/**""#,
            true
        ),
        (#""kind": "not-independent", "paths": ["{part}/**"]"#, true),
        (#""kind": "not-independent", "paths": ["Modules/{screen}/**"]"#, false),
        (#""kind": "dependency-cycle", "between": "folders""#, true),
        (#""kind": "dependency-cycle", "between": "types""#, true),
        (#""kind": "forbidden-import", "from": "Services/**", "imports": ["{UI,App}Kit"]"#, true),
        (#""kind": "forbidden-import", "allowed": ["*"]"#, false),
        (#""kind": "forbidden-import", "attributes": ["@testable"]"#, true),
        (
            #""kind": "layers", "layers": [{ "name": "a", "paths": ["Modules"] }, "#
                + #"{ "name": "b", "paths": ["Services"] }]"#,
            true
        ),
    ])
    func contractsAreTriedOneByOne(contract: String, fires: Bool) async throws {
        let report = try await doctor(
            #"{ "contracts": [{ "name": "the contract", \#(contract) }] }"#)
        let kind = try #require(Self.kind(of: contract))
        #expect(report.states[kind] == (fires ? "fires" : "cannot-fire"))
        #expect(report.status == (fires ? .clean : .unable))
    }

    private static func kind(of contract: String) -> String? {
        let word = contract.split(separator: "\"").dropFirst(2).first.map(String.init)
        return word == "layers" ? "layer-violation" : word
    }

    @Test func theTextTellsWhatPatternsMatchAndWhatStaysOpen() async throws {
        let folder = try project(
            """
            {
              "exclude": ["Servces"], "modules": ["Modules/*"],
              "roles": { "view": { "names": ["*ViewController"], "baseTypes": ["Base"] } },
              "rules": { "retain-cycle": "off" },
            }
            """)
        let outcome = await run(["doctor", folder.path], in: Surroundings())
        #expect(outcome.status == .unable && outcome.remarks.isEmpty)
        let start = """
            Configuration: .modlint.json
            Project: 3 files (1 only read), 5 types, 1 module

            Patterns
              .modlint.json:2:15: error: exclude "Servces" matches nothing
              .modlint.json:2:39: modules "Modules/*" matches 1 file
              .modlint.json:3:34: name pattern of role view "*ViewController" matches 1 type
              .modlint.json:3:68: error: base type of role view "Base" matches nothing

            1 linted file in no module
              Services/Gate.swift

            2 unresolved names
              PowerMeter (3 places)
              PowerUnit (1 place)

            Rules: 30 of \(Self.rules.count) can report something here
            """
        #expect(outcome.text.hasPrefix(start), "\(outcome.text)")
        #expect(outcome.text.contains("\n  view-contains-logic (error)\n"))
        #expect(outcome.text.contains(
            "module-depends-on-project has nothing to check: the configuration has no \"layers\"\n"
        ))
        #expect(outcome.text.hasSuffix("\n  retain-cycle is off\n"))
    }

    @Test func noFileIsTouchedAndTheAnswerStaysTheSame() async throws {
        let folder = try project(nil)
        let first = await run(["doctor", folder.path], in: Surroundings())
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        #expect(!names.contains { $0.contains("Drill") })
        let alone = Surroundings(variables: ["MODLINT_WORKERS": "1"])
        #expect(await run(["doctor", folder.path], in: alone).output == first.output)
    }
}
