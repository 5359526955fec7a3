import SourceText

/// The bytes between two tokens, blanks and comments, or between two nodes, where punctuation may
/// stand too.
struct CommentGap {
    private let bytes: ContiguousArray<UInt8>
    private var offset: Int
    private let end: Int

    init(bytes: ContiguousArray<UInt8>, from start: UInt32, to end: UInt32) {
        self.bytes = bytes
        offset = Int(start)
        self.end = min(Int(end), bytes.count)
    }

    mutating func nextLineComment() -> SourceRange? {
        while offset < end {
            if isAt("/", "*") {
                skipBlockComment()
            } else if isAt("/", "/") {
                let start = offset
                while offset < end, !isLineEnd(bytes[offset]) { offset += 1 }
                return SourceRange(start: UInt32(start), end: UInt32(offset))
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// The comments with nothing but blanks and other comments behind them.
    mutating func lineCommentsAtEnd() -> [SourceRange] {
        var found: [SourceRange] = []
        while offset < end {
            let before = offset
            if isAt("/", "/"), let comment = nextLineComment() {
                found.append(comment)
            } else if isAt("/", "*") {
                skipBlockComment()
            } else {
                offset += 1
                if isVisible(bytes[before]) { found = [] }
            }
        }
        return found
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if isAt("/", "*") {
                depth += 1
                offset += 2
            } else if isAt("*", "/") {
                depth -= 1
                offset += 2
            } else {
                offset += 1
            }
        } while depth > 0 && offset < end
    }

    private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        offset + 1 < end && bytes[offset] == UInt8(ascii: first)
            && bytes[offset + 1] == UInt8(ascii: second)
    }

    /// Whether punctuation may consist of it; strays beyond ASCII count as blanks.
    private func isVisible(_ byte: UInt8) -> Bool { (0x21..<0x7F).contains(byte) }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
