/// A compiled path pattern: `*` and `?` within a component, `**` for any number of folders, and
/// `{a,b}` for alternatives; a backslash takes the meaning from the next character.
///
/// A pattern that matches a folder covers everything inside it. Matching compares bytes.
package struct Glob: Sendable {
    package let text: String
    /// One for each way through the braces.
    private let alternatives: [[GlobComponent]]

    /// Compiles a pattern of slash-separated components, relative to the project's root.
    package init(_ text: String) throws(GlobMistake) {
        self.text = text
        var pattern = Array(text.utf8)
        if pattern.starts(with: Array("./".utf8)) { pattern.removeFirst(2) }
        if pattern.count > 1, pattern.last == UInt8(ascii: "/") { pattern.removeLast() }
        var alternatives: [[GlobComponent]] = []
        for alternative in try GlobBraces.expand(pattern) {
            alternatives.append(try Self.compile(alternative))
        }
        self.alternatives = alternatives
    }

    private static func compile(_ pattern: [UInt8]) throws(GlobMistake) -> [GlobComponent] {
        guard !pattern.isEmpty else { throw .empty }
        guard pattern[0] != UInt8(ascii: "/") else { throw .absolute }
        var components: [GlobComponent] = []
        for part in pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let component = try GlobComponent(part)
            // Two `**` in a row say no more than one.
            if component.isAnyFolders, components.last?.isAnyFolders == true { continue }
            components.append(component)
        }
        return components
    }

    /// Whether the pattern matches the path or a folder that the path lies in.
    package func matches(_ path: String) -> Bool {
        let components = split(path)
        return alternatives.contains { Self.acceptedLength($0, components[...]) != nil }
    }

    /// Whether the pattern, which has no slash, matches a name given by its bytes.
    package func matches(name: ArraySlice<UInt8>) -> Bool {
        alternatives.contains { $0.count == 1 && $0[0].matches(name) }
    }

    /// The outermost folder around a file that the pattern matches.
    package func matchedFolder(of file: String) -> String? {
        let folders = split(file).dropLast()
        let lengths = alternatives.compactMap { Self.acceptedLength($0, folders) }
        guard let length = lengths.min() else { return nil }
        return folders.prefix(length).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: "/")
    }

    /// Whether something inside the folder could match; the empty path is the root.
    package func mayMatch(inside folder: String) -> Bool {
        let components = folder.isEmpty ? [] : split(folder)
        return alternatives.contains { pattern in
            var states = Self.reachable(from: [0], in: pattern)
            for component in components {
                if states.contains(pattern.count) { return true }
                states = Self.advance(states, by: component, in: pattern)
            }
            return !states.isEmpty
        }
    }

    /// Whether the first component of some alternative is plainly this name.
    package func begins(with name: String) -> Bool {
        alternatives.contains { $0[0].isLiteral && $0[0].matches(Array(name.utf8)[...]) }
    }

    private func split(_ path: String) -> [ArraySlice<UInt8>] {
        Array(path.utf8).split(separator: UInt8(ascii: "/"))
    }
}

// MARK: Matching: the indices of pattern components that may come next are the states.

extension Glob {
    private static func acceptedLength(
        _ pattern: [GlobComponent], _ path: ArraySlice<ArraySlice<UInt8>>
    ) -> Int? {
        var states = reachable(from: [0], in: pattern)
        for (index, component) in path.enumerated() {
            states = advance(states, by: component, in: pattern)
            if states.contains(pattern.count) { return index + 1 }
            if states.isEmpty { return nil }
        }
        return nil
    }

    private static func advance(
        _ states: [Int], by component: ArraySlice<UInt8>, in pattern: [GlobComponent]
    ) -> [Int] {
        var next: [Int] = []
        for state in states where state < pattern.count {
            if pattern[state].isAnyFolders {
                next.append(state)
            } else if pattern[state].matches(component) {
                next.append(state + 1)
            }
        }
        return reachable(from: next, in: pattern)
    }

    /// Adds the states behind each `**`, which may stand for no folder at all.
    private static func reachable(from states: [Int], in pattern: [GlobComponent]) -> [Int] {
        var result: [Int] = []
        for state in states {
            var index = state
            while true {
                if !result.contains(index) { result.append(index) }
                guard index < pattern.count, pattern[index].isAnyFolders else { break }
                index += 1
            }
        }
        return result
    }
}
