import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A contract property that nobody ever sets.
    static let unsetCollaborator = Rule(
        description: RuleDescription(
            id: "unset-collaborator",
            severity: .warning,
            summary: "A contract property of a view or presenter that no code ever sets.",
            rationale: """
                An optional collaborator that nobody sets swallows every call; an implicitly \
                unwrapped one crashes at the first.
                """,
            flagged: """
                import UIKit

                protocol FilterEventOutput: AnyObject { func tapped() }

                final class FilterViewController: UIViewController {
                    weak var eventOutput: FilterEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class FilterPresenter: FilterEventOutput {
                    func tapped() {}
                }

                enum FilterAssembler {
                    static func assemble() -> (FilterViewController, FilterPresenter) {
                        (FilterViewController(), FilterPresenter())
                    }
                }
                """,
            clean: """
                import UIKit

                protocol FilterEventOutput: AnyObject { func tapped() }

                final class FilterViewController: UIViewController {
                    weak var eventOutput: FilterEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class FilterPresenter: FilterEventOutput {
                    func tapped() {}
                }

                enum FilterAssembler {
                    static func assemble() -> (FilterViewController, FilterPresenter) {
                        let view = FilterViewController()
                        let presenter = FilterPresenter()
                        view.eventOutput = presenter
                        return (view, presenter)
                    }
                }
                """
        ),
        check: { input in
            (input.model.views + input.model.presenters).flatMap { type in
                input.index[type].members.compactMap { finding($0, of: type, input) }
            }
        }
    )

    private static func finding(
        _ member: MemberID, of type: TypeID, _ input: RuleInput
    ) -> Finding? {
        let symbol = input.index[member]
        guard isNeverSet(member, of: type, input), let contract = contract(member, input)
        else { return nil }
        let name = input.index.text(symbol.name)
        let holder = input.model.isView(type) ? "View" : "Presenter"
        return input.finding(
            at: input.place(Site(file: symbol.site.file, node: symbol.nameNode)), in: type,
            target: name,
            message: "\(holder) \(input.quoted(type)) has a collaborator `\(name)`, "
                + "\(input.quoted(contract)), that nobody ever sets",
            instruction: "Set `\(name)` where \(input.quoted(type)) is assembled, or remove it "
                + "with its calls.",
            notes: [])
    }

    /// Whether a contract's property waits to be set and nothing in the sources sets it.
    static func isNeverSet(_ member: MemberID, of type: TypeID, _ input: RuleInput) -> Bool {
        let symbol = input.index[member]
        // Without a construction in the sources a storyboard or nobody makes it: unknown.
        return !input.model.facts.setProperties.contains(member) && isOpen(symbol, of: type, input)
            && !mayBeSetElsewhere(type, input) && !input.model.facts.creations(of: type).isEmpty
            && contract(member, input) != nil
            && (input.model.facts.assignments[symbol.name] ?? []).allSatisfy {
                isOther($0, than: member, input)
            }
    }

    /// A stored variable that is nil until somebody sets it.
    private static func isOpen(
        _ symbol: MemberSymbol, of type: TypeID, _ input: RuleInput
    ) -> Bool {
        guard symbol.kind == .property, symbol.isStored, !symbol.isStatic,
            input.index[type].kind == .class, input.index[symbol.site.file].purpose == .linted,
            symbol.traits.isDisjoint(with: [.isConstant, .isLazy, .isPublic, .isOutlet])
        else { return false }
        let tree = input.index[symbol.site.file].tree
        let binding = tree.binding(symbol.binding)
        guard let node = binding.type, binding.initialValue == nil,
            tree.attributes(of: symbol.site.node).isEmpty
        else { return false }
        return tree.kind(node) == .optionalType
            || tree.kind(node) == .implicitlyUnwrappedOptionalType
    }

    /// A protocol or superclass from elsewhere may set it, and so may an assembler whose code is
    /// elsewhere.
    private static func mayBeSetElsewhere(_ type: TypeID, _ input: RuleInput) -> Bool {
        let isGeneric = input.model.module(of: type)?.assemblers
            .contains { $0.kind == .generic } ?? false
        return isGeneric || input.index.hierarchy.conformances(of: type).external.contains {
            !SDK.isKnown(input.index.text($0))
        }
    }

    /// A protocol that somebody in the sources implements: then it could be set. Delegates and
    /// listeners may stay empty.
    private static func contract(_ member: MemberID, _ input: RuleInput) -> TypeID? {
        let types = input.graph.typer.type(of: member).parts.compactMap(\.declaration)
        guard let contract = types.first(where: { input.index[$0].kind == .protocol }) else {
            return nil
        }
        let name = input.index.name(of: contract)
        let isOptional = ["Delegate", "Listener", "ModuleOutput", "DataSource"].contains {
            name.hasSuffix($0)
        }
        guard !isOptional, !(input.index.hierarchy.conformers[contract] ?? []).isEmpty else {
            return nil
        }
        return contract
    }

    /// Whether an assignment sets another property for certain. One through a protocol or a
    /// superclass, or to an unknown object, may set this one.
    private static func isOther(
        _ assignment: Assignment, than member: MemberID, _ input: RuleInput
    ) -> Bool {
        if assignment.isClearing { return true }
        guard let property = assignment.property, let owner = input.index[property].owner,
            property != member, let own = input.index[member].owner
        else { return false }
        return !input.index.hierarchy.isKind(own, of: owner)
            && !input.index.hierarchy.chain(of: own).contains(owner)
            && !input.index.hierarchy.chain(of: owner).contains(own)
    }
}
