/// The elements of an array that somebody else keeps; every look is checked against their number.
///
/// Unlike an array it counts no references, which loops over bytes and tokens would pay for.
struct ArrayView<Element: BitwiseCopyable> {
    private let elements: UnsafeBufferPointer<Element>

    init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

    var count: Int { elements.count }

    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
        return elements[index]
    }
}

extension ArrayView<UInt8> {
    /// The byte at an index, or zero where there is none.
    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : 0
    }

    /// The eight bytes from an index on, the first one lowest; zeros stand behind the end.
    @inline(__always)
    func chunk(at index: Int) -> UInt64 {
        guard index >= 0, index <= count - 8 else { return lastChunk(at: index) }
        return UInt64(
            littleEndian: UnsafeRawBufferPointer(elements)
                .loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    private func lastChunk(at index: Int) -> UInt64 {
        var value: UInt64 = 0
        for distance in 0..<8 { value |= UInt64(byte(at: index + distance)) << (distance * 8) }
        return value
    }
}
