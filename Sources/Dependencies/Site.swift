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
