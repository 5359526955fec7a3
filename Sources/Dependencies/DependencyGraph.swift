import Syntax

/// The index together with every use of a type: who names whom, where and how.
package final class DependencyGraph: Sendable {
    package let index: ProjectIndex
    package let typer: ExpressionTyper
    /// In file and source order.
    package let uses: [TypeUse]
    /// Positions in `uses` by file.
    private let usesByFile: [Range<Int>]
    /// Positions in `uses` by the innermost type that holds them.
    private let usesByType: PositionsByType
    /// Positions in `uses` by the declared type used.
    private let usesByTarget: PositionsByType
    /// How many different names of linted files nobody knows.
    package let unresolvedNames: [NameID: [Site]]

    /// - Parameter found: what `fileUses` gives for each file, in file order.
    package init(_ index: ProjectIndex, _ typer: ExpressionTyper, _ found: [FileUses]) {
        self.index = index
        self.typer = typer
        var uses: [TypeUse] = []
        uses.reserveCapacity(found.reduce(0) { $0 + $1.uses.count })
        for file in found { uses += file.uses }
        self.uses = uses
        var end = 0
        usesByFile = found.map { file in
            defer { end += file.uses.count }
            return end..<(end + file.uses.count)
        }
        let types = index.table.types.count
        usesByType = PositionsByType(uses, types: types) { $0.from }
        usesByTarget = PositionsByType(uses, types: types) { $0.declared }
        var unresolved: [NameID: [Site]] = [:]
        for entry in found.flatMap(\.unresolved)
        where index[entry.site.file].purpose == .linted {
            unresolved[entry.name, default: []].append(entry.site)
        }
        unresolvedNames = unresolved
    }

    /// The uses in one file; files can be asked in any order and at the same time.
    package static func fileUses(
        _ file: FileID, _ index: ProjectIndex, _ typer: ExpressionTyper
    ) -> FileUses {
        let collector = UseCollector(index, typer, file)
        return FileUses(uses: collector.uses, unresolved: collector.unresolved)
    }

    package subscript(use use: UseID) -> TypeUse { uses[use.index] }

    /// The uses in one file, in source order.
    package func uses(in file: FileID) -> ArraySlice<TypeUse> { uses[usesByFile[file.index]] }

    /// The uses inside a type's declaration and extensions, nested types' own ones aside.
    package func uses(in type: TypeID) -> [TypeUse] {
        usesByType[type].map { uses[Int($0)] }
    }

    /// The uses inside a type and the types nested in it, in source order.
    package func usesIncludingNested(in type: TypeID) -> [TypeUse] {
        var positions: [Int32] = []
        var pending = [type]
        while let current = pending.popLast() {
            positions += usesByType[current]
            pending += index[current].nested
        }
        return positions.sorted().map { uses[Int($0)] }
    }

    /// Whether a use only puts something into a namespace.
    func extendsNamespace(_ use: TypeUse) -> Bool {
        use.kind == .extended && use.declared.map(index.isNamespace) ?? false
    }

    /// Where a declared type is used.
    package func uses(of type: TypeID) -> [TypeUse] {
        usesByTarget[type].map { uses[Int($0)] }
    }
}

/// The positions of uses by one of their types, those of each type in their order.
private struct PositionsByType: Sendable {
    private let positions: ContiguousArray<Int32>
    /// Where the positions of each type begin, and where the last ones end.
    private let starts: ContiguousArray<Int32>

    init(_ uses: [TypeUse], types: Int, _ type: (TypeUse) -> TypeID?) {
        var ends = ContiguousArray<Int32>(repeating: 0, count: types + 1)
        for use in uses {
            if let type = type(use) { ends[type.index + 1] += 1 }
        }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        starts = ends
        var positions = ContiguousArray<Int32>(repeating: 0, count: Int(ends[types]))
        for (position, use) in uses.enumerated() {
            guard let type = type(use) else { continue }
            positions[Int(ends[type.index])] = Int32(position)
            ends[type.index] += 1
        }
        self.positions = positions
    }

    subscript(type: TypeID) -> ArraySlice<Int32> {
        positions[Int(starts[type.index])..<Int(starts[type.index + 1])]
    }
}

/// What one file uses.
package struct FileUses: Sendable {
    let uses: [TypeUse]
    let unresolved: [(name: NameID, site: Site)]
}
