import SourceText
import Syntax

/// A word of the project, the same number in every file; 0 is no word.
public struct NameID: NumberedKey {
    public let rawValue: UInt32
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static var none: NameID { NameID(rawValue: 0) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(rawValue) }
}

/// A set of words of the project, asked often.
package struct NameSet: Sendable {
    private var words: ContiguousArray<UInt64> = []

    /// An empty set.
    package init() {}

    /// Adds a word, which may be there already.
    package mutating func insert(_ name: NameID) {
        let position = Int(name.rawValue >> 6)
        while words.count <= position { words.append(0) }
        words[position] |= 1 << UInt64(name.rawValue & 63)
    }

    /// Whether the set holds a word.
    package func contains(_ name: NameID) -> Bool {
        let position = Int(name.rawValue >> 6)
        return position < words.count && words[position] & 1 << UInt64(name.rawValue & 63) != 0
    }
}

/// All words of the project, each stored once.
package struct NameTable: Sendable {
    /// Words, each at its hash or behind it.
    private var slots: ContiguousArray<Slot>
    private var bytes: ContiguousArray<UInt8> = []
    private var starts: ContiguousArray<UInt32> = [0, 0]

    private struct Slot {
        var hash: UInt32 = 0
        /// 0 where the slot is free.
        var name: UInt32 = 0
    }

    package init() {
        slots = ContiguousArray(repeating: Slot(), count: 1 << 14)
    }

    /// How many words there are, the empty one included.
    package var count: Int { starts.count - 1 }

    /// The numbers of the words of a file, by `LocalName`.
    mutating func intern(wordsOf tree: SyntaxTree) -> ContiguousArray<NameID> {
        var names = ContiguousArray<NameID>()
        names.reserveCapacity(tree.words.count)
        for (word, hash) in zip(tree.words, tree.wordHashes) {
            names.append(intern(tree.source.bytes, word, hash))
        }
        return names
    }

    package mutating func intern(_ text: String) -> NameID {
        let source = ContiguousArray(text.utf8)
        return intern(source, SourceRange(start: 0, end: UInt32(source.count)), wordHash(source))
    }

    /// The number of a word, given by its bytes in a file.
    private mutating func intern(
        _ source: ContiguousArray<UInt8>, _ range: SourceRange, _ hash: UInt32
    ) -> NameID {
        if range.isEmpty { return .none }
        let slot = slot(of: source, range, hash)
        if slots[slot].name != 0 { return NameID(rawValue: slots[slot].name) }
        let name = UInt32(starts.count - 1)
        slots[slot] = Slot(hash: hash, name: name)
        bytes.append(contentsOf: source[Int(range.start)..<Int(range.end)])
        starts.append(UInt32(bytes.count))
        if starts.count * 2 > slots.count { grow() }
        return NameID(rawValue: name)
    }

    /// The number of a word if any file has it.
    package func find(_ text: String) -> NameID? {
        let source = ContiguousArray(text.utf8)
        let range = SourceRange(start: 0, end: UInt32(source.count))
        let name = slots[slot(of: source, range, wordHash(source))].name
        return name == 0 ? nil : NameID(rawValue: name)
    }

    /// The slot of a word, or a free one where it belongs.
    @inline(__always)
    private func slot(
        of source: ContiguousArray<UInt8>, _ range: SourceRange, _ hash: UInt32
    ) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot].name != 0 {
            if slots[slot].hash == hash, isSame(slots[slot].name, source, range) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
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

    /// Whether a word begins with some capitals of ASCII.
    func beginsWithCapitals(_ name: NameID, _ count: Int) -> Bool {
        let places = range(of: name)
        return places.count >= count && bytes[places].prefix(count).allSatisfy {
            UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        }
    }

    /// Whether a word begins with `$`.
    package func isProjection(_ name: NameID) -> Bool {
        initial(of: name) == UInt8(ascii: "$")
    }

    /// The first byte of a word, if it has one.
    package func initial(of name: NameID) -> UInt8? {
        let places = range(of: name)
        return places.isEmpty ? nil : bytes[places.lowerBound]
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

    private func isSame(
        _ name: UInt32, _ source: ContiguousArray<UInt8>, _ range: SourceRange
    ) -> Bool {
        let own = SourceRange(start: starts[Int(name)], end: starts[Int(name) + 1])
        return bytes.holdsSame(at: own, as: source, at: range)
    }

    private mutating func grow() {
        var wider = ContiguousArray(repeating: Slot(), count: slots.count * 4)
        for old in slots where old.name != 0 {
            var slot = Int(old.hash) & (wider.count - 1)
            while wider[slot].name != 0 { slot = (slot + 1) & (wider.count - 1) }
            wider[slot] = old
        }
        slots = wider
    }
}
