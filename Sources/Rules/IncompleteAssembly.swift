import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// An assembler that does not hand out all it made.
    static let incompleteAssembly = Rule(
        description: RuleDescription(
            id: "incomplete-assembly",
            severity: .warning,
            summary: "An assembler's result does not hold every entity of the module.",
            rationale: """
                Whoever asks for a module must be able to keep it and to talk to it. If only the \
                view comes back, its parts have to keep one another alive, and nobody can reach \
                the public interface.
                """,
            flagged: """
                import UIKit

                protocol SearchContract: AnyObject { func show(_ text: String) }

                final class SearchViewController: UIViewController, SearchContract {
                    var onType: (() -> Void)?
                    func show(_ text: String) { title = text }
                }

                final class SearchPresenter {
                    private weak var view: SearchContract?
                    init(view: SearchContract) { self.view = view }
                    func typed() { view?.show("…") }
                }

                enum SearchAssembler {
                    static func assemble() -> UIViewController {
                        let view = SearchViewController()
                        let presenter = SearchPresenter(view: view)
                        view.onType = { presenter.typed() }
                        return view
                    }
                }
                """,
            clean: """
                import UIKit

                protocol SearchContract: AnyObject { func show(_ text: String) }

                final class SearchViewController: UIViewController, SearchContract {
                    var onType: (() -> Void)?
                    func show(_ text: String) { title = text }
                }

                final class SearchPresenter {
                    private weak var view: SearchContract?
                    init(view: SearchContract) { self.view = view }
                    func typed() { view?.show("…") }
                }

                struct SearchModule {
                    let view: SearchViewController
                    let presenter: SearchPresenter
                }

                enum SearchAssembler {
                    static func assemble() -> SearchModule {
                        let view = SearchViewController()
                        let presenter = SearchPresenter(view: view)
                        view.onType = { [weak presenter] in presenter?.typed() }
                        return SearchModule(view: view, presenter: presenter)
                    }
                }
                """
        ),
        check: { input in
            input.ownership.assemblies.compactMap { finding($0, input) }
        }
    )

    private static func finding(_ assembly: Ownership.Assembly, _ input: RuleInput) -> Finding? {
        let assembler = assembly.assembler
        guard assembler.kind == .code, let graph = assembly.graph,
            let member = input.index.member(at: assembler.scope.site),
            input.index[member].kind != .initializer,
            let lack = lack(of: assembler, member, graph, input)
        else { return nil }
        let symbol = input.index[member]
        let presenter = input.quoted(assembler.presenter)
        let notes = assembler.evidence.compactMap { evidence in
            evidence.site.map { Note(place: input.place($0), message: "it \(evidence.message)") }
        }
        var finding = input.finding(
            at: input.place(Site(file: symbol.site.file, node: symbol.nameNode)),
            in: assembler.scope.type ?? assembler.view, origin: input.origin(of: assembler.scope),
            message: "`\(input.index.text(symbol.name))` assembles "
                + "\(input.quoted(assembler.view)) and \(presenter) but \(lack)",
            instruction: "Return a structure that holds \(input.quoted(assembler.view)), "
                + "\(presenter) and what else the module needs to live.",
            notes: notes)
        finding.module = input.model.module(of: assembler.view)?.name
        return finding
    }

    /// What a result lacks, as the end of a sentence; nil where it is complete or unknown.
    private static func lack(
        of assembler: Assembler, _ member: MemberID, _ graph: OwnershipGraph, _ input: RuleInput
    ) -> String? {
        let result = AssemblyResult(graph, input.model.facts)
        guard result.isBehindViews(assembler.presenter) else { return nil }
        if let stated = input.index.annotatedType(of: member) {
            if isView(stated, assembler, input) { return "returns only the view" }
            // What a library's own type does with the view it is made from is unknown.
            if isUnknown(stated, input) { return nil }
        }
        guard let views = result.onlyViews else { return nil }
        if let structure = result.structure {
            return "returns \(input.quoted(structure)), which holds only the view"
        }
        return views.count > 1 && graph.isResultCertain
            ? "returns only views" : "returns only the view"
    }

    private static func isUnknown(_ type: SwiftType, _ input: RuleInput) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): !input.index.isOfSDK(name)
        case .ambiguous, .unknown: true
        default: false
        }
    }

    /// Whether whoever reads the type sees a view in it.
    private static func isView(
        _ type: SwiftType, _ assembler: Assembler, _ input: RuleInput
    ) -> Bool {
        switch type.unwrapped {
        case .external(let name, _):
            let text = input.index.text(name)
            return SDK.controllers.contains(text) || text == "View" || text == "AnyView"
        case .declared(let id, _):
            return input.model.facts.nature(id).isView
                || (input.index[id].kind == .protocol
                    && input.index.hierarchy.isKind(assembler.view, of: id)
                    && !input.index.hierarchy.isKind(assembler.presenter, of: id))
        default: return false
        }
    }
}
