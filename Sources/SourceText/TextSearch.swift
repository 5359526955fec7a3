extension StringProtocol {
    /// Whether the bytes of a word stand somewhere in the text: for ASCII words the same as
    /// `contains`, which compares characters and takes a hundred times as long.
    package func containsBytes(of word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            let bytes = Array(utf8)
            guard !word.isEmpty, bytes.count >= word.count else { return word.isEmpty }
            return (0...(bytes.count - word.count)).contains { start in
                bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
            }
        }
    }
}
