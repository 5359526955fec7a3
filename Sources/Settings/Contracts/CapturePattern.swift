/// A path pattern in which `{name}` stands for one folder, or a piece of its name, that tells
/// parts from each other.
package struct CapturePattern: Sendable {
    package let text: String
    package let place: ConfigurationPlace
    /// The names of the captures, in their order.
    package let captures: [String]
    /// One for each way through braces with commas.
    private let alternatives: [[Component]]

    private struct Component: Sendable {
        let glob: GlobComponent
        /// How many bytes of a matching name come before and behind the captured ones.
        var capture: (before: Int, behind: Int)?
    }

    /// - Throws: A sentence about what is wrong.
    init(_ text: String, place: ConfigurationPlace) throws(GlobMistake) {
        self.text = text
        self.place = place
        let (marked, captures) = Self.mark(Array(text.utf8))
        self.captures = captures
        var alternatives: [[Component]] = []
        for alternative in try GlobBraces.expand(marked) {
            alternatives.append(try Self.compile(alternative))
        }
        self.alternatives = alternatives
    }

    /// A byte that no path holds, in place of a capture.
    private static let mark: UInt8 = 1

    /// Puts a mark in the place of each `{name}`; braces with commas stay.
    private static func mark(_ pattern: [UInt8]) -> (marked: [UInt8], captures: [String]) {
        var marked: [UInt8] = []
        var captures: [String] = []
        var index = 0
        while index < pattern.count {
            if pattern[index] == UInt8(ascii: "{"),
                let end = pattern[index...].firstIndex(of: UInt8(ascii: "}")),
                pattern[(index + 1)..<end].allSatisfy(isWord), end > index + 1
            {
                captures.append(String(decoding: pattern[(index + 1)..<end], as: UTF8.self))
                marked.append(mark)
                index = end + 1
            } else {
                marked.append(pattern[index])
                index += 1
            }
        }
        return (marked, captures)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func compile(_ pattern: [UInt8]) throws(GlobMistake) -> [Component] {
        guard !pattern.isEmpty else { throw .empty }
        guard pattern[0] != UInt8(ascii: "/") else { throw .absolute }
        var components: [Component] = []
        for part in pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let marks = part.indices.filter { part[$0] == mark }
            guard let place = marks.first else {
                components.append(Component(glob: try GlobComponent(part)))
                continue
            }
            let wild = [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\")]
            guard marks.count == 1, !part.contains(where: wild.contains) else {
                throw .unclearCapture
            }
            var name = Array(part)
            name[place - part.startIndex] = UInt8(ascii: "*")
            components.append(Component(
                glob: try GlobComponent(name[...]),
                capture: (place - part.startIndex, part.endIndex - place - 1)))
        }
        return components
    }

    /// What the captures stand for in a file's path; nil where the pattern does not match it.
    package func values(in path: String) -> [String]? {
        let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
        for alternative in alternatives {
            if let values = Self.values(alternative, names) { return values }
        }
        return nil
    }

    /// The places in the pattern that may come next, with what was captured on the way there; of
    /// two ways to one place the one with fewer folders for `**` is kept.
    private static func values(
        _ pattern: [Component], _ names: [ArraySlice<UInt8>]
    ) -> [String]? {
        var states: [Int: [String]] = [:]
        add(0, [], in: pattern, to: &states)
        for name in names {
            var next: [Int: [String]] = [:]
            for (state, values) in states.sorted(by: { $0.key > $1.key })
            where state < pattern.count {
                let component = pattern[state]
                if component.glob.isAnyFolders {
                    add(state, values, in: pattern, to: &next)
                } else if component.glob.matches(name) {
                    add(state + 1, values + captured(component, name), in: pattern, to: &next)
                }
            }
            states = next
            if let values = states[pattern.count] { return values }
        }
        return nil
    }

    private static func add(
        _ state: Int, _ values: [String], in pattern: [Component],
        to states: inout [Int: [String]]
    ) {
        var state = state
        while true {
            if states[state] == nil { states[state] = values }
            guard state < pattern.count, pattern[state].glob.isAnyFolders else { return }
            state += 1
        }
    }

    private static func captured(_ component: Component, _ name: ArraySlice<UInt8>) -> [String] {
        guard let (before, behind) = component.capture else { return [] }
        return [String(decoding: name.dropFirst(before).dropLast(behind), as: UTF8.self)]
    }
}
