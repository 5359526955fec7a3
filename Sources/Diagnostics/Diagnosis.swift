/// What a configuration does in a project: the answer of `doctor`.
package struct Diagnosis: Sendable {
    /// The configuration's files, first the project's own.
    package var configurations: [String] = []
    package var files = 0
    /// Files among them that are read and not linted.
    package var unlintedFiles = 0
    package var types = 0
    package var modules = 0
    package var patterns: [Pattern] = []
    /// What the project's own contracts select and nothing fits.
    package var idleSelectors: [Note] = []
    /// The types to which the configuration gives several roles.
    package var contestedRoles: [Note] = []
    /// The linted files without a type that belongs to a UI module.
    package var filesWithoutModule: [String] = []
    /// How many different names nobody declares.
    package var unresolvedNames = 0
    /// The ten that most places name.
    package var commonestNames: [NameCount] = []
    package var rules: [Rule] = []

    package init() {}

    /// Whether everything that was asked for can be done.
    package var isSound: Bool {
        !patterns.contains { $0.matches == 0 } && idleSelectors.isEmpty
            && !rules.contains { $0.state == .cannotFire }
    }

    /// A pattern of the configuration with what it matches.
    package struct Pattern: Sendable {
        package var key: String
        package var text: String
        package var place: Place
        package var matches: Int
        /// What is counted: `file` or `type`.
        package var unit: String

        package init(key: String, text: String, place: Place, matches: Int, unit: String) {
            self.key = key
            self.text = text
            self.place = place
            self.matches = matches
            self.unit = unit
        }
    }

    package struct NameCount: Sendable {
        package var name: String
        package var places: Int

        package init(name: String, places: Int) {
            self.name = name
            self.places = places
        }
    }

    /// What a rule can do in this project.
    package struct Rule: Sendable {
        package var id: String
        package var severity: Severity
        package var state: State
        package var explanation: String?

        package init(id: String, severity: Severity, state: State, explanation: String?) {
            self.id = id
            self.severity = severity
            self.state = state
            self.explanation = explanation
        }
    }

    package enum State: String, Sendable, CaseIterable {
        /// It reported a violation that was put into the project.
        case fires
        case cannotFire = "cannot-fire"
        /// The configuration does not have what it checks; nobody asked for it.
        case idle
        case off
    }
}
