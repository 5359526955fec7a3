import SourceText

/// A hash of a word, the same in every file and every run.
package func wordHash(_ word: ContiguousArray<UInt8>) -> UInt32 {
    word.withUnsafeBufferPointer {
        UInt32(truncatingIfNeeded: WordBytes(ArrayView($0), from: 0, to: $0.count).hash)
    }
}

extension SyntaxTree {
    /// The hashes of the file's words by `LocalName`.
    package var wordHashes: ContiguousArray<UInt32> {
        source.bytes.withUnsafeBufferPointer { buffer in
            let bytes = ArrayView(buffer)
            return ContiguousArray(words.map { range in
                let word = WordBytes(bytes, from: Int(range.start), to: Int(range.end))
                return UInt32(truncatingIfNeeded: word.hash)
            })
        }
    }
}
