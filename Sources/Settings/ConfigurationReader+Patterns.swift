extension ConfigurationReader {
    mutating func readPatterns(_ member: JSONMember) -> [PathPattern] {
        guard case .array(let values) = member.value.content else {
            reportKind(member.value, of: member.key, expected: "a list of patterns")
            return []
        }
        return values.compactMap { readPattern($0, of: member.key) }
    }

    /// A pattern is a string, or an object with `path` and `reason`.
    private mutating func readPattern(_ value: JSONValue, of key: String) -> PathPattern? {
        guard case .object(let members) = value.content else {
            return string(value, for: key).flatMap { compile($0, at: value, reason: nil) }
        }
        var path: (text: String, value: JSONValue)?
        var reason: String?
        for member in members {
            switch member.key {
            case "path":
                path = string(member.value, for: "path").map { ($0, member.value) }
            case "reason": reason = string(member.value, for: "reason")
            default: reportUnknown("key", member, among: ["path", "reason"])
            }
        }
        if !members.contains(where: { $0.key == "path" }) {
            report("The pattern lacks its \"path\".", at: value)
        }
        return path.flatMap { compile($0.text, at: $0.value, reason: reason) }
    }

    private mutating func compile(
        _ text: String, at value: JSONValue, reason: String?
    ) -> PathPattern? {
        do throws(GlobMistake) {
            return PathPattern(glob: try Glob(text), place: place(value.range), reason: reason)
        } catch {
            report("Bad pattern \"\(text)\": \(error.message)", at: value)
            return nil
        }
    }
}
