import Dependencies
import Diagnostics
import Modules
import Settings
import Targets

extension Rule {
    /// Siblings that know each other.
    static let notIndependent = Rule(
        description: RuleDescription(
            id: "not-independent",
            severity: .error,
            summary: "A part uses one of its siblings.",
            rationale: """
                Features of one rank stay apart when what they have in common lies elsewhere and \
                somebody above them leads from one to the next. Then each can be changed, \
                removed and taken elsewhere without the others.

                A contract of the kind "not-independent" names the siblings: by "paths" with a \
                capture ("App/Screens/{screen}/**" makes a part of each folder), by "modules" \
                (UI modules by name) or by "targets". What lies in no part is free for all; \
                "allowed" selects what all may use although it lies in one of them.
                """,
            needs: "contracts",
            flagged: example + """
                //- Screens/Cart/CartScreen.swift
                final class CartScreen {
                    func pay() { PaymentScreen().show() }
                }
                //- Screens/Payment/PaymentScreen.swift
                final class PaymentScreen { func show() {} }
                """,
            clean: example + """
                //- Screens/Cart/CartScreen.swift
                final class CartScreen {
                    var onPay: () -> Void = {}
                    func pay() { onPay() }
                }
                //- Screens/Payment/PaymentScreen.swift
                final class PaymentScreen { func show() {} }
                //- Coordinator.swift
                final class Coordinator {
                    func start() { CartScreen().onPay = { PaymentScreen().show() } }
                }
                """
        ),
        check: { input in
            input.contractFindings(.notIndependent) { contract, project in
                guard case .notIndependent(let terms) = contract.terms else { return [] }
                let siblings = Siblings(terms, project)
                let breaches = project.breaches(siblings.ends)
                let imports = project.importBreaches(besides: breaches, siblings.ends)
                return breaches.map { finding($0, contract, input) }
                    + imports.map { finding($0, contract, input) }
            }
        }
    )

    private static let example = ContractExample.configuration("""
        {
              "kind": "not-independent", "name": "screens do not know each other",
              "paths": ["Screens/{screen}/**"], "instruction": "Go through the coordinator.",
            }
        """)

    private static func finding(
        _ breach: Breach<Siblings.Ends>, _ contract: ContractSetting, _ input: RuleInput
    ) -> Finding {
        let (from, to) = (breach.detail.from, breach.detail.to)
        return input.finding(
            breach, of: contract,
            message: "\(input.name(of: breach)) of \"\(from)\" \(input.phrase(breach)) of its "
                + "sibling \"\(to)\"",
            instruction: breach.detail.advice)
    }

    private static func finding(
        _ breach: ImportBreach<Siblings.Ends>, _ contract: ContractSetting, _ input: RuleInput
    ) -> Finding {
        input.finding(
            breach, of: contract,
            verdict: " of \"\(breach.detail.to)\", a sibling of its own \"\(breach.detail.from)\"",
            instruction: breach.detail.advice)
    }
}

/// The parts of one contract, and which code lies in which.
private struct Siblings {
    /// By the file's index; targets share files.
    private let ofFiles: [[String]]
    /// By the type's index; nil where files decide.
    private let ofTypes: [String?]?
    private let allowed: SelectedTypes?
    private let project: ContractProject
    private let targets: [TargetPart]

    private typealias TargetPart = (id: TargetID, name: String)

    /// The names of the parts that a use connects.
    struct Ends: Sendable {
        let from: String
        let to: String

        var advice: String {
            "Let \"\(from)\" announce what it wants through a closure or a protocol of its own, "
                + "and let somebody above both lead to \"\(to)\"."
        }
    }

    init(_ terms: SiblingTerms, _ project: ContractProject) {
        self.project = project
        allowed = terms.allowed.map(project.types)
        let index = project.index
        let map = project.targets
        let targets = map.ids.map { (id: $0, name: map.uniqueName(of: $0)) }.filter { target in
            terms.targets.contains { $0.matches(target.name) || $0.matches(map[target.id].name) }
        }
        self.targets = targets
        ofFiles = index.files.enumerated().map { number, file in
            if !terms.paths.isEmpty {
                return Self.name(file.tree.source.path, terms.paths).map { [$0] } ?? []
            }
            let own = map.targets(ofFile: number)
            return targets.filter { own.contains($0.id) }.map(\.name)
        }
        ofTypes = terms.modules.isEmpty ? nil : index.table.typeIDs.map { type in
            project.model.module(of: type).flatMap { module in
                terms.modules.contains { $0.matches(module.name) } ? module.name : nil
            }
        }
    }

    /// What the captures stand for, or the pattern itself where it has none.
    private static func name(_ path: String, _ patterns: [CapturePattern]) -> String? {
        for pattern in patterns {
            guard let values = pattern.values(in: path) else { continue }
            return values.isEmpty ? pattern.text : values.joined(separator: "/")
        }
        return nil
    }

    /// The two parts of a use, if it leads from one to another.
    func ends(_ holder: Holder, _ target: TypeID) -> Ends? {
        guard let (from, to) = parts(holder, target), from != to else { return nil }
        if let allowed, allowed.match(target, project.homes) != .no { return nil }
        return Ends(from: from, to: to)
    }

    /// The two parts of an import, if it leads from one to another.
    func ends(_ file: FileID, _ target: TargetID) -> Ends? {
        guard ofTypes == nil, let to = part(of: target), let from = ofFiles[file.index].first,
            !ofFiles[file.index].contains(to)
        else { return nil }
        if let allowed, project.match(target, allowed) != .no { return nil }
        return Ends(from: from, to: to)
    }

    /// The part that a target is, or that all its files lie in.
    private func part(of target: TargetID) -> String? {
        if !targets.isEmpty { return targets.first { $0.id == target }?.name }
        let homes = Set(project.targets.files(of: target).map { ofFiles[$0] })
        return homes.count == 1 ? homes.first?.first : nil
    }

    private func parts(_ holder: Holder, _ target: TypeID) -> (String, String)? {
        if let ofTypes {
            guard let type = holder.type, let from = ofTypes[type.index],
                let to = ofTypes[target.index]
            else { return nil }
            return (from, to)
        }
        let from = ofFiles[holder.file.index]
        let to = ofFiles[project.homes[target].index]
        // What two targets share is at home in both.
        guard let first = from.first, let other = to.first, to.count == 1,
            !from.contains(other)
        else { return nil }
        return (first, other)
    }
}
