import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A presenter that names a concrete view type.
    static let presenterDependsOnView = Rule(
        description: RuleDescription(
            id: "presenter-depends-on-view",
            severity: .error,
            summary: "A presenter names a concrete view type.",
            rationale: """
                Logic that knows the class of its view works with that view alone. It should \
                drive the view through an interface contract, a protocol that the view implements.
                """,
            flagged: """
                import UIKit

                final class FeedbackViewController: UIViewController {
                    func show(_ status: String) {}
                }

                final class FeedbackPresenter {
                    private weak var view: FeedbackViewController?
                    init(view: FeedbackViewController) { self.view = view }
                    func send() { view?.show("sent") }
                }
                """,
            clean: """
                import UIKit

                protocol FeedbackContract: AnyObject { func show(_ status: String) }

                final class FeedbackViewController: UIViewController, FeedbackContract {
                    func show(_ status: String) {}
                }

                final class FeedbackPresenter {
                    private weak var view: FeedbackContract?
                    init(view: FeedbackContract) { self.view = view }
                    func send() { view?.show("sent") }
                }
                """
        ),
        check: { input in input.model.presenters.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in presenter: TypeID, _ input: RuleInput) -> [Finding] {
        let uses = input.uses(in: presenter).filter { use in
            guard let target = use.declared, target != presenter else { return false }
            return isView(target, input) && !isNested(target, in: presenter, input)
        }
        let direct = uses.filter { $0.kind != .qualifier }
        let known = Set(direct.map(\.target))
        let qualifiers = uses.filter { !known.contains($0.target) }
        return Dependency.group(direct).map { finding($0, in: presenter, input) }
            + Dependency.group(qualifiers).map { qualifierFinding($0, in: presenter, input) }
    }

    private static func isView(_ type: TypeID, _ input: RuleInput) -> Bool {
        input.model.isView(type) || input.model.facts.nature(type) == .viewClass
            || input.model.facts.nature(type) == .controller
    }

    private static func isNested(
        _ type: TypeID, in outer: TypeID, _ input: RuleInput
    ) -> Bool {
        input.index.outermost(type) == input.index.outermost(outer)
    }

    private static func finding(
        _ dependency: Dependency, in presenter: TypeID, _ input: RuleInput
    ) -> Finding {
        let name = input.quoted(dependency.target)
        return input.finding(
            at: input.place(dependency.first.site), in: presenter,
            origin: dependency.origin(input), target: input.name(dependency.target),
            message: "Presenter \(input.quoted(presenter)) \(input.phrase(dependency.first)), "
                + "a concrete view",
            instruction: instruction(dependency, presenter, input),
            notes: dependency.notes(input, name)
                + (dependency.first.declared.map { input.notes(forRoleOf: $0, limit: 1) } ?? []))
    }

    private static func qualifierFinding(
        _ dependency: Dependency, in presenter: TypeID, _ input: RuleInput
    ) -> Finding {
        let name = input.quoted(dependency.target)
        return dependency.qualifierFinding(
            in: presenter, input,
            message: "Presenter \(input.quoted(presenter)) names a type nested in the view \(name)",
            instruction: "Declare that type beside the contracts, so that "
                + "\(input.quoted(presenter)) can be used without \(name).")
    }

    private static func instruction(
        _ dependency: Dependency, _ presenter: TypeID, _ input: RuleInput
    ) -> String {
        let name = input.quoted(dependency.target)
        let contracts = input.model.module(of: presenter)?.interfaceContracts ?? []
        let fitting = contracts.first { contract in
            dependency.first.declared.map { input.index.hierarchy.isKind($0, of: contract) }
                ?? false
        }
        if dependency.first.kind == .alias {
            return "Move the alias to the assembler, which may know both."
        }
        if dependency.first.isConstruction {
            return "Let a router or the outside open \(name); \(input.quoted(presenter)) only says "
                + "that it is wanted."
        }
        if let contract = fitting {
            return "Use \(input.quoted(contract)) instead; \(name) already implements it."
        }
        return "Declare an interface contract with what \(input.quoted(presenter)) needs of "
            + "\(name), and let \(name) implement it."
    }
}
