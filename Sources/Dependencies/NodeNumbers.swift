import SourceText
import Syntax

/// The numbers of what is declared at places.
struct SiteTable: Sendable {
    private var files: [FileNumbers] = []

    /// The numbers of a file with what makes numbers of the project from them.
    private struct FileNumbers: Sendable {
        var numbers = NodeNumbers()
        var offset: Int32 = 0
    }

    subscript(site: Site) -> Int32? {
        guard site.file.index < files.count else { return nil }
        let file = files[site.file.index]
        return file.numbers[site.node].map { $0 + file.offset }
    }

    /// As `NodeNumbers.last`, in the file of a place.
    func last(
        before site: Site, limit: Int, _ fits: (NodeID) -> Bool
    ) -> (number: Int32?, isLimited: Bool) {
        guard site.file.index < files.count else { return (nil, false) }
        let offset = files[site.file.index].offset
        let found = files[site.file.index].numbers.last(before: site.node, limit: limit, fits)
        return (found.number.map { $0 + offset }, found.isLimited)
    }

    /// Gives all places of the next file their numbers, each larger by an offset.
    mutating func append(_ numbers: NodeNumbers, offset: Int) {
        files.append(FileNumbers(numbers: numbers, offset: Int32(offset)))
    }

    /// Gives a place its number, in place of one that it had.
    mutating func set(_ number: Int32, at site: Site) {
        files[site.file.index].numbers.set(number - files[site.file.index].offset, at: site.node)
    }
}

/// The numbers of what is declared at nodes of one file: a short list in source order.
struct NodeNumbers: Sendable {
    private var entries = ContiguousArray<Entry>()

    private struct Entry {
        let node: NodeID
        var number: Int32
    }

    subscript(node: NodeID) -> Int32? {
        let position = position(of: node)
        guard position < entries.count, entries[position].node == node else { return nil }
        return entries[position].number
    }

    /// The number of the last fitting node that begins at a node or before it; nil as well where
    /// none of `limit` nodes fits.
    func last(
        before node: NodeID, limit: Int, _ fits: (NodeID) -> Bool
    ) -> (number: Int32?, isLimited: Bool) {
        var position = position(of: node)
        if position == entries.count || entries[position].node != node { position -= 1 }
        let first = max(0, position + 1 - limit)
        while position >= first {
            if fits(entries[position].node) { return (entries[position].number, false) }
            position -= 1
        }
        return (nil, first > 0)
    }

    /// Gives a node its number, in place of one that it had.
    mutating func set(_ number: Int32, at node: NodeID) {
        let position = position(of: node)
        if position < entries.count, entries[position].node == node {
            entries[position].number = number
        } else {
            entries.insert(Entry(node: node, number: number), at: position)
        }
    }

    mutating func dropSpareCapacity() { entries = entries.compact }

    /// Where a node stands or would stand.
    private func position(of node: NodeID) -> Int {
        // A file is read from its beginning to its end.
        if let last = entries.last, last.node < node { return entries.count }
        return entries.partitioningIndex { $0.node >= node }
    }
}
