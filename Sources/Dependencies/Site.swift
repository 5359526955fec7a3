import SourceText
import Syntax

/// The index of a file of the project.
public struct FileID: NumberedKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
    @inlinable @inline(__always)
    public var index: Int { Int(rawValue) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(UInt32(bitPattern: rawValue)) }
}

/// A node of a file.
public struct Site: NumberedKey {
    public let file: FileID
    public let node: NodeID

    @inlinable @inline(__always)
    public init(file: FileID, node: NodeID) {
        self.file = file
        self.node = node
    }

    @inlinable @inline(__always)
    public var number: UInt64 { file.number << 32 | node.number }
}

/// The index of a declared type of the project.
public struct TypeID: NumberedKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
    @inlinable @inline(__always)
    public var index: Int { Int(rawValue) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(UInt32(bitPattern: rawValue)) }
}

/// The index of a declared member or global.
public struct MemberID: NumberedKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
    @inlinable @inline(__always)
    public var index: Int { Int(rawValue) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(UInt32(bitPattern: rawValue)) }
}

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

    /// The numbers of what begins at a place or before it in its file, the nearest first.
    func numbers(before site: Site) -> some Sequence<(node: NodeID, number: Int32)> {
        let file = site.file.index < files.count ? files[site.file.index] : FileNumbers()
        return file.numbers.numbers(before: site.node).lazy
            .map { ($0.node, $0.number + file.offset) }
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

    /// The numbers of what begins at a node or before it, the nearest first.
    func numbers(before node: NodeID) -> some Sequence<(node: NodeID, number: Int32)> {
        var end = position(of: node)
        if end < entries.count, entries[end].node == node { end += 1 }
        return entries[..<end].reversed().lazy.map { ($0.node, $0.number) }
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

    /// Where a node stands or would stand.
    private func position(of node: NodeID) -> Int {
        // A file is read from its beginning to its end.
        if let last = entries.last, last.node < node { return entries.count }
        return entries.partitioningIndex { $0.node >= node }
    }
}
