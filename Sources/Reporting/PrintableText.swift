/// The text with everything spelled out that could move the cursor, change colours, begin a line,
/// turn the reading direction, or be taken for a command by a program that reads the log of a job.
package func printable(_ text: String) -> String {
    if isPlain(text) { return text }
    let text = withoutCommands(text)
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if isUnprintable(scalar) {
            result += spelledOut(scalar)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// The same for lines with fields between tabs, whose ends and tabs stay.
package func printableRecords(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let text = withoutBracketCommands(String(decoding: bytes, as: UTF8.self))
    append(text, to: &result, plain: PlainBytes(except: [])) { scalar, result in
        let isKept = scalar == "\n" || scalar == "\t"
        result += (isKept ? String(scalar) : spelledOut(scalar)).utf8
    }
    return result
}

/// Whether a text is printed as it is at first sight: printable ASCII that begins no command.
private func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        bytes.first != UInt8(ascii: ":") && bytes.first != UInt8(ascii: " ")
            && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
    }
}

/// A scalar as Swift writes it in a literal: `\u{1B}`.
func spelledOut(_ scalar: Unicode.Scalar) -> String { "\\u{\(hexadecimal(scalar.value))}" }

/// Logs of jobs are read for lines that begin with `::`, and for `##[`, `##vso[`, `##teamcity[`.
private func withoutCommands(_ text: String) -> String {
    var text = text
    if let start = text.firstIndex(where: { !$0.isWhitespace }), text[start...].hasPrefix("::") {
        text.replaceSubrange(start...start, with: spelledOut(":"))
    }
    return withoutBracketCommands(text)
}

/// The text without commands that may stand anywhere in a line.
func withoutBracketCommands(_ text: String) -> String {
    guard text.contains("##") else { return text }
    var text = text
    for prefix in commandPrefixes where text.contains(prefix + "[") {
        text = text.replacing(prefix + "[", with: prefix + spelledOut("["))
    }
    return text
}

private let commandPrefixes = ["##", "##vso", "##teamcity"]
private let longestCommandPrefix = commandPrefixes.map(\.utf8.count).max() ?? 0

/// Whether an opening bracket behind the text would complete a command.
func wouldBeginCommand(behind text: String) -> Bool {
    commandPrefixes.contains { text.hasSuffix($0) }
}

/// Whether further text could complete a command; looks at the end alone.
func mayBeginCommand(atEndOf text: String) -> Bool {
    text.utf8.suffix(longestCommandPrefix).contains(UInt8(ascii: "#"))
}

/// Controls, line separators, invisible format characters such as direction marks, and what is no
/// character.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    if scalar.value < 0xA0 { return true }
    // No characters at all; some formats cannot hold them.
    if scalar.value & 0xFFFE == 0xFFFE { return true }
    switch scalar.properties.generalCategory {
    case .format:
        // Joiners belong to emoji and to the spelling of some languages.
        return scalar.value != 0x200D && scalar.value != 0x200C
    case .lineSeparator, .paragraphSeparator, .control: return true
    default: return false
    }
}

/// The columns that a character takes on a terminal.
func displayWidth(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
}

/// East Asian wide characters and emoji.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x10FF: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
        0x20000...0x3FFFD:
        true
    default: scalar.properties.isEmojiPresentation
    }
}
