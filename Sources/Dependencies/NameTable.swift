import SourceText
import Syntax

/// A word of the project, the same number in every file; 0 is no word.
package struct NameID: Hashable, Sendable, Comparable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let none = NameID(rawValue: 0)

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A set of words of the project, asked often.
struct NameSet: Sendable {
    private var words: ContiguousArray<UInt64> = []

    mutating func insert(_ name: NameID) {
        let position = Int(name.rawValue >> 6)
        while words.count <= position { words.append(0) }
        words[position] |= 1 << UInt64(name.rawValue & 63)
    }

    func contains(_ name: NameID) -> Bool {
        let position = Int(name.rawValue >> 6)
        return position < words.count && words[position] & 1 << UInt64(name.rawValue & 63) != 0
    }
}

/// All words of the project, each stored once.
package struct NameTable: Sendable {
    private var slots: ContiguousArray<UInt32>
    private var bytes: ContiguousArray<UInt8> = []
    private var starts: ContiguousArray<UInt32> = [0, 0]

    package init() {
        slots = ContiguousArray(repeating: 0, count: 1 << 12)
    }

    /// How many words there are, the empty one included.
    package var count: Int { starts.count - 1 }

    /// The number of a word, given by its bytes in a file.
    package mutating func intern(_ source: ContiguousArray<UInt8>, _ range: SourceRange) -> NameID {
        let lower = Int(range.start)
        let upper = Int(range.end)
        guard lower < upper else { return .none }
        var slot = Int(truncatingIfNeeded: hash(source, lower, upper)) & (slots.count - 1)
        while slots[slot] != 0 {
            if equals(slots[slot], source, lower, upper) { return NameID(rawValue: slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = UInt32(starts.count - 1)
        slots[slot] = name
        bytes.append(contentsOf: source[lower..<upper])
        starts.append(UInt32(bytes.count))
        if starts.count * 2 > slots.count { grow() }
        return NameID(rawValue: name)
    }

    package mutating func intern(_ text: String) -> NameID {
        let source = ContiguousArray(text.utf8)
        return intern(source, SourceRange(start: 0, end: UInt32(source.count)))
    }

    /// The number of a word if any file has it.
    package func find(_ text: String) -> NameID? {
        let source = ContiguousArray(text.utf8)
        var slot = Int(truncatingIfNeeded: hash(source, 0, source.count)) & (slots.count - 1)
        while slots[slot] != 0 {
            if equals(slots[slot], source, 0, source.count) { return NameID(rawValue: slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The words that fulfil a condition.
    func all(where isWanted: (NameID) -> Bool) -> NameSet {
        var set = NameSet()
        for name in all where isWanted(name) { set.insert(name) }
        return set
    }

    /// Every word but the empty one.
    package var all: some Sequence<NameID> {
        (1..<UInt32(max(1, count))).lazy.map(NameID.init(rawValue:))
    }

    /// Whether a word ends with some letters of ASCII, given in lower case, of either case.
    package func ends(_ name: NameID, withLetters letters: StaticString) -> Bool {
        let places = range(of: name)
        guard places.count >= letters.utf8CodeUnitCount else { return false }
        return holds(letters, at: places.upperBound - letters.utf8CodeUnitCount)
    }

    /// Whether a word begins with some letters of ASCII, given in lower case, of either case.
    package func begins(_ name: NameID, withLetters letters: StaticString) -> Bool {
        let places = range(of: name)
        return places.count >= letters.utf8CodeUnitCount && holds(letters, at: places.lowerBound)
    }

    private func holds(_ letters: StaticString, at start: Int) -> Bool {
        letters.withUTF8Buffer { letters in
            letters.indices.allSatisfy { bytes[start + $0] | 0x20 == letters[$0] }
        }
    }

    /// Where the bytes of a word lie.
    private func range(of name: NameID) -> Range<Int> {
        Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])
    }

    /// Whether a word begins with `$`.
    package func isProjection(_ name: NameID) -> Bool {
        let places = range(of: name)
        return !places.isEmpty && bytes[places.lowerBound] == UInt8(ascii: "$")
    }

    package func text(_ name: NameID) -> String {
        let index = Int(name.rawValue)
        return String(decoding: bytes[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
    }

    /// Whether the word begins with an upper-case letter of ASCII or with one beyond it.
    package func startsUppercase(_ name: NameID) -> Bool {
        let index = Int(name.rawValue)
        guard starts[index] < starts[index + 1] else { return false }
        let first = bytes[Int(starts[index])]
        return first >= 0x80 || (first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z"))
    }

    private func hash(_ source: ContiguousArray<UInt8>, _ lower: Int, _ upper: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in lower..<upper { hash = (hash ^ UInt64(source[index])) &* 0x100_0000_01B3 }
        return hash ^ (hash >> 29)
    }

    private func equals(
        _ name: UInt32, _ source: ContiguousArray<UInt8>, _ lower: Int, _ upper: Int
    ) -> Bool {
        let start = Int(starts[Int(name)])
        guard Int(starts[Int(name) + 1]) - start == upper - lower else { return false }
        for offset in 0..<(upper - lower) where bytes[start + offset] != source[lower + offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        var wider = ContiguousArray<UInt32>(repeating: 0, count: slots.count * 4)
        for name in 1..<UInt32(starts.count - 1) {
            let lower = Int(starts[Int(name)])
            let upper = Int(starts[Int(name) + 1])
            var slot = Int(truncatingIfNeeded: hash(bytes, lower, upper)) & (wider.count - 1)
            while wider[slot] != 0 { slot = (slot + 1) & (wider.count - 1) }
            wider[slot] = name
        }
        slots = wider
    }
}
