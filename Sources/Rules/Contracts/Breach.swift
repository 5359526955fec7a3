import Dependencies
import Diagnostics
import Modules
import Settings

/// All uses of one type by another that a contract does not want.
struct Breach<Detail: Sendable>: Sendable {
    let holder: Holder
    let target: TypeID
    /// In file and source order; at least one.
    var uses: [TypeUse]
    /// What the contract knows of it.
    let detail: Detail

    var first: TypeUse { uses[0] }
}

extension ContractProject {
    /// What a contract finds, one for each pair of types, in the order of the first uses.
    ///
    /// - Parameter detail: Nil where the contract has nothing against the pair.
    func breaches<Detail>(
        _ detail: (Holder, TypeID) -> Detail?
    ) -> [Breach<Detail>] {
        breaches(of: { _ in true }, detail)
    }

    /// As above, for some of the uses.
    func breaches<Detail>(
        of isMeant: (TypeUse) -> Bool, _ detail: (Holder, TypeID) -> Detail?
    ) -> [Breach<Detail>] {
        var found: [(pair: Pair, position: Int32, holder: Holder, detail: Detail)] = []
        for edge in edges.edges {
            let holder = edges.holder(of: edge)
            guard let detail = detail(holder, edge.target) else { continue }
            let pair = Pair(
                type: holder.type, file: holder.type == nil ? holder.file : nil,
                target: edge.target)
            for position in edges.positions(of: edge)
            where isMeant(model.graph.uses[Int(position)]) {
                found.append((pair, position, holder, detail))
            }
        }
        found.sort { $0.position < $1.position }
        var places: [Pair: Int] = [:]
        var breaches: [Breach<Detail>] = []
        for (pair, position, holder, detail) in found {
            let use = model.graph.uses[Int(position)]
            if let place = places[pair] {
                breaches[place].uses.append(use)
            } else {
                places[pair] = breaches.count
                breaches.append(Breach(
                    holder: holder, target: pair.target, uses: [use], detail: detail))
            }
        }
        return breaches
    }
}

/// The two ends of a breach; a type's extensions in other files count as the type.
private struct Pair: Hashable {
    let type: TypeID?
    let file: FileID?
    let target: TypeID
}

// MARK: Findings

extension RuleInput {
    /// A finding at the first use of a breach.
    func finding<Detail>(
        _ breach: Breach<Detail>, of contract: ContractSetting, message: String,
        instruction: String, notes: [Note] = []
    ) -> Finding {
        let name = quoted(breach.target)
        let declared = Note(place: place(of: breach.target), message: "\(name) is declared here")
        var finding = finding(
            at: place(breach.first.site), in: breach.holder, message: message, contract: contract,
            instruction: instruction)
        finding.target = index.qualifiedName(of: breach.target)
        finding.notes = notes + [declared]
            + self.notes(at: breach.uses.dropFirst(), "\(name) is used here too")
        return finding
    }

    /// A finding of a contract in some code.
    func finding(
        at place: Place, in holder: Holder, message: String, contract: ContractSetting,
        instruction: String
    ) -> Finding {
        let message = "\(message) (contract \"\(contract.name)\")"
        let instruction = contract.instruction ?? instruction
        var finding: Finding
        if let type = holder.type {
            finding = self.finding(
                at: place, in: type, message: message, instruction: instruction)
        } else {
            finding = Finding(
                rule: rule.id, severity: rule.severity, place: place, message: message,
                instruction: instruction)
        }
        finding.contract = contract.name
        finding.reason = contract.reason
        if let severity = contract.severity { finding.severity = severity }
        return finding
    }

    /// The code that a breach stands in, as the start of a sentence.
    func name<Detail>(of breach: Breach<Detail>) -> String {
        if breach.first.kind == .extended { return "An extension" }
        guard let type = breach.holder.type else { return "Code outside of types" }
        return quoted(type)
    }

    /// How a breach begins, as a verb with its object.
    func phrase<Detail>(_ breach: Breach<Detail>) -> String {
        breach.first.kind == .extended
            ? "extends \(quoted(breach.target))" : phrase(breach.first)
    }
}
