import Dependencies
import Modules
import Syntax

/// Members of views and presenters that code outside of their modules reaches by their class.
struct OutsideCalls {
    /// One use of a member.
    struct Call {
        let member: String
        let site: Site
        /// Sets the member to a plain value; alone that is no call.
        let isAssignment: Bool
    }

    private(set) var byType: [TypeID: [Call]] = [:]
    private let input: RuleInput
    /// The members of each view and presenter that count, by name.
    private let members: [TypeID: [NameID: MemberID]]
    private let names: NameSet
    private var index: ProjectIndex { input.index }

    init(_ input: RuleInput) {
        self.input = input
        var members: [TypeID: [NameID: MemberID]] = [:]
        for part in input.model.modules.flatMap({ $0.views + $0.presenters }) {
            members[part] = Self.members(of: part, input)
        }
        self.members = members
        var names = NameSet()
        for name in members.values.flatMap(\.keys) { names.insert(name) }
        self.names = names
        for number in input.index.files.indices where input.index.files[number].purpose == .linted {
            collect(FileID(number))
        }
        byType = byType.filter { !$0.value.allSatisfy(\.isAssignment) }
    }

    private mutating func collect(_ file: FileID) {
        let source = index[file]
        guard source.names.contains(where: names.contains) else { return }
        let types = FileTyper(input.graph.typer, file)
        let tree = source.tree
        for node in tree.subtree(tree.root) {
            guard case .memberExpression = tree.kind(node) else { continue }
            let name = source.name(node)
            guard names.contains(name), let base = tree.firstChild(node),
                mayBeObject(base, source),
                case .declared(let type, _) = types.type(of: base).unwrapped,
                let member = members[type]?[name]
            else { continue }
            let site = Site(file: file, node: node)
            guard isOutside(site, of: type) else { continue }
            byType[type, default: []].append(Call(
                member: index.text(index[member].name), site: site, isAssignment: isAssigned(site)))
        }
    }

    /// Neither the object around nor, by its word, a type.
    private func mayBeObject(_ node: NodeID, _ file: ProjectFile) -> Bool {
        guard file.tree.kind(node) == .identifierExpression else { return true }
        let name = file.name(node)
        if name == index.words.selfValue || name == index.words.superValue { return false }
        return !index.startsUppercase(name) || file.mayBeLocal(name)
            || index.table.globalMembers[name] != nil
    }

    private static func members(of type: TypeID, _ input: RuleInput) -> [NameID: MemberID] {
        var members: [NameID: MemberID] = [:]
        for member in input.index[type].members {
            let symbol = input.index[member]
            guard !symbol.isStatic, !symbol.traits.contains(.isPrivate),
                !symbol.traits.contains(.isOverride), members[symbol.name] == nil
            else { continue }
            members[symbol.name] = member
        }
        return members.filter { name, member in
            input.index[member].kind != .initializer && !isDeclared(name, for: type, input)
                && !isWiring(member, input)
        }
    }

    private func isOutside(_ site: Site, of type: TypeID) -> Bool {
        let scope = input.model.scopes.scope(of: site)
        guard let from = scope.type, !input.model.scopes.isPreview(site),
            !input.model.assemblingScopes.contains(scope),
            let module = input.model.module(of: type)
        else { return false }
        let assembles = module.assemblers.contains { $0.scope.type == from }
            || (input.model.moduleID(of: from) != nil
                && input.model.facts.creations(of: type).contains { $0.scope.type == from })
        return !assembles && input.model.belongs(from, to: module) == false
            && input.model.role(of: from) != .assembler
            && !index.hierarchy.isKind(from, of: type) && !isDrawn(type, by: from)
    }

    /// What a SwiftUI view keeps it draws, as a part of the screen: no interface stands between.
    private func isDrawn(_ type: TypeID, by user: TypeID) -> Bool {
        let view = index.outermost(user)
        return input.model.facts.nature(view) == .swiftUIView
            && input.model.facts.holdings.all(of: view, index).contains { $0.held == type }
    }

    /// Any protocol of the project that declares the member is an interface for it.
    private static func isDeclared(
        _ name: NameID, for type: TypeID, _ input: RuleInput
    ) -> Bool {
        let index = input.index
        return index.hierarchy.conformances(of: type).declared.contains { contract in
            index[contract].kind == .protocol
                && index[contract].members.contains { index[$0].name == name }
        }
    }

    /// A closure, a delegate or another contract connects; it calls nothing.
    private static func isWiring(_ member: MemberID, _ input: RuleInput) -> Bool {
        let index = input.index
        guard index[member].kind == .property else { return false }
        let type = input.graph.typer.type(of: member)
        return type.isFunction || type.declaration.map { index[$0].kind == .protocol } ?? false
    }

    private func isAssigned(_ site: Site) -> Bool {
        let tree = index[site.file].tree
        guard let parent = tree.parent(site.node), tree.kind(parent) == .sequenceExpression else {
            return false
        }
        let parts = Array(tree.children(parent).prefix(2))
        return parts.count == 2 && parts[0] == site.node
            && tree.kind(parts[1]) == .assignmentOperator
    }
}
