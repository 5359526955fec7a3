/// Words are hashed and compared eight bytes at a time.
enum WordBytes {
    static func hash(_ bytes: ContiguousArray<UInt8>, from start: Int, to end: Int) -> UInt32 {
        var value = UInt64(truncatingIfNeeded: end - start)
        var index = start
        while index < end {
            value = (value ^ chunk(bytes, at: index, count: end - index)) &* 0x9E37_79B9_7F4A_7C15
            value ^= value &>> 32
            index += 8
        }
        return UInt32(truncatingIfNeeded: value)
    }

    /// Whether as many bytes at one place are the same as at another.
    static func areEqual(
        _ bytes: ContiguousArray<UInt8>, at start: Int, and other: Int, count: Int
    ) -> Bool {
        var distance = 0
        while distance < count {
            let left = count - distance
            if chunk(bytes, at: start + distance, count: left)
                != chunk(bytes, at: other + distance, count: left)
            {
                return false
            }
            distance += 8
        }
        return true
    }

    /// The next bytes as one number, eight at the most.
    @inline(__always)
    private static func chunk(
        _ bytes: ContiguousArray<UInt8>, at index: Int, count: Int
    ) -> UInt64 {
        guard index >= 0, index <= bytes.count - 8 else {
            return slowChunk(bytes, at: index, count: count)
        }
        let all = bytes.withUnsafeBytes { buffer in
            UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        return count >= 8 ? all : all & ((1 &<< UInt64(count * 8)) &- 1)
    }

    /// The same where the file ends within eight bytes.
    private static func slowChunk(
        _ bytes: ContiguousArray<UInt8>, at index: Int, count: Int
    ) -> UInt64 {
        var value: UInt64 = 0
        for offset in 0..<min(count, 8) { value |= UInt64(bytes[index + offset]) << (offset * 8) }
        return value
    }
}
