import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// An object that dies as soon as its assembler returns.
    static let droppedEntity = Rule(
        description: RuleDescription(
            id: "dropped-entity",
            severity: .error,
            summary: "An object that only weak references reach once the assembly returns.",
            rationale: """
                Nobody keeps it, so it dies at once; the weak reference becomes nil and every \
                event of the screen goes nowhere, without a word from the compiler.
                """,
            flagged: """
                import UIKit

                protocol SearchEventOutput: AnyObject { func typed() }

                final class SearchViewController: UIViewController {
                    weak var eventOutput: SearchEventOutput?
                    @objc private func type() { eventOutput?.typed() }
                }

                final class SearchPresenter: SearchEventOutput {
                    func typed() {}
                }

                enum SearchAssembler {
                    static func assemble() -> UIViewController {
                        let view = SearchViewController()
                        let presenter = SearchPresenter()
                        view.eventOutput = presenter
                        return view
                    }
                }
                """,
            clean: """
                import UIKit

                protocol SearchEventOutput: AnyObject { func typed() }

                final class SearchViewController: UIViewController {
                    weak var eventOutput: SearchEventOutput?
                    @objc private func type() { eventOutput?.typed() }
                }

                final class SearchPresenter: SearchEventOutput {
                    func typed() {}
                }

                struct SearchModule {
                    let view: SearchViewController
                    let presenter: SearchPresenter
                }

                enum SearchAssembler {
                    static func assemble() -> SearchModule {
                        let view = SearchViewController()
                        let presenter = SearchPresenter()
                        view.eventOutput = presenter
                        return SearchModule(view: view, presenter: presenter)
                    }
                }
                """
        ),
        check: { input in
            input.ownership.assemblies.flatMap { assembly -> [Finding] in
                guard let graph = assembly.graph, assembly.assembler.kind == .code else {
                    return []
                }
                return findings(graph, input)
            }
        }
    )

    private static func findings(_ graph: OwnershipGraph, _ input: RuleInput) -> [Finding] {
        let fates = Fates(graph, input.model.facts)
        return graph.heap.objects.indices.map(ObjectID.init).compactMap { object in
            let found = graph.heap.objects[object.index]
            guard found.isInstance, !found.isOutside, fates[object].outlivesAssembly == false,
                let type = found.type, input.index[found.site.file].purpose == .linted
            else { return nil }
            let references = graph.heap.finalEdges.filter { edge in
                edge.to == object && edge.strength != .strong
                    && isExpected(edge, fates[edge.from].outlivesAssembly)
            }
            guard !references.isEmpty else { return nil }
            let twin = graph.heap.objects.indices.first { other in
                graph.heap.objects[other].kind == found.kind && other != object.index
                    && fates[ObjectID(other)].outlivesAssembly == true
            }
            return finding(
                type, found, twin.map { graph.heap.objects[$0] }, references, graph, input)
        }
    }

    /// Whether somebody counts on the object: a property that may live on, or a closure that does.
    /// A completion handler that captures weakly waits for nobody.
    private static func isExpected(_ edge: HeapEdge, _ holderLives: Bool?) -> Bool {
        edge.property == nil ? holderLives == true : holderLives != false
    }

    private static func finding(
        _ type: TypeID, _ object: HeapObject, _ twin: HeapObject?, _ references: [HeapEdge],
        _ graph: OwnershipGraph, _ input: RuleInput
    ) -> Finding {
        let owner = graph.scope.type ?? type
        return input.finding(
            at: constructionPlace(object.site, input), in: owner,
            origin: input.origin(of: graph.scope), target: input.index.qualifiedName(of: type),
            message: "\(twin == nil ? "" : "A second ")\(input.quoted(type)) dies as soon as the "
                + "assembly returns: only weak references reach it",
            instruction: twin == nil
                ? "Return a structure that holds \(input.quoted(type)) with the rest of the "
                    + "module."
                : "Use the \(input.quoted(type)) that is there already instead of another one.",
            notes: references.map { note($0, input) } + notes(about: twin, input))
    }

    private static func note(_ edge: HeapEdge, _ input: RuleInput) -> Note {
        let property = edge.property.map { input.index.text(input.index[$0].name) }
        let name = property.map { "`\($0)`" } ?? "a capture"
        return Note(place: input.place(edge.site), message: "\(name) becomes nil")
    }

    private static func notes(about twin: HeapObject?, _ input: RuleInput) -> [Note] {
        guard let twin, twin.isInstance, !twin.isOutside else { return [] }
        return [Note(
            place: constructionPlace(twin.site, input), message: "the one that lives is made here")]
    }

    /// The name of the type that is constructed.
    private static func constructionPlace(_ site: Site, _ input: RuleInput) -> Place {
        let tree = input.index[site.file].tree
        guard tree.kind(site.node) == .callExpression,
            let callee = tree.firstChild(site.node)
        else { return input.place(site) }
        return input.place(Site(file: site.file, node: callee))
    }
}
