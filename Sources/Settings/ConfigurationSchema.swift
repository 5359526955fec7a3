import Diagnostics

extension Configuration {
    /// The shape of `.modlint.json`, made from the tables that its reader uses.
    package static func schema(of catalogue: [RuleDescription]) -> JSONSchema {
        ConfigurationSchema(catalogue: catalogue).document
    }
}

/// Describes every key of a configuration.
private struct ConfigurationSchema {
    let catalogue: [RuleDescription]

    var document: JSONSchema {
        JSONSchema.document(
            title: "modlint configuration",
            description: "What modlint checks in a project: the file .modlint.json.",
            .members(ConfigurationKey.allCases.map { ($0.rawValue, schema(of: $0)) }),
            definitions: [
                ("severity", .words(Severity.allCases.reversed().map(\.rawValue))),
                ("pattern", pattern), ("patterns", .array(of: .definition("pattern"))),
                ("rules", rules), ("layers", .array(of: layer)), ("role", role),
            ] + ContractSchema.definitions
        )
        // Editors take the file for strict JSON otherwise.
        .adding("allowComments", .flag(true)).adding("allowTrailingCommas", .flag(true))
    }

    private func schema(of key: ConfigurationKey) -> JSONSchema {
        let value: JSONSchema
        switch key {
        case .schema: value = .string
        case .baseline: value = .string(matching: "[^/]$")
        case .extends: value = .anyOf(extended, .array(of: extended))
        case .include, .exclude, .modules: value = .definition("patterns")
        case .layers: value = .definition("layers")
        case .roles:
            value = .members(RoleName.allCases.map { ($0.rawValue, .definition("role")) })
        case .rules: value = .definition("rules")
        case .overrides: value = .array(of: override)
        case .contracts:
            value = .array(of: JSONSchema([
                "anyOf": .list(ContractKind.allCases.map(ContractSchema.contract))
            ]))
        }
        return wrapped(value).described(key.summary)
    }

    /// Keywords beside a `$ref` count for nothing, so that it gets an `allOf` around it.
    private func wrapped(_ schema: JSONSchema) -> JSONSchema {
        guard case .object(let keywords) = schema, keywords.first?.key == "$ref" else {
            return schema
        }
        return JSONSchema(["allOf": .list([schema])])
    }

    // MARK: What is extended

    private var extended: JSONSchema {
        .anyOf(
            JSONSchema([
                "enum": .list(Preset.all.map { .word($0.name) }),
                "description": .word("A preset."),
            ]),
            JSONSchema.string(matching: "^[^/].*[./]|^\\.").described(
                "A file, relative to this one."))
    }

    // MARK: Paths

    private var pattern: JSONSchema {
        let glob = JSONSchema.string(matching: "^[^/]")
        return .anyOf(
            glob,
            .members([("path", glob), ("reason", .string)], required: ["path"]))
    }

    private var filledPatterns: JSONSchema {
        .array(of: .definition("pattern"), minimum: 1)
    }

    private var layer: JSONSchema {
        .members(
            [("name", .filled), ("paths", filledPatterns), ("reason", .string)],
            required: ["name", "paths"])
    }

    // MARK: Roles

    private var role: JSONSchema {
        let keys = ["names", "baseTypes", "attributes"]
        let members: [(key: String, value: JSONSchema)] = keys.map {
            ($0, .array(of: $0 == "names" ? .string(matching: "^[^/]") : .string))
        }
        let some = keys.map { JSONSchema(["required": .list([.word($0)])]) }
        return JSONSchema.members(members + [("reason", .string)]).adding("anyOf", .list(some))
    }

    // MARK: Rules

    private var rules: JSONSchema {
        .members(catalogue.map { rule in
            let setting = JSONSchema.anyOf(.definition("severity"), object(of: rule))
            return (rule.id, setting.described(rule.summary))
        })
    }

    private func object(of rule: RuleDescription) -> JSONSchema {
        let options = rule.options.map { option in
            (key: option.name, value: schema(of: option.kind).described(option.summary))
        }
        return .members(
            [("severity", .definition("severity")), ("reason", .string)] + options)
    }

    private func schema(of kind: RuleOption.Kind) -> JSONSchema {
        switch kind {
        case .integer(let minimum, let standard):
            return JSONSchema.integer(from: minimum).adding("default", .number(standard))
        case .strings(let allowed, let standard):
            let items = allowed.isEmpty ? JSONSchema.string : .words(allowed)
            return JSONSchema.array(of: items)
                .adding("default", .list(standard.map(JSONSchema.word)))
        case .boolean(let standard):
            return JSONSchema.boolean.adding("default", .flag(standard))
        }
    }

    private var override: JSONSchema {
        let some = JSONSchema(["allOf": .list([.definition("rules")]), "minProperties": .number(1)])
        return .members(
            [("paths", filledPatterns), ("rules", some), ("reason", .string)],
            required: ["paths", "rules"])
    }
}
