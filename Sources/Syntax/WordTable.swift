import SourceText

/// The distinct words of a file, numbered in the order of their first use.
struct WordTable: ~Copyable {
    private struct Word {
        let head: UInt64
        let tail: UInt64
        /// Where it stands first.
        let start: UInt32
        let length: UInt32
        let hash: UInt32
        let keyword: Keyword
    }

    /// Number 0 is empty.
    private var words: AppendBuffer<Word>
    /// Numbers of words, each at its hash or behind it; 0 is free.
    private var slots: UnsafeMutablePointer<UInt32>
    private var mask: Int
    private let keywordTable = KeywordTable.shared

    /// A table with space for the words of a file.
    init(byteCount: Int) {
        // Of 40 bytes one begins a new word; half of the slots stay free.
        var slotCount = 64
        while slotCount < 4096, slotCount < byteCount / 20 { slotCount *= 2 }
        slots = Self.freeSlots(slotCount)
        mask = slotCount - 1
        words = AppendBuffer(capacity: slotCount / 2)
        words.append(Word(head: 0, tail: 0, start: 0, length: 0, hash: 0, keyword: .none))
    }

    deinit { slots.deallocate() }

    private static func freeSlots(_ count: Int) -> UnsafeMutablePointer<UInt32> {
        let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        slots.initialize(repeating: 0, count: count)
        return slots
    }

    /// Where each word stands first, by its number.
    var ranges: ContiguousArray<SourceRange> {
        ContiguousArray(unsafeUninitializedCapacity: words.count) { places, count in
            for number in 0..<words.count {
                let word = words[number]
                places.initializeElement(
                    at: number, to: SourceRange(start: word.start, end: word.start + word.length))
            }
            count = words.count
        }
    }

    /// The hash of each word, by its number.
    var hashes: ContiguousArray<UInt32> {
        ContiguousArray(unsafeUninitializedCapacity: words.count) { places, count in
            for number in 0..<words.count {
                places.initializeElement(at: number, to: words[number].hash)
            }
            count = words.count
        }
    }

    /// The number of a word.
    @inline(__always)
    mutating func intern(_ word: WordBytes, in bytes: ArrayView<UInt8>) -> LocalName {
        let number = slots[Int(truncatingIfNeeded: word.hash) & mask]
        let found = words[Int(number)]
        if found.head == word.head, found.tail == word.tail, Int(found.length) == word.count,
            word.count < 16, number != 0
        {
            return LocalName(rawValue: number)
        }
        return search(word, in: bytes)
    }

    /// The number of a word that is long or does not stand at its own slot.
    @inline(never)
    private mutating func search(_ word: WordBytes, in bytes: ArrayView<UInt8>) -> LocalName {
        var slot = Int(truncatingIfNeeded: word.hash) & mask
        while slots[slot] != 0 {
            let number = slots[slot]
            if isSame(words[Int(number)], word, in: bytes) { return LocalName(rawValue: number) }
            slot = (slot &+ 1) & mask
        }
        return add(word, to: slot, in: bytes)
    }

    /// Which keyword a word is.
    @inline(__always)
    func keyword(_ name: LocalName) -> Keyword { words[Int(name.rawValue)].keyword }

    private func isSame(_ word: Word, _ other: WordBytes, in bytes: ArrayView<UInt8>) -> Bool {
        guard word.head == other.head, word.tail == other.tail, Int(word.length) == other.count
        else { return false }
        return other.count < 16 || hasSameMiddle(word, other, in: bytes)
    }

    private func hasSameMiddle(
        _ word: Word, _ other: WordBytes, in bytes: ArrayView<UInt8>
    ) -> Bool {
        var distance = 8
        while distance + 8 <= other.count {
            if bytes.chunk(at: Int(word.start) + distance)
                != bytes.chunk(at: other.start + distance)
            {
                return false
            }
            distance += 8
        }
        return true
    }

    private mutating func add(
        _ word: WordBytes, to slot: Int, in bytes: ArrayView<UInt8>
    ) -> LocalName {
        let number = UInt32(words.count)
        slots[slot] = number
        words.append(
            Word(
                head: word.head, tail: word.tail, start: UInt32(word.start),
                length: UInt32(word.count), hash: UInt32(truncatingIfNeeded: word.hash),
                keyword: keywordTable.keyword(word, in: bytes)))
        if words.count * 2 > mask { grow() }
        return LocalName(rawValue: number)
    }

    private mutating func grow() {
        let count = (mask + 1) * 2
        slots.deallocate()
        slots = Self.freeSlots(count)
        mask = count - 1
        for number in 1..<words.count {
            var slot = Int(words[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number)
        }
    }
}
