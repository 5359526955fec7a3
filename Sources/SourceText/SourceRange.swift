/// A half-open range of byte offsets in one file.
package struct SourceRange: Hashable, Sendable {
    package var start: UInt32
    package var end: UInt32

    package init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    package var isEmpty: Bool { start >= end }
    package var length: UInt32 { end - start }
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
