import Diagnostics
import Testing

/// Contracts of the kind "dependency-cycle".
@Suite struct DependencyCycleTests {
    private static func code(_ terms: String, layers: String = "", _ files: String) -> String {
        ContractText.project("\"kind\": \"dependency-cycle\", \(terms)", layers: layers, files)
    }

    private static let ring = """
        //- A/A.swift
        final class A { let b = B() } // ← dependency-cycle
        //- B/B.swift
        final class B { let c = C() }
        //- C/C.swift
        final class C { let a: A? = nil }
        """

    private static let examples: [RuleExample] = [
        RuleExample("Folders in a ring give one finding.", code("\"between\": \"folders\"", ring)),
        RuleExample("So do files.", code("\"between\": \"files\"", ring)),
        RuleExample("And types.", code("\"between\": \"types\"", ring)),
        RuleExample("Folders can be given; what lies below counts with them.", code("""
            "between": "folders", "folders": ["Kit/*"]
            """, """
            //- Kit/A/x/A.swift
            final class A { let a2 = A2(); let b = B() }
            //- Kit/A/A2.swift
            final class A2 { let a: A? = nil }
            //- Kit/B/B.swift
            final class B {}
            //- Top/T.swift
            final class T { let a = A() }
            //- Top/U/U.swift
            final class U { let t: T? = nil }
            """)),
        RuleExample("A type that several files extend makes them no ring.", code("""
            "between": "files"
            """, """
            //- A.swift
            struct A { let kind: Kind }
            //- A+Kind.swift
            extension A { enum Kind { case one; func make(_ a: A) {} } }
            """)),
        RuleExample("Only the selected code counts.", code("""
            "between": "files", "within": { "paths": ["A/**", "B/**"] }
            """, """
            //- A/A.swift
            final class A { let b = B() }
            //- B/B.swift
            final class B { let c = C() }
            //- C/C.swift
            final class C { let a: A? = nil }
            """)),
        RuleExample("The layers of the top level can form a ring.", code(
            "\"between\": \"layers\"", layers: """
            "layers": [{ "name": "a", "paths": ["A/**"] }, { "name": "b", "paths": ["B/**"] }],
            """, """
            //- A/A.swift
            final class A { let b = B() } // ← dependency-cycle
            //- B/B.swift
            final class B { let a: A? = nil }
            """)),
        RuleExample("Targets depend by import and by what is imported.", code("""
            "between": "targets"
            """, """
            //- Package.swift
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["C"]), .target(name: "B"), .target(name: "C"),
            ])
            //- Sources/A/A.swift
            import B // ← dependency-cycle
            public final class A { let c = C() }
            //- Sources/B/B.swift
            import A
            public final class B { let a = A() }
            //- Sources/C/C.swift
            public final class C { let a = A() }
            """)),
        RuleExample("Branches that exclude each other make no ring.", code("""
            "between": "types"
            """, """
            //- A.swift
            final class A {}
            final class B {}
            #if DEBUG
            extension A { func b(_ b: B) {} }
            #else
            extension B { func a(_ a: A) {} }
            #endif
            """)),
        RuleExample("Two knots give two findings.", code("\"between\": \"types\"", """
            //- A.swift
            final class A { let b: B? = nil } // ← dependency-cycle
            final class B { let a: A? = nil }
            final class C { let d: D? = nil; let a: A? = nil } // ← dependency-cycle
            final class D { let c: C? = nil }
            """)),
    ]

    @Test(arguments: examples)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private func finding(_ files: String) -> Finding? {
        RuleExample("", Self.code("\"between\": \"folders\"", files)).findings.first?.finding
    }

    @Test func everyStepHasItsPlaceAndItsNumberOfReferences() {
        let finding = finding("""
            //- A/A.swift
            final class A { let b = B(); func more() -> B { B() } }
            //- B/B.swift
            final class B { let a: A? = nil }
            """)
        #expect(finding?.message
            == "Folders depend on each other: A → B → A (contract \"test\")")
        #expect(finding?.notes.map(\.message) == [
            "A needs `B` of B (3 references)", "B needs `A` of A (1 reference)",
        ])
        #expect(finding?.instruction.hasPrefix("Cut B → A (1 reference): ") == true)
        #expect(finding?.type == "A" && finding?.target == "A → B → A")
    }

    @Test func theCutOpensTheWholeKnot() {
        let finding = finding("""
            //- A/A.swift
            final class A { let b = B(); let c = C(); func more() -> B { B() } }
            //- B/B.swift
            final class B { let a: A? = nil; let c = C() }
            //- C/C.swift
            final class C { let a: A? = nil }
            """)
        #expect(finding?.instruction.hasPrefix(
            "Cut B → A (1 reference), C → A (1 reference): ") == true)
        #expect(finding?.instruction.hasSuffix(
            "Of 3 folders that all reach each other, nothing is circular then.") == true)
    }
}
