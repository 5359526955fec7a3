import Diagnostics

/// Describes the entries of `contracts`.
enum ContractSchema {
    /// A contract of one kind.
    static func contract(of kind: ContractKind) -> JSONSchema {
        let common: [(key: String, value: JSONSchema)] = [
            ("kind", JSONSchema(["const": .word(kind.rawValue)])),
            ("name", .filled), ("reason", .string), ("instruction", .string),
            ("severity", .definition("severity")),
        ]
        let (own, required) = terms(of: kind)
        return .members(common + own, required: ["kind", "name"] + required)
    }

    /// What the contracts of several kinds have in common.
    static let definitions: [(key: String, value: JSONSchema)] = [
        ("glob", .string(matching: "^[^/]")),
        ("globs", .anyOf(glob, .array(of: glob, minimum: 1))),
        (
            "selector",
            JSONSchema.members(criteria).adding(
                "anyOf",
                .list(criteria.dropLast().map { JSONSchema(["required": .list([.word($0.key)])]) }))
        ),
        (
            "selection",
            .anyOf(
                glob, .definition("selector"),
                .array(of: .anyOf(glob, .definition("selector")), minimum: 1))
        ),
    ]

    private static let glob = JSONSchema.definition("glob")
    private static let globs = JSONSchema.definition("globs")
    private static let selection = JSONSchema.definition("selection")

    /// What a selector tells types by; the last is what it leaves out.
    private static let criteria: [(key: String, value: JSONSchema)] = [
        ("paths", globs), ("names", globs),
        ("roles", .array(of: .words(RoleName.allCases.map(\.rawValue)))),
        ("baseTypes", globs), ("modules", globs), ("targets", globs), ("except", selection),
    ]

    private static func terms(
        of kind: ContractKind
    ) -> (members: [(key: String, value: JSONSchema)], required: [String]) {
        switch kind {
        case .layers:
            let layer = JSONSchema.members(
                [("name", .filled), ("reason", .string), ("closed", .boolean)] + criteria,
                required: ["name"])
            return (
                [
                    ("layers", .array(of: layer, minimum: 2)), ("exhaustive", .boolean),
                    ("closed", .boolean),
                ], []
            )
        case .forbiddenDependency:
            return (
                [
                    ("from", selection), ("to", selection), ("allowed", selection),
                    ("transitive", .boolean),
                ], ["from"]
            )
        case .forbiddenImport:
            return (
                [
                    ("from", selection), ("imports", globs), ("allowed", globs),
                    (
                        "importKinds",
                        .array(of: .words(ForbiddenImportTerms.allImportKinds))
                    ),
                    ("attributes", .array(of: .filled)),
                ], []
            )
        case .notIndependent:
            return (
                [
                    ("paths", .array(of: glob)), ("modules", globs), ("targets", globs),
                    ("allowed", selection),
                ], []
            )
        case .protectedType:
            return (
                [("types", selection), ("usedBy", selection), ("constructedBy", selection)],
                ["types"]
            )
        case .dependencyCycle:
            return (
                [
                    ("between", .words(CycleTerms.Level.allCases.map(\.rawValue))),
                    ("folders", globs), ("within", selection),
                ], ["between"]
            )
        }
    }
}
