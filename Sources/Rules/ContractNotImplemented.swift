import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A contract that somebody holds and nobody implements.
    static let contractNotImplemented = Rule(
        description: RuleDescription(
            id: "contract-not-implemented",
            severity: .error,
            summary: "A contract that a view or presenter holds and nobody implements.",
            rationale: """
                Calls to a contract without an implementation go nowhere: an event that nobody \
                hears, a screen that is never told what to show.
                """,
            flagged: """
                import UIKit

                protocol ReviewsContract: AnyObject { func display(_ count: Int) }
                protocol ReviewsEventOutput: AnyObject { func loaded() }

                final class ReviewsViewController: UIViewController {
                    weak var eventOutput: ReviewsEventOutput?
                    override func viewDidLoad() { eventOutput?.loaded() }
                }

                final class ReviewsPresenter: ReviewsEventOutput {
                    weak var contract: ReviewsContract?
                    func loaded() { contract?.display(1) }
                }

                enum ReviewsAssembler {
                    static func assemble() -> (ReviewsViewController, ReviewsPresenter) {
                        let view = ReviewsViewController()
                        let presenter = ReviewsPresenter()
                        presenter.contract = view as? ReviewsContract
                        view.eventOutput = presenter
                        return (view, presenter)
                    }
                }
                """,
            clean: """
                import UIKit

                protocol ReviewsContract: AnyObject { func display(_ count: Int) }
                protocol ReviewsEventOutput: AnyObject { func loaded() }

                final class ReviewsViewController: UIViewController, ReviewsContract {
                    weak var eventOutput: ReviewsEventOutput?
                    override func viewDidLoad() { eventOutput?.loaded() }
                    func display(_ count: Int) {}
                }

                final class ReviewsPresenter: ReviewsEventOutput {
                    weak var contract: ReviewsContract?
                    func loaded() { contract?.display(1) }
                }
                """
        ),
        check: { input in
            input.index.table.typeIDs.compactMap { finding($0, input) }
        }
    )

    private static func finding(_ contract: TypeID, _ input: RuleInput) -> Finding? {
        guard input.index[contract].kind == .protocol, input.index.isLinted(contract),
            !input.index[contract].isPublic, !input.index[contract].members.isEmpty,
            !isImplemented(contract, input),
            !isObjectiveC(contract, input)
        else { return nil }
        let holders = input.model.facts.holdings.byHeld(contract).filter {
            isHeldForView($0, input)
        }
        guard let first = holders.first,
            !holders.contains(where: { meetsUnknownClass($0.holder, input) })
        else { return nil }
        let name = input.quoted(contract)
        return input.finding(
            at: input.place(of: contract), in: contract,
            message: "\(input.quoted(first.holder)) holds \(name), which nobody implements",
            instruction: instruction(contract, first, input),
            notes: holders.prefix(4).map {
                Note(
                    place: input.place($0.site), message: "\(input.quoted($0.holder)) holds it")
            })
    }

    /// A conformer in any file, a double in a test too, or a type whose conformances are unknown.
    private static func isImplemented(_ contract: TypeID, _ input: RuleInput) -> Bool {
        if !(input.index.hierarchy.conformers[contract] ?? []).isEmpty { return true }
        // A protocol that inherits from it may have conformers, and so may a library's type.
        return input.graph.uses(of: contract).contains { use in
            use.kind == .inheritance || use.kind == .alias || use.kind == .genericArgument
                || use.kind == .metatype
        }
    }

    /// Whether an object of a class that no source declares is made where the holder is made: it
    /// may be the one that implements the contract.
    private static func meetsUnknownClass(_ holder: TypeID, _ input: RuleInput) -> Bool {
        let scopes = Set(input.model.facts.creations(of: holder).map(\.scope))
        return Set(scopes.map(\.site.file)).contains { file in
            input.graph.uses(in: file).contains { use in
                guard use.isConstruction, case .external(let name) = use.target,
                    !SDK.isKnown(input.index.text(name))
                else { return false }
                return scopes.contains(input.model.scopes.scope(of: use.site))
            }
        }
    }

    private static func isObjectiveC(_ contract: TypeID, _ input: RuleInput) -> Bool {
        let site = input.index[contract].site
        let tree = input.index[site.file].tree
        return tree.attributes(of: site.node).contains { tree.mainText($0) == "objc" }
    }

    /// A view's output, or what a presenter holds weakly: its view or a listener. What a presenter
    /// holds strongly may be implemented where the application is put together.
    private static func isHeldForView(_ holding: Holding, _ input: RuleInput) -> Bool {
        guard let property = holding.property, holding.form == .property,
            input.model.facts.clue(holding.held).kind != .service
        else { return false }
        switch input.model.role(of: holding.holder) {
        case .view: return true
        case .presenter: return input.index[property].strength != .strong
        default: return false
        }
    }

    private static func instruction(
        _ contract: TypeID, _ holding: Holding, _ input: RuleInput
    ) -> String {
        let name = input.quoted(contract)
        let module = input.model.module(of: holding.holder)
        let word = holding.property.map { input.index.text(input.index[$0].name) } ?? ""
        if ["listener", "delegate", "output"].contains(where: word.lowercased().contains),
            input.model.isPresenter(holding.holder)
        {
            return "Implement \(name) in whoever opens the module, or remove it with its calls."
        }
        if input.model.isPresenter(holding.holder), let view = module?.views.first {
            return "Let \(input.quoted(view)) implement \(name), or remove it."
        }
        if input.model.isView(holding.holder), let presenter = module?.presenters.first {
            return "Let \(input.quoted(presenter)) implement \(name), or remove it."
        }
        return "Implement \(name), or remove it with its calls."
    }
}
