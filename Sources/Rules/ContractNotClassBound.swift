import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A contract that values could implement although classes do.
    static let contractNotClassBound = Rule(
        description: RuleDescription(
            id: "contract-not-class-bound",
            severity: .warning,
            summary: "A contract between classes is not bound to classes.",
            rationale: """
                Whoever holds such a contract cannot hold it `weak`, so the back reference that \
                every pair of view and logic needs becomes a retain cycle or an `unowned` risk.
                """,
            flagged: """
                import UIKit

                protocol PlayerEventOutput { func tapped() }

                final class PlayerViewController: UIViewController {
                    var eventOutput: PlayerEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class PlayerPresenter: PlayerEventOutput {
                    func tapped() {}
                }
                """,
            clean: """
                import UIKit

                protocol PlayerEventOutput: AnyObject { func tapped() }

                final class PlayerViewController: UIViewController {
                    weak var eventOutput: PlayerEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class PlayerPresenter: PlayerEventOutput {
                    func tapped() {}
                }
                """
        ),
        check: { input in
            let binding = ClassBinding(input.index)
            return ModuleContract.distinct(input).compactMap { finding($0, binding, input) }
        }
    )

    private static func finding(
        _ contract: ModuleContract, _ binding: ClassBinding, _ input: RuleInput
    ) -> Finding? {
        let conformers = input.index.hierarchy.conformers[contract.type] ?? []
        guard !conformers.isEmpty, conformers.allSatisfy({ isClass($0, input) }),
            binding.isBound(contract.type) == .no
        else { return nil }
        let name = input.quoted(contract.type)
        let classes = conformers.filter(input.index.isLinted).prefix(3)
        var finding = input.finding(
            at: input.place(of: contract.type), in: contract.type,
            message: "\(contract.title) \(name) is not bound to classes although only "
                + "classes implement it: \(list(classes, input))",
            instruction: "Let \(name) inherit from `AnyObject`.",
            notes: classes.map {
                Note(
                    place: input.place(of: $0),
                    message: "\(input.quoted($0)) implements it and is a class")
            })
        if mustBeWeak(contract, input) { finding.severity = .error }
        return finding
    }

    private static func isClass(_ type: TypeID, _ input: RuleInput) -> Bool {
        input.index[type].kind == .class || input.index[type].kind == .actor
    }

    private static func list(_ types: some Sequence<TypeID>, _ input: RuleInput) -> String {
        types.map(input.quoted).joined(separator: ", ")
    }

    /// Two that hold one another strongly through the contract: one side has to become weak.
    private static func mustBeWeak(_ contract: ModuleContract, _ input: RuleInput) -> Bool {
        let conformers = Set((input.index.hierarchy.conformers[contract.type] ?? [])
            .filter(input.model.facts.isCandidate))
        return input.model.facts.holdings.byHeld(contract.type).contains { holding in
            guard holds(holding, input), !conformers.contains(holding.holder) else { return false }
            return conformers.contains { other in
                input.model.facts.holdings.all(of: other, input.index).contains { back in
                    holds(back, input)
                        && input.index.hierarchy.isKind(holding.holder, of: back.held)
                }
            }
        }
    }

    private static func holds(_ holding: Holding, _ input: RuleInput) -> Bool {
        guard let property = holding.property, holding.form == .property else { return false }
        let symbol = input.index[property]
        return symbol.isStored && symbol.strength == .strong
    }
}
