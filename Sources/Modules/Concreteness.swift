import Dependencies

extension WiringFacts {
    /// What is coded, compared or identified is a model, whatever it calls; so is an entity of a
    /// database.
    func isValue(_ type: TypeID) -> Bool {
        let conformances = index.hierarchy.conformances(of: type).external.map(index.text)
        if conformances.contains(where: Self.codedTypes.contains) { return true }
        let site = index[type].site
        let tree = index[site.file].tree
        if tree.attributes(of: site.node).contains(where: { tree.mainText($0) == "Model" }) {
            return true
        }
        return conformances.contains(where: Self.valueProtocols.contains)
    }

    /// Protocols and base classes of what is stored or sent.
    private static let codedTypes: Set<String> = [
        "Codable", "Decodable", "Encodable", "NSManagedObject", "Object", "EmbeddedObject",
        "PersistentModel", "NSCoding", "NSSecureCoding", "Mappable",
    ]

    private static let valueProtocols: Set<String> = [
        "Hashable", "Equatable", "Identifiable",
        "Transferable", "RawRepresentable", "TimelineProvider", "AppIntentTimelineProvider",
        "IntentTimelineProvider", "TimelineEntry", "AppIntent", "EntityQuery", "AppEntity",
    ]
}

extension ModuleModel {
    /// Whether a type does work, so that who names it is bound to it: a view, a presenter, a
    /// service, an assembler and its result, a shared object, a class or actor with methods, a
    /// namespace of functions. Protocols, plain data and models with methods are not.
    package func isConcrete(_ type: TypeID) -> Bool {
        switch role(of: type) {
        case .view, .presenter, .service, .assembler, .result: return true
        default: break
        }
        if facts.nature(type).isView || facts.sharedObjects[type] != nil { return true }
        switch index[type].kind {
        case .class, .actor:
            return !facts.isValue(type) && (facts.hasBehaviour(type) || hasFunctionsAlone(type))
        case .struct, .enum: return !facts.isValue(type) && hasFunctionsAlone(type)
        default: return false
        }
    }

    /// Whether a type has functions and holds nothing that they could belong to.
    private func hasFunctionsAlone(_ type: TypeID) -> Bool {
        let members = index[type].members.map { index[$0] }
        let holds = members.contains { member in
            member.kind == .enumCase || member.isStored && !member.isStatic
        }
        return !holds && members.contains { $0.kind == .function }
    }
}
