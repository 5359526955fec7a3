import Dependencies
import Syntax

/// Code that takes away what a place held: `= nil`, an empty value, `removeAll()`.
struct Clearing: Sendable {
    let place: Place
    let site: Site

    /// What is emptied.
    enum Place: Sendable {
        case property(MemberID)
        /// Any property of the name: whose it is, or what stores it, is not known.
        case name(NameID)
        /// A variable of a body, by the name that declares it.
        case local(Site, NameID)
    }
}

/// The places that some code empties again.
struct ClearedPlaces: Sendable {
    private let names: Set<NameID>
    private let properties: [MemberID: [Site]]
    private let locals: Set<Site>
    private let localNames: Set<NameID>
    private let index: ProjectIndex

    init(_ clearings: some Sequence<Clearing>, _ index: ProjectIndex) {
        var names: Set<NameID> = []
        var properties: [MemberID: [Site]] = [:]
        var locals: Set<Site> = []
        var localNames: Set<NameID> = []
        for clearing in clearings {
            switch clearing.place {
            case .property(let member): properties[member, default: []].append(clearing.site)
            case .name(let name): names.insert(name)
            case .local(let site, let name):
                locals.insert(site)
                localNames.insert(name)
            }
        }
        self.names = names
        self.properties = properties
        self.locals = locals
        self.localNames = localNames
        self.index = index
    }

    /// The references that no code lets go of.
    ///
    /// What a property is emptied of and given again by the next statements, it holds.
    func lasting(_ edges: [HeapEdge], in heap: Heap) -> [HeapEdge] {
        var emptied: [ObjectID: [Site]] = [:]
        let isLasting = { (edge: HeapEdge) in
            guard let property = edge.property else { return !isClearedVariable(edge, in: heap) }
            if names.contains(index[property].name) { return false }
            guard let sites = properties[property] else { return true }
            if heap.objects[edge.to.index].isEmptied {
                emptied[edge.to, default: []] += sites
                return true
            }
            return sites.allSatisfy { isRenewed($0, by: edge.site) }
        }
        // Most graphs have nothing that is let go of.
        let kept = edges.allSatisfy(isLasting) ? edges : edges.filter(isLasting)
        guard !emptied.isEmpty else { return kept }
        return kept.filter { edge in
            (emptied[edge.from] ?? []).allSatisfy { isRenewed($0, by: edge.site) }
        }
    }

    /// Whether a closure captures a variable that some code, perhaps its own, sets to nil.
    private func isClearedVariable(_ edge: HeapEdge, in heap: Heap) -> Bool {
        guard !locals.isEmpty, case .closure = heap.objects[edge.from.index].kind else {
            return false
        }
        let file = index[edge.site.file]
        guard file.tree.kind(edge.site.node) == .identifierExpression,
            localNames.contains(file.name(edge.site.node)),
            case .variable(_, let name)? = LocalScope(file).binding(
                of: file.name(edge.site.node), at: edge.site.node)
        else { return false }
        return locals.contains(Site(file: edge.site.file, node: name))
    }

    /// Whether what fills a place surely runs after what empties it: in the same block, behind
    /// it, with nothing between that leaves.
    private func isRenewed(_ cleared: Site, by filled: Site) -> Bool {
        guard cleared.file == filled.file, cleared.node < filled.node else { return false }
        let tree = index[cleared.file].tree
        guard let block = tree.ancestor(of: cleared.node, in: [.codeBlock])?.outer,
            tree.ancestor(of: filled.node, in: [.codeBlock])?.outer == block
        else { return false }
        return !tree.subtree(block).contains { node in
            node > cleared.node && node < filled.node && Self.leaving.contains(tree.kind(node))
        }
    }

    private static let leaving: NodeKinds = [
        .returnStatement, .throwStatement, .breakStatement, .continueStatement, .tryExpression,
    ]
}

extension HeapObject {
    /// Whether emptying its place takes out what it holds, and not itself alone.
    fileprivate var isEmptied: Bool {
        guard case .container(let name) = kind else { return false }
        return SDKEffects.canBeEmpty(name)
    }
}
