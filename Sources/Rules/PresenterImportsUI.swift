import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A presenter's file that imports a UI framework, or a presenter with UI types in its face.
    static let presenterImportsUI = Rule(
        description: RuleDescription(
            id: "presenter-imports-ui",
            severity: .warning,
            summary: "A presenter's file imports a UI framework, or its signature has a UI type.",
            rationale: """
                Logic that can see UIKit soon uses it. Without the import it runs in a command \
                line test, on another platform and behind another kind of view.
                """,
            flagged: """
                //- StatusPresenter.swift
                import UIKit

                final class StatusPresenter {
                    weak var view: StatusContract?
                    func load() { view?.show("ready") }
                }
                //- StatusViewController.swift
                import UIKit

                protocol StatusContract: AnyObject { func show(_ text: String) }

                final class StatusViewController: UIViewController, StatusContract {
                    func show(_ text: String) {}
                }
                """,
            clean: """
                //- StatusPresenter.swift
                import Foundation

                final class StatusPresenter {
                    weak var view: StatusContract?
                    func load() { view?.show("ready") }
                }
                //- StatusViewController.swift
                import UIKit

                protocol StatusContract: AnyObject { func show(_ text: String) }

                final class StatusViewController: UIViewController, StatusContract {
                    func show(_ text: String) {}
                }
                """
        ),
        check: { input in
            // A view or a preview in the same file needs the framework.
            var seen = filesOfViews(input)
            return input.model.presenters.flatMap { presenter -> [Finding] in
                let file = input.index[presenter].site.file
                let isFirst = seen.insert(file).inserted && !holdsPreviewMacro(file, input)
                return (isFirst ? importFindings(in: presenter, input) : [])
                    + signatureFindings(in: presenter, input)
            }
        }
    )

    // MARK: Imports

    private static func importFindings(in presenter: TypeID, _ input: RuleInput) -> [Finding] {
        let file = input.index[presenter].site.file
        var seen: Set<String> = []
        return Import.all(in: file, input.index).compactMap { found in
            guard SDK.uiFrameworks.contains(found.module), seen.insert(found.module).inserted
            else { return nil }
            let used = FrameworkUse(of: found.module, in: file, input)
            return input.finding(
                at: input.place(found.site), in: presenter, target: found.module,
                message: "The file of presenter \(input.quoted(presenter)) imports "
                    + "`\(found.module)`" + used.clause,
                instruction: used.site == nil
                    ? "Remove the import, or import Foundation, Combine or Observation if the file "
                        + "needs those."
                    : "Move what needs `\(found.module)` to the view and hand plain values over.",
                notes: used.site.map {
                    [Note(place: input.place($0), message: "the first use of it")]
                } ?? [])
        }
    }

    /// The files that declare or extend views or hold previews of the older kind.
    private static func filesOfViews(_ input: RuleInput) -> Set<FileID> {
        var files: Set<FileID> = []
        for type in input.index.table.typeIDs {
            let isView = input.model.facts.nature(type).isView
            for site in input.index[type].sites
            where isView || input.model.scopes.isPreview(site) {
                files.insert(site.file)
            }
        }
        return files
    }

    private static func holdsPreviewMacro(_ file: FileID, _ input: RuleInput) -> Bool {
        guard input.index.mayHoldPreviews(file) else { return false }
        let tree = input.index[file].tree
        return tree.subtree(tree.root).contains { node in
            tree.kind(node) == .macroExpansion && tree.mainText(node) == "Preview"
        }
    }

    private static func isUIType(_ use: TypeUse, _ input: RuleInput) -> Bool {
        guard case .external(let name) = use.target else { return false }
        let text = input.index.text(name)
        if UITypes.isUIType(text) { return true }
        return UITypes.swiftUI.contains(text) && importsSwiftUI(use.site.file, input)
    }

    private static func importsSwiftUI(_ file: FileID, _ input: RuleInput) -> Bool {
        Import.all(in: file, input.index).contains { $0.module == "SwiftUI" }
    }

    // MARK: Signatures

    private static func signatureFindings(in presenter: TypeID, _ input: RuleInput) -> [Finding] {
        let uses = input.graph.uses(in: presenter).filter { use in
            switch use.kind {
            case .property, .parameter, .result: break
            case .genericArgument:
                guard isInSignature(use, input) else { return false }
            default: return false
            }
            return isUIType(use, input) && input.index[use.site.file].purpose == .linted
                && isMemberSignature(use, input)
        }
        guard let first = uses.first else { return [] }
        let others = input.notes(at: uses.dropFirst(), "a UI type stands here too")
        return [
            input.finding(
                at: input.place(first.site), in: presenter,
                message: "Presenter \(input.quoted(presenter)) has the UI type "
                    + "\(input.quoted(first.target)) in its signature",
                instruction: instruction(first, input),
                notes: others)
        ]
    }

    /// A controller or a view as a parameter is the caller; other types are values to hand over.
    private static func instruction(_ use: TypeUse, _ input: RuleInput) -> String {
        let name = input.name(use.target)
        if SDK.controllers.contains(name) || SDK.viewClasses.contains(name) {
            return "Let the view take this call, and pass on what it means as plain values."
        }
        return "Pass a plain value and let the view make `\(name)` of it."
    }

    private static func isInSignature(_ use: TypeUse, _ input: RuleInput) -> Bool {
        let tree = input.index[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .typeAnnotation, .parameter, .returnClause: return true
            case .codeBlock, .initializer, .accessorBlock, .memberBlock: return false
            default: node = parent
            }
        }
        return false
    }

    /// What others see: members that are not private. Closures' and local functions' parameters
    /// are no signature of the type.
    private static func isMemberSignature(_ use: TypeUse, _ input: RuleInput) -> Bool {
        let tree = input.index[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .codeBlock, .closureExpression, .accessorBlock: return false
            case .memberBlock: return !isPrivate(node, tree)
            default: node = parent
            }
        }
        return false
    }

    private static func isPrivate(_ member: NodeID, _ tree: SyntaxTree) -> Bool {
        tree.modifiers(of: member).contains { modifier in
            let word = tree.mainText(modifier)
            return (word == "private" || word == "fileprivate")
                && tree.range(modifier) == tree.mainRange(modifier)
        }
    }
}
