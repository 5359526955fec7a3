import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A view's file that imports more than it needs to draw.
    static let viewImportsForeignFramework = Rule(
        description: RuleDescription(
            id: "view-imports-foreign-framework",
            severity: .warning,
            summary: "A file that declares a view imports more than UI frameworks.",
            rationale: """
                What a view's file imports shows what the view does besides drawing: a network or \
                database library there means that logic has moved in, or will.
                """,
            options: [
                RuleOption(
                    name: "frameworks",
                    summary: "All that views may import; without it, what is known to do a "
                        + "service's work is reported and the unknown is not.",
                    kind: .strings(allowed: [], standard: [])),
                RuleOption(
                    name: "allow",
                    summary: "Further frameworks that views may import.",
                    kind: .strings(allowed: [], standard: [])),
            ],
            flagged: """
                import Alamofire
                import UIKit

                final class AvatarViewController: UIViewController {}
                """,
            clean: """
                import RxCocoa
                import SnapKit
                import UIKit

                final class AvatarViewController: UIViewController {}
                """
        ),
        check: { input in
            var seen: Set<FileID> = []
            let verdict = ImportVerdict(input)
            return input.model.views.flatMap { view -> [Finding] in
                guard input.model.roles[view]?.confidence != .low,
                    seen.insert(input.index[view].site.file).inserted
                else { return [] }
                return findings(in: view, verdict, input)
            }
        }
    )

    private static func findings(
        in view: TypeID, _ verdict: ImportVerdict, _ input: RuleInput
    ) -> [Finding] {
        let file = input.index[view].site.file
        return Import.all(in: file, input.index).compactMap { found in
            guard let reason = verdict.objection(to: found.module, in: file) else { return nil }
            return input.finding(
                at: input.place(found.site), in: view, target: found.module,
                message: "The file of view \(input.quoted(view)) imports `\(found.module)`, "
                    + reason,
                instruction: "Move what needs `\(found.module)` behind the view's contracts; "
                    + "remove the import if nothing needs it.",
                notes: [Note(
                    place: input.place(of: view),
                    message: "\(input.quoted(view)) is declared here")])
        }
    }
}

/// Decides about imported modules: allowed, foreign, or unknown, which is never reported.
private struct ImportVerdict {
    private let input: RuleInput
    private let allowed: Set<String>
    private let configured: Set<String>
    /// Folders with types that draw.
    private var drawing: Set<Substring> = []
    /// The services that each file uses.
    private var used: [FileID: [TypeID]] = [:]

    init(_ input: RuleInput) {
        self.input = input
        allowed = Set(input.options.strings("allow"))
        configured = Set(input.options.strings("frameworks"))
        for type in input.index.table.typeIDs where input.model.facts.nature(type).isView {
            drawing.formUnion(input.index[input.index[type].site.file].folders)
        }
        for use in input.graph.uses {
            guard let type = use.declared, input.model.isService(type),
                input.model.roles[type]?.confidence == .high
            else { continue }
            used[use.site.file, default: []].append(type)
        }
    }

    /// Why a view may not import a module, as the end of a sentence; nil where it may.
    func objection(to module: String, in file: FileID) -> String? {
        if allowed.contains(module) || configured.contains(module) { return nil }
        guard configured.isEmpty else {
            return "which the configuration does not name among the frameworks of views"
        }
        if ForeignFrameworks.names.contains(module) || module.hasPrefix("Firebase") {
            return "which does a service's work"
        }
        guard let service = service(of: module, in: file) else { return nil }
        return "a target whose \(input.quoted(service)) does a service's work"
    }

    /// A service of a target of the project that the file uses: the sources tell what it does.
    private func service(of module: String, in file: FileID) -> TypeID? {
        let name = Substring(module)
        guard !drawing.contains(name) else { return nil }
        return used[file]?.first { type in
            input.index[input.index[type].site.file].folders.contains(name)
        }
    }
}
