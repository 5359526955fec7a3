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
    private let parts: Set<TypeID>
    private let names: Set<NameID>
    private var index: ProjectIndex { input.index }

    init(_ input: RuleInput) {
        self.input = input
        let modules = input.model.modules
        let parts = Set(modules.flatMap { $0.views + $0.presenters })
        self.parts = parts
        names = Set(parts.flatMap { input.index[$0].members }.filter {
            let symbol = input.index[$0]
            return !symbol.isStatic && !symbol.traits.contains(.isPrivate)
                && !symbol.traits.contains(.isOverride) && symbol.kind != .initializer
        }.map { input.index[$0].name })
        guard !parts.isEmpty else { return }
        for number in input.index.files.indices where input.index.files[number].purpose == .linted {
            collect(FileID(number))
        }
        byType = byType.filter { !$0.value.allSatisfy(\.isAssignment) }
    }

    private mutating func collect(_ file: FileID) {
        let source = index[file]
        let types = FileTyper(input.graph.typer, file)
        for node in source.tree.subtree(source.tree.root)
        where source.tree.kind(node) == .memberExpression && names.contains(source.name(node)) {
            guard let base = source.tree.firstChild(node),
                case .declared(let type, _) = types.type(of: base).unwrapped,
                parts.contains(type)
            else { continue }
            note(Site(file: file, node: node), source.name(node), of: type)
        }
    }

    private mutating func note(_ site: Site, _ name: NameID, of type: TypeID) {
        guard let member = ownMember(name, of: type), isOutside(site, of: type),
            !isDeclared(name, for: type), !isWiring(member)
        else { return }
        byType[type, default: []].append(
            Call(member: index.text(name), site: site, isAssignment: isAssigned(site)))
    }

    private func ownMember(_ name: NameID, of type: TypeID) -> MemberID? {
        index[type].members.first { member in
            let symbol = index[member]
            return symbol.name == name && !symbol.isStatic
                && !symbol.traits.contains(.isPrivate) && !symbol.traits.contains(.isOverride)
        }
    }

    private func isOutside(_ site: Site, of type: TypeID) -> Bool {
        let scope = input.model.scopes.scope(of: site)
        guard let from = scope.type, !input.model.scopes.isPreview(site),
            !input.model.assemblingScopes.contains(scope),
            let module = input.model.module(of: type)
        else { return false }
        let assembles = module.assemblers.contains { $0.scope.type == from }
            || (input.model.module(of: from) != nil
                && input.model.facts.creations(of: type).contains { $0.scope.type == from })
        return !assembles && input.model.belongs(from, to: module) == false
            && input.model.role(of: from) != .assembler
            && !index.hierarchy.isKind(from, of: type)
    }

    /// Any protocol of the project that declares the member is an interface for it.
    private func isDeclared(_ name: NameID, for type: TypeID) -> Bool {
        index.hierarchy.conformances(of: type).declared.contains { contract in
            index[contract].kind == .protocol
                && index[contract].members.contains { index[$0].name == name }
        }
    }

    /// A closure, a delegate or another contract connects; it calls nothing.
    private func isWiring(_ member: MemberID) -> Bool {
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
