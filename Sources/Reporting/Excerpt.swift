import SourceText

/// The line that a finding points at, with a marker below the range.
struct Excerpt {
    let line: String
    /// Blanks up to the range, then `^` and `~` below the rest of it.
    let marker: String

    /// Lines of more bytes are cut around the range.
    private static let longestLine = 160
    private static let bytesBefore = 60
    private static let bytesAfter = 100

    /// `range` begins in `lineRange`; the part of it behind the line's end is not marked.
    init(of range: SourceRange, in source: SourceFile, lineRange: SourceRange) {
        let start = min(max(range.start, lineRange.start), lineRange.end)
        let shown = Self.window(around: start, lineRange: lineRange, bytes: source.bytes)
        let end = min(max(range.end, start), shown.end)
        var painter = LinePainter()
        if shown.start > lineRange.start { painter.paint("…") }
        painter.paint(source.text(SourceRange(start: shown.start, end: start)))
        let before = painter.column
        painter.paint(source.text(SourceRange(start: start, end: end)))
        let length = max(1, painter.column - before)
        painter.paint(source.text(SourceRange(start: end, end: shown.end)))
        if shown.end < lineRange.end { painter.paint("…") }
        line = painter.text
        let blanks = String(repeating: " ", count: before)
        marker = blanks + "^" + String(repeating: "~", count: length - 1)
    }

    private static func window(
        around start: UInt32, lineRange: SourceRange, bytes: ContiguousArray<UInt8>
    ) -> SourceRange {
        guard Int(lineRange.length) > longestLine else { return lineRange }
        var first = max(Int(lineRange.start), Int(start) - bytesBefore)
        var last = min(Int(lineRange.end), Int(start) + bytesAfter)
        // Characters are not cut in two.
        while first > Int(lineRange.start), bytes[first] & 0xC0 == 0x80 { first -= 1 }
        while last < Int(lineRange.end), bytes[last] & 0xC0 == 0x80 { last += 1 }
        return SourceRange(start: UInt32(first), end: UInt32(last))
    }
}

/// Text as a terminal shows it: tabs as blanks, controls spelled out, columns counted.
private struct LinePainter {
    private(set) var text = ""
    private(set) var column = 0
    private static let tabWidth = 4

    mutating func paint(_ source: String) {
        if isPlain(source) {
            text += source
            column += source.utf8.count
            return
        }
        for character in source {
            if character == "\t" {
                let width = Self.tabWidth - column % Self.tabWidth
                text += String(repeating: " ", count: width)
                column += width
            } else if character.unicodeScalars.contains(where: isUnprintable) {
                append(plain: printable(String(character)))
            } else if character == "[", wouldBeginCommand(behind: text) {
                append(plain: spelledOut("["))
            } else {
                text.append(character)
                column += displayWidth(character)
            }
        }
    }

    /// Whether all of it is shown as it is: printable ASCII without `#`, which begins the commands
    /// of job logs (`##[…]`), behind text that begins none either.
    private func isPlain(_ source: String) -> Bool {
        !mayBeginCommand(atEndOf: text)
            && source.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
    }

    private mutating func append(plain spelled: String) {
        text += spelled
        column += spelled.count
    }
}
