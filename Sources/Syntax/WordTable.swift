import SourceText

/// The distinct words of a file, numbered in the order of their first use.
struct WordTable {
    private struct Word {
        let head: UInt64
        /// Where it stands first.
        let start: UInt32
        let length: UInt32
        let hash: UInt32
        let keyword: Keyword
    }

    /// Number 0 is empty.
    private var words: ContiguousArray<Word>
    /// Numbers of words, each at its hash or behind it; 0 is free.
    private var slots: ContiguousArray<UInt32>
    private var mask: Int
    private let keywordTable = KeywordTable.shared

    /// A table with space for the words of a file.
    init(byteCount: Int) {
        // Of 40 bytes one begins a new word; half of the slots stay free.
        var slotCount = 64
        while slotCount < 4096, slotCount < byteCount / 20 { slotCount *= 2 }
        slots = ContiguousArray(repeating: 0, count: slotCount)
        mask = slotCount - 1
        words = [Word(head: 0, start: 0, length: 0, hash: 0, keyword: .none)]
        words.reserveCapacity(slotCount / 2)
    }

    /// Where each word stands first, by its number.
    var ranges: ContiguousArray<SourceRange> {
        ContiguousArray(words.lazy.map {
            SourceRange(start: $0.start, end: $0.start + $0.length)
        })
    }

    /// The number of a word.
    mutating func intern(_ word: WordBytes, in bytes: ArrayView<UInt8>) -> LocalName {
        var slot = Int(truncatingIfNeeded: word.hash) & mask
        while true {
            let number = slots[slot]
            if number == 0 { return add(word, to: slot, in: bytes) }
            if isSame(words[Int(number)], word, in: bytes) {
                return LocalName(rawValue: number)
            }
            slot = (slot &+ 1) & mask
        }
    }

    /// Which keyword a word is.
    func keyword(_ name: LocalName) -> Keyword { words[Int(name.rawValue)].keyword }

    private func isSame(_ word: Word, _ other: WordBytes, in bytes: ArrayView<UInt8>) -> Bool {
        guard word.head == other.head, Int(word.length) == other.count else { return false }
        return other.count <= 8 || haveSameTail(word, other, in: bytes)
    }

    private func haveSameTail(
        _ word: Word, _ other: WordBytes, in bytes: ArrayView<UInt8>
    ) -> Bool {
        var distance = 8
        while distance < other.count {
            let left = other.count - distance
            let chunk = ByteChunk(bytes.chunk(at: Int(word.start) + distance)).first(left)
            let otherChunk = ByteChunk(bytes.chunk(at: other.start + distance)).first(left)
            if chunk != otherChunk { return false }
            distance += 8
        }
        return true
    }

    @inline(never)
    private mutating func add(
        _ word: WordBytes, to slot: Int, in bytes: ArrayView<UInt8>
    ) -> LocalName {
        let number = UInt32(words.count)
        slots[slot] = number
        words.append(
            Word(
                head: word.head, start: UInt32(word.start), length: UInt32(word.count),
                hash: UInt32(truncatingIfNeeded: word.hash),
                keyword: keywordTable.keyword(word, in: bytes)))
        if words.count * 2 > slots.count { grow() }
        return LocalName(rawValue: number)
    }

    @inline(never)
    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for number in 1..<words.count {
            var slot = Int(words[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number)
        }
    }
}
