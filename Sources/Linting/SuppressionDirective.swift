import SourceText

/// The words of a comment `// modlint:disable:next RULE, RULE — reason`.
struct SuppressionDirective: Equatable {
    /// The word after `disable:`; nil where the comment speaks of a declaration.
    var scope: String?
    var rules: [String]
    /// What stands behind the rules; nil where nothing does.
    var reason: String?

    /// Reads a line comment; nil where it does not begin with the directive.
    init?(comment: String) {
        var rest = Substring(comment)
        guard rest.hasPrefix("//") else { return nil }
        rest = rest.dropFirst(2).drop(while: isBlank)
        guard rest.hasPrefix("modlint:disable") else { return nil }
        rest = rest.dropFirst("modlint:disable".count)
        if rest.first == ":" {
            let word = rest.dropFirst().prefix { !isBlank($0) }
            scope = String(word)
            rest = rest.dropFirst(word.count + 1)
        }
        guard rest.isEmpty || rest.first.map(isBlank) == true else { return nil }
        rules = Self.takeRules(&rest)
        let separators: Set<Character> = ["—", "–", "-", ":"]
        let reason = rest.drop { isBlank($0) || separators.contains($0) }
        let isSaid = reason.contains { $0.isLetter || $0.isNumber }
        self.reason = isSaid ? String(reason) : nil
    }

    /// Takes identifiers separated by commas.
    private static func takeRules(_ rest: inout Substring) -> [String] {
        var rules: [String] = []
        while true {
            rest = rest.drop(while: isBlank)
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            // A dash on its own separates the reason.
            guard let first = word.first, first != "-" else { return rules }
            rules.append(String(word))
            rest = rest.dropFirst(word.count)
            let comma = rest.drop(while: isBlank)
            guard comma.first == "," else { return rules }
            rest = comma.dropFirst()
        }
    }
}

private func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
