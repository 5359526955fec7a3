import Testing

/// Contracts of the kinds "forbidden-dependency" and "protected-type".
@Suite struct ForbiddenDependencyTests {
    private static func code(_ terms: String, _ files: String) -> String {
        ContractText.project("\"kind\": \"forbidden-dependency\", \(terms)", files)
    }

    private static func protection(_ terms: String, _ files: String) -> String {
        ContractText.project("\"kind\": \"protected-type\", \(terms)", files)
    }

    private static let examples: [RuleExample] = [
        RuleExample("Selectors go by path, name and base type, and by several at once.", code("""
            "from": { "names": ["*Presenter"], "paths": ["App/**"] },
            "to": [{ "baseTypes": ["Store"] }, { "names": ["Log.File"] }]
            """, """
            //- App/A.swift
            class Base: Store {}
            protocol Store {}
            final class Disk: Base {}
            enum Log { struct File {} }
            final class APresenter {
                let disk = Disk() // ← forbidden-dependency
                let file: Log.File? = nil // ← forbidden-dependency
                let store: Store? = nil
            }
            final class Other { let disk = Disk() }
            //- Kit/B.swift
            final class BPresenter { let disk = Disk() }
            """)),
        RuleExample("What derives from an unknown class is left in doubt.", code("""
            "from": { "names": ["A"], "except": { "baseTypes": ["UIView"] } }, "to": "Kit/**"
            """, """
            //- A.swift
            import Library
            final class A: LibraryView { let kit = Kit() }
            final class View: UIView {}
            //- Kit/Kit.swift
            final class Kit {}
            """)),
        RuleExample("An allow-list forbids the rest of the project.", code("""
            "from": "App/**", "allowed": "Kit/**"
            """, """
            //- App/A.swift
            final class A { let own: B? = nil; let kit: Kit? = nil; let name: String = "" }
            final class B {
                let other: Other? = nil // ← forbidden-dependency
            }
            //- Kit/Kit.swift
            final class Kit {}
            //- Else/Other.swift
            final class Other {}
            """)),
        RuleExample("Deny wins over allow.", code("""
            "from": "App/**", "allowed": "Kit/**", "to": { "names": ["Secret"] }
            """, """
            //- App/A.swift
            final class A {
                let kit: Kit? = nil
                let secret: Secret? = nil // ← forbidden-dependency
            }
            //- Kit/Kit.swift
            final class Kit {}
            final class Secret {}
            """)),
        RuleExample("Transitive contracts follow the shortest way.", code("""
            "from": "App/**", "to": "Disk/**", "transitive": true
            """, """
            //- App/A.swift
            final class A { let b = B() }
            final class B { let kit = Kit() } // ← forbidden-dependency
            final class C { let disk = Disk() } // ← forbidden-dependency
            final class D { let free = Free() }
            //- Kit/Kit.swift
            final class Kit { let store: Store? = nil }
            protocol Store { func disk() -> Disk }
            final class Free {}
            //- Disk/Disk.swift
            final class Disk {}
            """)),
        RuleExample("A way over branches that exclude each other is none.", code("""
            "from": { "names": ["A"] }, "to": { "names": ["C"] }, "transitive": true
            """, """
            //- A.swift
            #if DEBUG
            final class A { let b: B? = nil }
            #else
            final class A {}
            extension B { func c(_ c: C) {} }
            #endif
            final class B {}
            final class C {}
            """)),
        RuleExample("Imports of a forbidden target count.", code("""
            "from": { "targets": ["App"] }, "to": { "targets": ["Disk"] }
            """, """
            //- Package.swift
            let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Disk")])
            //- Sources/App/App.swift
            import Disk // ← forbidden-dependency
            //- Sources/Disk/Disk.swift
            import App
            """)),
        RuleExample("Roles and UI modules select too.", code("""
            "from": { "roles": ["presenter"], "modules": ["Ticket"] },
            "to": { "modules": ["Other*"] }
            """, Ticket.presenter("let other: OtherPresenter? = nil // ← forbidden-dependency", """
            //- Other/Other.swift
            import UIKit
            protocol OtherOutput: AnyObject { func tapped() }
            final class OtherViewController: UIViewController { weak var output: OtherOutput? }
            final class OtherPresenter: OtherOutput { func tapped() {} }
            enum OtherAssembler {
                static func assemble() -> (OtherViewController, OtherPresenter) {
                    let view = OtherViewController()
                    let presenter = OtherPresenter()
                    view.output = presenter
                    return (view, presenter)
                }
            }
            """))),
        RuleExample("A protected type is used by those alone.", protection("""
            "types": { "names": ["Vault"] }, "usedBy": "Session/**"
            """, """
            //- Session/Vault.swift
            final class Vault { struct Key {} }
            final class Session { let vault = Vault() }
            //- App/A.swift
            final class A {
                let session = Session()
                let key: Vault.Key? = nil // ← protected-type
                let vault: Vault? = nil // ← protected-type
            }
            """)),
        RuleExample("Construction can be reserved alone.", protection("""
            "types": { "names": ["Vault"] }, "constructedBy": { "names": ["*Factory"] }
            """, """
            //- A.swift
            final class Vault { static let one = Vault() }
            final class VaultFactory { func make() -> Vault { Vault() } }
            final class A {
                let vault: Vault = .init() // ← protected-type
                func take(_ vault: Vault) {}
            }
            """)),
    ]

    @Test(arguments: examples)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    @Test func theWayOfATransitiveFindingIsPrinted() {
        let example = RuleExample("", Self.code("""
            "from": "App/**", "to": "Disk/**", "transitive": true, "reason": "Disks fail.",
            "instruction": "Ask the cache.", "severity": "warning"
            """, """
            //- App/A.swift
            final class A { let kit = Kit() }
            //- Kit/Kit.swift
            final class Kit { let disk = Disk() }
            //- Disk/Disk.swift
            final class Disk {}
            """))
        let finding = example.findings.first?.finding
        #expect(finding?.message == """
            `A` reaches `Disk`, which is forbidden to it: `A` → `Kit` → `Disk` (contract "test")
            """)
        #expect(finding?.notes.map(\.message) == [
            "`A` constructs `Kit`", "`Kit` constructs `Disk`",
        ])
        #expect(finding?.reason == "Disks fail." && finding?.instruction == "Ask the cache.")
        #expect(finding?.severity == .warning)
    }
}
