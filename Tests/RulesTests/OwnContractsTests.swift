import Dependencies
import ExampleProjects
import Foundation
import Rules
import Testing

/// modlint's own contracts, with files that break them on purpose.
@Suite struct OwnContractsTests {
    private static let root = ExampleProject.fixtures
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The sources as they are, and files that nobody wrote.
    private static func project(adding files: String) throws -> ExampleProject {
        let read = try ["Package.swift", ".modlint.json"].map { name in
            let text = try String(
                contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            return ExampleFile(path: name, text: text)
        }
        let sources = ExampleFile.files(below: root.appendingPathComponent("Sources")).map {
            ExampleFile(path: "Sources/" + $0.path, text: $0.text)
        }
        return ExampleProject(files: read + sources + ExampleFile.files(in: files))
    }

    @Test func everyOwnContractCanFail() throws {
        let project = try Self.project(adding: """
            //- Sources/Syntax/Virtual.swift
            import Rules
            import Foundation // ← forbidden-import
            struct Virtual {
                let finding: Finding? = nil
                let rule: Rule? = nil // ← layer-violation
                let configuration: Configuration? = nil
            }
            //- Sources/SourceText/Virtual.swift
            import Glibc // ← forbidden-import
            @_exported import Syntax // ← forbidden-import, layer-violation
            struct Lower {
                let finding: Finding? = nil // ← layer-violation
            }
            //- Sources/Reporting/Virtual.swift
            struct Report2 {
                let configuration: Configuration? = nil // ← forbidden-dependency
            }
            //- Sources/Elsewhere/Virtual.swift
            struct Stray {} // ← layer-violation
            //- Sources/Rules/Virtual.swift
            import Linting // ← layer-violation
            func index() -> ProjectIndex { ProjectIndex([]) } // ← protected-type
            """)
        let model = project.model()
        let contracts = ContractProject(model, project.configuration)
        #expect(contracts.idle.map(\.message) == [])
        let rules = Catalogue.all.filter { $0.description.needs == "contracts" }
        let found = rules.flatMap { rule in
            rule.check(RuleInput(rule.description, model, .init(), contracts: contracts))
        }
        let virtual = found.filter {
            model.index[FileID($0.place.file)].path.hasSuffix("Virtual.swift")
        }
        project.check(virtual.map { model.index.mark($0.place, $0.rule) }, against: "←")
    }
}
