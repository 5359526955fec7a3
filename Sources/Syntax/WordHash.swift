import SourceText

/// A hash of a word, the same as in `SyntaxTree.wordHashes`.
package func wordHash(_ word: ContiguousArray<UInt8>) -> UInt32 {
    word.withUnsafeBufferPointer {
        UInt32(truncatingIfNeeded: WordBytes(ArrayView($0), from: 0, to: $0.count).hash)
    }
}
