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
