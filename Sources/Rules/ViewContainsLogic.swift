import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// Work in a view that belongs behind it: network, storage, notifications, timers, services,
    /// shared objects, building models, decisions.
    static let viewContainsLogic = Rule(
        description: RuleDescription(
            id: "view-contains-logic",
            severity: .error,
            summary: "A view does work that belongs to its logic.",
            rationale: """
                A view shows what it is told and says what the user did. Whatever else it does \
                cannot be tested without a screen, and comes along whenever the view is reused.
                """,
            options: [
                RuleOption(
                    name: "maximumDecisions",
                    summary: "How many decisions one method or accessor of a view may take.",
                    kind: .integer(minimum: 0, standard: 2)),
                RuleOption(
                    name: "allow",
                    summary: "Kinds of work that views may do after all.",
                    kind: .strings(allowed: LogicKind.allCases.map(\.rawValue), standard: [])),
            ],
            flagged: """
                import UIKit

                final class ProfileViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = UserDefaults.standard.string(forKey: "name")
                    }
                }
                """,
            clean: """
                import UIKit

                final class ProfileViewController: UIViewController {
                    var onAppear: (() -> Void)?
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        onAppear?()
                    }
                    func show(_ name: String) {
                        DispatchQueue.main.async { self.title = name }
                    }
                }
                """
        ),
        check: { input in
            let globals = GlobalObjects(input)
            return input.model.views.flatMap { view -> [Finding] in
                guard input.model.roles[view]?.confidence != .low else { return [] }
                return findings(in: view, globals, input)
            }
        }
    )

    private static func findings(
        in view: TypeID, _ globals: GlobalObjects, _ input: RuleInput
    ) -> [Finding] {
        let allowed = Set(input.options.strings("allow"))
        func isChecked(_ kind: LogicKind) -> Bool { !allowed.contains(kind.rawValue) }
        let uses = input.uses(in: view)
        let built = Set(uses.filter(\.isConstruction).compactMap { declaration(of: $0, input) })
        // What is constructed at once is `view-creates-collaborator`, its annotation no more.
        let others = uses.filter { use in
            use.kind != .property || !(declaration(of: use, input).map(built.contains) ?? false)
        }
        var found = others.compactMap { ViewWork(use: $0, in: view, input) }
        let reached = uses.compactMap(input.model.facts.storageAccess(of:))
            + input.model.facts.storageCalls(in: view)
        found += reached.map(ViewWork.init(storage:))
        found += globals.uses(in: view).map { ViewWork(global: $0, input.index) }
        found += ModelBuilding(view, input).works(uses)
        found += DelayedWork(view, input).works
        let findings = found.filter { isChecked($0.kind) }.map { finding($0, in: view, input) }
        guard isChecked(.decision) else { return findings }
        return findings + ViewDecisions(view, input).findings
    }

    /// A type together with the declaration of the variable that names or constructs it.
    private struct Declared: Hashable {
        let target: TypeUse.Target
        let variable: Site
    }

    private static func declaration(of use: TypeUse, _ input: RuleInput) -> Declared? {
        let tree = input.index[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node), tree.kind(parent) != .memberBlock {
            node = parent
            guard tree.kind(node) == .variableDeclaration else { continue }
            return Declared(target: use.target, variable: Site(file: use.site.file, node: node))
        }
        return nil
    }

    private static func finding(
        _ work: ViewWork, in view: TypeID, _ input: RuleInput
    ) -> Finding {
        input.finding(
            at: input.place(work.site), in: view, origin: input.origin(of: work.site),
            target: work.target,
            message: "View \(input.quoted(view)) \(work.phrase)",
            instruction: work.instruction(input.receiver(of: view)), notes: work.notes)
    }
}

extension RuleInput {
    /// Who should do a view's work, by the names of the reader's own types: the presenter that is
    /// named like the view or another one of the module, for others may do something else.
    func receiver(of view: TypeID) -> String {
        guard let module = model.module(of: view) else { return "a presenter" }
        let stems = ([view] + module.views).map { model.facts.clue($0).stem }
        let presenter = module.presenters.first { presenter in
            stems.contains { haveOneBeginning($0, model.facts.clue(presenter).stem) }
        }
        return presenter.map(quoted) ?? "a presenter"
    }

    private func haveOneBeginning(_ first: String, _ second: String) -> Bool {
        min(first.count, second.count) > 1 && (first.hasPrefix(second) || second.hasPrefix(first))
    }
}
