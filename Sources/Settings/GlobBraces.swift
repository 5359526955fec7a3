/// Resolves `{a,b}` in a path pattern to one pattern for each alternative.
enum GlobBraces {
    /// More alternatives are a mistake, so that a pattern cannot grow without bounds.
    static let maximumAlternatives = 256

    /// All the patterns without braces that a pattern stands for, in the order written.
    static func expand(_ pattern: [UInt8]) throws(GlobMistake) -> [[UInt8]] {
        var finished: [[UInt8]] = []
        var waiting = [pattern]
        while let next = waiting.popLast() {
            guard let group = try firstGroup(in: next) else {
                finished.append(next)
                continue
            }
            for choice in group.choices.reversed() {
                waiting.append(Array([next[..<group.start], choice, next[group.end...]].joined()))
            }
            guard finished.count + waiting.count <= maximumAlternatives else {
                throw .tooManyAlternatives
            }
        }
        return finished
    }

    private struct Group {
        var start: Int
        var end: Int
        var choices: [ArraySlice<UInt8>]
    }

    /// The first outermost `{…}` with its alternatives, which may hold braces themselves.
    private static func firstGroup(in pattern: [UInt8]) throws(GlobMistake) -> Group? {
        var depth = 0
        var group = Group(start: 0, end: 0, choices: [])
        var choiceStart = 0
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"):
                depth += 1
                if depth == 1 { (group.start, choiceStart) = (index, index + 1) }
            case UInt8(ascii: ",") where depth == 1:
                group.choices.append(pattern[choiceStart..<index])
                choiceStart = index + 1
            case UInt8(ascii: "}"):
                guard depth > 0 else { throw .unopenedBrace }
                depth -= 1
                guard depth == 0 else { break }
                group.choices.append(pattern[choiceStart..<index])
                group.end = index + 1
                return group
            default: break
            }
            index += 1
        }
        guard depth == 0 else { throw .unclosedBrace }
        return nil
    }
}
