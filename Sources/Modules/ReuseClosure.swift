import Dependencies
import Syntax

/// Everything that would have to move along if a type were used elsewhere.
///
/// A type needs what its declaration, its extensions and the types nested in it name; a protocol
/// needs what its requirements name, and what its extensions name only where somebody on the way
/// implements it. Previews, tests, doubles and code that assembles are left out.
package struct ReuseClosure: Sendable {
    package let type: TypeID
    /// The nearest first, each once.
    package private(set) var needs: [Need] = []
    /// Names that no source declares, or several do; the nearest first, each once.
    package private(set) var unknownNames: [UnknownName] = []
    /// The nearest dependency that ties the type to its project.
    package private(set) var blocker: Blocker?

    /// A type that is needed, with the use that brings it in.
    package struct Need: Sendable {
        package let type: TypeID
        package let step: Step
    }

    /// One use of a type by another.
    package struct Step: Sendable {
        package let holder: TypeID
        package let use: TypeUse
    }

    /// A name whose declaration cannot be told, where it stands, and the way to who names it.
    package struct UnknownName: Sendable {
        package let name: NameID
        package let holder: TypeID
        package let site: Site
        package let path: [Step]
    }

    /// A use of something that only this project has.
    package struct Blocker: Sendable {
        package let reason: Reason
        /// From the type to what blocks.
        package let path: [Step]
    }

    /// Why a dependency blocks.
    package enum Reason: String, Sendable {
        case view, presenter, service
        case sharedObject = "shared object"
    }

    /// A part of a type that is walked through on its own.
    private struct Part: Hashable {
        let type: TypeID
        /// Only the extensions of a protocol.
        var isExtensions = false
    }

    private let model: ModuleModel
    private var steps: [TypeID: Step] = [:]
    private var parts: [Part] = []
    private var seen: Set<Part> = []
    private var index: ProjectIndex { model.index }

    package init(of type: TypeID, _ model: ModuleModel, _ names: UnresolvedNames) {
        self.type = model.index.outermost(type)
        self.model = model
        enqueue(Part(type: self.type))
        var head = 0
        while head < parts.count {
            let part = parts[head]
            head += 1
            for use in uses(in: part) { visit(use, from: part.type) }
            note(names.byType[part.type] ?? [], in: part)
        }
    }

    private mutating func enqueue(_ part: Part) {
        if seen.insert(part).inserted { parts.append(part) }
    }

    // MARK: Uses

    private func uses(in part: Part) -> [TypeUse] {
        var pending = [part.type]
        var found: [TypeUse] = []
        while let current = pending.popLast() {
            found += model.graph.uses(in: current)
            // What a namespace holds stands for itself.
            pending += index[current].nested.filter { index.outermost($0) == part.type }
        }
        return found.filter { isMeant($0.site, in: part) }.sorted { $0.site < $1.site }
    }

    private func isMeant(_ site: Site, in part: Part) -> Bool {
        guard index[site.file].purpose != .test, isPart(site, part),
            !model.scopes.isPreview(site)
        else { return false }
        let scope = model.scopes.scope(of: site)
        guard !model.facts.isDouble(scope) else { return false }
        switch model.role(of: part.type) {
        case .view, .presenter: return !model.assemblingScopes.contains(scope)
        default: return true
        }
    }

    private func isPart(_ site: Site, _ part: Part) -> Bool {
        let symbol = index[part.type]
        guard symbol.kind == .protocol else { return true }
        let tree = index[symbol.site.file].tree
        let isInDeclaration = site.file == symbol.site.file && site.node >= symbol.site.node
            && site.node < tree.subtreeEnd(symbol.site.node)
        return isInDeclaration != part.isExtensions
    }

    private mutating func visit(_ use: TypeUse, from holder: TypeID) {
        guard use.kind != .qualifier, use.kind != .extended, let declared = use.declared else {
            return
        }
        let target = index.outermost(declared)
        guard target != holder, target != type, index[target].kind.isNominal,
            index[index[target].site.file].purpose != .test
        else { return }
        let step = Step(holder: holder, use: use)
        if blocker == nil, let reason = reason(use, target) {
            blocker = Blocker(reason: reason, path: path(to: holder) + [step])
        }
        if steps[target] == nil {
            steps[target] = step
            needs.append(Need(type: target, step: step))
            enqueue(Part(type: target))
        }
        if use.kind == .inheritance, index[target].kind == .protocol, isImplemented(by: holder) {
            enqueue(Part(type: target, isExtensions: true))
        }
    }

    /// A protocol hands on what it inherits only to those who implement it.
    private func isImplemented(by holder: TypeID) -> Bool {
        index[holder].kind != .protocol || seen.contains(Part(type: holder, isExtensions: true))
    }

    private func path(to holder: TypeID) -> [Step] {
        var path: [Step] = []
        var current = holder
        while let step = steps[current] {
            path.append(step)
            current = step.holder
        }
        return path.reversed()
    }

    // MARK: What blocks

    /// A superclass moves along; what it needs itself may block.
    private func reason(_ use: TypeUse, _ target: TypeID) -> Reason? {
        if use.kind == .inheritance { return nil }
        if case .staticMember(let name) = use.kind,
            model.facts.sharedObject(name, of: target) != nil
        {
            return .sharedObject
        }
        switch model.role(of: target) {
        case .view: return .view
        case .presenter: return .presenter
        case .service: return .service
        default: return model.facts.sharedObjects[target] == nil ? nil : .sharedObject
        }
    }

    // MARK: Unknown names

    private mutating func note(_ found: [UnresolvedNames.Entry], in part: Part) {
        for entry in found where isMeant(entry.site, in: part) {
            guard !unknownNames.contains(where: { $0.name == entry.name }) else { continue }
            unknownNames.append(UnknownName(
                name: entry.name, holder: part.type, site: entry.site, path: path(to: part.type)))
        }
    }
}

/// The names that cannot be told, by the outermost type that names them.
package struct UnresolvedNames: Sendable {
    package struct Entry: Sendable {
        package let name: NameID
        package let site: Site
    }

    /// In source order.
    package private(set) var byType: [TypeID: [Entry]] = [:]

    package init(_ graph: DependencyGraph) {
        let index = graph.index
        for (name, sites) in graph.unresolvedNames {
            for site in sites {
                guard let type = index.resolver.enclosingType(of: site) else { continue }
                byType[index.outermost(type), default: []].append(Entry(name: name, site: site))
            }
        }
        for type in byType.keys { byType[type]?.sort { ($0.site, $0.name) < ($1.site, $1.name) } }
    }
}
