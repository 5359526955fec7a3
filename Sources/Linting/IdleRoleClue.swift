import Dependencies
import Modules
import Settings

/// Something in `roles` by which no type of the project is known.
package struct IdleRoleClue: Sendable {
    package let role: RoleName
    /// What it is: a name pattern, a base type or an attribute.
    package let kind: String
    package let text: String
    package let place: ConfigurationPlace
    package let reason: String?

    /// What is wrong, for a finding.
    var message: String { "The \(kind) \"\(text)\" of the role \"\(role.rawValue)\" fits no type" }

    /// All of a configuration, in the order of the roles' names.
    static func all(in index: ProjectIndex, _ configuration: Configuration) -> [IdleRoleClue] {
        if configuration.roles.isEmpty { return [] }
        let types = index.typesThatMayHaveRoles.map { TypeFeatures($0, index) }
        let baseTypes = Set(types.flatMap(\.baseTypes))
        let attributes = Set(types.flatMap(\.attributes))
        let roles = configuration.roles.sorted { $0.key.rawValue < $1.key.rawValue }
        return roles.flatMap { role, evidence in
            func clue(_ kind: String, _ text: String, _ place: ConfigurationPlace) -> IdleRoleClue {
                IdleRoleClue(
                    role: role, kind: kind, text: text, place: place, reason: evidence.reason)
            }
            let names = evidence.names.filter { pattern in
                !types.contains { pattern.matches($0.name) }
            }
            return names.map { clue("name pattern", $0.text, $0.place) }
                + evidence.baseTypes.filter { !baseTypes.contains($0.text) }
                .map { clue("base type", $0.text, $0.place) }
                + evidence.attributes.filter { !attributes.contains($0.text) }
                .map { clue("attribute", $0.text, $0.place) }
        }
    }
}
