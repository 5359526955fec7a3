import ExampleProjects
import Rules
import Testing

/// Selectors and patterns of contracts that find nothing, which a typing mistake looks like.
@Suite struct IdleSelectorTests {
    private func idle(_ contract: String) -> [String] {
        let project = ExampleProject(ContractText.project(contract, """
            //- Package.swift
            let package = Package(name: "P", targets: [.target(name: "App")])
            //- Sources/App/A.swift
            final class A: Base { struct Inner {} }
            protocol Base {}
            final class View: UIView {}
            //- Sources/App/Screens/Cart/Cart.swift
            final class Cart {}
            """))
        return ContractProject(project.model(), project.configuration).idle.map(\.message)
    }

    private func idle(selector: String) -> [String] {
        idle("\"kind\": \"protected-type\", \"types\": \(selector), \"usedBy\": \"Sources/**\"")
    }

    @Test(arguments: [
        "\"Sources/App/**\"", "{ \"names\": [\"A\"] }", "{ \"names\": [\"A.Inner\"] }",
        "{ \"names\": [\"Ca*\"] }", "{ \"baseTypes\": [\"Base\"] }",
        "{ \"baseTypes\": [\"UIView\"] }", "{ \"targets\": [\"App\"] }",
        "{ \"paths\": [\"Sources/**\"], \"names\": [\"A\"] }", "{ \"roles\": [\"outside\"] }",
    ])
    func whatFindsSomethingIsQuiet(selector: String) {
        #expect(idle(selector: selector) == [])
    }

    @Test(arguments: [
        ("\"Source/App/**\"",
            "The pattern \"Source/App/**\" of \"paths\" matches no Swift file"),
        ("{ \"names\": [\"A\", \"B\"] }", "The pattern \"B\" of \"names\" matches no type"),
        ("{ \"names\": [\"B.Inner\"] }",
            "The pattern \"B.Inner\" of \"names\" matches no type"),
        ("{ \"baseTypes\": [\"Bases\"] }",
            "The pattern \"Bases\" of \"baseTypes\" matches no superclass and no protocol of a "
                + "type"),
        ("{ \"targets\": [\"Apps\"] }", "The pattern \"Apps\" of \"targets\" matches no target"),
        ("{ \"modules\": [\"Cart\"] }",
            "The pattern \"Cart\" of \"modules\" matches no UI module"),
        ("{ \"roles\": [\"presenter\"] }", "The role \"presenter\" is that of no type"),
        ("{ \"names\": [\"Cart\"], \"baseTypes\": [\"Base\"] }",
            "The selector matches no type and no file"),
        ("{ \"paths\": [\"Sources/App/Screens/**\"], \"names\": [\"A\"] }",
            "The selector matches no type and no file"),
    ])
    func whatFindsNothingIsReported(selector: String, message: String) {
        #expect(idle(selector: selector) == ["\(message) (contract \"test\")"])
    }

    @Test(arguments: [
        ("\"kind\": \"not-independent\", \"paths\": [\"Sources/App/Screens/{screen}/**\"]", []),
        ("\"kind\": \"not-independent\", \"paths\": [\"Screens/{screen}/**\"]",
            ["The pattern \"Screens/{screen}/**\" of \"paths\" matches no Swift file"]),
        ("\"kind\": \"not-independent\", \"modules\": [\"Cart*\"]",
            ["The pattern \"Cart*\" of \"modules\" matches no UI module"]),
        ("\"kind\": \"not-independent\", \"targets\": [\"App\", \"Kit\"]",
            ["The pattern \"Kit\" of \"targets\" matches no target"]),
        ("\"kind\": \"dependency-cycle\", \"between\": \"folders\", "
            + "\"folders\": [\"Sources/App/Screens/*\"]", []),
        ("\"kind\": \"dependency-cycle\", \"between\": \"folders\", \"folders\": [\"Screens/*\"]",
            ["The pattern \"Screens/*\" of \"folders\" matches no folder with a Swift file"]),
    ])
    func partsThatAreNotThereAreReported(contract: String, messages: [String]) {
        #expect(idle(contract) == messages.map { "\($0) (contract \"test\")" })
    }
}
