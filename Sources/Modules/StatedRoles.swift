import Dependencies
import Syntax

/// What the configuration may know a type by.
package struct TypeFeatures: Sendable {
    package let name: String
    /// The names of superclasses and protocols, inherited ones too.
    package let baseTypes: [String]
    package let attributes: [String]

    package init(_ type: TypeID, _ index: ProjectIndex) {
        let site = index[type].site
        let tree = index[site.file].tree
        let bases = index.hierarchy.conformances(of: type)
        name = index.name(of: type)
        baseTypes = (bases.declared.map(index.name) + bases.external.map(index.text)).sorted()
        attributes = tree.attributes(of: site.node).map(tree.mainText)
    }
}

extension ProjectIndex {
    /// The types that the configuration and comments can give a role.
    package var typesThatMayHaveRoles: [TypeID] {
        table.typeIDs.filter { self[$0].kind.isNominal && !self[$0].isLocal }
    }
}

/// Roles that somebody wrote down: in the configuration or in a comment on the declaration.
enum StatedRoles {
    static func find(_ facts: WiringFacts, _ settings: ModuleSettings) -> [TypeID: RoleAssignment] {
        let index = facts.index
        var stated: [TypeID: RoleAssignment] = [:]
        for type in index.table.typeIDs {
            if let role = facts[type].statedRole { stated[type] = role }
        }
        guard let roles = settings.roles else { return stated }
        for type in index.typesThatMayHaveRoles where stated[type] == nil {
            stated[type] = configured(roles(TypeFeatures(type, index)))
        }
        return stated
    }

    /// `// modlint:role presenter` directly before a declaration.
    static func comment(_ type: TypeID, _ index: ProjectIndex) -> RoleAssignment? {
        let site = index[type].site
        let marker = "modlint:role "
        for text in index[site.file].tree.lineComments(before: site.node) {
            let comment = text.drop(while: isBlank)
            guard comment.hasPrefix(marker) else { continue }
            let rest = comment.dropFirst(marker.count).drop(while: isBlank)
            let word = rest.prefix { !isBlank($0) }
            guard let role = Role(rawValue: String(word)) else { continue }
            let evidence = Evidence("a comment on the declaration says so", site)
            return RoleAssignment(role: role, confidence: .high, evidence: [evidence])
        }
        return nil
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }

    private static func configured(_ roles: [Role]) -> RoleAssignment? {
        guard let role = roles.first else { return nil }
        if roles.count == 1 {
            let evidence = Evidence("the configuration says so")
            return RoleAssignment(role: role, confidence: .high, evidence: [evidence])
        }
        // Who contradicts himself has decided nothing, so no rule relies on it.
        let names = roles.map { "`\($0.rawValue)`" }.joined(separator: " and ")
        let evidence = Evidence("the configuration gives it the roles \(names)")
        return RoleAssignment(role: role, confidence: .low, evidence: [evidence])
    }
}
