import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A module that its own view puts together.
    static let missingAssembler = Rule(
        description: RuleDescription(
            id: "missing-assembler",
            severity: .error,
            summary: "A module that nothing assembles, or that assembles itself in the view.",
            rationale: """
                Somebody has to know both the view and its logic; when the view does it, neither \
                can be replaced. An assembler creates both and returns what holds them.
                """,
            flagged: """
                import UIKit

                protocol OrderDisplaying: AnyObject { func show(_ total: Int) }
                protocol OrderLogic: AnyObject { func load() }

                final class OrderViewController: UIViewController, OrderDisplaying {
                    var interactor: OrderLogic?
                    func setUp() {
                        let interactor = OrderInteractor()
                        interactor.view = self
                        self.interactor = interactor
                    }
                    func show(_ total: Int) {}
                }

                final class OrderInteractor: OrderLogic {
                    weak var view: OrderDisplaying?
                    func load() { view?.show(1) }
                }
                """,
            clean: """
                import UIKit

                protocol OrderDisplaying: AnyObject { func show(_ total: Int) }
                protocol OrderLogic: AnyObject { func load() }

                final class OrderViewController: UIViewController, OrderDisplaying {
                    var interactor: OrderLogic?
                    func show(_ total: Int) {}
                }

                final class OrderInteractor: OrderLogic {
                    weak var view: OrderDisplaying?
                    func load() { view?.show(1) }
                }

                enum OrderAssembler {
                    static func assemble() -> (OrderViewController, OrderInteractor) {
                        let view = OrderViewController()
                        let interactor = OrderInteractor()
                        view.interactor = interactor
                        interactor.view = view
                        return (view, interactor)
                    }
                }
                """
        ),
        check: { input in input.model.modules.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in module: UIModule, _ input: RuleInput) -> [Finding] {
        // Where nothing is known to create the logic, a container may do it: unknown.
        guard module.assemblers.allSatisfy({ $0.kind == .ownView }) else { return [] }
        return module.views.compactMap { view in
            let own = module.assemblers.first { assembler in
                assembler.view == view && constructs(assembler, input)
            }
            return own.map { finding(view, $0, in: module, input) }
        }
    }

    private static func constructs(_ assembler: Assembler, _ input: RuleInput) -> Bool {
        input.model.facts.creations(of: assembler.presenter).contains {
            $0.scope.type == assembler.scope.type && !$0.isAsked
        }
    }

    private static func finding(
        _ view: TypeID, _ own: Assembler, in module: UIModule, _ input: RuleInput
    ) -> Finding {
        let presenter = input.quoted(own.presenter)
        let notes = own.evidence.compactMap { evidence in
            evidence.site.map {
                Note(place: input.place($0), message: "the view connects \(presenter) here")
            }
        }
        return input.finding(
            at: input.place(of: view), in: view,
            target: input.index.qualifiedName(of: own.presenter),
            message: "Module \(module.name) has no assembler: its view \(input.quoted(view)) "
                + "creates \(presenter) itself",
            instruction: "Let an assembler create \(input.quoted(view)) and \(presenter), connect "
                + "them, and return a structure that holds both.",
            notes: notes)
    }
}
