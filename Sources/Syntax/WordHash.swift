import SourceText

/// A hash of a word, the same in every file and every run.
package func wordHash(_ bytes: ContiguousArray<UInt8>, _ range: SourceRange) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
        let word = WordBytes(
            ArrayView(buffer), from: Int(range.start), to: Int(range.end))
        return UInt32(truncatingIfNeeded: word.hash)
    }
}
