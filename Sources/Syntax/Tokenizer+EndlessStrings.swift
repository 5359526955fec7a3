/// Multi-line literals whose end is missing: once that is known, reading goes on behind the line
/// of their opening delimiter, so that what follows is not taken for text.
extension Tokenizer {
    /// How often reading goes back in one file.
    private static let maximumResumptions = 16

    var resumption: Resumption {
        Resumption(
            tokenCount: tokens.count, problemCount: problems.count, previousEnd: previousEnd,
            previousKind: previousKind, previousKeyword: previousKeyword,
            isAtLineStart: isAtLineStart)
    }

    /// Goes back to the innermost multi-line literal that is open, which then ends with its first
    /// line; returns whether there is one.
    mutating func resumeBehindEndlessString() -> Bool {
        guard endlessStrings.count < Self.maximumResumptions,
            let level = openStrings.lastIndex(where: { $0.kind == .multiLine })
        else { return false }
        let open = openStrings[level]
        openStrings.removeSubrange(level...)
        endlessStrings.append(open.start)
        resume(open.resumption)
        cursor.offset = open.start + open.pounds
        openString(from: open.start, pounds: open.pounds)
        return true
    }

    private mutating func resume(_ place: Resumption) {
        tokens.truncate(to: place.tokenCount)
        problems.removeSubrange(min(place.problemCount, problems.count)...)
        previousEnd = place.previousEnd
        previousKind = place.previousKind
        previousKeyword = place.previousKeyword
        isAtLineStart = place.isAtLineStart
    }

    /// Takes the rest of the line for the text of the literal at a place.
    mutating func endWithLine(from start: Int) {
        report("unterminated string literal", at: start)
        let text = cursor.offset
        cursor.advanceToLineEnd()
        if cursor.offset > text { append(.stringSegment, from: text) }
    }

    /// Whether the delimiter at the cursor opens another literal rather than closes an open one:
    /// it ends a later line, and what stands before it asks for a value.
    func isOpening(behind open: OpenString) -> Bool {
        guard open.kind == .multiLine else { return false }
        var after = cursor
        after.advance(3 + open.pounds)
        while after.isAt(" ") || after.isAt("\t") { after.advance() }
        guard after.isAtLineEnd else { return false }
        var place = cursor.offset - 1
        while place > open.start, isBlank(cursor.bytes[place]) { place -= 1 }
        let asksForValue = switch cursor.bytes[place] {
        case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "?"): true
        default: ends("return", at: place)
        }
        guard asksForValue else { return false }
        while place > open.start {
            if cursor.bytes[place] == 0x0A || cursor.bytes[place] == 0x0D { return true }
            place -= 1
        }
        return false
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func ends(_ word: StaticString, at place: Int) -> Bool {
        var search = cursor
        search.offset = max(0, place + 1 - word.utf8CodeUnitCount)
        return search.isAt(text: word)
    }
}
