import Testing

/// Contracts of the kind "layers".
@Suite struct LayerViolationTests {
    private static func code(_ options: String, _ files: String) -> String {
        ContractText.project("""
            "kind": "layers", \(options) "layers": [
              { "name": "top", "paths": ["Top/**"] },
              { "name": "middle", "paths": ["Middle/**"] },
              { "name": "low", "paths": ["Low/**"] }
            ]
            """, files)
    }

    private static let examples: [RuleExample] = [
        RuleExample("Each layer may use those below, and itself.", code("", """
            //- Top/A.swift
            final class A { let b = B(); let c = C(); let other: D? = nil }
            final class D {}
            //- Middle/B.swift
            final class B { let c = C() }
            //- Low/C.swift
            final class C {}
            """)),
        RuleExample("One finding for each pair of types, at the first place.", code("", """
            //- Top/A.swift
            final class A {}
            //- Low/C.swift
            final class C {
                let a: A? = nil // ← layer-violation
                func make() -> A { A() }
            }
            struct Other { var a: [A] = [] } // ← layer-violation
            """)),
        RuleExample("Extensions and code outside of types count with their file.", code("", """
            //- Top/A.swift
            final class A {}
            //- Low/C.swift
            extension A { func work() {} } // ← layer-violation
            //- Low/E.swift
            func make() -> A { fatalError() } // ← layer-violation
            //- Low/D.swift
            final class D {}
            //- Top/D.swift
            extension D { func show(_ a: A) {} }
            """)),
        RuleExample("Nested types are where they are declared.", code("", """
            //- Top/A.swift
            enum A { enum Kind { case one } }
            //- Low/C.swift
            struct C {
                let kind: A.Kind // ← layer-violation
            }
            """)),
        RuleExample("A closed layer cannot be skipped.", code("\"closed\": true,", """
            //- Top/A.swift
            final class A {
                let b = B()
                let c = C() // ← layer-violation
            }
            //- Middle/B.swift
            final class B { let c = C() }
            //- Low/C.swift
            final class C {}
            """)),
        RuleExample("A type lies in the first layer that selects it.", ContractText.project("""
            "kind": "layers", "layers": [
              { "name": "screens", "names": ["*Screen"] },
              { "name": "rest", "paths": ["App/**"], "except": { "names": ["Old*"] } }
            ]
            """, """
            //- App/All.swift
            final class HomeScreen { let store = Store(); let old = OldStore() }
            final class Store {
                let screen: HomeScreen? = nil // ← layer-violation
            }
            final class OldStore { let screen: HomeScreen? = nil }
            """)),
        RuleExample("An exhaustive contract wants every type and file in a layer.", code(
            "\"exhaustive\": true,", """
            //- Top/A.swift
            final class A {}
            //- Middle/B.swift
            let b = 1
            //- Low/C.swift
            extension A {} // ← layer-violation
            //- Else/D.swift
            final class D { final class Inner {} } // ← layer-violation
            //- Else/E.swift
            let e = 1 // ← layer-violation
            //- Tests/LowTests/T.swift
            final class T {}
            """)),
        RuleExample("Without layers of its own it takes those of the top level.",
            ContractText.project("\"kind\": \"layers\"", layers: """
                "layers": [{ "name": "a", "paths": ["A/**"] }, { "name": "b", "paths": ["B/**"] }],
                """, """
                //- A/A.swift
                final class A {}
                //- B/B.swift
                final class B { let a = A() } // ← layer-violation
                """)),
        RuleExample("What only previews use and what cannot be told is silent.", code("", """
            //- Top/A.swift
            import SwiftUI
            final class A {}
            final class Twin {}
            //- Middle/Twin.swift
            final class Twin {}
            //- Low/C.swift
            import SwiftUI
            struct C { let unknown: Missing? = nil; let twin: Twin? = nil }
            #Preview { A() }
            """)),
        RuleExample("An import of a target of a higher layer counts.", ContractText.project("""
            "kind": "layers", "layers": [
              { "name": "app", "targets": ["App"] }, { "name": "kit", "targets": ["Kit"] }
            ]
            """, """
            //- Package.swift
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])
            //- Sources/App/App.swift
            import Kit
            public final class Main {}
            //- Sources/Kit/Kit.swift
            import App // ← layer-violation
            //- Sources/Kit/Used.swift
            import App
            final class Used { let main = Main() } // ← layer-violation
            """)),
    ]

    @Test(arguments: examples)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }
}
