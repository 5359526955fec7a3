/// Which scalars make words and which make operators, as Swift's grammar lists them.
enum CharacterClasses {
    static func isAsciiWordStart(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            || byte == UInt8(ascii: "_")
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
    }

    /// ASCII bytes that continue a word; `$` does, as in swift-syntax.
    @inline(__always)
    static func isAsciiWordPart(_ byte: UInt8) -> Bool {
        // A bit for each of 64 characters: `$` and digits; `A`…`Z`, `_` and `a`…`z`.
        let bits: UInt64 = byte < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return byte < 0x80 && bits &>> UInt64(byte & 0x3F) & 1 != 0
    }

    /// ASCII bytes that are neither blank nor control characters and begin no comment and no
    /// conflict marker.
    @inline(__always)
    static func beginsToken(_ byte: UInt8) -> Bool {
        // All from `!` to `?` but `/`, `<` and `>`.
        let bits: UInt64 = 0xAFFF_7FFE_0000_0000
        return byte < 0x40 ? bits &>> UInt64(byte) & 1 != 0 : byte < 0x7F
    }

    /// Spaces, tabs, line ends and NUL, of the ASCII bytes below `/`.
    @inline(__always)
    static func isBlankOrNUL(_ byte: UInt8) -> Bool {
        let bits: UInt64 = 0x0000_0001_0000_3E01
        return byte < 0x40 && bits &>> UInt64(byte) & 1 != 0
    }

    static func isAsciiOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
            true
        default:
            false
        }
    }

    /// Scalars beyond ASCII that continue a word.
    static func isWordPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
            0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
            0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
            0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
            0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F,
            0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
            0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFD:
            scalar & 0xFFFF <= 0xFFFD
        default:
            false
        }
    }

    /// Scalars beyond ASCII that begin an operator.
    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
            0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
            0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default:
            false
        }
    }

    /// Scalars beyond ASCII that continue an operator.
    static func isOperatorPart(_ scalar: UInt32) -> Bool {
        isOperatorStart(scalar) || isCombiningMark(scalar)
            || (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
    }

    private static func isCombiningMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
