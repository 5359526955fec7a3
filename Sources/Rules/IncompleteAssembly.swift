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
            var seen: Set<Scope> = []
            return input.model.assemblers.compactMap { assembler in
                guard assembler.kind == .code, seen.insert(assembler.scope).inserted else {
                    return nil
                }
                return finding(assembler, input)
            }
        }
    )

    private static func finding(_ assembler: Assembler, _ input: RuleInput) -> Finding? {
        guard let member = input.index.table.memberBySite[assembler.scope.site],
            input.index[member].kind == .function,
            input.index[assembler.scope.site.file].purpose == .linted,
            !ownerKeeps(assembler, input),
            let result = input.index.annotatedType(of: member),
            let lack = lack(result, assembler, input)
        else { return nil }
        let symbol = input.index[member]
        let owner = assembler.scope.type ?? assembler.view
        let presenter = input.quoted(assembler.presenter)
        let notes = assembler.evidence.compactMap { evidence in
            evidence.site.map { Note(place: input.place($0), message: "it \(evidence.message)") }
        }
        var finding = input.finding(
            at: input.place(Site(file: symbol.site.file, node: symbol.nameNode)), in: owner,
            target: input.index.text(symbol.name),
            message: "`\(input.index.text(symbol.name))` assembles \(input.quoted(assembler.view)) "
                + "and \(presenter) but \(lack)",
            instruction: "Return a structure that holds \(input.quoted(assembler.view)), "
                + "\(presenter) and what else the module needs to live.",
            notes: notes)
        finding.module = input.model.module(of: assembler.view)?.name
        return finding
    }

    /// A coordinator that keeps the presenter itself hands nothing out and loses nothing.
    private static func ownerKeeps(_ assembler: Assembler, _ input: RuleInput) -> Bool {
        guard let owner = assembler.scope.type else { return false }
        return input.model.facts.holdings.all(of: owner, input.index).contains { holding in
            holding.property != nil
                && input.index.hierarchy.isKind(assembler.presenter, of: holding.held)
        }
    }

    /// What a result lacks, as the end of a sentence; nil where it is complete or unknown.
    private static func lack(
        _ result: SwiftType, _ assembler: Assembler, _ input: RuleInput
    ) -> String? {
        if isView(result, assembler, input) { return "returns only the view" }
        guard case .tuple(let elements) = result.unwrapped, !elements.isEmpty else { return nil }
        let reaches = elements.contains { element in
            element.type.parts.compactMap(\.declaration).contains {
                input.index.hierarchy.isKind(assembler.presenter, of: $0)
            }
        }
        let isClear = elements.allSatisfy { isView($0.type, assembler, input) }
        return !reaches && isClear ? "returns only views" : nil
    }

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
