import Testing

/// Contracts of the kind "not-independent".
@Suite struct NotIndependentTests {
    private static func code(_ terms: String, _ files: String) -> String {
        ContractText.project("\"kind\": \"not-independent\", \(terms)", files)
    }

    private static let examples: [RuleExample] = [
        RuleExample("A capture makes a part of each folder.", code("""
            "paths": ["App/Screens/{screen}/**"], "allowed": "App/Screens/Common/**"
            """, """
            //- App/Screens/A/View/A.swift
            final class A {
                let b = B() // ← not-independent
                let common = Common()
                let own: A2? = nil
                let service = Service()
            }
            //- App/Screens/A/A2.swift
            final class A2 {}
            //- App/Screens/B/B.swift
            final class B {}
            //- App/Screens/Common/Common.swift
            final class Common {
                let b: B? = nil // ← not-independent
            }
            //- App/Service.swift
            final class Service { let a: A? = nil }
            """)),
        RuleExample("A capture may be a piece of a name, behind any folders.", code("""
            "paths": ["**/Feature{name}/{Sources,Code}/**"]
            """, """
            //- Packages/FeatureHome/Sources/H.swift
            final class H { let s = S() } // ← not-independent
            //- Packages/x/FeatureHome/Code/H2.swift
            final class H2 { let h = H() }
            //- Packages/FeatureShop/Sources/S.swift
            final class S {}
            //- Packages/FeatureShop/Tests/T.swift
            final class T { let h = H() }
            """)),
        RuleExample("Two captures tell parts by both.", code("""
            "paths": ["{area}/{screen}/**"]
            """, """
            //- A/One/X.swift
            final class X {
                let y = Y() // ← not-independent
            }
            //- B/One/Y.swift
            final class Y {}
            """)),
        RuleExample("Patterns without captures are one part each.", code("""
            "paths": ["Cart/**", "Pay/**"]
            """, """
            //- Cart/C.swift
            final class C {
                let p = P() // ← not-independent
                let o = O()
            }
            //- Pay/P.swift
            final class P {}
            //- Other/O.swift
            final class O { let p = P() }
            """)),
        RuleExample("Targets can be siblings; imports count, shared files are at home.", code("""
            "targets": ["F*"]
            """, """
            //- Package.swift
            let package = Package(name: "P", targets: [
                .target(name: "F1", path: ".", sources: ["F1", "Shared"]),
                .target(name: "F2", path: ".", sources: ["F2", "Shared"]),
            ])
            //- F1/A.swift
            import F2 // ← not-independent
            final class A { let shared = Shared() }
            //- F1/B.swift
            import F2
            final class B { let c = C() } // ← not-independent
            //- F2/C.swift
            final class C { let shared = Shared() }
            //- Shared/Shared.swift
            final class Shared {}
            """)),
    ]

    @Test(arguments: examples)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }
}
