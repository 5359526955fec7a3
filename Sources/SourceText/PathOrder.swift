#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Whether the bytes of a path begin with those of another.
package func beginsBytewise(_ path: String, with start: String) -> Bool {
    var (path, start) = (path, start)
    return path.withUTF8 { bytes in
        start.withUTF8 { first in
            guard let base = bytes.baseAddress, let firstBase = first.baseAddress else {
                return first.isEmpty
            }
            return bytes.count >= first.count && memcmp(base, firstBase, first.count) == 0
        }
    }
}

/// The order of two paths by their bytes, whatever Unicode thinks of their characters.
package func isBytewiseBefore(_ path: String, _ other: String) -> Bool {
    var (path, other) = (path, other)
    return path.withUTF8 { first in
        other.withUTF8 { second in
            let common = min(first.count, second.count)
            guard common > 0, let start = first.baseAddress, let otherStart = second.baseAddress
            else { return first.count < second.count }
            let order = memcmp(start, otherStart, common)
            return order == 0 ? first.count < second.count : order < 0
        }
    }
}
