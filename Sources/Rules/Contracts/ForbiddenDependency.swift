import Dependencies
import Diagnostics
import Modules
import Settings

extension Rule {
    /// A use that a contract forbids, or does not allow.
    static let forbiddenDependency = Rule(
        description: RuleDescription(
            id: "forbidden-dependency",
            severity: .error,
            summary: "A type uses another that a contract forbids it.",
            rationale: """
                Some dependencies are wrong wherever they stand: a screen that knows the \
                database, a model that knows a screen. A contract says so once, with its reason.

                A contract of the kind "forbidden-dependency" has "from", the types it speaks \
                of, and "to", what they may not use. With "allowed" they may use nothing of the \
                project but that and each other. Where both stand, what "to" forbids stays \
                forbidden although "allowed" has it. With "transitive": true a way over other \
                types counts too: the finding prints the shortest one of each type of "from". \
                "from", "to" and "allowed" take a path pattern, a selector, or a list of both.
                """,
            needs: "contracts",
            flagged: example + """
                //- Screens/CartScreen.swift
                final class CartScreen {
                    private let database = Database()
                    func show() { database.open() }
                }
                //- Storage/Database.swift
                final class Database { func open() {} }
                """,
            clean: example + """
                //- Screens/CartScreen.swift
                protocol Cart { func load() }

                final class CartScreen {
                    private let cart: Cart
                    init(cart: Cart) { self.cart = cart }
                    func show() { cart.load() }
                }
                //- Storage/Database.swift
                final class Database: Cart { func load() {} }
                """
        ),
        check: { input in
            input.contractFindings(.forbiddenDependency) { contract, project in
                guard case .forbiddenDependency(let terms) = contract.terms else { return [] }
                return DependencyCheck(contract, terms, project, input).findings
            }
        }
    )

    private static let example = ContractExample.configuration("""
        {
              "kind": "forbidden-dependency", "name": "screens know no storage",
              "from": "Screens/**", "to": { "paths": ["Storage/**"] },
            }
        """)
}

/// One contract of the kind "forbidden-dependency".
private struct DependencyCheck {
    private let contract: ContractSetting
    private let from: SelectedTypes
    private let to: SelectedTypes?
    private let allowed: SelectedTypes?
    private let isTransitive: Bool
    private let project: ContractProject
    private let input: RuleInput

    init(
        _ contract: ContractSetting, _ terms: ForbiddenDependencyTerms,
        _ project: ContractProject, _ input: RuleInput
    ) {
        self.contract = contract
        self.project = project
        self.input = input
        from = project.types(terms.from)
        to = terms.to.map(project.types)
        allowed = terms.allowed.map(project.types)
        isTransitive = terms.isTransitive
    }

    private enum Fault {
        case forbidden, notAllowed

        var verdict: String {
            switch self {
            case .forbidden: ", which is forbidden to it"
            case .notAllowed: ", which is not among what it may use"
            }
        }
    }

    var findings: [Finding] {
        let homes = project.homes
        let faults = project.index.table.typeIDs.map { type in fault { $0.match(type, homes) } }
        let direct = project.breaches { holder, target -> Fault? in
            guard let fault = faults[target.index], from.match(holder) == .yes else { return nil }
            return fault
        }
        let imports = project.importBreaches(besides: direct) { file, target -> Fault? in
            guard from.match(nil, in: file) == .yes else { return nil }
            return fault { project.match(target, $0) }
        }
        let findings = direct.map(finding) + imports.map(finding)
        return isTransitive ? findings + detours(direct: direct) : findings
    }

    /// What the contract has against a type or target: the ban comes first.
    private func fault(_ match: (SelectedTypes) -> Match) -> Fault? {
        switch to.map(match) ?? .no {
        case .yes: return .forbidden
        case .unknown: return nil
        case .no: break
        }
        guard let allowed, match(allowed) == .no, match(from) == .no else { return nil }
        return .notAllowed
    }

    private func finding(_ breach: ImportBreach<Fault>) -> Finding {
        input.finding(
            breach, of: contract, verdict: breach.detail.verdict,
            instruction: "Do without the import: let a part that may have it do the work.")
    }

    private func finding(_ breach: Breach<Fault>) -> Finding {
        let name = input.quoted(breach.target)
        return input.finding(
            breach, of: contract,
            message: "\(input.name(of: breach)) \(input.phrase(breach))"
                + breach.detail.verdict,
            instruction: "Do without \(name) here: let a type that may use it do the work, and "
                + "reach that type through a protocol.")
    }

    // MARK: Ways over other types

    /// One for each selected type from which only other types lead to a forbidden one.
    private func detours(direct: [Breach<Fault>]) -> [Finding] {
        let done = Set(direct.compactMap(\.holder.type))
        let paths = ForbiddenPaths(project, from: from) { to?.match($0, project.homes) ?? .no }
        return paths.all(except: done).map(finding)
    }

    private func finding(_ path: ForbiddenPaths.Path) -> Finding {
        let names = path.steps.map { input.quoted($0.target) }
        let way = ([path.start].map(input.quoted) + names).joined(separator: " → ")
        let first = path.steps[0].use
        let last = names[names.count - 1]
        var finding = input.finding(
            at: input.place(first.site), in: Holder(type: path.start, file: first.site.file),
            message: "\(input.quoted(path.start)) reaches \(last), which is forbidden to it: "
                + way,
            contract: contract,
            instruction: "Cut the way at one of its steps: put a protocol between two of its "
                + "types.")
        finding.target = path.steps.last.map { input.index.qualifiedName(of: $0.target) }
        finding.notes = path.steps.map { step in
            Note(
                place: input.place(step.use.site),
                message: "\(input.quoted(step.holder)) \(input.phrase(step.use))")
        }
        return finding
    }
}
