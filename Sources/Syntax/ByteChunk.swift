/// Eight bytes of a file at once, the first one lowest.
///
/// Each question is asked of all bytes by arithmetic on the whole; a byte answers with its top
/// bit. A borrow reaches only bytes above the first hit, and only the first one counts.
struct ByteChunk {
    let bits: UInt64

    init(_ bits: UInt64) { self.bits = bits }

    /// How many bytes from the first one on are spaces.
    @inline(__always)
    var leadingSpaces: Int {
        (bits ^ Self.each(0x20)).trailingZeroBitCount &>> 3
    }

    /// How many bytes from the first one on are ASCII and no control characters but DEL.
    @inline(__always)
    var leadingPrintable: Int {
        firstHit(bits | (bits &- Self.each(0x20)))
    }

    /// How many bytes from the first one on continue a word of ASCII characters; `$` does, as in
    /// swift-syntax.
    @inline(__always)
    var leadingWordParts: Int {
        let ascii = bits & Self.each(0x7F)
        let letters = Self.isIn("a", "z", ascii | Self.each(0x20))
        let digits = Self.isIn("0", "9", ascii)
        let count = firstHit(bits | ~(letters | digits))
        if count == 8 { return 8 }
        switch UInt8(truncatingIfNeeded: bits &>> UInt64(count &* 8)) {
        case UInt8(ascii: "_"), UInt8(ascii: "$"):
            let others = Self.isOther("_", ascii) & Self.isOther("$", ascii)
            return firstHit(bits | ~(letters | digits | ~others))
        default: return count
        }
    }

    /// The first bytes; zeros stand in the place of the others.
    @inline(__always)
    func first(_ count: Int) -> UInt64 {
        count >= 8 ? bits : bits & ((1 &<< UInt64(count * 8)) &- 1)
    }

    @inline(__always)
    private func firstHit(_ answers: UInt64) -> Int {
        (answers & Self.each(0x80)).trailingZeroBitCount &>> 3
    }

    @inline(__always)
    private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// Which ASCII bytes lie in a range.
    @inline(__always)
    private static func isIn(
        _ first: Unicode.Scalar, _ last: Unicode.Scalar, _ ascii: UInt64
    ) -> UInt64 {
        let isAtLeastFirst = ascii &+ each(0x80 - UInt8(ascii: first))
        let isBehindLast = ascii &+ each(0x7F - UInt8(ascii: last))
        return isAtLeastFirst & ~isBehindLast
    }

    /// Which ASCII bytes are not a character.
    @inline(__always)
    private static func isOther(_ character: Unicode.Scalar, _ ascii: UInt64) -> UInt64 {
        (ascii ^ each(UInt8(ascii: character))) &+ each(0x7F)
    }
}
