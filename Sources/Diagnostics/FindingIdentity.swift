/// What makes a finding the same finding after edits: the rule, the contract that it checks, and
/// the symbols, never a line or a message.
package struct FindingIdentity: Hashable, Sendable {
    package var rule: String
    /// The type or member that the finding stands in; a path only where a file declares nothing.
    package var from: String
    /// The type or member that it is about besides; nil where there is none.
    package var to: String?
    /// The name of the project's own contract that is broken; nil for rules without contracts.
    package var contract: String?

    package init(rule: String, from: String, to: String?, contract: String? = nil) {
        self.rule = rule
        self.from = from
        self.to = to
        self.contract = contract
    }
}

extension Finding {
    /// The finding's identity; `path` stands in for the from-symbol where there is none.
    package func identity(path: String) -> FindingIdentity {
        // A file outside of the root has an absolute path, which means nothing elsewhere.
        let file = path.hasPrefix("/")
            ? path.split(separator: "/").last.map(String.init) ?? path : path
        return FindingIdentity(
            rule: rule, from: origin ?? type ?? file, to: target, contract: contract)
    }
}
