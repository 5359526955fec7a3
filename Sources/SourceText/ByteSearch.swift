#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension ContiguousArray<UInt8> {
    /// Calls back with the offset of every byte of a value, in order, until it answers false.
    ///
    /// The C library looks at many bytes at once; a loop over them takes ten times as long.
    package func forEach(_ byte: UInt8, _ body: (Int) -> Bool) {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var offset = 0
            while offset < bytes.count,
                let found = memchr(base + offset, Int32(byte), bytes.count - offset)
            {
                let position = base.distance(to: UnsafeRawPointer(found))
                guard body(position) else { return }
                offset = position + 1
            }
        }
    }

    /// Whether the same bytes stand in a range as in a range of others.
    package func holdsSame(
        at range: SourceRange, as other: ContiguousArray<UInt8>, at otherRange: SourceRange
    ) -> Bool {
        guard range.length == otherRange.length else { return false }
        let start = Int(range.start)
        let otherStart = Int(otherRange.start)
        let length = Int(range.length)
        precondition(start + length <= count && otherStart + length <= other.count)
        return withUnsafeBufferPointer { bytes in
            other.withUnsafeBufferPointer { others in
                guard let first = bytes.baseAddress, let second = others.baseAddress else {
                    return true
                }
                return memcmp(first + start, second + otherStart, length) == 0
            }
        }
    }

    /// Whether some byte has a value.
    func holds(_ byte: UInt8) -> Bool {
        var isFound = false
        forEach(byte) { _ in
            isFound = true
            return false
        }
        return isFound
    }
}

extension SourceFile {
    /// Whether `word:` stands somewhere in the file.
    package func mentions(directive word: StaticString) -> Bool {
        var isMentioned = false
        bytes.forEach(UInt8(ascii: ":")) { colon in
            let start = colon - word.utf8CodeUnitCount
            isMentioned = start >= 0 && word.withUTF8Buffer {
                bytes[start..<colon].elementsEqual($0)
            }
            return !isMentioned
        }
        return isMentioned
    }

    /// The number of lines; a lone carriage return ends none, and what stands behind the last
    /// line feed counts as one.
    package var lineCount: Int {
        var count = 0
        bytes.forEach(UInt8(ascii: "\n")) { _ in
            count += 1
            return true
        }
        return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? count : count + 1
    }
}

/// Whether the bytes of a path begin with those of another.
package func beginsBytewise(_ path: String, with start: String) -> Bool {
    withBytes(path, start) { bytes, first in
        guard let base = bytes.baseAddress, let firstBase = first.baseAddress else {
            return first.isEmpty
        }
        return bytes.count >= first.count && memcmp(base, firstBase, first.count) == 0
    }
}

/// The order of two paths by their bytes, whatever Unicode thinks of their characters.
package func isBytewiseBefore(_ path: String, _ other: String) -> Bool {
    withBytes(path, other) { first, second in
        let common = min(first.count, second.count)
        guard common > 0, let start = first.baseAddress, let otherStart = second.baseAddress
        else { return first.count < second.count }
        let order = memcmp(start, otherStart, common)
        return order == 0 ? first.count < second.count : order < 0
    }
}

/// Asks about the bytes of two strings where they lie; only strings of Foundation are copied.
@inline(__always)
private func withBytes(
    _ string: String, _ other: String,
    _ ask: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
) -> Bool {
    let answer = string.utf8.withContiguousStorageIfAvailable { first in
        other.utf8.withContiguousStorageIfAvailable { ask(first, $0) }
    }
    if let answer = answer ?? nil { return answer }
    return ContiguousArray(string.utf8).withUnsafeBufferPointer { first in
        ContiguousArray(other.utf8).withUnsafeBufferPointer { ask(first, $0) }
    }
}
