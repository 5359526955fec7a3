import SourceText
import Syntax

/// What tokenizing and parsing cost, told in multiples of the least that any reader of Swift does:
/// to look at every byte and find the identifiers.
///
/// Both go over the same bytes in memory, one after the other on one thread, several times; the
/// median counts. Reading files, cold caches and other threads are no part of it.
package struct ReadingCost: Sendable {
    package static let passes = 5

    package private(set) var bytes = 0
    package private(set) var identifiers = 0
    /// What finding the identifiers takes.
    package let scan: Duration
    /// What tokenizing and parsing take.
    package let frontEnd: Duration

    package var ratio: Double { frontEnd / max(scan, .nanoseconds(1)) }

    package init(_ files: [SourceFile]) {
        var scans: [Duration] = []
        var frontEnds: [Duration] = []
        var counted = (bytes: 0, identifiers: 0)
        var stopwatch = ThreadStopwatch()
        for pass in 0...Self.passes {
            counted = files.reduce(into: (0, 0)) { sum, file in
                sum.0 += file.bytes.count
                sum.1 += Self.countIdentifiers(in: file.bytes)
            }
            let scan = stopwatch.lap()
            for file in files { _ = SyntaxTree.parseForAnalysis(file) {} }
            let frontEnd = stopwatch.lap()
            // The first pass only warms up.
            if pass == 0 { continue }
            scans.append(scan)
            frontEnds.append(frontEnd)
        }
        (bytes, identifiers) = counted
        scan = scans.sorted()[Self.passes / 2]
        frontEnd = frontEnds.sorted()[Self.passes / 2]
    }

    private static func countIdentifiers(in bytes: ContiguousArray<UInt8>) -> Int {
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
