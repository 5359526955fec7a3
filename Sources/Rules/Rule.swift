import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// One rule: what it is called and why, and a pure function that looks for violations.
package struct Rule: Sendable {
    package let description: RuleDescription
    package let check: @Sendable (RuleInput) -> [Finding]
}

/// What a rule looks at: the module model and the rule's own options.
package final class RuleInput: Sendable {
    package let rule: RuleDescription
    package let model: ModuleModel
    package let options: RuleOptions
    /// The object graphs of the assemblies.
    package let ownership: Ownership
    /// The project's own contracts; nil where it has none.
    package let contracts: ContractProject?

    package init(
        _ rule: RuleDescription, _ model: ModuleModel, _ options: RuleOptions,
        _ ownership: Ownership = .none, contracts: ContractProject? = nil
    ) {
        self.rule = rule
        self.model = model
        self.options = options
        self.ownership = ownership
        self.contracts = contracts
    }

    var index: ProjectIndex { model.index }
    var graph: DependencyGraph { model.graph }

    /// A type's name as messages quote it.
    func quoted(_ type: TypeID) -> String { "`\(index.qualifiedName(of: type))`" }

    /// The token that a finding about a node points at.
    func place(_ site: Site) -> Place {
        let tree = index[site.file].tree
        return Place(file: site.file.index, range: tree.mainRange(site.node))
    }

    /// The name in a type's declaration.
    func place(of type: TypeID) -> Place {
        let site = index[type].site
        let tree = index[site.file].tree
        return place(Site(file: site.file, node: tree.name(of: site.node) ?? site.node))
    }

    /// A finding of this rule in a type; `origin` and `target` are its identity (`Finding`).
    func finding(
        at place: Place, in type: TypeID, origin: String? = nil, target: String? = nil,
        message: String, instruction: String, notes: [Note] = []
    ) -> Finding {
        var finding = Finding(
            rule: rule.id, severity: rule.severity, place: place, message: message,
            instruction: instruction)
        finding.notes = notes
        finding.module = model.module(of: type)?.name
        finding.role = model.role(of: type)?.rawValue
        finding.type = index.qualifiedName(of: type)
        finding.origin = origin
        finding.target = target
        return finding
    }

    /// The evidence for a role as notes.
    func notes(forRoleOf type: TypeID, limit: Int = 3) -> [Note] {
        guard let assignment = model.roles[type] else { return [] }
        let role = assignment.role.rawValue.replacing("-", with: " ")
        return assignment.evidence.prefix(limit).compactMap { evidence in
            guard let site = evidence.site else { return nil }
            let message = "\(quoted(type)) is a \(role): \(evidence.message)"
            return Note(place: place(site), message: message)
        }
    }

    /// As `ModuleModel.uses(in:)`.
    func uses(in type: TypeID) -> [TypeUse] { model.uses(in: type) }
}
