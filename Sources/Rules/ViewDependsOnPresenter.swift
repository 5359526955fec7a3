import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A view that names a concrete presenter type.
    static let viewDependsOnPresenter = Rule(
        description: RuleDescription(
            id: "view-depends-on-presenter",
            severity: .error,
            summary: "A view names a concrete presenter type.",
            rationale: """
                A view that knows the class of its logic cannot be shown with other logic, nor \
                tested without it. It should hold a protocol that it owns, or a closure.
                """,
            flagged: """
                import UIKit

                protocol RatingContract: AnyObject { func show(_ stars: Int) }

                final class RatingViewController: UIViewController, RatingContract {
                    var presenter: RatingPresenter?
                    func show(_ stars: Int) {}
                    @objc private func tapped() { presenter?.rate() }
                }

                final class RatingPresenter {
                    weak var view: RatingContract?
                    func rate() { view?.show(3) }
                }
                """,
            clean: """
                import UIKit

                protocol RatingContract: AnyObject { func show(_ stars: Int) }
                protocol RatingEventOutput: AnyObject { func rate() }

                final class RatingViewController: UIViewController, RatingContract {
                    weak var eventOutput: RatingEventOutput?
                    func show(_ stars: Int) {}
                    @objc private func tapped() { eventOutput?.rate() }
                }

                final class RatingPresenter: RatingEventOutput {
                    weak var view: RatingContract?
                    func rate() { view?.show(3) }
                }
                """
        ),
        check: { input in input.model.views.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in view: TypeID, _ input: RuleInput) -> [Finding] {
        let uses = input.uses(in: view).filter { use in
            // A construction is a finding of its own, `view-creates-collaborator`.
            guard let target = use.declared, !use.isConstruction else { return false }
            return input.model.isPresenter(target) && target != view
        }
        let direct = uses.filter { $0.kind != .qualifier }
        let known = Set(direct.map(\.target))
        // Where the nested type itself is reported, the type around it adds nothing.
        let around = Set(direct.compactMap { $0.declared.map(input.index.outermost) })
        let qualifiers = uses.filter { use in
            !known.contains(use.target) && !(use.declared.map(around.contains) ?? false)
        }
        return Dependency.group(direct).map { finding($0, in: view, input) }
            + Dependency.group(qualifiers).map { qualifierFinding($0, in: view, input) }
    }

    private static func finding(
        _ dependency: Dependency, in view: TypeID, _ input: RuleInput
    ) -> Finding {
        let name = input.quoted(dependency.target)
        return input.finding(
            at: input.place(dependency.first.site), in: view,
            origin: dependency.origin(input), target: input.name(dependency.target),
            message: "View \(input.quoted(view)) \(input.phrase(dependency.first)), "
                + kinship(dependency, view, input),
            instruction: instruction(dependency, view, input),
            notes: dependency.notes(input, name) + presenterNotes(dependency, input))
    }

    private static func kinship(
        _ dependency: Dependency, _ view: TypeID, _ input: RuleInput
    ) -> String {
        guard let presenter = dependency.first.declared,
            let module = input.model.module(of: presenter),
            module.id != input.model.moduleID(of: view)
        else { return "the concrete presenter behind it" }
        return "the concrete presenter of module \(module.name)"
    }

    private static func qualifierFinding(
        _ dependency: Dependency, in view: TypeID, _ input: RuleInput
    ) -> Finding {
        let name = input.quoted(dependency.target)
        return dependency.qualifierFinding(
            in: view, input,
            message: "View \(input.quoted(view)) names a type nested in the presenter \(name)",
            instruction: "Name that type without \(name), by an alias or a declaration of its "
                + "own, so that \(input.quoted(view)) can be used with other logic.")
    }

    private static func presenterNotes(_ dependency: Dependency, _ input: RuleInput) -> [Note] {
        guard let presenter = dependency.first.declared else { return [] }
        return input.notes(forRoleOf: presenter, limit: 1)
    }

    private static func instruction(
        _ dependency: Dependency, _ view: TypeID, _ input: RuleInput
    ) -> String {
        let name = input.quoted(dependency.target)
        let outputs = input.model.module(of: view)?.eventOutputs ?? []
        let fitting = outputs.first { output in
            dependency.first.declared.map { input.index.hierarchy.isKind($0, of: output) } ?? false
        }
        if let output = fitting {
            return "Hold \(input.quoted(output)) instead; \(name) already implements it."
        }
        return "Give \(input.quoted(view)) an event output of its own, a protocol or a closure, "
            + "that \(name) implements."
    }
}
