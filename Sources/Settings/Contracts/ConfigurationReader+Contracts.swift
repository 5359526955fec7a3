import Diagnostics

extension ConfigurationReader {
    /// Adds the contracts of one file to those of the files that it extends; one of the same name
    /// takes the other's place.
    mutating func readContracts(_ value: JSONValue, into contracts: inout [ContractSetting]) {
        guard case .array(let values) = value.content else {
            return reportKind(value, of: "contracts", expected: "a list of contracts")
        }
        var own: [ContractSetting] = []
        for entry in values {
            guard let contract = readContract(entry) else { continue }
            if own.contains(where: { $0.name == contract.name }) {
                report("There is already a contract \"\(contract.name)\".", at: entry)
            }
            own.append(contract)
        }
        contracts.removeAll { old in own.contains { $0.name == old.name } }
        contracts += own
    }

    /// Contracts without layers of their own need those of the top level.
    mutating func reportMissingLayers(_ configuration: Configuration) {
        guard configuration.layers.isEmpty else { return }
        for place in contractsOfTopLevelLayers {
            report(
                "The contract speaks of the configuration's \"layers\", which it lacks.",
                at: place)
        }
    }

    private static let commonKeys = ["kind", "name", "reason", "instruction", "severity"]

    private mutating func readContract(_ value: JSONValue) -> ContractSetting? {
        guard case .object(let members) = value.content else {
            report(
                "A contract is an object with \"kind\" and \"name\", not \(value.kindName).",
                at: value)
            return nil
        }
        var fields = ContractFields(members, of: value)
        let name = readName(&fields)
        let reason = fields.take("reason").flatMap { string($0, for: "reason") }
        let instruction = fields.take("instruction").flatMap { string($0, for: "instruction") }
        let severity = fields.take("severity").flatMap { readSeverity($0) }
        guard let kind = readKind(&fields) else { return nil }
        let terms = readTerms(kind, &fields)
        let keys = Self.commonKeys + fields.asked
        for member in fields.rest { reportUnknown("key", member, among: keys) }
        guard let terms, let name else { return nil }
        return ContractSetting(
            name: name, terms: terms, reason: reason, instruction: instruction,
            severity: severity, place: place(value.range))
    }

    private mutating func readName(_ fields: inout ContractFields) -> String? {
        guard let value = fields.take("name") else {
            report("The contract lacks its \"name\".", at: fields.object)
            return nil
        }
        guard let name = string(value, for: "name") else { return nil }
        if name.isEmpty { report("A contract's name is empty.", at: value) }
        return name
    }

    private mutating func readKind(_ fields: inout ContractFields) -> ContractKind? {
        guard let value = fields.take("kind") else {
            report("The contract lacks its \"kind\".", at: fields.object)
            return nil
        }
        guard let word = string(value, for: "kind") else { return nil }
        if let kind = ContractKind(rawValue: word) { return kind }
        let kinds = ContractKind.allCases.map(\.rawValue)
        report(
            "There is no kind of contract \"\(word)\".\(suggestion(for: word, among: kinds))",
            at: value)
        return nil
    }

    private mutating func readSeverity(_ value: JSONValue) -> Severity? {
        guard let word = string(value, for: "severity") else { return nil }
        if let severity = Severity(rawValue: word) { return severity }
        let names = Severity.allCases.reversed().map(\.rawValue)
        report("Unknown severity \"\(word)\".\(suggestion(for: word, among: names))", at: value)
        return nil
    }

    private mutating func readTerms(
        _ kind: ContractKind, _ fields: inout ContractFields
    ) -> ContractSetting.Terms? {
        switch kind {
        case .layers: readLayerTerms(&fields).map(ContractSetting.Terms.layers)
        case .forbiddenDependency:
            readDependencyTerms(&fields).map(ContractSetting.Terms.forbiddenDependency)
        case .forbiddenImport:
            readImportTerms(&fields).map(ContractSetting.Terms.forbiddenImport)
        case .notIndependent: readSiblingTerms(&fields).map(ContractSetting.Terms.notIndependent)
        case .protectedType: readProtectedTerms(&fields).map(ContractSetting.Terms.protectedType)
        case .dependencyCycle: readCycleTerms(&fields).map(ContractSetting.Terms.dependencyCycle)
        }
    }
}

/// The members of a contract that nobody has read yet.
struct ContractFields {
    let object: JSONValue
    private(set) var rest: [JSONMember]
    /// The keys that were asked for, whether they are there or not.
    private(set) var asked: [String] = []

    init(_ members: [JSONMember], of object: JSONValue) {
        self.object = object
        rest = members
    }

    /// Whether one of some keys is there and unread.
    func holds(_ keys: String...) -> Bool { rest.contains { keys.contains($0.key) } }

    /// The value of a key; the first where there are several.
    mutating func take(_ key: String) -> JSONValue? {
        asked.append(key)
        let value = rest.first { $0.key == key }?.value
        rest.removeAll { $0.key == key }
        return value
    }
}
