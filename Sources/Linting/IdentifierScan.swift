import SourceText

/// The least that any reader of Swift does: looks at every byte and finds the identifiers. What
/// tokenizing and parsing cost is told in multiples of it.
package struct IdentifierScan: Sendable {
    package private(set) var bytes = 0
    package private(set) var identifiers = 0
    package let duration: Duration

    package init(_ files: [SourceFile]) {
        var stopwatch = ThreadStopwatch()
        for file in files {
            bytes += file.bytes.count
            identifiers += Self.count(in: file.bytes)
        }
        duration = stopwatch.lap()
    }

    private static func count(in bytes: ContiguousArray<UInt8>) -> Int {
        var count = 0
        var index = 0
        while index < bytes.count {
            let isIdentifier = isLetter(bytes[index])
            index += 1
            guard isIdentifier else { continue }
            while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) {
                index += 1
            }
            count += 1
        }
        return count
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
