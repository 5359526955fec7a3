import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// Modules that need one another.
    static let moduleCycle = Rule(
        description: RuleDescription(
            id: "module-cycle",
            severity: .error,
            summary: "Two or more modules depend on each other.",
            rationale: """
                Modules in a cycle are one module in several folders: none of them can be moved, \
                built or tested alone. A coordinator above them, or a protocol one of them owns, \
                breaks the cycle.
                """,
            flagged: """
                //- Modules/Chats/Chats.swift
                import UIKit

                protocol ChatsContract: AnyObject { func show() }
                final class ChatsViewController: UIViewController, ChatsContract {
                    func show() {}
                }
                final class ChatsPresenter {
                    private let view: ChatsContract
                    init(view: ChatsContract) { self.view = view }
                    func open() { _ = ContactAssembler.assemble() }
                }
                enum ChatsAssembler {
                    static func assemble() -> (ChatsViewController, ChatsPresenter) {
                        let view = ChatsViewController()
                        return (view, ChatsPresenter(view: view))
                    }
                }
                //- Modules/Contact/Contact.swift
                import UIKit

                protocol ContactContract: AnyObject { func show() }
                final class ContactViewController: UIViewController, ContactContract {
                    func show() {}
                }
                final class ContactPresenter {
                    private let view: ContactContract
                    init(view: ContactContract) { self.view = view }
                    func open() { _ = ChatsAssembler.assemble() }
                }
                enum ContactAssembler {
                    static func assemble() -> (ContactViewController, ContactPresenter) {
                        let view = ContactViewController()
                        return (view, ContactPresenter(view: view))
                    }
                }
                """,
            clean: """
                //- Modules/Chats/Chats.swift
                import UIKit

                protocol ChatsContract: AnyObject { func show() }
                final class ChatsViewController: UIViewController, ChatsContract {
                    func show() {}
                }
                final class ChatsPresenter {
                    private let view: ChatsContract
                    private let openContact: () -> Void
                    init(view: ChatsContract, openContact: @escaping () -> Void) {
                        self.view = view
                        self.openContact = openContact
                    }
                    func open() { openContact() }
                }
                enum ChatsAssembler {
                    static func assemble(
                        openContact: @escaping () -> Void
                    ) -> (ChatsViewController, ChatsPresenter) {
                        let view = ChatsViewController()
                        return (view, ChatsPresenter(view: view, openContact: openContact))
                    }
                }
                """
        ),
        check: { input in
            let graph = ModuleGraph(input)
            return graph.cycles.compactMap { finding($0, graph, input) }
        }
    )

    private static func finding(
        _ cycle: [ModuleID], _ graph: ModuleGraph, _ input: RuleInput
    ) -> Finding? {
        let edges = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).compactMap { from, to in
            graph.edges[from]?[to].map { (from: from, to: to, use: $0) }
        }
        guard let first = edges.first, let holder = first.use.from else { return nil }
        let names = (cycle + cycle.prefix(1)).map { input.model[$0].name }
        return input.finding(
            at: input.place(first.use.site), in: holder,
            origin: identity(names),
            message: "Modules depend on each other: \(names.joined(separator: " → "))",
            instruction: "Let \(input.model[first.from].name) announce what it wants through a "
                + "closure or a protocol of its own, and let a coordinator open "
                + "\(input.model[first.to].name).",
            notes: edges.map { edge in
                let used = input.quoted(edge.use.target)
                return Note(
                    place: input.place(edge.use.site),
                    message: "\(input.model[edge.from].name) needs \(used) of "
                        + input.model[edge.to].name)
            })
    }

    /// The modules of a cycle, from the first one by name on, wherever the search began.
    private static func identity(_ names: [String]) -> String {
        let modules = names.dropLast()
        guard let first = modules.indices.min(by: { modules[$0] < modules[$1] }) else { return "" }
        return (modules[first...] + modules[..<first]).joined(separator: " → ")
    }
}

/// Which module uses which, with the first use for each pair.
private struct ModuleGraph {
    private(set) var edges: [ModuleID: [ModuleID: TypeUse]] = [:]
    private let moduleCount: Int

    init(_ input: RuleInput) {
        moduleCount = input.model.modules.count
        for use in input.graph.uses {
            guard let target = use.declared, let holder = use.from,
                input.index[use.site.file].purpose == .linted,
                let from = input.model.moduleID(of: holder),
                let to = input.model.moduleID(of: target), from != to,
                !input.model.scopes.isPreview(use.site)
            else { continue }
            if edges[from]?[to] == nil { edges[from, default: [:]][to] = use }
        }
    }

    /// The shortest cycle of each set of modules that all reach one another, smallest module first.
    var cycles: [[ModuleID]] {
        let graph = Digraph(
            nodeCount: moduleCount,
            edges: edges.flatMap { from, uses in
                uses.keys.map { Digraph.Edge(from: from.index, to: $0.index) }
            })
        return graph.cyclicComponents.compactMap { nodes in
            graph.subgraph(nodes).shortestCycle?.map { ModuleID(nodes[$0]) }
        }
    }
}
