import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// Objects that keep one another alive.
    static let retainCycle = Rule(
        description: RuleDescription(
            id: "retain-cycle",
            severity: .error,
            summary: "Objects of one assembly hold each other strongly.",
            rationale: """
                A cycle of strong references is never freed: the screen, its logic and all that \
                they hold stay in memory each time the module is opened.
                """,
            flagged: """
                import UIKit

                protocol NotesContract: AnyObject { func show(_ count: Int) }

                final class NotesViewController: UIViewController, NotesContract {
                    var onAppear: (() -> Void)?
                    override func viewDidAppear(_ animated: Bool) { onAppear?() }
                    func show(_ count: Int) {}
                }

                final class NotesPresenter {
                    private let view: NotesContract
                    init(view: NotesContract) { self.view = view }
                    func appeared() { view.show(1) }
                }

                struct NotesModule { let view: NotesViewController; let presenter: NotesPresenter }

                enum NotesAssembler {
                    static func assemble() -> NotesModule {
                        let view = NotesViewController()
                        let presenter = NotesPresenter(view: view)
                        view.onAppear = { presenter.appeared() }
                        return NotesModule(view: view, presenter: presenter)
                    }
                }
                """,
            clean: """
                import UIKit

                protocol NotesContract: AnyObject { func show(_ count: Int) }

                final class NotesViewController: UIViewController, NotesContract {
                    var onAppear: (() -> Void)?
                    override func viewDidAppear(_ animated: Bool) { onAppear?() }
                    func show(_ count: Int) {}
                }

                final class NotesPresenter {
                    private let view: NotesContract
                    init(view: NotesContract) { self.view = view }
                    func appeared() { view.show(1) }
                }

                struct NotesModule { let view: NotesViewController; let presenter: NotesPresenter }

                enum NotesAssembler {
                    static func assemble() -> NotesModule {
                        let view = NotesViewController()
                        let presenter = NotesPresenter(view: view)
                        view.onAppear = { [weak presenter] in presenter?.appeared() }
                        return NotesModule(view: view, presenter: presenter)
                    }
                }
                """
        ),
        check: { input in
            var knots: Set<Set<String>> = []
            var changes: Set<Place> = []
            return input.ownership.graphs.flatMap { graph -> [Finding] in
                StrongCycles(graph, input.model.facts).all.compactMap { cycle in
                    let edges = cycle.edges.map { EdgeText($0, graph, input) }
                    // The same objects may be tied in several graphs and by several calls; what
                    // one change unties is one finding.
                    guard let change = edges.first,
                        knots.insert(Set(cycle.edges.map { knot($0, graph, input) })).inserted,
                        !edges.contains(where: { changes.contains($0.place) })
                    else { return nil }
                    changes.insert(change.place)
                    return finding(edges, graph, input)
                }
            }
        }
    )

    /// The holder of a reference: a closure by its place, an object by its type.
    private static func knot(
        _ edge: HeapEdge, _ graph: OwnershipGraph, _ input: RuleInput
    ) -> String {
        let holder = graph.heap.objects[edge.from.index]
        if holder.kind == .closure { return "\(input.place(holder.site))" }
        // Types of one name in two targets are two types.
        return holder.type.map { "\($0.index)" } ?? EdgeText.name(holder, input)
    }

    private static func finding(
        _ edges: [EdgeText], _ graph: OwnershipGraph, _ input: RuleInput
    ) -> Finding? {
        guard let change = edges.first, input.index.files[change.place.file].purpose == .linted,
            let type = change.owner ?? graph.scope.type
        else { return nil }
        let path = (edges.map(\.from) + [change.from]).joined(separator: " → ")
        return input.finding(
            at: change.place, in: type, origin: change.origin,
            target: "\(change.from) → \(change.to)".replacing("`", with: ""),
            message: "Objects keep each other alive: \(path)",
            instruction: change.instruction,
            notes: edges.map { Note(place: $0.place, message: $0.sentence) })
    }
}

/// One strong reference in words.
struct EdgeText {
    let from: String
    let to: String
    /// The property that holds, or the closure that captures.
    let place: Place
    /// The type whose code has to change.
    let owner: TypeID?
    /// The property or the member with the closure, for a finding's identity.
    let origin: String?
    let sentence: String
    let instruction: String

    init(_ edge: HeapEdge, _ graph: OwnershipGraph, _ input: RuleInput) {
        let holder = graph.heap.objects[edge.from.index]
        let held = graph.heap.objects[edge.to.index]
        from = Self.name(holder, input)
        to = Self.name(held, input)
        guard let property = edge.property else {
            let site = holder.kind == .closure ? holder.site : edge.site
            place = input.place(site)
            owner = input.index.resolver.enclosingType(of: site)
            origin = input.origin(of: site)
            sentence = holder.kind == .closure
                ? "the closure captures \(to) strongly" : "\(from) holds \(to)"
            if holder.isSubscription {
                instruction = "Subscribe with a closure that captures \(to) weakly: what gets the "
                    + "object itself keeps it."
                return
            }
            let word = Self.word(edge, input)
            instruction = held.isCapturedAsValue && holder.kind == .closure
                ? Self.captureOfValue(word) : Self.capture(word, holder.site, input)
            return
        }
        let symbol = input.index[property]
        let name = input.index.text(symbol.name)
        place = input.place(Site(file: symbol.site.file, node: symbol.nameNode))
        owner = symbol.owner
        origin = symbol.owner.map { "\(input.index.qualifiedName(of: $0)).\(name)" }
        sentence = "\(from) holds \(to) strongly in `\(name)`"
        instruction = Self.weakening(property, name, input) + ": \(to) already keeps \(from) alive."
    }

    /// What the capture list has to name; a local function captures `self` for its body.
    private static func word(_ edge: HeapEdge, _ input: RuleInput) -> String {
        let file = input.index[edge.site.file]
        switch LocalScope(file).binding(of: file.name(edge.site.node), at: edge.site.node) {
        case .function, nil: return "self"
        default: return file.tree.mainText(edge.site.node)
        }
    }

    private static func captureOfValue(_ word: String) -> String {
        "`\(word)` is a value, which cannot be weak: capture the object in it that the closure "
            + "uses, as in `[weak object = \(word).object]`."
    }

    private static func capture(
        _ word: String, _ closure: Site, _ input: RuleInput
    ) -> String {
        let tree = input.index[closure.file].tree
        if let owner = methodOwner(closure.node, tree) {
            return "Hand over a closure that begins with `[weak \(owner)] in` and calls the "
                + "method, not the method itself."
        }
        let hasList = tree.kind(closure.node) == .closureExpression
            && tree.child(closure.node, .closureSignature)
                .flatMap { tree.child($0, .captureList) } != nil
        return hasList
            ? "Write `weak \(word)` in the closure's capture list."
            : "Capture it weakly: `[weak \(word)] in`."
    }

    /// What stands before a method that is handed over as a value; nil for closures and functions.
    private static func methodOwner(_ value: NodeID, _ tree: SyntaxTree) -> String? {
        switch tree.kind(value) {
        case .identifierExpression: return "self"
        case .memberExpression:
            guard let base = tree.base(ofMember: value), tree.kind(base) == .identifierExpression
            else { return nil }
            return tree.mainText(base)
        default: return nil
        }
    }

    /// How the property can become weak, as the beginning of a sentence.
    private static func weakening(
        _ property: MemberID, _ name: String, _ input: RuleInput
    ) -> String {
        let type = input.graph.typer.type(of: property)
        let contract = type.declaration.flatMap {
            input.index[$0].kind == .protocol
                && ClassBinding(input.index).isBound($0) == .no ? $0 : nil
        }
        let binding = contract
            .map { "Bind \(input.quoted($0)) to classes and declare" } ?? "Declare"
        if case .optional = type { return binding + " `\(name)` weak" }
        return binding + " `\(name)` weak, as an optional"
    }

    static func name(_ object: HeapObject, _ input: RuleInput) -> String {
        switch object.kind {
        case .instance(let type), .value(let type): input.quoted(type)
        case .closure: "a closure"
        // Kinds of containers are written small, types of the SDK are not.
        case .container(let name): name.first?.isLowercase == true ? "a \(name)" : "`\(name)`"
        case .unknown: "an object"
        }
    }
}
