import Diagnostics

/// Describes the baseline's file, `.modlint-baseline.json`.
package enum BaselineSchema {
    /// - Parameter catalogue: The rules whose findings may be listed.
    package static func document(_ catalogue: [RuleDescription]) -> JSONSchema {
        .document(
            title: "modlint baseline",
            description: "The findings that a project has agreed to live with.",
            .members(
                [
                    ("$schema", .string), ("version", JSONSchema(["const": .number(1)])),
                    ("entries", .array(of: .definition("entry"))),
                ],
                required: ["version", "entries"]),
            definitions: [("entry", entry(catalogue))])
    }

    private static func entry(_ catalogue: [RuleDescription]) -> JSONSchema {
        .members(
            [
                ("rule", .words(catalogue.map(\.id))),
                (
                    "contract",
                    JSONSchema.filled.described("The project's own contract that is broken.")
                ),
                ("from", JSONSchema.filled.described("The type or file that the finding is in.")),
                ("to", JSONSchema.filled.described("What it uses.")),
                ("reason", .string), ("owner", .string),
                (
                    "until",
                    JSONSchema.string(matching: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
                        .described("The last day on which the entry holds.")
                ),
            ],
            required: ["rule", "from"])
    }
}
