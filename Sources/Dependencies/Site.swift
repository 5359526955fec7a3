import Syntax

/// The index of a file of the project.
package struct FileID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A node of a file.
package struct Site: Hashable, Sendable, Comparable {
    package let file: FileID
    package let node: NodeID

    package init(file: FileID, node: NodeID) {
        self.file = file
        self.node = node
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.file, lhs.node) < (rhs.file, rhs.node)
    }
}

/// The index of a declared type of the project.
package struct TypeID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The index of a declared member or global.
package struct MemberID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The numbers of what is declared at places: a short list for each file, in source order.
struct SiteTable: Sendable {
    private var lists: [[Entry]] = []

    private struct Entry {
        let node: NodeID
        var number: Int32
    }

    subscript(site: Site) -> Int32? {
        guard site.file.index < lists.count else { return nil }
        let list = lists[site.file.index]
        let position = Self.position(of: site.node, in: list)
        guard position < list.count, list[position].node == site.node else { return nil }
        return list[position].number
    }

    /// Gives a place its number, in place of one that it had.
    mutating func set(_ number: Int32, at site: Site) {
        while lists.count <= site.file.index { lists.append([]) }
        let file = site.file.index
        let position = Self.position(of: site.node, in: lists[file])
        if position < lists[file].count, lists[file][position].node == site.node {
            lists[file][position].number = number
        } else {
            lists[file].insert(Entry(node: site.node, number: number), at: position)
        }
    }

    /// Where a node stands in a list or would stand.
    private static func position(of node: NodeID, in list: [Entry]) -> Int {
        // A file is read from its beginning to its end.
        if let last = list.last, last.node < node { return list.count }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
