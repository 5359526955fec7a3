import Testing

/// Contracts of the kind "forbidden-import".
@Suite struct ForbiddenImportTests {
    private static func code(_ terms: String, _ files: String) -> String {
        ContractText.project("\"kind\": \"forbidden-import\", \(terms)", files)
    }

    private static let examples: [RuleExample] = [
        RuleExample("A module covers its submodules and declarations.", code("""
            "from": "Models/**", "imports": ["UIKit", "Core*"]
            """, """
            //- Models/A.swift
            import Foundation
            import UIKit.UIView // ← forbidden-import
            import class UIKit.UIColor // ← forbidden-import
            import CoreData // ← forbidden-import
            import CoreData
            //- App/B.swift
            import UIKit
            """)),
        RuleExample("A submodule alone can be forbidden.", code("\"imports\": [\"Darwin.C.*\"]", """
            //- A.swift
            import Darwin
            import Darwin.C.stdlib // ← forbidden-import
            """)),
        RuleExample("Branches of #if count.", code("\"imports\": [\"UIKit\"]", """
            //- A.swift
            #if canImport(UIKit)
            import UIKit // ← forbidden-import
            #endif
            """)),
        RuleExample("Only some attributes.", code("\"attributes\": [\"@_exported\", \"@_spi\"]", """
            //- A.swift
            import A
            @_exported import B // ← forbidden-import
            @_spi(Inner) @preconcurrency import C // ← forbidden-import
            @testable import D
            """)),
        RuleExample("Attributes with names, and levels.", code("""
            "attributes": ["@_spi(Inner)", "public"]
            """, """
            //- A.swift
            @_spi(Inner) import A // ← forbidden-import
            @_spi(Other) import B
            public import C // ← forbidden-import
            internal import D
            """)),
        RuleExample("Only some kinds.", code("""
            "imports": ["Foundation"], "importKinds": ["module", "func"]
            """, """
            //- A.swift
            import Foundation // ← forbidden-import
            import class Foundation.NSString
            import func Foundation.sin // ← forbidden-import
            """)),
        RuleExample("An allow-list forbids the rest, and deny wins.", code("""
            "allowed": ["Foundation", "Kit"], "imports": ["Kit.Secret"]
            """, """
            //- A.swift
            import Foundation
            import Kit
            import Kit.Secret // ← forbidden-import
            import Other // ← forbidden-import
            """)),
        RuleExample("A file is selected by what it declares; tests are not linted.", code("""
            "from": { "names": ["*Model"] }, "imports": ["UIKit"]
            """, """
            //- A.swift
            import UIKit // ← forbidden-import
            struct A {}
            struct AModel {}
            //- B.swift
            import UIKit
            struct B {}
            //- AppTests/T.swift
            import UIKit
            struct TModel {}
            """)),
    ]

    @Test(arguments: examples)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }
}
