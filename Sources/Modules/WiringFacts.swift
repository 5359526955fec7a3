import Dependencies
import Syntax

/// What the sources say about who creates, holds and connects whom, before any role is given.
package final class WiringFacts: Sendable {
    package let graph: DependencyGraph
    package let holdings: Holdings
    /// Connections outside tests, previews and test doubles.
    package let connections: [Connection]
    /// Who listens to whose streams, outside of the same.
    let streams: [Connection]
    /// Constructions outside tests and previews.
    package let creations: [Creation]
    /// Assignments outside tests, by the name assigned to.
    package let assignments: [NameID: [Assignment]]
    /// The properties that some assignment sets for certain, and not to nil.
    package let setProperties: Set<MemberID>
    /// What some code sets to nil or empties.
    let clearedPlaces: ClearedPlaces
    /// Types whose objects take themselves out of what shows them.
    package let selfRemovingTypes: Set<TypeID>
    /// Names of properties that a binding (`$model.alert`) hands to code which may empty them.
    package let boundNames: Set<NameID>
    /// The names of all cases of enumerations.
    package let caseNames: Set<NameID>
    /// The functions with code that the project adds to types from elsewhere, by name.
    package let extensionFunctions: [NameID: [MemberID]]
    /// The static properties of each type that give out an object of its own: singletons.
    package let sharedObjects: [TypeID: [MemberID]]
    /// The names of functions that may reach a storage, as far as the project has them.
    let storageFunctions: NameSet
    /// Whether each file names one of them.
    let mayReachStorage: [Bool]
    private let types: [TypeFacts]
    /// Whether each type may be a presenter.
    private let possiblePresenters: [Bool]
    private let effects: ContiguousArray<SDKEffects>
    private let logicKinds: [NameID: LogicKind]
    private let creationsByType: [TypeID: [Creation]]
    private let connectionsByHeld: [TypeID: [Connection]]
    package var index: ProjectIndex { graph.index }

    /// - Parameters:
    ///   - types: The facts of each type.
    ///   - found: what `fileWiring` gives for each file, in file order.
    package init(_ graph: DependencyGraph, _ types: [TypeFacts], _ found: [FileWiring]) {
        let index = graph.index
        self.graph = graph
        self.types = types
        let assignments = found.flatMap(\.assignments)
        self.assignments = Dictionary(grouping: assignments, by: \.name)
        setProperties = Set(assignments.lazy.filter { !$0.isClearing }.compactMap(\.property))
        clearedPlaces = ClearedPlaces(found.lazy.flatMap(\.clearings), index)
        boundNames = found.reduce(into: []) { $0.formUnion($1.boundNames) }
        selfRemovingTypes = found.reduce(into: []) { $0.formUnion($1.selfRemovingTypes) }
        caseNames = Set(index.table.members.lazy.filter { $0.kind == .enumCase }.map(\.name))
        let extended = index.table.typeIDs.filter { index[$0].kind == .external }
        extensionFunctions = Dictionary(
            grouping: extended.flatMap { index[$0].members }.filter { index[$0].kind == .function },
            by: { index[$0].name })
        var sharedObjects: [TypeID: [MemberID]] = [:]
        for type in index.table.typeIDs where !types[type.index].sharedObjects.isEmpty {
            sharedObjects[type] = types[type.index].sharedObjects
        }
        self.sharedObjects = sharedObjects
        holdings = Holdings(types)
        let connections = found.flatMap(\.connections)
        self.connections = connections
        streams = found.flatMap(\.streams)
        connectionsByHeld = Dictionary(grouping: connections, by: \.held)
        let creations = found.flatMap(\.creations)
        self.creations = creations
        creationsByType = Dictionary(grouping: creations, by: \.type)
        effects = SDKEffects.all(in: index.names)
        let functions = LogicKind.storageFunctions.union([LogicKind.fileWriter])
        var storageFunctions = NameSet()
        for word in functions.compactMap(index.names.find) { storageFunctions.insert(word) }
        self.storageFunctions = storageFunctions
        mayReachStorage = index.files.map {
            $0.purpose == .linted && $0.names.contains(where: storageFunctions.contains)
        }
        logicKinds = LogicKind.kinds(in: index.names)
        possiblePresenters = Self.possiblePresenters(types, index)
    }

    /// What one file connects; files can be asked in any order and at the same time.
    ///
    /// - Parameter types: The facts of each type.
    package static func fileWiring(
        _ file: FileID, _ graph: DependencyGraph, _ types: [TypeFacts], _ flows: ParameterFlows
    ) -> FileWiring {
        let source = graph.index[file]
        guard source.purpose != .test else { return FileWiring() }
        let collector = ConnectionCollector(graph, types, flows, file)
        return FileWiring(
            connections: collector.connections, streams: collector.streams,
            creations: collector.creations, assignments: collector.assignments,
            clearings: collector.clearings,
            boundNames: collector.bindings?.names ?? [],
            selfRemovingTypes: collector.selfRemovingTypes)
    }

    /// The singleton that `X.name` gives; nil where it is none or unknown.
    package func sharedObject(_ name: NameID, of type: TypeID) -> MemberID? {
        sharedObjects[type]?.first { index[$0].name == name }
    }

    /// Whether a member makes doubles for previews and tests.
    func isDouble(_ scope: Scope) -> Bool { PreviewCode.isDouble(scope, index, types) }

    /// The kind of work that a type from elsewhere does; nil where it does none or is unknown.
    package func logicKind(ofExternal name: NameID) -> LogicKind? { logicKinds[name] }

    /// What the SDK does under a name.
    func effects(of name: NameID) -> SDKEffects { effects[Int(name.rawValue)] }

    subscript(type: TypeID) -> TypeFacts { types[type.index] }

    package func nature(_ type: TypeID) -> TypeNature { types[type.index].nature }
    package func clue(_ type: TypeID) -> NameClue { types[type.index].clue }
    package func creations(of type: TypeID) -> [Creation] { creationsByType[type] ?? [] }
    /// The connections that hand an object of a type to somebody.
    func connections(handing type: TypeID) -> [Connection] { connectionsByHeld[type] ?? [] }

    /// Whether a type counts at all: in linted files, no double, no declaration inside a body.
    package func isCandidate(_ type: TypeID) -> Bool { types[type.index].isCandidate }

    /// A class that may hold logic: no view, declared here, and more than plain data.
    package func mayBePresenter(_ type: TypeID) -> Bool { possiblePresenters[type.index] }

    private static func possiblePresenters(
        _ types: [TypeFacts], _ index: ProjectIndex
    ) -> [Bool] {
        var heirs = [Int](repeating: 0, count: types.count)
        for type in index.table.typeIDs {
            if let parent = index.hierarchy.parentClass(of: type) { heirs[parent.index] += 1 }
        }
        return index.table.typeIDs.map { type in
            switch types[type.index].nature {
            // A base class of several is what presenters share, none of them itself.
            case .plainClass, .unknownClass:
                heirs[type.index] < 2 && types[type.index].isCandidate
                    && !inheritsView(type, index)
                    && (hasBehaviour(type, types, index) || isEmptyLogic(type, types, index))
            default: false
            }
        }
    }

    /// Whether the base that a class has elsewhere is named as a view: what it is, is unknown.
    private static func inheritsView(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        guard let base = index.hierarchy.externalBase(of: type) else { return false }
        return NameClue(index.text(base)).kind == .view
    }

    /// A class named for logic that serves a contract although it has nothing to do yet.
    private static func isEmptyLogic(
        _ type: TypeID, _ types: [TypeFacts], _ index: ProjectIndex
    ) -> Bool {
        types[type.index].clue.kind == .logic
            && index.hierarchy.conformances(of: type).declared.contains {
                index[$0].kind == .protocol
            }
    }

    /// Whether a class, an actor or a singleton, or one of its superclasses, has methods; without
    /// any it is plain data.
    package func hasBehaviour(_ type: TypeID) -> Bool { Self.hasBehaviour(type, types, index) }

    private static func hasBehaviour(
        _ type: TypeID, _ types: [TypeFacts], _ index: ProjectIndex
    ) -> Bool {
        if types[type.index].hasBehaviour { return true }
        guard index.hierarchy.parentClass(of: type) != nil else { return false }
        return index.hierarchy.chain(of: type).contains { types[$0.index].hasBehaviour }
    }

    /// The classes that implement a protocol and may hold logic.
    package func logicConformers(of contract: TypeID) -> [TypeID] {
        (index.hierarchy.conformers[contract] ?? []).filter(mayBePresenter)
    }
}

/// What one file connects and creates.
package struct FileWiring: Sendable {
    /// Those outside of previews and doubles, as are the creations.
    var connections: [Connection] = []
    var streams: [Connection] = []
    var creations: [Creation] = []
    var assignments: [Assignment] = []
    var clearings: [Clearing] = []
    var boundNames: Set<NameID> = []
    var selfRemovingTypes: Set<TypeID> = []
}
