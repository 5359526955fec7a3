extension ConfigurationReader {
    private static let evidenceKeys = ["names", "baseTypes", "attributes", "reason"]

    mutating func readRoles(_ value: JSONValue) -> [RoleName: RoleEvidence] {
        guard case .object(let members) = value.content else {
            reportKind(value, of: "roles", expected: "an object")
            return [:]
        }
        var roles: [RoleName: RoleEvidence] = [:]
        for member in members {
            if let role = RoleName(rawValue: member.key) {
                roles[role] = readEvidence(member)
            } else {
                reportUnknown("role", member, among: RoleName.allCases.map(\.rawValue))
            }
        }
        return roles
    }

    private mutating func readEvidence(_ role: JSONMember) -> RoleEvidence {
        var evidence = RoleEvidence()
        guard case .object(let members) = role.value.content else {
            reportKind(role.value, of: role.key, expected: "an object")
            return evidence
        }
        for member in members {
            switch member.key {
            case "names": evidence.names = readNamePatterns(member.value)
            case "baseTypes": evidence.baseTypes = strings(member.value, for: member.key).map(\.0)
            case "attributes":
                evidence.attributes = strings(member.value, for: member.key).map { name, _ in
                    name.hasPrefix("@") ? String(name.dropFirst()) : name
                }
            case "reason": evidence.reason = string(member.value, for: member.key)
            default: reportUnknown("key", member, among: Self.evidenceKeys)
            }
        }
        return evidence
    }

    private mutating func readNamePatterns(_ value: JSONValue) -> [NamePattern] {
        var patterns: [NamePattern] = []
        for (text, entry) in strings(value, for: "names") {
            do throws(GlobMistake) {
                patterns.append(try NamePattern(text))
            } catch {
                report("Bad pattern \"\(text)\": \(error.message)", at: entry)
            }
        }
        return patterns
    }
}
