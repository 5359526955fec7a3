import SourceText

extension SyntaxTree {
    /// The texts of the line comments directly before a node, `//` and blanks stripped.
    package func lineComments(before node: NodeID) -> [String] {
        let first = tokenIndices(node).lowerBound
        guard first < tokens.count else { return [] }
        let start = first == 0 ? 0 : tokens[first - 1].end
        let gap = SourceRange(start: start, end: tokens[first].start)
        guard gap.length >= 2 else { return [] }
        return source.text(gap).split(whereSeparator: \.isNewline).compactMap { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard trimmed.hasPrefix("//") else { return nil }
            return String(trimmed.drop { $0 == "/" }.drop { $0 == " " })
        }
    }
}
