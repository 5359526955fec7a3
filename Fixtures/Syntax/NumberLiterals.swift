/// Every way to write a number, and members behind numbers.
enum PrinterMargins {
    static let binary = 0b1010_0101, octal = 0o17_07, hexadecimal = 0xDead_BEEF
    static let decimal = 1_000_000, zero = 0, padded = 007
    static let fraction = 3.141_592, exponent = 1e10, negative = -2.5E-3, huge = 1.0e+308
    static let hexFraction = 0x1.8p1, hexExponent = 0xFp-2_0
    static let pair = (1, (2.0, Inches(3)))

    static var sum: Double {
        pair.1.0 + Double(pair.0) + 1.magnitude + 0x1F.distance(to: 3) + 1.5.rounded()
    }
    static let range = 0...9, open = ..<5, fromHere = 2..., step = stride(from: 0, to: 1, by: 0.1)
    static let booleans: [Bool] = [true, false], nothing: Int? = nil
}

struct Inches: ExpressibleByIntegerLiteral {
    var value: Int
    init(integerLiteral value: Int) { self.value = value }
    init(_ value: Int) { self.value = value }
}
