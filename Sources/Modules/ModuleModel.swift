import Dependencies
import Syntax
import Targets

/// Roles, modules and assemblies of a project: what the rules look at.
package struct ModuleModel: Sendable {
    package let facts: WiringFacts
    package let modules: [UIModule]
    package let roles: [TypeID: RoleAssignment]
    package let assemblers: [Assembler]
    /// The functions, initialisers and properties that assemble, as `inspect` lists them.
    package let scopes: ScopeIndex
    /// Members that do nothing but assemble: what they name is theirs to name.
    package let assemblingScopes: Set<Scope>
    /// The layers that the configuration describes, and which of them each file lies in.
    package let layers: ProjectLayers
    /// The targets that the project is built from, and which of them compile each file.
    package let targets: TargetMap
    /// The module of each type, also through the types around it.
    private let moduleByType: [ModuleID?]
    private let roleByType: [Role?]
    private let disputed: [TypeID: ModuleID]
    private let ownUses: [TypeID: [TypeUse]]
    package var graph: DependencyGraph { facts.graph }
    package var index: ProjectIndex { facts.index }

    package init(_ facts: WiringFacts, _ settings: ModuleSettings = ModuleSettings()) {
        let draft = ModuleDraft(facts, settings)
        self.init(draft, uses: draft.core.map(draft.uses))
    }

    /// - Parameter uses: What `ModuleDraft.uses(in:)` gives for each type of its `core`.
    package init(_ draft: ModuleDraft, uses: [[TypeUse]]) {
        let (facts, builder) = (draft.facts, draft.builder)
        self.facts = facts
        layers = ProjectLayers(draft.settings.layers, facts.index)
        targets = draft.settings.targets
        modules = builder.modules
        roles = builder.roles
        assemblers = builder.assemblers
        assemblingScopes = draft.assemblingScopes
        let index = facts.index
        moduleByType = index.table.typeIDs.map { type in
            var current: TypeID? = type
            while let found = current {
                if let module = builder.moduleByType[found] { return module }
                current = index[found].parent
            }
            return nil
        }
        roleByType = index.table.typeIDs.map { builder.roles[$0]?.role }
        disputed = builder.disputed
        scopes = ScopeIndex(facts.index)
        ownUses = Dictionary(uniqueKeysWithValues: zip(draft.core, uses))
    }

    /// The uses inside a view or presenter and the types nested in it, without previews, doubles
    /// and assembling code. Views and presenters nested in it answer for themselves.
    package func uses(in type: TypeID) -> [TypeUse] { ownUses[type] ?? [] }

    package subscript(module: ModuleID) -> UIModule { modules[module.index] }

    package func role(of type: TypeID) -> Role? { roleByType[type.index] }
    package func isView(_ type: TypeID) -> Bool { role(of: type) == .view }
    package func isPresenter(_ type: TypeID) -> Bool { role(of: type) == .presenter }
    package func isService(_ type: TypeID) -> Bool { role(of: type) == .service }

    /// The module a type belongs to, also through the types around it.
    package func module(of type: TypeID) -> UIModule? { moduleID(of: type).map { self[$0] } }

    /// As `module(of:)`, for who needs no more than its number.
    package func moduleID(of type: TypeID) -> ModuleID? { moduleByType[type.index] }

    /// Whether a type belongs to a module for certain; nil where its folder says so and its users
    /// do not.
    package func belongs(_ type: TypeID, to module: UIModule) -> Bool? {
        if moduleID(of: type) == module.id { return true }
        return disputed[index.outermost(type)] == module.id ? nil : false
    }

    /// The views of linted files, in the order of their declaration.
    package var views: [TypeID] { types(.view) }
    /// The presenters of linted files, in the order of their declaration.
    package var presenters: [TypeID] { types(.presenter) }

    private func types(_ role: Role) -> [TypeID] {
        index.table.typeIDs.filter { self.role(of: $0) == role && index.isLinted($0) }
    }
}

/// Roles and modules, before the uses inside of views and presenters are known: those can be
/// found for each type at the same time.
package struct ModuleDraft: Sendable {
    let facts: WiringFacts
    let settings: ModuleSettings
    let builder: ModuleBuilder
    /// The views and presenters.
    package let core: [TypeID]
    let assemblingScopes: Set<Scope>

    /// Finds the modules in what is known of types and their connections.
    package init(_ facts: WiringFacts, _ settings: ModuleSettings) {
        var builder = ModuleBuilder(facts, settings)
        builder.build()
        self.facts = facts
        self.settings = settings
        self.builder = builder
        core = builder.roles.filter { $0.value.role == .view || $0.value.role == .presenter }
            .keys.sorted()
        assemblingScopes = Set(builder.assemblers.filter { $0.kind == .code }.map(\.scope))
    }

    /// The uses inside a view or presenter and the types nested in it, without previews, doubles
    /// and assembling code. Views and presenters nested in it answer for themselves.
    package func uses(in type: TypeID) -> [TypeUse] {
        let scopes = ScopeFinder(facts.index)
        var last: (scope: Scope, end: NodeID, counts: Bool)?
        return facts.graph.usesIncludingNested(in: type).filter { use in
            let (file, node) = (use.site.file, use.site.node)
            guard facts.index[file].purpose == .linted, isOwn(use.from, of: type),
                !scopes.isPreview(use.site)
            else { return false }
            // Uses follow one another in the same member.
            if let last, last.scope.type == use.from, last.scope.site.file == file,
                last.scope.site.node <= node, node < last.end
            {
                return last.counts
            }
            let scope = scopes.scope(of: use.site)
            let counts = !facts.isDouble(scope) && !assemblingScopes.contains(scope)
            // What stands in a type beside its members is followed by those.
            let tree = facts.index[file].tree
            let isMember = !tree.kind(scope.site.node).hasMembers
            last = isMember ? (scope, tree.subtreeEnd(scope.site.node), counts) : nil
            return counts
        }
    }

    /// Whether no view and no presenter stands between a type nested in another and that one.
    private func isOwn(_ nested: TypeID?, of type: TypeID) -> Bool {
        facts.index.isOwn(nested, of: type) {
            let role = builder.roles[$0]?.role
            return role == .view || role == .presenter
        }
    }
}

extension ProjectIndex {
    /// Whether nothing that answers for itself stands between a type nested in another and that
    /// one.
    package func isOwn(
        _ nested: TypeID?, of type: TypeID, _ answersForItself: (TypeID) -> Bool
    ) -> Bool {
        var current = nested
        while let inner = current, inner != type {
            if answersForItself(inner) { return false }
            current = self[inner].parent
        }
        return true
    }
}

/// Where members and previews lie, for rules.
package struct ScopeIndex: Sendable {
    private let finder: ScopeFinder

    init(_ index: ProjectIndex) { finder = ScopeFinder(index) }

    /// The member that a node stands in.
    package func scope(of site: Site) -> Scope { finder.scope(of: site) }

    /// Whether a node belongs to a SwiftUI preview.
    package func isPreview(_ site: Site) -> Bool { finder.isPreview(site) }
}
