import SourceText
import Syntax

/// The index of one of the many things that a project has, counted from zero.
public protocol IndexKey: NumberedKey {
    var rawValue: Int32 { get }
    init(rawValue: Int32)
}

extension IndexKey {
    @inlinable @inline(__always)
    public init(_ index: Int) { self.init(rawValue: Int32(truncatingIfNeeded: index)) }
    @inlinable @inline(__always)
    public var index: Int { Int(rawValue) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(UInt32(bitPattern: rawValue)) }
}

/// The index of a file of the project.
public struct FileID: IndexKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }
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
public struct TypeID: IndexKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a declared member or global.
public struct MemberID: IndexKey {
    public let rawValue: Int32
    @inlinable @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
