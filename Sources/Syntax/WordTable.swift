import SourceText

/// The distinct words of a file, numbered in the order of their first use.
struct WordTable {
    /// Where each word stands first; number 0 is empty.
    private(set) var words: ContiguousArray<SourceRange>
    private var keywords: ContiguousArray<Keyword>
    private var hashes: ContiguousArray<UInt32>
    /// A word's hash in the upper half of an entry, its number in the lower; 0 is free.
    private var slots: ContiguousArray<UInt64>
    private var mask: Int
    private let keywordTable = KeywordTable.shared

    init() {
        words = [SourceRange(start: 0, end: 0)]
        keywords = [.none]
        hashes = [0]
        slots = ContiguousArray(repeating: 0, count: 1024)
        mask = 1023
        words.reserveCapacity(128)
        keywords.reserveCapacity(128)
        hashes.reserveCapacity(128)
    }

    /// The number of the word at a range of bytes.
    mutating func intern(
        _ bytes: ContiguousArray<UInt8>, from start: Int, to end: Int
    ) -> LocalName {
        let hash = WordBytes.hash(bytes, from: start, to: end)
        var slot = Int(hash) & mask
        while true {
            let entry = slots[slot]
            if entry == 0 { break }
            let number = UInt32(truncatingIfNeeded: entry)
            if entry >> 32 == UInt64(hash), matches(Int(number), bytes, start, end) {
                return LocalName(rawValue: number)
            }
            slot = (slot + 1) & mask
        }
        let number = UInt32(words.count)
        slots[slot] = Self.entry(hash, number)
        words.append(SourceRange(start: UInt32(start), end: UInt32(end)))
        hashes.append(hash)
        keywords.append(keywordTable.keyword(hash: hash, in: bytes, from: start, to: end))
        if words.count * 2 > slots.count { grow() }
        return LocalName(rawValue: number)
    }

    private static func entry(_ hash: UInt32, _ number: UInt32) -> UInt64 {
        UInt64(hash) << 32 | UInt64(number)
    }

    /// Which keyword a word is.
    func keyword(_ name: LocalName) -> Keyword { keywords[Int(name.rawValue)] }

    private func matches(
        _ number: Int, _ bytes: ContiguousArray<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        let word = words[number]
        return Int(word.length) == end - start
            && WordBytes.areEqual(bytes, at: start, and: Int(word.start), count: end - start)
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for number in 1..<words.count {
            var slot = Int(hashes[number]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Self.entry(hashes[number], UInt32(number))
        }
    }
}
