import Testing

/// What contracts of the project's own count, and what they say.
@Suite struct ContractDetailTests {
    private static func code(_ kind: String, _ terms: String, _ files: String) -> String {
        ContractText.project("\"kind\": \"\(kind)\", \(terms)", files)
    }

    private static let fromAppToKit = "\"from\": \"App/**\", \"to\": \"Kit/**\""

    private static func app(_ sentence: String, _ code: String, _ kit: String) -> RuleExample {
        RuleExample(only: "forbidden-dependency", sentence, Self.code(
            "forbidden-dependency", fromAppToKit,
            "//- App/A.swift\n\(code)\n//- Kit/Kit.swift\n\(kit)"))
    }

    static let uses = [
        app("An extension of a forbidden type is a use.", """
            extension Kit { func go() {} } // ← forbidden-dependency
            """, "final class Kit {}"),
        app("Code outside of types is one.", """
            func go(_ kit: Kit) {} // ← forbidden-dependency
            """, "final class Kit {}"),
        app("A name on the way to a nested type is none.", """
            final class A { var part: Kit.Part? } // ← forbidden-dependency
            """, "enum Kit { struct Part {} }"),
        app("A preview is none.", """
            #Preview { Kit() }
            final class A {}
            """, "final class Kit {}"),
        app("Beside a preview everything else is a use.", """
            #Preview { Kit() }
            final class A { var kit: Kit? } // ← forbidden-dependency
            """, "final class Kit {}"),
        RuleExample(only: "forbidden-dependency", "A contract can be off.", code(
            "forbidden-dependency", fromAppToKit + ", \"severity\": \"off\"", """
            //- App/A.swift
            final class A { var kit: Kit? }
            //- Kit/Kit.swift
            final class Kit {}
            """)),
        app("An alias is no type of its own.", """
            final class A { var kit: Kit? }
            """, "typealias Kit = Int"),
        app("Each pair is reported once.", """
            final class A { var kit: Kit? // ← forbidden-dependency
                func take(_ kit: Kit) {} }
            final class B { var kit: Kit? } // ← forbidden-dependency
            func a(_ kit: Kit) {} // ← forbidden-dependency
            func b(_ kit: Kit) {}
            """, "final class Kit {}"),
        RuleExample(only: "forbidden-dependency", "What tests declare is not forbidden.", code(
            "forbidden-dependency", "\"from\": \"App/**\", \"to\": { \"names\": [\"Kit\"] }", """
            //- App/A.swift
            final class A { var kit: Kit? }
            //- Tests/Kit.swift
            final class Kit {}
            """)),
        RuleExample(only: "forbidden-dependency", "A nested type is one with those around.", code(
            "forbidden-dependency", "\"from\": \"App/**\", \"to\": { \"names\": [\"Part\"] }", """
            //- App/A.swift
            enum A { struct Part {}; struct Other { var part: Part? } } // ← forbidden-dependency
            struct B { struct Part {}; var part: Part? }
            """)),
        RuleExample(only: "forbidden-dependency", "The name of a nested type has dots.", code(
            "forbidden-dependency", "\"from\": \"App/**\", \"to\": { \"names\": [\"A.Part\"] }", """
            //- App/A.swift
            enum A { struct Part {} }
            enum B { struct Part {} }
            struct C { var a: A.Part? } // ← forbidden-dependency
            struct D { var b: B.Part? }
            """)),
    ]

    static let bases = [
        ("UIView", "a superclass of the SDK"), ("Library", "an unknown class"),
    ].map { base, what in
        RuleExample(only: "forbidden-dependency", "What derives from \(what).", code(
            "forbidden-dependency",
            "\"from\": \"App/**\", \"to\": { \"baseTypes\": [\"UIResponder\"] }", """
            //- App/A.swift
            final class A { var kit: Kit? }
            final class B { var own: Own? } // ← forbidden-dependency
            //- Kit/Kit.swift
            final class Kit: \(base) {}
            final class Own: UIResponder {}
            """))
    }

    private static func detour(_ sentence: String, _ b: String, _ mark: String = "")
        -> RuleExample
    {
        RuleExample(only: "forbidden-dependency", sentence, code(
            "forbidden-dependency", """
            "from": { "names": ["A"] }, "to": { "names": ["Disk"] }, "transitive": true
            """, """
            //- A.swift
            final class A { var b: B? }\(mark)
            \(b)
            final class Disk { var a: A? }
            """))
    }

    static let ways = [
        detour("A way over one.", "final class B { var disk: Disk? }",
            " // ← forbidden-dependency"),
        detour("A way over two.", "final class B { var c: C? }\nfinal class C { var d: Disk? }",
            " // ← forbidden-dependency"),
        detour("No way.", "final class B { var c: C? }\nfinal class C { var b: B? }"),
        detour("A ring on the way ends.",
            "final class B { var c: C? }\nfinal class C { var b: B?; var d: Disk? }",
            " // ← forbidden-dependency"),
        detour("A way against the direction.", "final class B {}\nextension Disk { var b: B? }"),
        RuleExample(only: "forbidden-dependency", "A way over a doubtful type is none.", code(
            "forbidden-dependency", """
            "from": { "names": ["A"] }, "to": { "baseTypes": ["Store"] }, "transitive": true
            """, """
            //- A.swift
            final class A { var b: B? }
            final class B: Library { var disk: Disk? }
            final class Disk: Store {}
            """)),
        RuleExample(only: "layer-violation", "What a function declares lies in no layer.", code(
            "layers", """
            "exhaustive": true,
            "layers": [{ "name": "a", "paths": ["A/**"] }, { "name": "z", "paths": ["Z/**"] }]
            """, """
            //- A/A.swift
            final class A {}
            //- B/B.swift
            func go() { struct Local {} }
            //- C/C.swift
            final class C { struct Inner {} } // ← layer-violation
            //- D/D.swift
            func stay() {} // ← layer-violation
            //- Tests/T.swift
            func test() {}
            """)),
        RuleExample(only: "forbidden-dependency", "A way of one step is reported as such.", code(
            "forbidden-dependency", """
            "from": { "names": ["A"] }, "to": { "names": ["Disk"] }, "transitive": true
            """, """
            //- A.swift
            final class A { var b: B?
                var d: Disk? // ← forbidden-dependency
            }
            final class B { var d: Disk? }
            final class Disk {}
            """)),
    ]

    private static func vault(_ sentence: String, _ terms: String, _ files: String)
        -> RuleExample
    {
        RuleExample(only: "protected-type", sentence, code(
            "protected-type", "\"types\": { \"names\": [\"Vault\"] }, \(terms)", """
            //- Vault.swift
            final class Vault { var next: Vault? = Vault() }
            //- A.swift
            \(files)
            """))
    }

    static let protection = [
        vault("Who may construct may use.", """
            "usedBy": { "names": ["User"] }, "constructedBy": { "names": ["Maker"] }
            """, """
            final class User { var vault: Vault? }
            final class Maker { func make() -> Vault { Vault() } }
            final class Other { var vault: Vault? } // ← protected-type
            """),
        vault("Who may use may not construct.", """
            "usedBy": { "names": ["User"] }, "constructedBy": { "names": ["Maker"] }
            """, """
            final class User { var vault: Vault? = Vault() } // ← protected-type
            """),
        vault("Who may do neither is reported once.", """
            "usedBy": { "names": ["User"] }, "constructedBy": { "names": ["Maker"] }
            """, """
            final class User {}
            final class Maker {}
            final class Other { func go() { _ = Vault() } } // ← protected-type
            """),
        vault("Use alone is free where construction is not.", """
            "constructedBy": { "names": ["Maker"] }
            """, """
            final class Maker {}
            final class User { var vault: Vault?
                func go() { vault = Vault() } } // ← protected-type
            """),
        vault("Construction is free where use is not asked for.", """
            "usedBy": { "names": ["User"] }
            """, """
            final class User { let vault = Vault() }
            """),
    ]


    private static let door = """
        protocol DoorOutput: AnyObject { func open() }
        final class DoorViewController: UIViewController {
            weak var output: DoorOutput?
            @objc private func tapped() { output?.open() }
        }
        final class DoorPresenter: DoorOutput { func open() {} }
        func door() -> (DoorViewController, DoorPresenter) {
            let view = DoorViewController()
            let presenter = DoorPresenter()
            view.output = presenter
            return (view, presenter)
        }
        """

    private static func modules(_ sentence: String, _ terms: String, mark: String = "")
        -> RuleExample
    {
        RuleExample(only: "not-independent", sentence, code("not-independent", terms, """
            //- Lamp.swift
            \(Lamp.with { $0.presenter = "    var door: DoorPresenter?\(mark)" })
            //- Door.swift
            import UIKit
            \(door)
            """))
    }

    private static func targets(_ sentence: String, _ terms: String, _ files: String)
        -> RuleExample
    {
        RuleExample(only: "not-independent", sentence, code("not-independent", terms, """
            //- Package.swift
            let package = Package(name: "P", targets: [
                .target(name: "Cart"), .target(name: "Menu"), .target(name: "Kit"),
            ])
            \(files)
            //- Sources/Menu/Menu.swift
            public final class Dish {}
            //- Sources/Kit/Kit.swift
            public final class Kit {}
            """))
    }

    static let roles = [
        RuleExample(only: "forbidden-dependency", "A module's own types are not outside.", code(
            "forbidden-dependency", """
            "from": { "roles": ["outside"] }, "to": { "names": ["LampViewController"] }
            """, """
            //- Lamp.swift
            \(Lamp().text)
            //- House.swift
            final class House { var lamp: LampViewController? } // ← forbidden-dependency
            """)),
        RuleExample(only: "forbidden-dependency", "An extension beside its type is none.", code(
            "forbidden-dependency", "\"from\": \"App/**\", \"to\": { \"names\": [\"A\"] }", """
            //- App/A.swift
            final class A {}
            extension A { func go() {} }
            //- App/B.swift
            extension A { func stay() {} } // ← forbidden-dependency
            """)),
    ]

    static let selected = [
        RuleExample(only: "dependency-cycle", "Both ends have to be selected.", code(
            "dependency-cycle", """
            "between": "types", "within": { "names": ["A", "B"] }
            """, """
            //- A.swift
            final class A { var b: B?; var c: C? } // ← dependency-cycle
            final class B { var a: A? }
            final class C { var a: A? }
            """)),
        RuleExample(only: "dependency-cycle", "One end is not enough.", code(
            "dependency-cycle", """
            "between": "types", "within": { "names": ["A"] }
            """, """
            //- A.swift
            final class A { var b: B? }
            final class B { var a: A? }
            """)),
    ]

    static let siblings = [
        modules("UI modules can be siblings.", "\"modules\": [\"Lamp\", \"Door\"]",
            mark: " // ← not-independent"),
        modules("A module that is not named is none.", "\"modules\": [\"Lamp\", \"Bell\"]"),
        targets("An import leads to a sibling.", "\"paths\": [\"Sources/{part}/**\"]", """
            //- Sources/Cart/Cart.swift
            import Menu // ← not-independent
            import Kit // ← not-independent
            """),
        targets("Not to what all may use.", """
            "paths": ["Sources/{part}/**"], "allowed": "Sources/Kit/**"
            """, """
            //- Sources/Cart/Cart.swift
            import Menu // ← not-independent
            import Kit
            final class Cart { var kit: Kit? }
            """),
        targets("Nor to what is no sibling.", "\"targets\": [\"Cart\", \"Menu\"]", """
            //- Sources/Cart/Cart.swift
            import Menu // ← not-independent
            import Kit
            """),
        targets("A use says it all.", "\"targets\": [\"Cart\", \"Menu\"]", """
            //- Sources/Cart/Cart.swift
            import Menu
            final class Cart { var dish: Dish? } // ← not-independent
            """),
        targets("A part may import itself.", "\"targets\": [\"Cart\", \"Menu\"]", """
            //- Sources/Cart/Cart.swift
            import Cart
            final class Cart { var cart: Cart? }
            """),
    ]

    @Test(arguments: uses + bases + ways + protection + siblings + roles + selected)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    @Test func theFurtherPlacesOfABreachAreNotes() {
        let example = Self.app("", """
            final class A { var kit: Kit?; func take(_ kit: Kit) {}
                func give() -> Kit? { kit }
            }
            """, "final class Kit {}")
        let finding = example.findings.first?.finding
        #expect(finding?.notes.map(\.message) == [
            "`Kit` is declared here", "`Kit` is used here too", "`Kit` is used here too",
        ])
        #expect(finding?.message == "`A` stores `Kit`, which is forbidden to it "
            + "(contract \"test\")")
    }

    @Test(arguments: [
        ("types", "Types depend on each other: A → B → A", [
            "A constructs `B` (1 reference)", "B stores `A` (2 references)",
        ]),
        ("files", "Files depend on each other: A.swift → B.swift → A.swift", [
            "A.swift needs `B` of B.swift (1 reference)",
            "B.swift needs `A` of A.swift (2 references)",
        ]),
    ]) func theStepsOfACircleAreNotes(level: String, message: String, notes: [String]) {
        let example = RuleExample(only: "dependency-cycle", "", Self.code(
            "dependency-cycle", "\"between\": \"\(level)\"", """
            //- A.swift
            final class A { let b = B() }
            //- B.swift
            final class B { var a: A?; func take(_ a: A) {} }
            """))
        let finding = example.findings.first?.finding
        #expect(finding?.message == "\(message) (contract \"test\")")
        #expect(finding?.notes.map(\.message) == notes)
        #expect(finding?.instruction.contains("(1 reference): hand it in") == true)
    }

    @Test func anImportIsAStepToo() {
        let example = RuleExample(only: "dependency-cycle", "", Self.code(
            "dependency-cycle", "\"between\": \"targets\"", """
            //- Package.swift
            let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])
            //- Sources/App/App.swift
            import Kit
            public final class App { var kit: Kits? }
            //- Sources/Kit/Kit.swift
            import App
            public final class Kits {}
            """))
        let finding = example.findings.first?.finding
        #expect(finding?.notes.map(\.message) == [
            "App needs `Kits` of Kit (2 references)", "Kit imports App (1 reference)",
        ])
    }
}
