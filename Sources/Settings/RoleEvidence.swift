import SourceText

/// The roles that a configuration may speak of, as the specification spells them.
package enum RoleName: String, Sendable, CaseIterable {
    case view, presenter, assembler
    case eventOutput = "event-output"
    case interfaceContract = "interface-contract"
    case publicInterface = "public-interface"
    case serviceContract = "service-contract"
    case service, result, outside
}

/// By what the project knows the types of one role.
package struct RoleEvidence: Sendable {
    /// Patterns of type names, for example `*Presenter`.
    package var names: [NamePattern] = []
    /// Names of superclasses and protocols.
    package var baseTypes: [RoleWord] = []
    /// Names of attributes, without the `@`.
    package var attributes: [RoleWord] = []
    package var reason: String?
}

/// A name that makes types known, with the place where it stands.
package struct RoleWord: Sendable {
    package let text: String
    package let place: ConfigurationPlace
}

/// A pattern of a type's name with `*`, `?` and `{a,b}`.
package struct NamePattern: Sendable {
    package let text: String
    package let place: ConfigurationPlace
    private let glob: Glob

    init(_ text: String, at place: ConfigurationPlace) throws(GlobMistake) {
        self.text = text
        self.place = place
        glob = try Glob(text)
    }

    package func matches(_ name: String) -> Bool { glob.matches(name) }
}
