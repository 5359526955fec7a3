import Dependencies
import Diagnostics
import Modules
import Syntax

/// One piece of work that a view does and should not.
struct ViewWork {
    let kind: LogicKind
    let site: Site
    /// What is used, for the finding's identity.
    let target: String
    /// What the view does, as the end of a sentence about it.
    let phrase: String
    var notes: [Note] = []

    /// What to do instead, with the name of who should do it.
    func instruction(_ receiver: String) -> String {
        switch kind {
        case .network, .storage:
            return "Send an event and let \(receiver) do it through a service contract."
        case .service:
            return "Let \(receiver) hold it as a service contract, and send an event instead."
        case .singleton:
            return "Let \(receiver) do what needs it, or receive the value to show through "
                + "`init` or the interface contract."
        case .notification:
            return "Send an event, or be told what to show by \(receiver), which reaches the "
                + "bus through a contract it receives."
        case .timer:
            return "Let \(receiver) decide when, and tell the view what to show."
        case .model:
            return "Send the plain values with the event and let \(receiver) build the model."
        case .decision:
            return "Let \(receiver) decide, and tell the view what to show."
        }
    }

    init(kind: LogicKind, site: Site, target: String, phrase: String) {
        self.kind = kind
        self.site = site
        self.target = target
        self.phrase = phrase
    }

    /// The work that a use of a type amounts to; nil where it is none or unknown.
    init?(use: TypeUse, in view: TypeID, _ input: RuleInput) {
        switch use.target {
        case .external(let name): self.init(external: name, use, input)
        case .declared(let type): self.init(declared: type, use, in: view, input)
        }
    }

    /// The use of an object that a variable outside of all types gives to everybody.
    init(global use: GlobalObjects.Use, _ index: ProjectIndex) {
        let name = index.text(use.name)
        self.init(
            kind: .singleton, site: use.site, target: name,
            phrase: "uses the shared object `\(name)`")
    }

    /// What reaches a storage without naming a type that does.
    init(storage access: StorageAccess) {
        self.init(
            kind: .storage, site: access.site, target: access.target, phrase: access.phrase)
    }

    // MARK: Types from elsewhere

    private init?(external word: NameID, _ use: TypeUse, _ input: RuleInput) {
        let name = input.index.text(word)
        if use.kind == .attribute {
            self.init(attribute: name, use.site, input.index)
            return
        }
        guard let kind = input.model.facts.logicKind(ofExternal: word) else { return nil }
        switch use.kind {
        case .inheritance, .extended, .qualifier, .alias, .metatype: return nil
        // The object is what works; its type in a signature is where it passes through.
        case .parameter, .result, .local, .cast, .genericArgument, .otherType: return nil
        default: break
        }
        guard kind == .notification else {
            // A property that keeps a timer does not run it.
            if kind == .timer, use.kind == .property { return nil }
            self.init(kind: kind, site: use.site, target: name, phrase: Self.phrase(kind, name))
            return
        }
        let notification = NotificationUse(use.site, input.index)
        if notification.isUserInterface { return nil }
        self.init(
            kind: kind, site: use.site, target: name,
            phrase: "\(notification.verb) through `\(name)`")
    }

    /// A property that an attribute ties to a storage.
    private init?(attribute name: String, _ site: Site, _ index: ProjectIndex) {
        let source: String
        if name == "Environment" {
            guard let key = Self.storageKey(at: site, index) else { return nil }
            source = key
        } else {
            guard let framework = LogicKind.storage(ofAttribute: name),
                Import.all(in: site.file, index).contains(where: { $0.module == framework })
            else { return nil }
            source = "@" + name
        }
        self.init(
            kind: .storage, site: site, target: source,
            phrase: Self.phrase(.storage, source))
    }

    /// The storage that `@Environment(\.modelContext)` takes out of the environment.
    private static func storageKey(at site: Site, _ index: ProjectIndex) -> String? {
        let tree = index[site.file].tree
        guard let attribute = tree.nearest(to: site.node, in: [.attribute]) else { return nil }
        return tree.subtree(attribute).lazy.filter { tree.kind($0) == .keyPathComponent }
            .map(tree.mainText).first(where: LogicKind.isStorage(environmentKey:))
    }

    private static func phrase(_ kind: LogicKind, _ name: String) -> String {
        switch kind {
        case .network: "reaches the network through `\(name)`"
        case .storage: "reaches a storage through `\(name)`"
        case .timer: "runs a timer, `\(name)`"
        default: "uses `\(name)`"
        }
    }

    // MARK: Types of the project

    private init?(
        declared type: TypeID, _ use: TypeUse, in view: TypeID, _ input: RuleInput
    ) {
        // A presenter's shared object is `view-depends-on-presenter`.
        guard type != view, input.index.outermost(type) != input.index.outermost(view),
            !input.model.facts.nature(type).isView, !input.model.isPresenter(type)
        else { return nil }
        let name = input.index.qualifiedName(of: type)
        switch use.kind {
        case .staticMember(let member):
            if input.isSharedObject(member, of: type) {
                let path = "`\(name).\(input.index.text(member))`"
                self.init(
                    kind: .singleton, site: use.site, target: name,
                    phrase: "uses the shared object \(path)")
                return
            }
            guard input.model.isService(type), input.model.roles[type]?.confidence == .high,
                input.doesWork(member, of: type)
            else { return nil }
            self.init(
                kind: .service, site: use.site, target: name, phrase: "calls the service `\(name)`")
        case .property:
            guard Self.isData(type, input) else { return nil }
            self.init(
                kind: .service, site: use.site, target: name,
                phrase: "holds the service `\(name)`")
        default: return nil
        }
    }

    /// A service or its contract; an unknown protocol only where its name and its methods say so.
    private static func isData(_ type: TypeID, _ input: RuleInput) -> Bool {
        switch input.model.role(of: type) {
        case .serviceContract: return true
        case .service: return input.model.roles[type]?.confidence == .high
        case nil:
            guard input.index[type].kind == .protocol,
                input.model.facts.clue(type).kind == .service
            else { return false }
            return input.index[type].members.contains { input.index[$0].kind == .function }
        default: return false
        }
    }
}

/// Tells notifications about the screen itself from those about the application's data.
struct NotificationUse {
    private let site: Site
    private let index: ProjectIndex

    init(_ site: Site, _ index: ProjectIndex) {
        self.site = site
        self.index = index
    }

    /// Keyboard, orientation, text size, scene and window notifications concern the view; taking
    /// an observer away belongs to whoever added it.
    var isUserInterface: Bool {
        let tree = index[site.file].tree
        guard let call = call(around: site.node, tree) else { return false }
        guard let callee = tree.firstChild(call) else { return false }
        if tree.isWord(callee, "removeObserver") { return true }
        guard let list = tree.child(call, .argumentList) else { return false }
        return tree.subtree(list).contains { node in
            switch tree.kind(node) {
            case .identifierExpression, .memberExpression:
                Self.isUserInterfaceName(tree.mainText(node))
            default: false
            }
        }
    }

    /// What the view does with the bus.
    var verb: String {
        let tree = index[site.file].tree
        guard let call = call(around: site.node, tree),
            let callee = tree.firstChild(call)
        else { return "reaches notifications" }
        switch tree.mainText(callee) {
        case "post": return "posts a notification"
        case "addObserver", "publisher", "notifications": return "observes notifications"
        default: return "reaches notifications"
        }
    }

    private func call(around node: NodeID, _ tree: SyntaxTree) -> NodeID? {
        var current = node
        while let parent = tree.parent(current) {
            switch tree.kind(parent) {
            case .memberExpression, .optionalChaining, .forceUnwrap: current = parent
            case .callExpression:
                guard tree.firstChild(parent) == current
                else { return nil }
                return parent
            default: return nil
            }
        }
        return nil
    }

    private static func isUserInterfaceName(_ name: String) -> Bool {
        if name.hasPrefix("keyboard") || name.contains("Keyboard") { return true }
        if name.hasPrefix("UI") || name.hasPrefix("NSWindow") || name.hasPrefix("NSView")
            || name.hasPrefix("NSText") || name.hasPrefix("NSApplication")
        {
            return SDK.hasSDKPrefix(name)
        }
        return ["orientationDidChangeNotification", "didChangeNotification"].contains(name)
    }
}
