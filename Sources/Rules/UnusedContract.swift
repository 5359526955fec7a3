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
            let unnamed = input.model.modules.flatMap { module in
                module.members.sorted().filter { isUnnamed($0, input) }.map { ($0, module) }
            }
            let given = unnamed.map { givenMembers(of: $0.0, input) }
            let spoken = given.allSatisfy(\.isEmpty) ? NameSet() : spokenNames(input)
            return zip(unnamed, given).compactMap { contract, members in
                members.contains(where: spoken.contains)
                    ? nil : finding(contract.0, in: contract.1, input)
            }
        }
    )

    private static func finding(
        _ contract: TypeID, in module: UIModule, _ input: RuleInput
    ) -> Finding {
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

    /// Whether nobody names a protocol, but for conformances, extensions and what is nested in it.
    private static func isUnnamed(_ contract: TypeID, _ input: RuleInput) -> Bool {
        guard input.index[contract].kind == .protocol, input.index.isLinted(contract),
            !input.index[contract].isPublic
        else { return false }
        return !input.graph.uses(of: contract).contains { use in
            switch use.kind {
            case .extended, .qualifier: false
            case .inheritance: use.from.map { input.index[$0].kind == .protocol } ?? false
            default: true
            }
        }
    }

    /// What an extension of a protocol gives its conformers is used without naming the protocol.
    private static func givenMembers(of contract: TypeID, _ input: RuleInput) -> [NameID] {
        guard input.index.hierarchy.conformers[contract] != nil else { return [] }
        return input.index[contract].members.map { input.index[$0] }
            .filter { !$0.traits.contains(.isRequirement) }.map(\.name)
    }

    /// The words of all expressions that name something.
    private static func spokenNames(_ input: RuleInput) -> NameSet {
        var names = NameSet()
        for file in input.index.files {
            for node in file.tree.subtree(file.tree.root) {
                switch file.tree.kind(node) {
                case .identifierExpression, .memberExpression: names.insert(file.name(node))
                default: continue
                }
            }
        }
        return names
    }
}
