import Foundation
import TestFolders
import Testing
import modlint

@Suite struct GraphCommandTests {
    /// Three screens in a ring, with a coordinator above and a store below them.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, next) in [("Cart", "Pay"), ("Pay", "Home"), ("Home", "Cart")] {
            try folder.add("Screens/\(name)/\(name).swift", """
                import UIKit
                protocol \(name)Contract: AnyObject { func show() }
                final class \(name)View: UIViewController, \(name)Contract { func show() {} }
                final class \(name)Presenter {
                    private let view: \(name)Contract
                    init(view: \(name)Contract) { self.view = view }
                    func load() { _ = \(next)Assembler.assemble(); Store.save(); view.show() }
                }
                enum \(name)Assembler {
                    static func assemble() -> (\(name)View, \(name)Presenter) {
                        let view = \(name)View()
                        return (view, \(name)Presenter(view: view))
                    }
                }

                """)
        }
        try folder.add("Screens/Cart/CartFlow.swift", "struct CartFlow { let row: Row }\n")
        try folder.add("App/Flow.swift", """
            final class Flow {
                var cart: CartFlow?
                func start() { _ = CartAssembler.assemble() }
            }

            """)
        try folder.add("Data/Store.swift", """
            enum Store { static func save() { UserDefaults.standard.set(1, forKey: "a") } }
            struct Row { let contract: CartContract? }

            """)
        try folder.add("Tests/CartTests.swift", """
            import XCTest
            final class CartTests: XCTestCase { func testSaving() { Store.save() } }

            """)
        return folder
    }

    private func graph(_ arguments: String...) async throws -> Outcome {
        let folder = try project()
        return await run(["graph"] + arguments + [folder.path], in: Surroundings())
    }

    private func json(_ arguments: String...) async throws -> [String: Any] {
        let folder = try project()
        let line = ["graph", "--format", "json"] + arguments + [folder.path]
        let outcome = await run(line, in: Surroundings())
        let data = Data(outcome.output)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func names(_ graph: [String: Any]) -> [String] {
        (graph["parts"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func findingsAreThoseThatCount() async throws {
        let folder = try project()
        let before = await run(["graph", folder.path], in: Surroundings()).text
        #expect(before.contains(" findings\n"))
        _ = await run(["baseline", "add", folder.path], in: Surroundings())
        for options in [[], ["--format", "json"], ["--format", "html"]] {
            let after = await run(["graph", folder.path] + options, in: Surroundings())
            #expect(after.status == .clean && !after.text.isEmpty)
        }
        let after = await run(["graph", folder.path], in: Surroundings()).text
        #expect(after.contains(" cycle, 0 findings\n"), "\(after)")
        // An entry that has run out allows nothing, and its note lies in no source.
        let ended = try #require(folder.text(".modlint-baseline.json"))
            .replacing(#""rule""#, with: #""until":"2020-01-01","rule""#)
        try folder.add(".modlint-baseline.json", ended)
        #expect(await run(["graph", folder.path], in: Surroundings()).text == before)
    }

    @Test func theTextTellsCyclesWithWhatToCutAndWhatEachPartUses() async throws {
        let outcome = try await graph("--no-config")
        #expect(outcome.status == .clean)
        #expect(outcome.text.hasPrefix("5 parts, 8 dependencies, 10 references, 1 cycle, "))
        #expect(outcome.text.contains("""
            cycle of 3: Pay, Home, Cart
              shortest way round: Cart → Pay → Home → Cart
              to cut: Cart → Pay, 1 reference
                Screens/Cart/Cart.swift:7:23: `CartPresenter` uses `PayAssembler.assemble`

            folder App/
              uses module Cart: 2 references

            """))
        #expect(outcome.text.contains("  uses module Pay: 1 reference, in a cycle, 1 finding"))
    }

    @Test func whoUsesModulesStandsAboveThemAndWhatTheyUseBelow() async throws {
        let graph = try await json()
        #expect(names(graph) == ["App/", "Pay", "Home", "Cart", "Data/"])
        let edges = try #require(graph["edges"] as? [[String: Any]])
        let back = edges.filter { ($0["from"] as? Int ?? 0) > ($0["to"] as? Int ?? 0) }
        #expect(back.map { $0["cut"] as? Bool } == [true, false])
        #expect(back.map { $0["cycle"] as? Int } == [0, nil])
        let cycles = try #require(graph["cycles"] as? [[String: Any]])
        #expect(cycles.first?["shortest"] as? [Int] == [3, 1, 2])
    }

    @Test func findingsStandAtTheReferencesTheyPointAt() async throws {
        let graph = try await json("--no-config")
        let findings = try #require(graph["findings"] as? [[String: Any]])
        let cycle = try #require(findings.firstIndex { $0["rule"] as? String == "module-cycle" })
        let edges = try #require(graph["edges"] as? [[String: Any]])
        let marked = edges.filter { edge in
            (edge["references"] as? [[String: Any]] ?? []).contains {
                ($0["findings"] as? [Int] ?? []).contains(cycle)
            }
        }
        #expect(marked.count == 3 && marked.allSatisfy { $0["cycle"] as? Int == 0 })
    }

    @Test func everyLevelHasItsParts() async throws {
        let folders = Set(names(try await json("--level", "folder")))
        #expect(folders == ["App", "Data", "Screens/Cart", "Screens/Home", "Screens/Pay"])
        let tests = "Tests/CartTests.swift"
        #expect(names(try await json("--level", "file", "--tests")).contains(tests))
        #expect(!names(try await json("--level", "file")).contains(tests))
        // What bodies of tests use counts as well.
        let around = try await json("--level", "file", "--tests", "--focus", tests)
        #expect(names(around).count > 1)
        #expect(names(try await json("--level", "type")).contains("CartFlow"))
        let outcome = try await graph("--level", "layer")
        #expect(outcome.status == .unable)
        #expect(outcome.remarks == ["error: The configuration describes no layers."])
    }

    @Test func aFocusShowsWhatIsAround() async throws {
        #expect(names(try await json("--focus", "App")) == ["App/", "Cart"])
        #expect(names(try await json("--focus", "Flow", "--depth", "0")) == ["App/"])
        #expect(names(try await json("--level", "type", "--focus", "Row")) == [
            "CartFlow", "Row", "CartContract",
        ])
        let outcome = try await graph("--focus", "Crat")
        #expect(outcome.status == .unable && outcome.remarks.first?.contains("\"Cart\"?") == true)
    }

    @Test func theBytesAreTheSameForAnyNumberOfWorkers() async throws {
        let folder = try project()
        for format in ["text", "dot", "mermaid", "json", "html"] {
            var outputs: Set<String> = []
            for workers in ["1", "2", "7"] {
                let surroundings = Surroundings(variables: ["MODLINT_WORKERS": workers])
                let line = ["graph", "--format", format, folder.path]
                outputs.insert(await run(line, in: surroundings).text)
            }
            #expect(outputs.count == 1, "\(format)")
        }
    }

    @Test func aDepthNeedsAFocus() {
        do throws(UsageMistake) {
            _ = try Invocation(["graph", "--depth", "2"])
            Issue.record("accepted")
        } catch {
            #expect(error.message == "--depth says how far to go from --focus NAME.")
        }
    }
}
