import Dependencies
import ExampleProjects
import Rules
import Testing

/// The code that has to break every contract, for the drill that asks whether rules can fire.
@Suite struct ContractDrillTests {
    /// What is added to each file, by its path.
    private func additions(_ contract: String, _ files: String) -> [String: String] {
        let project = ExampleProject(ContractText.project(contract, files))
        let model = project.model()
        let drill = ContractDrill(ContractProject(model, project.configuration))
        return Dictionary(uniqueKeysWithValues: drill.additions.map { file, text in
            (model.index[FileID(file)].path, text)
        })
    }

    private let files = """
        //- App/A.swift
        final class A { struct Inner {} }
        //- Kit/Kit.swift
        final class Kit {}
        //- Tests/Test.swift
        final class Test {}
        """

    @Test func typesOfAllFoldersUseEachOther() {
        let found = additions("""
            "kind": "forbidden-dependency", "from": "App/**", "to": "Kit/**"
            """, files)
        let body = "func modlintDrill(_ drill0: A, _ drill1: Kit) { _ = A(); _ = Kit() }"
        #expect(found == [
            "App/A.swift": "extension A { \(body) }\n",
            "Kit/Kit.swift": "extension Kit { \(body) }\n",
        ])
    }

    @Test func everyFolderHasAType() {
        let found = additions("""
            "kind": "protected-type", "types": { "names": ["A"] }, "usedBy": "a/**"
            """, "abcdef".map { "//- \($0)/T.swift\nfinal class \($0.uppercased()) {}\n" }.joined())
        #expect(found.keys.sorted() == "abcdef".map { "\($0)/T.swift" })
    }

    @Test func withoutContractsNothingIsAdded() {
        let project = ExampleProject(files)
        let drill = ContractDrill(ContractProject(project.model(), project.configuration))
        #expect(drill.additions == [:])
    }

    @Test(arguments: [
        ("\"imports\": [\"UIKit\"]", "import UIKit\n"),
        ("\"imports\": [\"Core*\"]", "import CoreDrill\n"),
        ("\"imports\": [\"{UI,App}Kit\"]", "import UIKit\n"),
        ("\"imports\": [\"RxSwif?\"]", "import RxSwifx\n"),
        ("\"allowed\": [\"UIKit\"]", "import ModlintDrill\n"),
        ("\"attributes\": [\"@testable\"]", "@testable import ModlintDrill\n"),
        ("\"imports\": [\"UIKit\"], \"importKinds\": [\"class\"]", "import class UIKit.Drill\n"),
        ("\"imports\": [\"UIKit.UIView\"], \"importKinds\": [\"class\"]",
            "import class UIKit.UIView\n"),
        ("\"imports\": [\"UIKit\"], \"importKinds\": [\"module\"]", "import UIKit\n"),
    ])
    func importsAreAddedAsTheContractForbidsThem(terms: String, line: String) {
        let found = additions("""
            "kind": "forbidden-import", "from": "Kit/**", \(terms)
            """, files)
        #expect(found["Kit/Kit.swift"]?.hasSuffix(line) == true)
        #expect(found["Kit/Kit.swift"]?.hasPrefix("extension Kit {") == true)
        #expect(found["Tests/Test.swift"] == nil)
    }

    @Test func aFileWithoutTypesIsSelectedToo() {
        let found = additions("""
            "kind": "forbidden-import", "from": "Kit/**", "imports": ["UIKit"]
            """, "//- App/A.swift\nfinal class A {}\n//- Kit/Kit.swift\nfunc a() {}")
        #expect(found["Kit/Kit.swift"] == "import UIKit\n")
    }

    @Test func withoutASelectionTheFirstFileIsTaken() {
        let found = additions("""
            "kind": "forbidden-import", "imports": ["UIKit"]
            """, "//- Tests/Test.swift\nfunc a() {}\n//- Kit/Kit.swift\nfunc a() {}")
        #expect(found == ["Kit/Kit.swift": "import UIKit\n"])
    }
}
