/// The bytes of one file together with the path under which findings name it.
package struct SourceFile: Sendable {
    /// The path as findings print it, with `/` separators.
    package let path: String
    /// The content as it stands on disk; any bytes are allowed, UTF-8 is not guaranteed.
    package let bytes: ContiguousArray<UInt8>

    package init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: ContiguousArray(text.utf8))
    }

    /// The text of a byte range; bytes that are not UTF-8 become replacement characters.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
}
