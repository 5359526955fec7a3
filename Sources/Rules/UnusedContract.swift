import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A contract that nobody holds.
    static let unusedContract = Rule(
        description: RuleDescription(
            id: "unused-contract",
            severity: .info,
            summary: "A contract of a module that nobody holds, receives or returns.",
            rationale: """
                A protocol that nobody uses promises a separation that is not there, and has to be \
                kept up to date for nothing.
                """,
            flagged: """
                import UIKit

                protocol MapModuleInput: AnyObject { func reset() }
                protocol MapEventOutput: AnyObject { func tapped() }

                final class MapViewController: UIViewController {
                    weak var eventOutput: MapEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class MapPresenter: MapEventOutput, MapModuleInput {
                    func tapped() {}
                    func reset() {}
                }
                """,
            clean: """
                import UIKit

                protocol MapEventOutput: AnyObject { func tapped() }

                final class MapViewController: UIViewController {
                    weak var eventOutput: MapEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class MapPresenter: MapEventOutput {
                    func tapped() {}
                }
                """
        ),
        check: { input in
            input.model.modules.flatMap { module in
                module.members.sorted().compactMap { finding($0, in: module, input) }
            }
        }
    )

    private static func finding(
        _ contract: TypeID, in module: UIModule, _ input: RuleInput
    ) -> Finding? {
        guard input.index[contract].kind == .protocol, input.index.isLinted(contract),
            !input.index[contract].isPublic, !isUsed(contract, input)
        else { return nil }
        let name = input.quoted(contract)
        let conformers = (input.index.hierarchy.conformers[contract] ?? []).prefix(3)
        return input.finding(
            at: input.place(of: contract), in: contract,
            message: "Nobody holds the contract \(name) of module \(module.name)",
            instruction: "Remove \(name), or hold it where its members are called.",
            notes: conformers.map {
                Note(place: input.place(of: $0), message: "\(input.quoted($0)) implements it")
            })
    }

    /// Any use but a conformance, an extension or the name of something nested.
    private static func isUsed(_ contract: TypeID, _ input: RuleInput) -> Bool {
        isTrait(contract, input) || input.graph.uses(of: contract).contains { use in
            switch use.kind {
            case .extended, .qualifier: false
            case .inheritance: use.from.map { input.index[$0].kind == .protocol } ?? false
            default: true
            }
        }
    }

    /// What an extension gives the conformers is used without naming the protocol, wherever a
    /// member of that name is.
    private static func isTrait(_ contract: TypeID, _ input: RuleInput) -> Bool {
        guard input.index.hierarchy.conformers[contract] != nil else { return false }
        let given = input.index[contract].members.map { input.index[$0] }
            .filter { !$0.traits.contains(.isRequirement) }
        return given.contains { member in
            input.index.files.contains { $0.names.contains(member.name) && uses(member.name, $0) }
        }
    }

    private static func uses(_ member: NameID, _ file: ProjectFile) -> Bool {
        file.tree.subtree(file.tree.root).contains { node in
            switch file.tree.kind(node) {
            case .identifierExpression, .memberExpression: file.name(node) == member
            default: false
            }
        }
    }
}
