import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A module that names a type of a layer above its own.
    static let moduleDependsOnProject = Rule(
        description: RuleDescription(
            id: "module-depends-on-project",
            severity: .warning,
            summary: "A module names a concrete type of a project layer that is not below it.",
            rationale: """
                A module that names the classes of the app around it cannot leave that app. What \
                it needs from above stands in a protocol of its own.

                The "layers" of the configuration say what is above what: an ordered list, the \
                highest first. A file lies in the first layer with a pattern that matches it. \
                Reported is who belongs to a UI module and names, from one layer, a type that \
                works (a view, a presenter, a service, a class or actor with methods, a \
                namespace of functions) in a layer listed before. Protocols, plain data, types \
                of the same layer and of layers below are allowed. Without "layers" nothing is \
                above anything, and the rule is silent.
                """,
            options: [
                RuleOption(
                    name: "unlisted",
                    summary: "Whether types of files in no layer count as above all layers.",
                    kind: .boolean(standard: false))
            ],
            needs: "layers",
            flagged: LayerExample.configuration + """
                //- App/UserSession.swift
                import Foundation

                final class UserSession {
                    private(set) var name = ""
                    func signOut() { name = "" }
                }
                //- Screens/Profile/ProfileViewController.swift
                import UIKit

                protocol ProfileContract: AnyObject { func show(_ name: String) }

                final class ProfileViewController: UIViewController, ProfileContract {
                    func show(_ name: String) { title = name }
                }
                //- Screens/Profile/ProfilePresenter.swift
                final class ProfilePresenter {
                    private let view: ProfileContract
                    private let session: UserSession
                    init(view: ProfileContract, session: UserSession) {
                        self.view = view
                        self.session = session
                    }
                    func load() { view.show(session.name) }
                }

                """ + LayerExample.assembler("UserSession"),
            clean: LayerExample.configuration + """
                //- App/UserSession.swift
                import Foundation

                final class UserSession: ProfileSession {
                    private(set) var name = ""
                    func signOut() { name = "" }
                }
                //- Screens/Profile/ProfileViewController.swift
                import UIKit

                protocol ProfileContract: AnyObject { func show(_ name: String) }

                final class ProfileViewController: UIViewController, ProfileContract {
                    func show(_ name: String) { title = name }
                }
                //- Screens/Profile/ProfilePresenter.swift
                protocol ProfileSession: AnyObject { var name: String { get } }

                final class ProfilePresenter {
                    private let view: ProfileContract
                    private let session: ProfileSession
                    init(view: ProfileContract, session: ProfileSession) {
                        self.view = view
                        self.session = session
                    }
                    func load() { view.show(session.name) }
                }

                """ + LayerExample.assembler("ProfileSession")
        ),
        check: { input in
            guard !input.model.layers.isEmpty else { return [] }
            return UpwardDependency.all(input).map { $0.finding(input) }
        }
    )
}

/// What both examples have in common.
private enum LayerExample {
    static let configuration = """
        //- .modlint.json
        {
          "layers": [
            { "name": "app", "paths": ["App/**"] },
            { "name": "screens", "paths": ["Screens/**"] },
          ],
        }

        """

    static func assembler(_ session: String) -> String {
        """
        //- Screens/Profile/ProfileAssembler.swift
        struct ProfileModule {
            let view: ProfileViewController
            let presenter: ProfilePresenter
        }

        enum ProfileAssembler {
            static func assemble(session: \(session)) -> ProfileModule {
                let view = ProfileViewController()
                let presenter = ProfilePresenter(view: view, session: session)
                return ProfileModule(view: view, presenter: presenter)
            }
        }
        """
    }
}

/// All uses of one type in one type of a module that lies in a lower layer.
private struct UpwardDependency {
    let holder: TypeID
    let target: TypeID
    let uses: [TypeUse]
    /// The position of the holder's layer.
    let layer: Int

    private struct Ends: Hashable {
        let holder: TypeID
        let target: TypeID
    }

    /// In the order of the first uses.
    static func all(_ input: RuleInput) -> [UpwardDependency] {
        var order: [Ends] = []
        var uses: [Ends: [TypeUse]] = [:]
        for use in input.graph.uses {
            guard let ends = ends(of: use, input) else { continue }
            if uses[ends] == nil { order.append(ends) }
            uses[ends, default: []].append(use)
        }
        return order.compactMap { ends in
            guard let found = uses[ends], let first = found.first,
                let layer = input.model.layers.position(of: first.site.file)
            else { return nil }
            return UpwardDependency(
                holder: ends.holder, target: ends.target, uses: found, layer: layer)
        }
    }

    private static func ends(of use: TypeUse, _ input: RuleInput) -> Ends? {
        // A nested type's name says nothing of the type around it, an extension belongs to what
        // it extends.
        guard use.kind != .qualifier, use.kind != .extended, let from = use.from,
            let target = use.declared, isUpward(use, target, input),
            input.index[use.site.file].purpose == .linted,
            let module = input.model.module(of: from),
            input.model.moduleID(of: target) != module.id,
            input.model.facts.isCandidate(target), input.model.isConcrete(target),
            !input.model.scopes.isPreview(use.site)
        else { return nil }
        return Ends(holder: input.index.outermost(from), target: target)
    }

    private static func isUpward(_ use: TypeUse, _ target: TypeID, _ input: RuleInput) -> Bool {
        let layers = input.model.layers
        guard let from = layers.position(of: use.site.file) else { return false }
        guard let to = layers.position(of: input.index[target].site.file) else {
            return input.options.boolean("unlisted")
        }
        return to < from
    }

    func finding(_ input: RuleInput) -> Finding {
        let first = uses[0]
        let own = input.model.layers[layer]
        let targetLayer = input.model.layers.position(of: input.index[target].site.file)
            .map { input.model.layers[$0] }
        let place = targetLayer.map { "of the layer \"\($0.name)\"" } ?? "of no layer"
        let name = input.quoted(target)
        var finding = input.finding(
            at: input.place(first.site), in: holder, target: input.index.qualifiedName(of: target),
            message: "\(input.quoted(holder)) of the layer \"\(own.name)\" \(input.phrase(first)) "
                + place + (targetLayer == nil ? "" : " above it"),
            instruction: instruction(own, input),
            notes: [Note(place: input.place(of: target), message: "\(name) is declared here")]
                + input.notes(at: uses.dropFirst(), "\(name) is used here too"))
        finding.reason = targetLayer?.reason ?? own.reason
        return finding
    }

    private func instruction(_ own: ProjectLayer, _ input: RuleInput) -> String {
        let (user, name) = (input.quoted(holder), input.quoted(target))
        guard let contract = knownContract(input) else {
            return "Declare a protocol in the layer \"\(own.name)\" with what \(user) needs of "
                + "\(name), let \(name) conform to it, and hand it in from above."
        }
        return "\(user) should know \(input.quoted(contract)) instead; \(name) already conforms "
            + "to it."
    }

    /// A protocol of the target that the holder's layer may know and that has what it calls.
    private func knownContract(_ input: RuleInput) -> TypeID? {
        let called = input.calledMembers(in: holder)[target] ?? []
        return input.index.hierarchy.conformances(of: target).declared.sorted().first { contract in
            guard input.index[contract].kind == .protocol,
                let position = input.model.layers.position(of: input.index[contract].site.file)
            else { return false }
            return position >= layer && input.declares(contract, called)
        }
    }
}
