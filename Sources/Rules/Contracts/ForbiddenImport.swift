import Dependencies
import Diagnostics
import Modules
import Settings

extension Rule {
    /// An import that a contract forbids, or does not allow.
    static let forbiddenImport = Rule(
        description: RuleDescription(
            id: "forbidden-import",
            severity: .error,
            summary: "A file imports what a contract forbids it.",
            rationale: """
                An import is the widest dependency there is: everything of the module is within \
                reach. A contract says which parts of the project may reach for what.

                A contract of the kind "forbidden-import" has "imports", patterns of what may \
                not be imported, or "allowed", all that may be; where both stand, what "imports" \
                forbids stays forbidden. A pattern of a module covers its submodules and single \
                declarations: "UIKit" also `import class UIKit.UIView`; "UIKit.UIView" covers \
                that alone. "from" selects the files, by path or by a type that they declare; \
                without it all files count. "importKinds" ("module", "class", "func" …) and \
                "attributes" ("@testable", "@_exported", "@_spi", "public" …) narrow the \
                contract to such imports.
                """,
            needs: "contracts",
            flagged: example + """
                //- Models/Price.swift
                import UIKit

                struct Price { var cents = 0 }
                """,
            clean: example + """
                //- Models/Price.swift
                import Foundation

                struct Price { var cents = 0 }
                """
        ),
        check: { input in
            input.contractFindings(.forbiddenImport) { contract, project in
                guard case .forbiddenImport(let terms) = contract.terms else { return [] }
                return ImportCheck(contract, terms, project, input).findings
            }
        }
    )

    private static let example = ContractExample.configuration("""
        {
              "kind": "forbidden-import", "name": "models draw nothing",
              "from": "Models/**", "imports": ["UIKit", "SwiftUI"],
            }
        """)
}

/// One contract of the kind "forbidden-import".
private struct ImportCheck {
    private let contract: ContractSetting
    private let terms: ForbiddenImportTerms
    private let from: SelectedTypes?
    private let project: ContractProject
    private let input: RuleInput

    init(
        _ contract: ContractSetting, _ terms: ForbiddenImportTerms, _ project: ContractProject,
        _ input: RuleInput
    ) {
        self.contract = contract
        self.terms = terms
        self.project = project
        self.input = input
        from = terms.from.map(project.types)
    }

    var findings: [Finding] {
        let index = project.index
        var declared = index.files.map { _ in [TypeID]() }
        for type in index.table.typeIDs where index[type].kind.isNominal {
            declared[index[type].site.file.index].append(type)
        }
        return index.files.indices.map(FileID.init).flatMap { file -> [Finding] in
            let types = declared[file.index]
            guard index[file].purpose == .linted,
                from?.match(file, declaring: types) ?? .yes == .yes
            else { return [] }
            let imports = ImportStatement.all(in: file, index).filter { verdict($0) != nil }
            return Dictionary(grouping: imports, by: \.name).values
                .sorted { $0[0].site < $1[0].site }
                .map { finding($0, Holder(type: types.first, file: file)) }
        }
    }

    /// What is wrong with an import: the ban comes first.
    private func verdict(_ statement: ImportStatement) -> String? {
        guard terms.importKinds.isEmpty || terms.importKinds.contains(statement.kind),
            terms.attributes.isEmpty || terms.attributes.contains(where: statement.has)
        else { return nil }
        let isForbidden = terms.imports?.contains(where: statement.isCovered(by:))
        if isForbidden ?? (terms.allowed == nil) { return "which is forbidden here" }
        guard let allowed = terms.allowed, !allowed.contains(where: statement.isCovered(by:)) else {
            return nil
        }
        return "which is not among what may be imported here"
    }

    private func finding(_ statements: [ImportStatement], _ holder: Holder) -> Finding {
        let first = statements[0]
        var finding = input.finding(
            at: input.place(first.site), in: holder,
            message: "The file has `\(first.text)`, \(verdict(first) ?? "")", contract: contract,
            instruction: "Move the code that needs `\(first.name)` to where it may be imported, "
                + "and hand in what it makes.")
        finding.target = first.name
        finding.notes = statements.dropFirst().prefix(4).map {
            Note(place: input.place($0.site), message: "`\($0.name)` is imported here too")
        }
        return finding
    }
}
