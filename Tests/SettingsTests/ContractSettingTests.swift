import Settings
import SourceText
import Testing

/// Contracts in the configuration's file, right and wrong.
@Suite struct ContractSettingTests {
    private func read(_ contracts: String, layers: String = "[]") throws(ConfigurationMistakes)
        -> Configuration
    {
        let text = "{\"layers\": \(layers),\n\"contracts\": [\n\(contracts)\n]}"
        return try Configuration(
            reading: SourceFile(path: ".modlint.json", text: text), catalogue: [])
    }

    private func mistakes(_ contracts: String) -> [String] {
        do throws(ConfigurationMistakes) {
            _ = try read(contracts)
            return []
        } catch {
            return error.lines.map { String($0.dropFirst(".modlint.json:".count)) }
        }
    }

    @Test func everyKindIsRead() throws {
        let configuration = try read("""
            { "kind": "layers", "name": "1", "closed": true, "exhaustive": true, "layers": [
              { "name": "a", "paths": "A/**", "closed": false },
              { "name": "b", "names": ["B*"], "roles": ["view"], "reason": "r" } ] },
            { "kind": "forbidden-dependency", "name": "2", "from": "A/**",
              "to": ["B/**", { "targets": ["T"], "except": "C/**" }], "allowed": "D/**",
              "transitive": true, "severity": "warning", "reason": "why", "instruction": "how" },
            { "kind": "forbidden-import", "name": "3", "attributes": ["@testable", "public"] },
            { "kind": "not-independent", "name": "4", "paths": ["S/{screen}/**"] },
            { "kind": "protected-type", "name": "5", "types": { "baseTypes": ["P"] },
              "constructedBy": { "modules": ["M"] } },
            { "kind": "dependency-cycle", "name": "6", "between": "folders", "folders": ["A/*"] }
            """)
        #expect(configuration.contracts.map(\.kind.rawValue) == [
            "layers", "forbidden-dependency", "forbidden-import", "not-independent",
            "protected-type", "dependency-cycle",
        ])
        #expect(configuration.contracts.map(\.usesTargets).filter { $0 }.count == 1)
        #expect(configuration.contracts[1].severity == .warning)
        #expect(configuration.contracts[1].instruction == "how")
    }

    @Test func allMistakesAreReportedTogetherWithTheNearestName() {
        #expect(mistakes("""
            { "kind": "layer", "name": "1" },
            { "kind": "forbidden-dependency", "name": "2", "form": "A", "to": { "nmes": ["x"] } },
            { "kind": "forbidden-import", "nam": "3", "importKinds": ["clas"] },
            { "kind": "not-independent", "name": "4", "paths": ["A/{b}*/**"] },
            { "kind": "dependency-cycle", "name": "5", "between": "folder" },
            { "kind": "protected-type", "name": "5", "types": { "roles": ["presentor"] } }
            """) == [
            "3:11: error: There is no kind of contract \"layer\". Did you mean \"layers\"?",
            "4:1: error: The contract lacks its \"from\".",
            "4:48: error: Unknown key \"form\". Did you mean \"from\"?",
            "4:69: error: Unknown key \"nmes\". Did you mean \"names\"?",
            "5:1: error: The contract lacks its \"name\".",
            "5:31: error: Unknown key \"nam\". Did you mean \"name\"?",
            "5:59: error: \"importKinds\" has no value \"clas\". Did you mean \"class\"?",
            "6:53: error: Bad pattern \"A/{b}*/**\": A folder's name holds one capture and no "
                + "`*`, as in `Feature{name}`.",
            "7:55: error: \"between\" has no value \"folder\". Did you mean \"folders\"?",
            "8:1: error: The contract lacks its \"usedBy\" or \"constructedBy\".",
            "8:63: error: Unknown role \"presentor\". Did you mean \"presenter\"?",
        ])
    }

    @Test(arguments: [
        (#"{ "kind": "layers", "name": "1" }"#, "The contract speaks of the configuration's"),
        (#"{ "kind": "layers", "name": "1", "layers": [] }"#, "Layers are two at least."),
        (#"{ "kind": "not-independent", "name": "1", "paths": ["A/**"] }"#, "no siblings."),
        (#"{ "kind": "not-independent", "name": "1", "paths": ["A/{x}", "B/{y}"] }"#,
            "different captures"),
        (#"{ "kind": "forbidden-import", "name": "1" }"#, "lacks its \"imports\""),
        (#"{ "kind": "forbidden-dependency", "name": "1", "from": "A" }"#, "lacks its \"to\""),
        (#"{ "kind": "forbidden-dependency", "name": "1", "from": {}, "to": "A" }"#,
            "says nothing of what it selects"),
        (#"{ "kind": "dependency-cycle", "name": "1", "between": "files", "folders": ["A"] }"#,
            "speaks of cycles between folders"),
        (#"{ "kind": "dependency-cycle", "name": "1", "between": "targets", "within": "A" }"#,
            "as wholes"),
        (#"{ "kind": "forbidden-import", "name": "1", "attributes": ["testable"] }"#,
            "An attribute begins with"),
        (#"{ "kind": "layers" "name": "1" }"#, ","), ("1", "A contract is an object"),
        (#"{ "kind": "forbidden-import", "name": "", "imports": ["A"] }"#, "name is empty"),
        ("""
            { "kind": "forbidden-import", "name": "1", "imports": ["A"] },
            { "kind": "forbidden-import", "name": "1", "imports": ["A"] }
            """, "There is already a contract \"1\"."),
    ])
    func mistakesAreExplained(_ contract: String, _ expected: String) {
        let found = mistakes(contract)
        #expect(found.count == 1 && found.first?.contains(expected) == true, "\(found)")
    }
}
