import Syntax

/// One type in an inheritance clause.
package struct InheritedType: Sendable {
    package let type: SwiftType
    /// The type node in the clause.
    package let site: Site
    package let isInExtension: Bool
}

/// Superclasses and conformances, followed through the project up to the SDK.
public final class Hierarchy: Sendable {
    private let table: SymbolTable
    private let inherited: [[InheritedType]]
    /// The classes of the project that conform to each protocol, by any way.
    package let conformers: [TypeID: [TypeID]]
    @usableFromInline let conformances: [Conformances]
    private let superclasses: [SwiftType?]
    /// The superclasses that the project declares.
    private let parentClasses: [TypeID?]

    /// Everything a type conforms to, inherited conformances included.
    public struct Conformances: Sendable {
        public internal(set) var declared: Set<TypeID> = []
        public internal(set) var external: Set<NameID> = []
        /// False where a name in the clauses could not be told.
        public internal(set) var isComplete = true
    }

    init(_ table: SymbolTable, _ inherited: [[InheritedType]], _ names: NameTable) {
        self.table = table
        self.inherited = inherited
        let conformances = table.typeIDs.map { Self.conformances(of: $0, inherited) }
        self.conformances = conformances
        var superclasses = table.typeIDs.map { Self.superclass(of: $0, table, inherited, names) }
        Self.forgetCycles(in: &superclasses)
        self.superclasses = superclasses
        parentClasses = superclasses.map { $0?.declaration }
        var conformers: [TypeID: [TypeID]] = [:]
        for type in table.typeIDs where table[type].kind.isNominal {
            guard table[type].kind != .protocol else { continue }
            for parent in conformances[type.index].declared {
                conformers[parent, default: []].append(type)
            }
        }
        self.conformers = conformers
    }

    /// The types in a type's own clauses, its extensions' included.
    package func inheritedTypes(of type: TypeID) -> [InheritedType] { inherited[type.index] }

    /// All that a type conforms to, as far as declarations tell.
    @inlinable @inline(__always)
    public func conformances(of type: TypeID) -> Conformances { conformances[type.index] }

    /// The class that a class inherits from, where its clause names one.
    package func superclass(of type: TypeID) -> SwiftType? { superclasses[type.index] }

    /// The class of the project that a class inherits from.
    package func parentClass(of type: TypeID) -> TypeID? { parentClasses[type.index] }

    private static func superclass(
        of type: TypeID, _ table: SymbolTable, _ inherited: [[InheritedType]], _ names: NameTable
    ) -> SwiftType? {
        guard table[type].kind == .class, let first = inherited[type.index].first,
            !first.isInExtension
        else { return nil }
        switch first.type.unwrapped {
        case .declared(let parent, _): return table[parent].kind == .class ? first.type : nil
        case .external(let name, _):
            return SDK.isProtocolName(names.text(name)) ? nil : first.type
        case .composition(let parts):
            return parts.first { part in
                switch part {
                case .declared(let parent, _): table[parent].kind == .class
                case .external(let name, _): SDK.isClass(names.text(name))
                default: false
                }
            }
        default: return nil
        }
    }

    /// A class that inherits from itself has no superclass that anybody knows, so that whoever
    /// follows superclasses comes to an end.
    private static func forgetCycles(in superclasses: inout [SwiftType?]) {
        /// The class from which each one was visited.
        var visits = [Int](repeating: -1, count: superclasses.count)
        for start in superclasses.indices {
            var current = start
            while visits[current] < 0, let parent = superclasses[current]?.declaration {
                visits[current] = start
                current = parent.index
            }
            if visits[current] == start { superclasses[current] = nil }
        }
    }

    /// How many superclasses, and how many ancestors of every kind, are followed; nobody writes as
    /// many, and a file made for that must not take for ever.
    package static let maximumSuperclasses = 128
    package static let maximumAncestors = 256

    /// The class itself and its superclasses in the project, nearest first.
    package func chain(of type: TypeID) -> [TypeID] {
        var chain = [type]
        var current = type
        while chain.count <= Self.maximumSuperclasses,
            let parent = parentClass(of: current), !chain.contains(parent)
        {
            chain.append(parent)
            current = parent
        }
        return chain
    }

    /// The first superclass that the project does not declare.
    package func externalBase(of type: TypeID) -> NameID? {
        let last = parentClass(of: type) == nil ? type : chain(of: type).last ?? type
        guard case .external(let name, _)? = superclass(of: last)?.unwrapped else {
            return nil
        }
        return name
    }

    /// Whether a type conforms to a protocol or is a class or one of its subclasses.
    @inlinable @inline(__always)
    public func isKind(_ type: TypeID, of other: TypeID) -> Bool {
        type == other || conformances[type.index].declared.contains(other)
    }

    private static func conformances(
        of type: TypeID, _ inherited: [[InheritedType]]
    ) -> Conformances {
        var result = Conformances()
        if inherited[type.index].isEmpty { return result }
        var pending = [type]
        var seen: Set<TypeID> = [type]
        while let current = pending.popLast() {
            guard seen.count <= maximumAncestors else {
                result.isComplete = false
                break
            }
            for parent in inherited[current.index].flatMap(\.type.parts) {
                switch parent {
                case .declared(let id, _):
                    result.declared.insert(id)
                    if seen.insert(id).inserted { pending.append(id) }
                case .external(let name, _): result.external.insert(name)
                case .parameter: continue
                default: result.isComplete = false
                }
            }
        }
        return result
    }
}
