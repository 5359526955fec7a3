import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A strong event output where the assembler's result keeps the presenter.
    static let strongEventOutput = Rule(
        description: RuleDescription(
            id: "strong-event-output",
            severity: .warning,
            summary: "A strong `eventOutput` in a module whose assembler returns all entities.",
            rationale: """
                The structure that the assembler returns keeps the presenter alive. A strong \
                output makes the view a second owner, and a cycle as soon as the presenter holds \
                its view.
                """,
            flagged: """
                import UIKit

                protocol TicketsEventOutput: AnyObject { func tapped() }

                final class TicketsViewController: UIViewController {
                    var eventOutput: TicketsEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class TicketsPresenter: TicketsEventOutput { func tapped() {} }

                struct TicketsModule {
                    let view: TicketsViewController
                    let presenter: TicketsPresenter
                }

                enum TicketsAssembler {
                    static func assemble() -> TicketsModule {
                        let view = TicketsViewController()
                        let presenter = TicketsPresenter()
                        view.eventOutput = presenter
                        return TicketsModule(view: view, presenter: presenter)
                    }
                }
                """,
            clean: """
                import UIKit

                protocol TicketsEventOutput: AnyObject { func tapped() }

                final class TicketsViewController: UIViewController {
                    weak var eventOutput: TicketsEventOutput?
                    @objc private func tap() { eventOutput?.tapped() }
                }

                final class TicketsPresenter: TicketsEventOutput { func tapped() {} }

                struct TicketsModule {
                    let view: TicketsViewController
                    let presenter: TicketsPresenter
                }

                enum TicketsAssembler {
                    static func assemble() -> TicketsModule {
                        let view = TicketsViewController()
                        let presenter = TicketsPresenter()
                        view.eventOutput = presenter
                        return TicketsModule(view: view, presenter: presenter)
                    }
                }
                """
        ),
        check: { input in
            var seen: Set<MemberID> = []
            return input.ownership.assemblies.flatMap { assembly -> [Finding] in
                guard let graph = assembly.graph, assembly.assembler.kind == .code else {
                    return []
                }
                return graph.heap.finalEdges.compactMap { edge in
                    finding(edge, graph, &seen, input)
                }
            }
        }
    )

    private static func finding(
        _ edge: HeapEdge, _ graph: OwnershipGraph, _ seen: inout Set<MemberID>, _ input: RuleInput
    ) -> Finding? {
        let holder = graph.heap.objects[edge.from.index]
        guard edge.strength == .strong, let property = edge.property, holder.isInstance,
            let view = holder.type, input.model.facts.nature(view).isView,
            isEventOutput(property, input), graph.heap.objects[edge.to.index].isInstance,
            isOwnedByResult(edge, graph), seen.insert(property).inserted
        else { return nil }
        let symbol = input.index[property]
        let name = input.index.text(symbol.name)
        let held = graph.heap.objects[edge.to.index].type.map(input.quoted) ?? "the presenter"
        return input.finding(
            at: input.place(Site(file: symbol.site.file, node: symbol.nameNode)), in: view,
            target: name,
            message: "View \(input.quoted(view)) holds its event output `\(name)` strongly, though "
                + "the assembler's result keeps \(held)",
            instruction: "Declare `\(name)` weak.",
            notes: [Note(place: input.place(edge.site), message: "\(held) is set here")])
    }

    private static func isEventOutput(_ property: MemberID, _ input: RuleInput) -> Bool {
        guard EventOutputName.isPlain(input.index.text(input.index[property].name)) else {
            return false
        }
        return input.graph.typer.type(of: property).parts.compactMap(\.declaration)
            .contains { input.index[$0].kind == .protocol }
    }

    /// A result that is no view itself holds both ends of the reference.
    private static func isOwnedByResult(_ edge: HeapEdge, _ graph: OwnershipGraph) -> Bool {
        graph.heap.objects.indices.map(ObjectID.init).contains { object in
            guard graph.roots.contains(object), object != edge.from,
                !graph.heap.objects[object.index].isOutside
            else { return false }
            let held = graph.heap.finalEdges.filter {
                $0.from == object && $0.strength == .strong
            }.map(\.to)
            return held.contains(edge.to) && held.contains(edge.from)
        } || (graph.roots.contains(edge.to) && graph.roots.contains(edge.from)
            && !graph.heap.objects[edge.to.index].isOutside)
    }
}
