import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A contract whose requirements name a class of one side.
    static let contractExposesConcreteType = Rule(
        description: RuleDescription(
            id: "contract-exposes-concrete-type",
            severity: .error,
            summary: "A contract's requirement names a concrete view, presenter or service.",
            rationale: """
                A contract that mentions the class of one side binds the other side to that class \
                again, and everything the contract promised is gone.
                """,
            flagged: """
                import UIKit

                final class ReviewCell: UITableViewCell {}
                protocol ReviewsEventOutput: AnyObject { func tapped(_ cell: ReviewCell) }

                final class ReviewsViewController: UIViewController {
                    weak var eventOutput: ReviewsEventOutput?
                    func tap(_ cell: ReviewCell) { eventOutput?.tapped(cell) }
                }

                final class ReviewsPresenter: ReviewsEventOutput {
                    func tapped(_ cell: ReviewCell) {}
                }
                """,
            clean: """
                import UIKit

                protocol ReviewsEventOutput: AnyObject { func tapped(at index: Int) }

                final class ReviewsViewController: UIViewController {
                    weak var eventOutput: ReviewsEventOutput?
                    func tap() { eventOutput?.tapped(at: 0) }
                }

                final class ReviewsPresenter: ReviewsEventOutput {
                    func tapped(at index: Int) {}
                }
                """
        ),
        check: { input in
            let services = input.index.table.typeIDs.filter {
                input.model.role(of: $0) == .serviceContract
            }.compactMap { type in
                input.model.module(of: type).map {
                    ModuleContract(type: type, module: $0, title: "Service contract")
                }
            }
            return (ModuleContract.distinct(input) + ModuleContract.inner(input) + services)
                .flatMap { findings(in: $0, input) + libraryFindings(in: $0, input) }
        }
    )

    private static func findings(in contract: ModuleContract, _ input: RuleInput) -> [Finding] {
        let uses = input.graph.uses(in: contract.type).filter { use in
            guard let target = use.declared, isRequirement(use) else { return false }
            return what(target, input) != nil
        }
        return Dependency.group(uses).compactMap { dependency in
            guard let target = dependency.first.declared, let what = what(target, input) else {
                return nil
            }
            let name = input.quoted(target)
            return input.finding(
                at: input.place(dependency.first.site), in: contract.type,
                target: input.index.qualifiedName(of: target),
                message: "\(contract.title) \(input.quoted(contract.type)) names \(name), \(what)",
                instruction: "Pass plain values or a protocol instead of \(name).",
                notes: dependency.notes(input, name))
        }
    }

    /// Types of a library that does a service's work, where the file imports only that one.
    private static func libraryFindings(
        in contract: ModuleContract, _ input: RuleInput
    ) -> [Finding] {
        let file = input.index[contract.type].site.file
        let imports = Set(Import.all(in: file, input.index).map(\.module).filter {
            !SDK.frameworks.contains($0)
        })
        guard imports.count == 1, let library = imports.first,
            ForeignFrameworks.names.contains(library)
        else { return [] }
        let uses = input.graph.uses(in: contract.type).filter { use in
            guard case .external(let name) = use.target, isRequirement(use) else { return false }
            return !SDK.isKnown(input.index.text(name))
        }
        return Dependency.group(uses).map { dependency in
            let name = input.quoted(dependency.target)
            return input.finding(
                at: input.place(dependency.first.site), in: contract.type,
                target: input.name(dependency.target),
                message: "\(contract.title) \(input.quoted(contract.type)) names \(name), a type "
                    + "of the library `\(library)`",
                instruction: "Pass plain values or a type of your own instead of \(name).",
                notes: dependency.notes(input, name))
        }
    }

    private static func isRequirement(_ use: TypeUse) -> Bool {
        switch use.kind {
        case .property, .parameter, .result, .genericArgument: true
        default: false
        }
    }

    private static func what(_ type: TypeID, _ input: RuleInput) -> String? {
        guard input.index[type].kind != .protocol else { return nil }
        switch input.model.role(of: type) {
        case .presenter: return "a concrete presenter"
        case .service:
            return input.model.roles[type]?.confidence == .high ? "a concrete service" : nil
        case .view: return "a concrete view"
        default:
            let nature = input.model.facts.nature(type)
            return nature == .viewClass || nature == .controller ? "a concrete view" : nil
        }
    }
}
