/// Where each line of a file begins; LF, CRLF and lone CR each end one line.
package struct LineTable: Sendable {
    private let bytes: ContiguousArray<UInt8>
    private let starts: ContiguousArray<UInt32>
    /// The length of a byte order mark, which takes no column.
    private let markLength: Int
    /// For each line of many steps, how many UTF-16 code units stand before each step.
    private var longLines: [Int: ContiguousArray<UInt32>] = [:]
    /// In bytes.
    private static let step = 1024

    package init(_ bytes: ContiguousArray<UInt8>) {
        self.bytes = bytes
        var starts: ContiguousArray<UInt32> = [0]
        if bytes.holds(UInt8(ascii: "\r")) {
            Self.appendStarts(of: bytes, to: &starts)
        } else {
            bytes.forEach(UInt8(ascii: "\n")) { offset in
                starts.append(UInt32(offset + 1))
                return true
            }
        }
        self.starts = starts
        markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        measureLongLines()
    }

    /// Counts what is long once, for many places may lie in one line.
    private mutating func measureLongLines() {
        for line in starts.indices {
            let start = contentStart(of: line)
            let end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
            guard end - start > 4 * Self.step else { continue }
            var units: ContiguousArray<UInt32> = [0]
            for step in stride(from: start, to: end - Self.step, by: Self.step) {
                let count = utf16Count(from: step, to: step + Self.step)
                units.append((units.last ?? 0) + UInt32(count))
            }
            longLines[line] = units
        }
    }

    private static func appendStarts(
        of bytes: ContiguousArray<UInt8>, to starts: inout ContiguousArray<UInt32>
    ) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(UInt32(index))
            } else if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(UInt32(index))
            }
        }
    }

    package var lineCount: Int { starts.count }

    /// The place of a byte offset, its column counted in UTF-8 bytes.
    package func position(utf8 offset: UInt32) -> SourcePosition {
        let line = lineIndex(of: offset)
        return SourcePosition(line: line + 1, column: Int(offset) - contentStart(of: line) + 1)
    }

    /// The place of a byte offset, its column counted in UTF-16 code units, as editors do.
    package func position(utf16 offset: UInt32) -> SourcePosition {
        let line = lineIndex(of: offset)
        let start = contentStart(of: line)
        guard let known = longLines[line], Int(offset) > start else {
            let units = utf16Count(from: start, to: Int(offset))
            return SourcePosition(line: line + 1, column: units + 1)
        }
        let step = min((Int(offset) - start) / Self.step, known.count - 1)
        let units = utf16Count(from: start + step * Self.step, to: Int(offset))
        return SourcePosition(line: line + 1, column: Int(known[step]) + units + 1)
    }

    /// The bytes of a line (from 1), without its line end and without a byte order mark.
    package func range(ofLine line: Int) -> SourceRange {
        let start = contentStart(of: line - 1)
        var end = line < starts.count ? Int(starts[line]) : bytes.count
        while end > start, isLineEnd(bytes[end - 1]) { end -= 1 }
        return SourceRange(start: UInt32(start), end: UInt32(end))
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private func contentStart(of line: Int) -> Int {
        line == 0 ? markLength : Int(starts[line])
    }

    private func lineIndex(of offset: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func utf16Count(from start: Int, to end: Int) -> Int {
        var units = 0
        var index = start
        while index < end {
            let byte = bytes[index]
            // Continuation bytes add nothing; a four-byte scalar is a surrogate pair.
            if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
            index += 1
        }
        return units
    }
}
