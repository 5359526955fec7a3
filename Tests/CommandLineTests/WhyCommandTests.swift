import Foundation
import TestFolders
import Testing
import modlint

@Suite struct WhyCommandTests {
    /// Two screens, of which the one opens the other, with services below them.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let opening = "_ = PayAssembler.assemble()"
        try folder.add("Screens/Cart/Cart.swift", screen("Cart", load: opening))
        try folder.add("Screens/Pay/Pay.swift", screen("Pay", load: "Gate.shared.open()"))
        try folder.add("Services/Gate.swift", """
            final class Gate {
                static let shared = Gate()
                struct Key { let bits: Bits }
                func open() { UserDefaults.standard.set(1, forKey: "gate") }
            }
            struct Bits {}
            final class Door { func open(_ cart: CartResult) {} }

            """)
        try folder.add("Services/Old/Gate.swift", "final class Old { class Item {} }\n")
        try folder.add("Services/New/Gate.swift", "final class New { class Item {} }\n")
        try folder.add("main.swift", "let gate = Gate()\n")
        return folder
    }

    private func screen(_ name: String, load: String) -> String {
        """
        import UIKit
        protocol \(name)Contract: AnyObject { func show() }
        struct \(name)Result { let view: \(name)ViewController }
        final class \(name)ViewController: UIViewController, \(name)Contract { func show() {} }
        final class \(name)Presenter {
            private let view: \(name)Contract
            init(view: \(name)Contract) { self.view = view }
            func load() { \(load); view.show() }
        }
        enum \(name)Assembler {
            static func assemble() -> \(name)Result {
                let view = \(name)ViewController()
                _ = \(name)Presenter(view: view)
                return \(name)Result(view: view)
            }
        }

        """
    }

    private func text(_ arguments: String...) async throws -> String {
        let folder = try project()
        let outcome = await run(arguments + [folder.path], in: Surroundings())
        #expect(outcome.status == .clean && outcome.remarks.isEmpty)
        return outcome.text
    }

    private func remarks(_ arguments: String...) async throws -> [String] {
        let folder = try project()
        let outcome = await run(arguments + [folder.path], in: Surroundings())
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        return outcome.remarks
    }

    @Test func twoModulesAreComparedAsSuchWhereOneUsesTheOther() async throws {
        #expect(try await text("why", "Cart", "Pay") == """
            module Cart depends on module Pay: 1 step
              Cart → Pay
                Screens/Cart/Cart.swift:8:23: `CartPresenter` uses `PayAssembler.assemble`

            """)
    }

    @Test func aLongerWayIsAChainOfTypes() async throws {
        #expect(try await text("why", "Cart", "Services") == """
            module Cart depends on folder Services: 3 steps
              CartPresenter → PayAssembler
                Screens/Cart/Cart.swift:8:23: `CartPresenter` uses `PayAssembler.assemble`
              PayAssembler → PayPresenter
                Screens/Pay/Pay.swift:13:13: `PayAssembler` constructs `PayPresenter`
              PayPresenter → Gate
                Screens/Pay/Pay.swift:8:19: `PayPresenter` uses `Gate.shared`

            """)
    }

    @Test func partsOfDifferentKindsAreComparedByAllTheirReferences() async throws {
        #expect(try await text("why", "module:Pay", "Services/Gate.swift") == """
            module Pay depends on file Services/Gate.swift: 1 step
              Pay → Services/Gate.swift
                Screens/Pay/Pay.swift:8:19: `PayPresenter` uses `Gate.shared`

            """)
    }

    @Test func aNameOfSeveralMeansThePartOfTheOtherOnesKind() async throws {
        let folder = try project()
        try folder.add("Screens/Cart/Type.swift", "struct Pay { let a: Cart? }; class Cart {}\n")
        func outcome(_ arguments: String...) async -> Outcome {
            await run(arguments + [folder.path], in: Surroundings())
        }
        let both = await outcome("why", "Cart", "Pay")
        #expect(both.status == .unable && both.remarks.first?.contains("any of these") == true)
        let modules = await outcome("why", "Cart", "module:Pay")
        #expect(modules.text.hasPrefix("module Cart depends on module Pay"))
        let types = await outcome("why", "Cart", "Pay", "--level", "type")
        #expect(types.text.hasPrefix("class Cart does not depend on struct Pay"))
    }

    @Test func whatOneTypeOfAFolderUsesSaysNothingOfTheOthers() async throws {
        #expect(try await text("why", "Screens/Pay", "Screens/Cart") == """
            folder Screens/Pay does not depend on folder Screens/Cart
            folder Screens/Cart depends on folder Screens/Pay: 1 step
              CartPresenter → PayAssembler
                Screens/Cart/Cart.swift:8:23: `CartPresenter` uses `PayAssembler.assemble`

            """)
        let loose = try await text("why", "Screens/Pay", "Screens/Cart", "--level", "folder")
        #expect(loose == """
            folder Screens/Pay depends on folder Screens/Cart: 2 steps
              Screens/Pay → Services
                Screens/Pay/Pay.swift:8:19: `PayPresenter` uses `Gate.shared`
              Services → Screens/Cart
                Services/Gate.swift:7:38: `Door` receives `CartResult`

            """)
    }

    @Test func aNestedTypeIsOnlyWhatItHoldsItself() async throws {
        #expect(try await text("why", "Gate.Key", "Bits").hasPrefix("struct Gate.Key depends on"))
        #expect(try await text("why", "PayPresenter", "Key") == """
            class PayPresenter does not depend on struct Gate.Key

            """)
    }

    @Test func codeOutsideOfTypesStandsForItsFile() async throws {
        #expect(try await text("why", "main.swift", "Gate") == """
            file main.swift depends on class Gate: 1 step
              main.swift → Gate
                main.swift:1:12: Top-level code constructs `Gate`

            """)
    }

    @Test func targetsDependByUsesAndImports() async throws {
        let folder = try TemporaryFolder()
        try folder.add("Sources/App/App.swift", "import Kit\nstruct App { let tool: Tool }\n")
        try folder.add("Sources/Kit/Kit.swift", "public struct Tool {}\n")
        let line = ["why", "target:App", "Kit", folder.path]
        #expect(await run(line, in: Surroundings()).text == """
            target App depends on target Kit: 1 step
              App → Kit
                Sources/App/App.swift:2:24: `App` stores `Tool`
                Sources/App/App.swift:1:8: The file imports `Kit`

            """)
        // What another target adds to a type is nothing that the type needs.
        try folder.add("Sources/More/More.swift", """
            import Kit
            public class More {}
            extension Tool { var more: More? { nil } }

            """)
        let types = await run(["why", "type:App", "type:More", folder.path], in: Surroundings())
        #expect(types.text == "struct App does not depend on class More\n")
        let users = await run(["impact", "type:More", folder.path], in: Surroundings())
        #expect(users.text.contains("file Sources/More/More.swift\n      "
            + "Sources/More/More.swift:3:28: `Tool` computes `More`"))
        let graph = await run(["graph", "--level", "target", folder.path], in: Surroundings())
        #expect(graph.text.contains("target App\n  uses target Kit: 2 references"))
    }

    @Test func impactListsWhoDependsByDistance() async throws {
        #expect(try await text("impact", "PayPresenter") == """
            Screens/Pay/Pay.swift:5:13: class PayPresenter
              depend on it: 3
              distance 1: 1
                enum PayAssembler
                  Screens/Pay/Pay.swift:13:13: `PayAssembler` constructs `PayPresenter`
              distance 2: 1
                class CartPresenter → PayAssembler
                  Screens/Cart/Cart.swift:8:23: `CartPresenter` uses `PayAssembler.assemble`
              distance 3: 1
                enum CartAssembler → CartPresenter
                  Screens/Cart/Cart.swift:13:13: `CartAssembler` constructs `CartPresenter`

            """)
        let users = try await text("impact", "module:Cart")
        #expect(users.contains("distance 1: 1\n    folder Services/"))
    }

    @Test func namesThatMeanSeveralAreListedWithWhatToWrite() async throws {
        let remarks = try await remarks("why", "Item", "Gate")
        #expect(remarks == [
            "error: \"Item\" may mean any of these; write the name that stands before the colon.",
            "  New.Item: class, Services/New/Gate.swift:1:25",
            "  Old.Item: class, Services/Old/Gate.swift:1:25",
        ])
        #expect(try await text("why", "Services/Old/Gate.swift:Item", "Gate").hasPrefix(
            "class Old.Item does not depend on class Gate"))
    }

    @Test func unknownNamesGetTheNearestOne() async throws {
        #expect(try await remarks("why", "CartPresentr", "Pay") == [
            "error: No type, module, layer, target, file or folder is named \"CartPresentr\". "
                + "Did you mean \"CartPresenter\"?"
        ])
        #expect(try await remarks("impact", "Kart") == [
            "error: No type, module, layer, target, file or folder is named \"Kart\". "
                + "Did you mean \"Cart\"?"
        ])
        #expect(try await remarks("why", "Gate", "Gate.Key").first?.contains(
            "do not lie apart") == true)
        #expect(try await remarks("why", "Cart", "Pay", "--level", "layer") == [
            "error: The configuration describes no layers."
        ])
    }

    @Test func theJSONSaysWhetherThereIsAWay() async throws {
        let way = try await json("why", "CartPresenter", "Gate", "--format", "json")
        let path = try #require(way["path"] as? [[String: Any]])
        #expect(way["dependsOn"] as? Bool == true && path.count == 3)
        let reference = try #require((path[0]["references"] as? [[String: Any]])?.first)
        #expect(reference["line"] as? Int == 8 && reference["column"] as? Int == 23)
        #expect(reference["use"] as? String == "member")
        let none = try await json("why", "Bits", "Gate", "--format", "json")
        #expect(none["dependsOn"] as? Bool == false && (none["path"] as? [Any])?.isEmpty == true)
        let impact = try await json("impact", "Bits", "--format", "json")
        #expect(impact["count"] as? Int == 6)
    }

    private func json(_ arguments: String...) async throws -> [String: Any] {
        let folder = try project()
        let outcome = await run(arguments + [folder.path], in: Surroundings())
        let data = Data(outcome.output)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test(arguments: [
        (["why", "A"], #""why" takes two names, and then paths."#),
        (["impact"], #""impact" takes a name."#),
        (["why", "A", "B", "--level", "fil"], #"--level takes type, file, folder, module, layer, "#
            + #"target, not "fil". Did you mean "file"?"#),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) {
        do throws(UsageMistake) {
            _ = try Invocation(arguments)
            Issue.record("accepted")
        } catch {
            #expect(error.message == expected)
        }
    }
}
