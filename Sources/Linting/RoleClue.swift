import Dependencies
import Modules
import Settings

/// Something in `roles` by which types of the project are known.
package struct RoleClue: Sendable {
    package let role: RoleName
    /// What it is: a name pattern, a base type or an attribute.
    package let kind: String
    package let text: String
    package let place: ConfigurationPlace
    package let reason: String?
    /// How many types it fits.
    package let types: Int

    /// What is wrong where it fits none, for a finding.
    var message: String { "The \(kind) \"\(text)\" of the role \"\(role.rawValue)\" fits no type" }

    /// All of a configuration, in the order of the roles' names.
    static func all(in index: ProjectIndex, _ configuration: Configuration) -> [RoleClue] {
        if configuration.roles.isEmpty { return [] }
        let types = index.typesThatMayHaveRoles.map { TypeFeatures($0, index) }
        let roles = configuration.roles.sorted { $0.key.rawValue < $1.key.rawValue }
        return roles.flatMap { role, evidence in
            func clue(
                _ kind: String, _ text: String, _ place: ConfigurationPlace,
                fits: (TypeFeatures) -> Bool
            ) -> RoleClue {
                RoleClue(
                    role: role, kind: kind, text: text, place: place, reason: evidence.reason,
                    types: types.count(where: fits))
            }
            let names = evidence.names.map { pattern in
                clue("name pattern", pattern.text, pattern.place) { pattern.matches($0.name) }
            }
            let bases = evidence.baseTypes.map { word in
                clue("base type", word.text, word.place) { $0.baseTypes.contains(word.text) }
            }
            let attributes = evidence.attributes.map { word in
                clue("attribute", word.text, word.place) { $0.attributes.contains(word.text) }
            }
            return names + bases + attributes
        }
    }
}
