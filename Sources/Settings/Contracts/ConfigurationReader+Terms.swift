extension ConfigurationReader {
    // MARK: Layers

    mutating func readLayerTerms(_ fields: inout ContractFields) -> LayerTerms? {
        var terms = LayerTerms()
        if let value = fields.take("exhaustive") {
            terms.isExhaustive = boolean(value, for: "exhaustive")
        }
        if let value = fields.take("closed") { terms.isClosed = boolean(value, for: "closed") }
        guard let value = fields.take("layers") else {
            contractsOfTopLevelLayers.append(place(fields.object.range))
            return terms
        }
        guard case .array(let values) = value.content else {
            reportKind(value, of: "layers", expected: "a list of layers")
            return nil
        }
        if values.count < 2 { report("Layers are two at least.", at: value) }
        var layers: [ContractLayer] = []
        for entry in values {
            guard let layer = readContractLayer(entry) else { continue }
            if layers.contains(where: { $0.name == layer.name }) {
                report("There is already a layer \"\(layer.name)\".", at: entry)
            }
            layers.append(layer)
        }
        terms.layers = layers
        return terms
    }

    private mutating func readContractLayer(_ value: JSONValue) -> ContractLayer? {
        guard case .object(let members) = value.content else {
            report("A layer is an object with \"name\" and \"paths\" or other selectors, not "
                + "\(value.kindName).", at: value)
            return nil
        }
        var fields = ContractFields(members, of: value)
        let name = fields.take("name").flatMap { string($0, for: "name") }
        if name == nil { report("The layer lacks its \"name\".", at: value) }
        let reason = fields.take("reason").flatMap { string($0, for: "reason") }
        let isClosed = fields.take("closed").map { boolean($0, for: "closed") }
        let selector = readSelector(&fields)
        guard let name else { return nil }
        return ContractLayer(
            name: name, selection: Selection(selectors: [selector], place: place(value.range)),
            isClosed: isClosed, reason: reason)
    }

    // MARK: Dependencies

    mutating func readDependencyTerms(
        _ fields: inout ContractFields
    ) -> ForbiddenDependencyTerms? {
        let from = requiredSelection("from", &fields)
        let to = fields.take("to").map { readSelection($0, of: "to") }
        let allowed = fields.take("allowed").map { readSelection($0, of: "allowed") }
        let transitive = fields.take("transitive")
        let isTransitive = transitive.map { boolean($0, for: "transitive") } ?? false
        if to == nil, allowed == nil {
            report("The contract lacks its \"to\" or \"allowed\".", at: fields.object)
        }
        if isTransitive, to == nil, let transitive {
            report("\"transitive\" speaks of \"to\", which the contract lacks.", at: transitive)
        }
        return from.map {
            ForbiddenDependencyTerms(
                from: $0, to: to, allowed: allowed, isTransitive: isTransitive)
        }
    }

    mutating func readProtectedTerms(_ fields: inout ContractFields) -> ProtectedTypeTerms? {
        let types = requiredSelection("types", &fields)
        let usedBy = fields.take("usedBy").map { readSelection($0, of: "usedBy") }
        let constructedBy = fields.take("constructedBy").map {
            readSelection($0, of: "constructedBy")
        }
        if usedBy == nil, constructedBy == nil {
            report("The contract lacks its \"usedBy\" or \"constructedBy\".", at: fields.object)
        }
        return types.map {
            ProtectedTypeTerms(types: $0, usedBy: usedBy, constructedBy: constructedBy)
        }
    }

    // MARK: Imports

    mutating func readImportTerms(_ fields: inout ContractFields) -> ForbiddenImportTerms? {
        var terms = ForbiddenImportTerms()
        terms.from = fields.take("from").map { readSelection($0, of: "from") }
        terms.imports = fields.take("imports").map { selectorPatterns($0, for: "imports") }
        terms.allowed = fields.take("allowed").map { selectorPatterns($0, for: "allowed") }
        if let value = fields.take("importKinds") {
            for (word, entry) in strings(value, for: "importKinds") {
                terms.importKinds.append(word)
                let known = ForbiddenImportTerms.allImportKinds
                guard !known.contains(word) else { continue }
                let question = suggestion(for: word, among: known)
                report("\"importKinds\" has no value \"\(word)\".\(question)", at: entry)
            }
        }
        if let value = fields.take("attributes") {
            terms.attributes = readImportAttributes(value)
        }
        if terms.imports == nil, terms.allowed == nil, terms.attributes.isEmpty,
            terms.importKinds.isEmpty
        {
            report("The contract lacks its \"imports\", \"allowed\", \"attributes\" or "
                + "\"importKinds\".", at: fields.object)
        }
        return terms
    }

    /// `@testable`, `@_spi(Name)`, and the levels that may stand before an import.
    private mutating func readImportAttributes(_ value: JSONValue) -> [String] {
        let levels = ["public", "package", "internal", "fileprivate", "private"]
        return strings(value, for: "attributes").map { word, entry in
            if !word.hasPrefix("@"), !levels.contains(word) {
                report(
                    "An attribute begins with \"@\", and a level is one of "
                        + "\(levels.joined(separator: ", ")); \"\(word)\" is neither.", at: entry)
            }
            return word
        }
    }

    // MARK: Siblings

    mutating func readSiblingTerms(_ fields: inout ContractFields) -> SiblingTerms? {
        var terms = SiblingTerms()
        let kinds = ["paths", "modules", "targets"].count { fields.holds($0) }
        if let value = fields.take("paths") { terms.paths = capturePatterns(value) }
        if let value = fields.take("modules") {
            terms.modules = selectorPatterns(value, for: "modules")
        }
        if let value = fields.take("targets") {
            terms.targets = selectorPatterns(value, for: "targets")
        }
        terms.allowed = fields.take("allowed").map { readSelection($0, of: "allowed") }
        if kinds != 1 {
            report("The contract takes its parts from one of \"paths\", \"modules\" and "
                + "\"targets\".", at: fields.object)
        }
        return terms
    }

    private mutating func capturePatterns(_ value: JSONValue) -> [CapturePattern] {
        var patterns: [CapturePattern] = []
        for (text, entry) in strings(value, for: "paths") {
            do throws(GlobMistake) {
                patterns.append(try CapturePattern(text, place: place(entry.range)))
            } catch {
                report("Bad pattern \"\(text)\": \(error.message)", at: entry)
            }
        }
        if patterns.count == 1, patterns[0].captures.isEmpty {
            report("One pattern without a capture such as \"{screen}\" is one part, which has "
                + "no siblings.", at: value)
        }
        if Set(patterns.map(\.captures)).count > 1 {
            report("The patterns have different captures.", at: value)
        }
        return patterns
    }

    // MARK: Cycles

    mutating func readCycleTerms(_ fields: inout ContractFields) -> CycleTerms? {
        let folders = fields.take("folders")
        let within = fields.take("within")
        guard let value = fields.take("between") else {
            report("The contract lacks its \"between\".", at: fields.object)
            return nil
        }
        guard let word = string(value, for: "between") else { return nil }
        guard let level = CycleTerms.Level(rawValue: word) else {
            let levels = CycleTerms.Level.allCases.map(\.rawValue)
            let question = suggestion(for: word, among: levels)
            report("\"between\" has no value \"\(word)\".\(question)", at: value)
            return nil
        }
        if level == .layers { contractsOfTopLevelLayers.append(place(fields.object.range)) }
        var terms = CycleTerms(between: level)
        if let within {
            terms.within = readSelection(within, of: "within")
            if level == .targets {
                report("Targets depend on each other as wholes, without \"within\".", at: within)
            }
        }
        if let folders {
            terms.folders = selectorPatterns(folders, for: "folders")
            if level != .folders {
                report("\"folders\" speaks of cycles between folders.", at: folders)
            }
        }
        return terms
    }

    mutating func boolean(_ value: JSONValue, for key: String) -> Bool {
        if case .boolean(let flag) = value.content { return flag }
        reportKind(value, of: key, expected: "true or false")
        return false
    }
}
