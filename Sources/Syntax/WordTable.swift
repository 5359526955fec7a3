import SourceText

/// A running hash over the bytes of a word.
struct WordHash {
    private(set) var value: UInt32 = 2_166_136_261

    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt32(byte)) &* 16_777_619
    }
}

/// The distinct words of a file, numbered in the order of their first use.
struct WordTable {
    /// Where each word stands first; number 0 is empty.
    private(set) var words: ContiguousArray<SourceRange>
    private var keywords: ContiguousArray<Keyword>
    private var hashes: ContiguousArray<UInt32>
    private var slots: ContiguousArray<UInt32>
    private var mask: Int
    private let keywordTable = KeywordTable.shared

    init() {
        words = [SourceRange(start: 0, end: 0)]
        keywords = [.none]
        hashes = [0]
        slots = ContiguousArray(repeating: 0, count: 1024)
        mask = 1023
    }

    /// The number of the word at a range of bytes.
    mutating func intern(
        _ bytes: ContiguousArray<UInt8>, from start: Int, to end: Int, hash: UInt32
    ) -> LocalName {
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, matches(number, bytes, start, end) {
                return LocalName(rawValue: UInt32(number))
            }
            slot = (slot + 1) & mask
        }
        let number = UInt32(words.count)
        slots[slot] = number
        words.append(SourceRange(start: UInt32(start), end: UInt32(end)))
        hashes.append(hash)
        keywords.append(keywordTable.keyword(hash: hash, in: bytes, from: start, to: end))
        if words.count * 2 > slots.count { grow() }
        return LocalName(rawValue: number)
    }

    /// Which keyword a word is.
    func keyword(_ name: LocalName) -> Keyword { keywords[Int(name.rawValue)] }

    private func matches(
        _ number: Int, _ bytes: ContiguousArray<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        let word = words[number]
        guard Int(word.length) == end - start else { return false }
        var other = Int(word.start)
        var index = start
        while index < end {
            if bytes[index] != bytes[other] { return false }
            index += 1
            other += 1
        }
        return true
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for number in 1..<words.count {
            var slot = Int(hashes[number]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number)
        }
    }
}
