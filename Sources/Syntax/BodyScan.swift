/// Looks from behind an opening brace for the one that closes it, over code that means the same
/// to a tokenizer: anything that needs a closer look ends it without an answer.
///
/// It stops at what may be a regex literal, at strings and comments of more than one line, at
/// directives, at words that declare types, and at all bytes beyond ASCII.
struct BodyScan {
    private(set) var cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Puts the cursor at the closing brace, or where code is not plain; false then.
    mutating func reachesEnd() -> Bool {
        var depth = 0
        while true {
            switch cursor.current {
            case 0x20, 0x09:
                cursor.offset += 1
                cursor.advanceOverSpaces()
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
                guard stepsOverWord() else { return false }
            case UInt8(ascii: "{"):
                depth += 1
                cursor.offset += 1
            case UInt8(ascii: "}"):
                if depth == 0 { return true }
                depth -= 1
                cursor.offset += 1
            case UInt8(ascii: "\""):
                guard stepsOverString() else { return false }
            case UInt8(ascii: "/"):
                guard stepsOverComment() else { return false }
            case UInt8(ascii: "#"):
                guard stepsOverPound() else { return false }
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                guard !mayBeMarker() else { return false }
                cursor.offset += 1
            case 0x0A, 0x0D, UInt8(ascii: "!"), UInt8(ascii: "%")...UInt8(ascii: "&"),
                UInt8(ascii: "(")...UInt8(ascii: "."), UInt8(ascii: ":")...UInt8(ascii: ";"),
                UInt8(ascii: "="), UInt8(ascii: "?")...UInt8(ascii: "@"),
                UInt8(ascii: "[")...UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"):
                cursor.offset += 1
            default:
                return false
            }
        }
    }

    /// Steps over a word or a number that declares no type.
    private mutating func stepsOverWord() -> Bool {
        let word = cursor
        var count = 8
        while count == 8 {
            count = ByteChunk(cursor.bytes.chunk(at: cursor.offset)).leadingWordParts
            cursor.offset += count
        }
        switch cursor.offset - word.offset {
        case 4: return !word.isAt(text: "enum")
        case 5: return !word.isAt(text: "class") && !word.isAt(text: "actor")
        case 6: return !word.isAt(text: "struct")
        case 8: return !word.isAt(text: "protocol")
        case 9: return !word.isAt(text: "extension")
        default: return true
        }
    }

    /// Steps over a string literal of one line, in whose interpolations no string stands.
    private mutating func stepsOverString() -> Bool {
        cursor.offset += 1
        if cursor.isAt("\"") {
            cursor.offset += 1
            return !cursor.isAt("\"")
        }
        while true {
            switch cursor.current {
            case UInt8(ascii: "\""):
                cursor.offset += 1
                return true
            case UInt8(ascii: "\\"):
                cursor.offset += 1
                if cursor.isAt("(") {
                    guard stepsOverInterpolation() else { return false }
                } else {
                    guard isPrintable(cursor.current) else { return false }
                    cursor.offset += 1
                }
            case let byte:
                guard isPrintable(byte) else { return false }
                cursor.offset += 1
            }
        }
    }

    private mutating func stepsOverInterpolation() -> Bool {
        var depth = 0
        repeat {
            switch cursor.current {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "#"),
                UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                return false
            case let byte: guard isPrintable(byte) else { return false }
            }
            cursor.offset += 1
        } while depth > 0
        return true
    }

    private func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

    /// Steps over `// …`, the line's end excluded.
    private mutating func stepsOverComment() -> Bool {
        guard cursor.isAt("/", ahead: 1) else { return false }
        cursor.advanceOverPrintable()
        return cursor.isAtLineEnd
    }

    /// Steps over the pound of a macro or a selector.
    private mutating func stepsOverPound() -> Bool {
        guard CharacterClasses.isAsciiWordStart(cursor.peek(1)), !cursor.isAt("i", ahead: 1),
            !cursor.isAt("e", ahead: 1) || cursor.isAt("x", ahead: 2)
        else { return false }
        cursor.offset += 1
        return true
    }

    /// Whether a placeholder or the mark of a conflict may begin here.
    private func mayBeMarker() -> Bool {
        cursor.isAt("#", ahead: 1) || cursor.isAt("<", ahead: 1) || cursor.isAt(text: ">>>>")
    }
}
