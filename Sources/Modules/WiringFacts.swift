import Dependencies
import Syntax

/// What the sources say about who creates, holds and connects whom, before any role is given.
package final class WiringFacts: Sendable {
    package let graph: DependencyGraph
    package let holdings: Holdings
    /// Connections outside tests, previews and test doubles.
    package let connections: [Connection]
    /// Constructions outside tests and previews.
    package let creations: [Creation]
    /// Assignments outside tests, by the name assigned to.
    package let assignments: [NameID: [Assignment]]
    /// Names of properties that some code sets to nil or empties.
    package let clearedNames: Set<NameID>
    /// Names of properties that a binding (`$model.alert`) hands to code which may empty them.
    package let boundNames: Set<NameID>
    /// The names of all cases of enumerations.
    package let caseNames: Set<NameID>
    /// The functions with code that the project adds to types from elsewhere, by name.
    package let extensionFunctions: [NameID: [MemberID]]
    /// The static properties of each type that give out an object of its own: singletons.
    package let sharedObjects: [TypeID: [MemberID]]
    /// How many classes of the project inherit directly from each class.
    private let subclassCounts: [TypeID: Int]
    /// Types that only previews, tests and doubles use.
    private let previewOnly: Set<TypeID>
    private let effects: ContiguousArray<SDKEffects>
    private let natures: [TypeNature]
    private let clues: [NameClue]
    private let creationsByType: [TypeID: [Creation]]
    private let connectionsByHeld: [TypeID: [Connection]]
    package var index: ProjectIndex { graph.index }

    /// - Parameter found: what `fileWiring` gives for each file, in file order.
    package init(_ graph: DependencyGraph, _ found: [FileWiring]) {
        let index = graph.index
        let scopes = ScopeFinder(index)
        let clues = index.table.typeIDs.map { NameClue(index.name(of: $0)) }
        func counts(_ site: Site, _ scope: Scope) -> Bool {
            index[site.file].purpose != .test && !scopes.isPreview(site)
                && !PreviewCode.isDouble(scope, index, clues)
        }
        self.graph = graph
        let assignments = found.flatMap(\.assignments).filter {
            index[$0.site.file].purpose != .test
        }
        self.assignments = Dictionary(grouping: assignments, by: \.name)
        clearedNames = Set(assignments.filter(\.isClearing).map(\.name))
        boundNames = found.reduce(into: []) { $0.formUnion($1.boundNames) }
        caseNames = Set(index.table.members.lazy.filter { $0.kind == .enumCase }.map(\.name))
        let extended = index.table.typeIDs.filter { index[$0].kind == .external }
        extensionFunctions = Dictionary(
            grouping: extended.flatMap { index[$0].members }.filter { index[$0].kind == .function },
            by: { index[$0].name })
        sharedObjects = SharedObjects.all(graph)
        holdings = Holdings(graph)
        let connections = found.flatMap(\.connections).filter { counts($0.site, $0.scope) }
        self.connections = connections
        connectionsByHeld = Dictionary(grouping: connections, by: \.held)
        let creations = found.flatMap(\.creations).filter { counts($0.site, $0.scope) }
        self.creations = creations
        effects = SDKEffects.all(in: index.names)
        natures = index.table.typeIDs.map { TypeNature(of: $0, index) }
        self.clues = clues
        subclassCounts = index.table.typeIDs.reduce(into: [:]) { counts, type in
            guard let parent = index.hierarchy.superclass(of: type)?.declaration else { return }
            counts[parent, default: 0] += 1
        }
        previewOnly = PreviewCode.types(graph)
        creationsByType = Dictionary(grouping: creations, by: \.type)
    }

    /// What one file connects; files can be asked in any order and at the same time.
    package static func fileWiring(_ file: FileID, _ graph: DependencyGraph) -> FileWiring {
        let collector = ConnectionCollector(graph, file)
        return FileWiring(
            connections: collector.connections, creations: collector.creations,
            assignments: collector.assignments, boundNames: boundNames(in: graph.index[file]))
    }

    /// The names at the end of chains that begin with a binding, and names after `$`.
    private static func boundNames(in file: ProjectFile) -> Set<NameID> {
        let tree = file.tree
        var names: Set<NameID> = []
        for node in tree.subtree(tree.root) where tree.kind(node) == .memberExpression {
            var base = node
            while tree.kind(base) == .memberExpression,
                let inner = tree.firstChild(base)
            {
                base = inner
            }
            guard tree.kind(base) == .identifierExpression,
                tree.mainKind(base) == .dollarIdentifier
            else { continue }
            names.insert(file.name(node))
        }
        return names
    }

    /// The singleton that `X.name` gives; nil where it is none or unknown.
    package func sharedObject(_ name: NameID, of type: TypeID) -> MemberID? {
        sharedObjects[type]?.first { index[$0].name == name }
    }

    /// Whether a member makes doubles for previews and tests.
    func isDouble(_ scope: Scope) -> Bool { PreviewCode.isDouble(scope, index, clues) }

    /// What the SDK does under a name.
    func effects(of name: NameID) -> SDKEffects { effects[Int(name.rawValue)] }

    package func nature(_ type: TypeID) -> TypeNature { natures[type.index] }
    package func clue(_ type: TypeID) -> NameClue { clues[type.index] }
    package func creations(of type: TypeID) -> [Creation] { creationsByType[type] ?? [] }
    /// The connections that hand an object of a type to somebody.
    func connections(handing type: TypeID) -> [Connection] { connectionsByHeld[type] ?? [] }

    /// Whether a type counts at all: in linted files, no double, no declaration inside a body.
    package func isCandidate(_ type: TypeID) -> Bool {
        index.isLinted(type) && clue(type).kind != .stub && !index[type].isLocal
            && !previewOnly.contains(type)
    }

    /// A class that may hold logic: no view, declared here, and more than plain data.
    package func mayBePresenter(_ type: TypeID) -> Bool {
        switch nature(type) {
        // A base class of several is what presenters share, none of them itself.
        case .plainClass, .unknownClass:
            subclassCounts[type, default: 0] < 2 && isCandidate(type)
                && (hasBehaviour(type) || isEmptyLogic(type))
        default: false
        }
    }

    /// A class named for logic that serves a contract although it has nothing to do yet.
    private func isEmptyLogic(_ type: TypeID) -> Bool {
        clue(type).kind == .logic && index.hierarchy.conformances(of: type).declared.contains {
            index[$0].kind == .protocol
        }
    }

    /// Whether a type or one of its superclasses has methods; without any it is plain data.
    package func hasBehaviour(_ type: TypeID) -> Bool {
        index.hierarchy.chain(of: type).contains { owner in
            index[owner].members.contains {
                index[$0].kind == .function && !index[$0].isStatic || givesClosure($0)
                    || wiresInInitializer($0)
            }
        }
    }

    /// A computed property that gives a closure is a method in other words.
    private func givesClosure(_ member: MemberID) -> Bool {
        let symbol = index[member]
        return symbol.kind == .property && !symbol.isStored
            && graph.typer.type(of: member).isFunction
    }

    /// An initialiser with closures binds signals together.
    private func wiresInInitializer(_ member: MemberID) -> Bool {
        guard index[member].kind == .initializer else { return false }
        let site = index[member].site
        let tree = index[site.file].tree
        return tree.subtree(site.node).contains { tree.kind($0) == .closureExpression }
    }

    /// The classes that implement a protocol and may hold logic.
    package func logicConformers(of contract: TypeID) -> [TypeID] {
        (index.hierarchy.conformers[contract] ?? []).filter(mayBePresenter)
    }
}

/// What one file connects and creates.
package struct FileWiring: Sendable {
    let connections: [Connection]
    let creations: [Creation]
    let assignments: [Assignment]
    let boundNames: Set<NameID>
}
