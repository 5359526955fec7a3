/// The bytes of a word: where they lie, all of them if they are fewer than sixteen, and a hash.
struct WordBytes {
    let start: Int
    private(set) var end: Int
    let head: UInt64
    /// Those behind the last multiple of eight, in a word of more than eight.
    private(set) var tail: UInt64 = 0
    private(set) var hash: UInt64 = 0

    /// The word of ASCII characters at a place, as far as it goes.
    @inline(__always)
    init(_ bytes: ArrayView<UInt8>, at start: Int) {
        self.start = start
        end = start
        var chunk = ByteChunk(bytes.chunk(at: start))
        var count = chunk.leadingWordParts
        head = chunk.first(count)
        add(head, count)
        while count == 8 {
            chunk = ByteChunk(bytes.chunk(at: end))
            count = chunk.leadingWordParts
            tail = chunk.first(count)
            add(tail, count)
        }
    }

    /// The bytes between two places, whatever they are.
    init(_ bytes: ArrayView<UInt8>, from start: Int, to end: Int) {
        self.start = start
        self.end = start
        var count = min(end - start, 8)
        head = ByteChunk(bytes.chunk(at: start)).first(count)
        add(head, count)
        while count == 8 {
            count = min(end - self.end, 8)
            tail = ByteChunk(bytes.chunk(at: self.end)).first(count)
            add(tail, count)
        }
    }

    @inline(__always)
    private mutating func add(_ chunk: UInt64, _ count: Int) {
        hash = (hash ^ chunk) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash &>> 32
        end += count
    }

    var count: Int { end - start }
}
