/// A number of something, hashed by one multiplication.
///
/// Nobody can choose such numbers so that they collide, and the hasher of the standard library,
/// which guards against that, takes longer than all else in a look-up. What every target uses in
/// loops is public, because the compiler inlines nothing else across targets.
public protocol NumberedKey: Hashable, Comparable, BitwiseCopyable, Sendable {
    /// The number in 64 bits.
    var number: UInt64 { get }
}

extension NumberedKey {
    @inlinable @inline(__always)
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

    @inlinable @inline(__always)
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// What dictionaries and sets ask, with a number of their own.
    @inlinable @inline(__always)
    public func _rawHashValue(seed: Int) -> Int {
        // The upper half of the product depends on all bits of the number.
        let product = (number ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product &>> 32)
    }
}
