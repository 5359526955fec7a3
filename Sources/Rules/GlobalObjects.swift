import Dependencies
import Diagnostics
import Modules
import Syntax

/// The objects that variables outside of all types give to everybody: `let tracker = Tracker()`.
///
/// They are what `Tracker.shared` is, under another spelling. Values, and structures of nothing but
/// data, are none.
struct GlobalObjects {
    private let input: RuleInput
    private let objects: [NameID: MemberID]
    private var index: ProjectIndex { input.index }

    /// A place where a type reaches one.
    struct Use {
        let site: Site
        let name: NameID
        /// The variable.
        let object: MemberID
        /// What it holds.
        let type: TypeID
    }

    init(_ input: RuleInput) {
        self.input = input
        objects = input.index.table.globalMembers.compactMapValues { members in
            // Of two that are called the same, none is known to be meant.
            guard members.count == 1, Self.isShared(members[0], input) else { return nil }
            return members[0]
        }
    }

    /// The places in a type, in the order of the sources, without previews and assembling code.
    func uses(in type: TypeID) -> [Use] {
        if objects.isEmpty { return [] }
        return index[type].sites.flatMap { site -> [Use] in
            guard index[site.file].purpose == .linted else { return [] }
            return index[site.file].tree.subtree(site.node).compactMap {
                use(Site(file: site.file, node: $0), in: type)
            }
        }
    }

    private func use(_ site: Site, in user: TypeID) -> Use? {
        let file = index[site.file]
        guard file.tree.kind(site.node) == .identifierExpression,
            let object = objects[file.name(site.node)], isMeant(object, at: site),
            let type = input.graph.typer.concreteType(of: object).declaration,
            index.isOwn(index.resolver.enclosingType(of: site), of: user, {
                input.model.isView($0) || input.model.isPresenter($0)
            }),
            !input.model.scopes.isPreview(site),
            !input.model.assemblingScopes.contains(input.model.scopes.scope(of: site))
        else { return nil }
        return Use(site: site, name: index[object].name, object: object, type: type)
    }

    /// Neither a local nor a member of the types around a place has the name.
    private func isMeant(_ object: MemberID, at site: Site) -> Bool {
        let symbol = index[object]
        guard !symbol.traits.contains(.isPrivate) || symbol.site.file == site.file,
            LocalScope(index[site.file]).binding(of: symbol.name, at: site.node) == nil
        else { return false }
        var current = index.resolver.enclosingType(of: site)
        while let type = current {
            guard input.graph.typer.members.matches(symbol.name, of: type).isEmpty else {
                return false
            }
            current = index[type].parent
        }
        return true
    }

    // MARK: What is shared

    private static func isShared(_ member: MemberID, _ input: RuleInput) -> Bool {
        let symbol = input.index[member]
        guard symbol.kind == .property, input.index[symbol.site.file].purpose == .linted,
            let type = input.graph.typer.concreteType(of: member).declaration,
            !input.model.facts.nature(type).isView, isKept(symbol, input.index)
        else { return false }
        switch input.index[type].kind {
        case .class, .actor:
            return input.model.facts.hasBehaviour(type) || input.offersWork(type)
        case .struct: return input.offersWork(type)
        default: return false
        }
    }

    /// A computed variable makes new objects, unless its name says that they are shared.
    private static func isKept(_ symbol: MemberSymbol, _ index: ProjectIndex) -> Bool {
        symbol.isStored || SDK.sharedNames.contains(index.text(symbol.name).lowercased())
    }

    /// Where a variable is declared, as a note.
    func declaration(of use: Use) -> Note {
        let symbol = index[use.object]
        let place = input.place(Site(file: symbol.site.file, node: symbol.nameNode))
        return Note(place: place, message: "the shared object is declared here")
    }
}

extension RuleInput {
    /// Whether `X.name` gives an object that is shared by everybody: a singleton, or a structure
    /// of services under a static property of its own whose name says that, as an environment
    /// is. Under other names it is a value like `.standard`, though closures be in it.
    func isSharedObject(_ name: NameID, of type: TypeID) -> Bool {
        if model.facts.sharedObject(name, of: type) != nil { return true }
        let text = index.text(name)
        guard index[type].kind == .struct,
            text.hasPrefix("shared") || ["current", "instance"].contains(text)
        else { return false }
        return offersWork(type) && index[type].members.contains { member in
            let symbol = index[member]
            return symbol.name == name && symbol.kind == .property && symbol.isStatic
                && symbol.isStored && graph.typer.concreteType(of: member).declaration == type
        }
    }

    /// Whether objects of a type keep services, or closures in place of their methods.
    fileprivate func offersWork(_ type: TypeID) -> Bool {
        index[type].members.contains { member in
            let symbol = index[member]
            guard symbol.kind == .property, !symbol.isStatic else { return false }
            let kept = graph.typer.concreteType(of: member)
            if kept.isFunction { return symbol.isStored }
            return kept.declaration.map {
                model.isService($0) || model.role(of: $0) == .serviceContract
            } ?? false
        }
    }
}
