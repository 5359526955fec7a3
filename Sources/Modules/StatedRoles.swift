import Dependencies
import Syntax

/// Roles that somebody wrote down: in the configuration or in a comment on the declaration.
enum StatedRoles {
    static func find(_ facts: WiringFacts, _ settings: ModuleSettings) -> [TypeID: RoleAssignment] {
        let index = facts.index
        var stated: [TypeID: RoleAssignment] = [:]
        for type in index.table.typeIDs where index[type].kind.isNominal && !index[type].isLocal {
            stated[type] = comment(type, index) ?? configured(type, index, settings)
        }
        return stated
    }

    /// `// modlint:role presenter` directly before a declaration.
    private static func comment(_ type: TypeID, _ index: ProjectIndex) -> RoleAssignment? {
        let site = index[type].site
        let marker = "modlint:role "
        for comment in index[site.file].tree.lineComments(before: site.node)
        where comment.hasPrefix(marker) {
            let word = comment.dropFirst(marker.count).prefix { $0 != " " && $0 != "\t" }
            guard let role = Role(rawValue: String(word)) else { continue }
            let evidence = Evidence("a comment on the declaration says so", site)
            return RoleAssignment(role: role, confidence: .high, evidence: [evidence])
        }
        return nil
    }

    private static func configured(
        _ type: TypeID, _ index: ProjectIndex, _ settings: ModuleSettings
    ) -> RoleAssignment? {
        let site = index[type].site
        let tree = index[site.file].tree
        let attributes = tree.attributes(of: site.node).map(tree.mainText)
        let bases = index.hierarchy.conformances(of: type)
        let names = bases.declared.map(index.name) + bases.external.map(index.text)
        guard let role = settings.role(index.name(of: type), names.sorted(), attributes)
        else { return nil }
        let evidence = Evidence("the configuration says so")
        return RoleAssignment(role: role, confidence: .high, evidence: [evidence])
    }
}
