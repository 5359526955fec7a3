import Diagnostics

extension JSONReport {
    /// The shape of the report for machines.
    package static var schema: JSONSchema {
        .document(
            title: "modlint report", description: "What `modlint lint --format json` writes.",
            .allMembers([
                ("version", JSONSchema(["const": .number(formatVersion)])),
                (
                    "tool",
                    .allMembers([
                        ("name", JSONSchema(["const": .word("modlint")])), ("version", .string),
                    ])
                ),
                ("root", .string.described("The absolute path that all paths are relative to.")),
                ("findings", .array(of: .definition("finding"))),
                ("summary", .definition("summary")),
            ]),
            definitions: [
                ("finding", finding), ("note", note), ("summary", summary),
                ("position", .integer(from: 1).described("Counted from 1.")),
            ])
    }

    private static let count = JSONSchema.integer(from: 0)
    private static let position = JSONSchema.definition("position")

    private static var finding: JSONSchema {
        let always: [(key: String, value: JSONSchema)] = [
            ("rule", .filled),
            ("severity", .words(["error", "warning", "info"])),
            ("file", .filled), ("line", position), ("column", position), ("endLine", position),
            ("endColumn", position),
            ("message", .filled), ("instruction", .filled),
            ("module", .optionalString), ("role", .optionalString), ("type", .optionalString),
            ("fingerprint", .string(matching: "^[0-9a-f]{16}$")),
            ("suppressed", .boolean), ("baselined", .boolean),
            ("notes", .array(of: .definition("note"))),
        ]
        let sometimes: [(key: String, value: JSONSchema)] = [
            ("reason", .string.described("Why the configuration set the rule so.")),
            ("justification", .string.described("Why a comment or the baseline allows it.")),
        ]
        return .members(always + sometimes, required: always.map(\.key))
    }

    private static var note: JSONSchema {
        .allMembers([
            ("file", .filled), ("line", position), ("column", position), ("message", .filled),
        ])
    }

    private static var baseline: JSONSchema {
        .anyOf(
            JSONSchema(["type": .word("null")]),
            .allMembers([
                ("entries", count), ("stale", count), ("expired", count),
                ("delta", JSONSchema(["type": .word("integer")])),
            ]))
    }

    private static var summary: JSONSchema {
        .allMembers([
            ("files", count), ("unlintedFiles", count), ("lines", count), ("types", count),
            ("modules", count),
            ("findings", .allMembers([("error", count), ("warning", count), ("info", count)])),
            ("suppressed", count), ("baselined", count), ("baseline", baseline),
            ("unresolvedNames", count), ("unknownRoles", count),
            ("assembliesDecided", count), ("assembliesFound", count),
            (
                "undecided",
                .array(of: .allMembers([("call", .string), ("count", .integer(from: 1))]))
            ),
        ])
    }
}
