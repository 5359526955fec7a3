extension ConfigurationReader {
    private static let evidenceKeys = ["names", "baseTypes", "attributes", "reason"]

    mutating func readRoles(_ value: JSONValue, into roles: inout [RoleName: RoleEvidence]) {
        guard case .object(let members) = value.content else {
            reportKind(value, of: "roles", expected: "an object")
            return
        }
        for member in members {
            if let role = RoleName(rawValue: member.key) {
                readEvidence(member, into: &roles[role, default: RoleEvidence()])
            } else {
                reportUnknown("role", member, among: RoleName.allCases.map(\.rawValue))
            }
        }
    }

    private mutating func readEvidence(_ role: JSONMember, into evidence: inout RoleEvidence) {
        guard case .object(let members) = role.value.content else {
            reportKind(role.value, of: role.key, expected: "an object")
            return
        }
        if !members.contains(where: { $0.key != "reason" }) {
            let keys = Self.evidenceKeys.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")
            report("The role \"\(role.key)\" names no types; it takes \(keys).", at: role.value)
        }
        for member in members {
            switch member.key {
            case "names": evidence.names = readNamePatterns(member.value)
            case "baseTypes":
                evidence.baseTypes = strings(member.value, for: member.key).map(word)
            case "attributes":
                evidence.attributes = strings(member.value, for: member.key).map { name, value in
                    word(name.hasPrefix("@") ? String(name.dropFirst()) : name, value)
                }
            case "reason": evidence.reason = string(member.value, for: member.key)
            default: reportUnknown("key", member, among: Self.evidenceKeys)
            }
        }
    }

    private func word(_ text: String, _ value: JSONValue) -> RoleWord {
        RoleWord(text: text, place: place(value.range))
    }

    private mutating func readNamePatterns(_ value: JSONValue) -> [NamePattern] {
        var patterns: [NamePattern] = []
        for (text, entry) in strings(value, for: "names") {
            do throws(GlobMistake) {
                patterns.append(try NamePattern(text, at: place(entry.range)))
            } catch {
                report("Bad pattern \"\(text)\": \(error.message)", at: entry)
            }
        }
        return patterns
    }
}
