import Dependencies
import Modules

/// Code that uses types: that of a type in one file, or what stands outside of types there.
struct Holder: Hashable, Sendable {
    /// Nil for code outside of types.
    let type: TypeID?
    /// The file of the code, which need not be the one that declares the type.
    let file: FileID
}

/// Who uses which types of the project, gathered for each pair.
struct HolderEdges: Sendable {
    private(set) var holders: [Holder] = []
    /// By holder, then by target.
    private(set) var edges: [Edge] = []
    /// Positions in the graph's uses, in source order for each edge.
    private var positions: [Int32] = []

    /// All uses of one type by one holder.
    struct Edge: Sendable {
        let holder: Int32
        let target: TypeID
        fileprivate let range: Range<Int32>
    }

    init(_ model: ModuleModel, _ homes: TypeHomes, isNeeded: Bool) {
        guard isNeeded else { return }
        var collector = EdgeCollector(model, homes)
        collector.collect()
        holders = collector.holders
        gather(collector.entries)
    }

    /// Sorts by holder by counting, then each holder's few by target.
    private mutating func gather(_ entries: [EdgeCollector.Entry]) {
        var starts = [Int32](repeating: 0, count: holders.count + 1)
        for entry in entries { starts[Int(entry.holder) + 1] += 1 }
        for holder in holders.indices { starts[holder + 1] += starts[holder] }
        var next = starts
        var sorted = entries
        for entry in entries {
            sorted[Int(next[Int(entry.holder)])] = entry
            next[Int(entry.holder)] += 1
        }
        positions.reserveCapacity(entries.count)
        for holder in holders.indices {
            let own = Int(starts[holder])..<Int(starts[holder + 1])
            sorted[own].sort { ($0.target, $0.position) < ($1.target, $1.position) }
            append(sorted[own])
        }
    }

    private mutating func append(_ entries: ArraySlice<EdgeCollector.Entry>) {
        var start = Int32(positions.count)
        for index in entries.indices {
            positions.append(entries[index].position)
            let isLast = index + 1 == entries.endIndex
                || entries[index + 1].target != entries[index].target
            guard isLast else { continue }
            let end = Int32(positions.count)
            edges.append(Edge(
                holder: entries[index].holder, target: entries[index].target, range: start..<end))
            start = end
        }
    }

    func holder(of edge: Edge) -> Holder { holders[Int(edge.holder)] }

    /// The positions of an edge's uses in the graph.
    func positions(of edge: Edge) -> ArraySlice<Int32> {
        positions[Int(edge.range.lowerBound)..<Int(edge.range.upperBound)]
    }
}

/// Goes through all uses once and keeps those that make a dependency.
private struct EdgeCollector {
    struct Entry {
        let holder: Int32
        let target: TypeID
        let position: Int32
    }

    private let model: ModuleModel
    private let homes: TypeHomes
    private let isLinted: [Bool]
    private let mayBeUsed: [Bool]
    private(set) var holders: [Holder] = []
    private(set) var entries: [Entry] = []
    /// The holders of the current file, by type; -1 for code outside of types.
    private var known: [Int32: Int32] = [:]
    private var file: FileID?

    init(_ model: ModuleModel, _ homes: TypeHomes) {
        self.model = model
        self.homes = homes
        let index = model.index
        isLinted = index.files.map { $0.purpose == .linted }
        mayBeUsed = index.table.typeIDs.map { type in
            index[type].kind.isNominal && index[homes[type]].purpose != .test
        }
        entries.reserveCapacity(model.graph.uses.count)
    }

    mutating func collect() {
        for (position, use) in model.graph.uses.enumerated() {
            guard let target = use.declared, mayBeUsed[target.index], use.kind != .qualifier,
                isLinted[use.site.file.index]
            else { continue }
            let from = use.kind == .extended ? nil : use.from
            if use.kind == .extended {
                if homes[target] == use.site.file { continue }
            } else if let from, isOne(from, target) {
                continue
            }
            if homes.isPreview(use.site) { continue }
            entries.append(Entry(
                holder: number(from, use.site.file), target: target, position: Int32(position)))
        }
    }

    /// A type and what is nested in it are one.
    private func isOne(_ from: TypeID, _ target: TypeID) -> Bool {
        from == target || isNested(from, in: target) || isNested(target, in: from)
    }

    private func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
        var current = homes.parent(of: type)
        while let parent = current {
            if parent == outer { return true }
            current = homes.parent(of: parent)
        }
        return false
    }

    private mutating func number(_ type: TypeID?, _ file: FileID) -> Int32 {
        if self.file != file {
            self.file = file
            known.removeAll(keepingCapacity: true)
        }
        let key = type?.rawValue ?? -1
        if let number = known[key] { return number }
        let number = Int32(holders.count)
        holders.append(Holder(type: type, file: file))
        known[key] = number
        return number
    }
}
