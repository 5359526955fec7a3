import Dependencies
import Diagnostics
import Modules
import Settings

extension Rule {
    /// Types that only some may use or construct.
    static let protectedType = Rule(
        description: RuleDescription(
            id: "protected-type",
            severity: .error,
            summary: "A type that is reserved for others is used or constructed.",
            rationale: """
                Some types are dangerous in every hand, or are to be made in one place: the key \
                store, the database, the session. A contract names those who may.

                A contract of the kind "protected-type" has "types", the protected ones, and \
                "usedBy" (who may name them at all), "constructedBy" (who may construct them), \
                or both; who may construct may also name. The types themselves and what is \
                nested in them always may. Each takes a path pattern, a selector, or a list of \
                both.
                """,
            needs: "contracts",
            flagged: example + """
                //- Session/KeyStore.swift
                final class KeyStore { func key() -> String { "" } }
                //- Screens/ProfileScreen.swift
                final class ProfileScreen {
                    private let keys = KeyStore()
                    func show() { print(keys.key()) }
                }
                """,
            clean: example + """
                //- Session/KeyStore.swift
                final class KeyStore { func key() -> String { "" } }
                //- Session/Session.swift
                final class Session {
                    private let keys = KeyStore()
                    func name() -> String { keys.key() }
                }
                //- Screens/ProfileScreen.swift
                final class ProfileScreen {
                    private let session: Session
                    init(session: Session) { self.session = session }
                    func show() { print(session.name()) }
                }
                """
        ),
        check: { input in
            input.contractFindings(.protectedType) { contract, project in
                guard case .protectedType(let terms) = contract.terms else { return [] }
                return ProtectionCheck(contract, terms, project, input).findings
            }
        }
    )

    private static let example = ContractExample.configuration("""
        {
              "kind": "protected-type", "name": "keys stay in the session",
              "types": { "names": ["KeyStore"] }, "usedBy": ["Session/**"],
            }
        """)
}

/// One contract of the kind "protected-type".
private struct ProtectionCheck {
    private let contract: ContractSetting
    private let types: SelectedTypes
    private let isProtected: [Bool]
    private let users: SelectedTypes?
    private let constructors: SelectedTypes?
    private let project: ContractProject
    private let input: RuleInput

    init(
        _ contract: ContractSetting, _ terms: ProtectedTypeTerms, _ project: ContractProject,
        _ input: RuleInput
    ) {
        self.contract = contract
        self.project = project
        self.input = input
        let types = project.types(terms.types)
        self.types = types
        isProtected = project.index.table.typeIDs.map { types.match($0, project.homes) == .yes }
        users = terms.usedBy.map(project.types)
        constructors = terms.constructedBy.map(project.types)
    }

    /// A construction that also breaks the ban on use is reported once, as a use.
    var findings: [Finding] {
        let uses = users == nil ? [] : project.breaches { holder, target -> Bool? in
            isProtected[target.index] && mayUse(holder) == .no ? true : nil
        }
        let constructions = constructors == nil ? [] : project.breaches(
            of: { $0.isConstruction },
            { holder, target -> Bool? in
                guard isProtected[target.index], mayConstruct(holder) == .no else { return nil }
                return users == nil || mayUse(holder) == .yes ? true : nil
            })
        return uses.map { finding($0, verb: "used") }
            + constructions.map { finding($0, verb: "constructed") }
    }

    private func mayUse(_ holder: Holder) -> Match {
        [users, constructors, types].reduce(.no) { .or($0, $1?.match(holder) ?? .no) }
    }

    private func mayConstruct(_ holder: Holder) -> Match {
        .or(constructors?.match(holder) ?? .yes, types.match(holder))
    }

    private func finding(_ breach: Breach<Bool>, verb: String) -> Finding {
        input.finding(
            breach, of: contract,
            message: "\(input.name(of: breach)) \(input.phrase(breach)), which others alone may "
                + (verb == "used" ? "use" : "construct"),
            instruction: verb == "used"
                ? "Ask a type that may use \(input.quoted(breach.target)) for what is needed, "
                    + "through a protocol."
                : "Let it be handed in by whoever may construct \(input.quoted(breach.target)).")
    }
}
