/// Names findings so that they survive edits: by rule, contract and symbols, never by line or
/// message.
package struct Fingerprints {
    private var seen: [UInt64: UInt64] = [:]

    package init() {}

    /// The next finding's name, 16 hexadecimal digits; equal findings are told apart by counting.
    ///
    /// `path` stands in for the symbols where a finding has none.
    package mutating func next(of finding: Finding, path: String) -> String {
        let identity = finding.identity(path: path)
        var hash = StableHash()
        hash.combine(identity.rule)
        hash.combine(identity.from)
        hash.combine(identity.to ?? "")
        if let contract = identity.contract { hash.combine(contract) }
        let count = seen[hash.value, default: 0]
        seen[hash.value] = count + 1
        if count > 0 { hash.combine(String(count)) }
        return hexadecimal(hash.value)
    }

    private func hexadecimal(_ value: UInt64) -> String {
        let digits = stride(from: 60, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

/// FNV-1a over strings that end in a zero byte; the same in every process, unlike `Hasher`.
private struct StableHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes { combine(byte) }
        }
        combine(0)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
}
