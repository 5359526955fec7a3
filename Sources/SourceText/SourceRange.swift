/// A half-open range of byte offsets in one file.
public struct SourceRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    @inlinable @inline(__always)
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    @inlinable @inline(__always)
    public var isEmpty: Bool { start >= end }
    @inlinable @inline(__always)
    public var length: UInt32 { end - start }
}

/// A place in a file, counted from 1; the unit of `column` is named by whoever makes it.
package struct SourcePosition: Hashable, Sendable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}
