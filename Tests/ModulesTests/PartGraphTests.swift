import Dependencies
import Diagnostics
import ExampleProjects
import Modules
import Testing

/// Who depends on whom, at each level.
@Suite struct PartGraphTests {
    private static let shop = """
        //- .modlint.json
        { "layers": [
          { "name": "app", "paths": ["App/**"] }, { "name": "screens", "paths": ["Screens/**"] }
        ] }
        //- App/Root.swift
        final class Root { func start() { _ = CartAssembler.assemble(); Log.write() } }
        //- Core/Log.swift
        enum Log { static func write() {} }
        func free() { Log.write() }
        //- Core/Deep/Price.swift
        struct Price { struct Tax { let log: Log.Type }; let tax: Tax }
        //- Screens/Cart/Cart+Helpers.swift
        extension CartPresenter { func reload() { Log.write(); load() } }
        private func topLevel() { Log.write() }
        //- Screens/Cart/Cart.swift
        import UIKit
        protocol CartContract: AnyObject { func show(_ price: Price) }
        final class CartViewController: UIViewController, CartContract {
            func show(_ price: Price) {}
        }
        final class CartPresenter {
            private let view: CartContract
            init(view: CartContract) { self.view = view }
            func load() { view.show(Price(tax: Price.Tax(log: Log.self))) }
        }
        enum CartAssembler {
            static func assemble() -> (CartViewController, CartPresenter) {
                let view = CartViewController()
                return (view, CartPresenter(view: view))
            }
        }
        //- Screens/Helpers.swift
        struct Helper { let price: Price }
        //- Tests/CartTests.swift
        import XCTest
        final class CartTests: XCTestCase { func testIt() { _ = Price(tax: .init(log: Log.self)) } }
        """

    private func edges(
        _ level: GraphLevel, _ source: String = shop, _ counted: CountedUses = .product
    ) throws -> [String] {
        let graph = try #require(ExampleProject(source).model().partGraph(level, counted))
        return graph.edges.map { edge in
            "\(graph[edge.from].name) > \(graph[edge.to].name) \(edge.count)"
        }
    }

    @Test func typesTakeNestedTypesAlongAndAliasesMeanTheirTypes() throws {
        let found = try edges(.type, """
            class A { struct Row { let b: Other }; let row: Row; let b: B.Key }
            typealias Other = B
            class B { struct Key {}; let key: Key }
            enum Space { struct C {}; struct D { let c: C; let b: B } }
            class E { let c: Space.C; let d = Space.D.self }
            extension String { var a: A? { nil } }
            """)
        #expect(found == [
                "A > B 2", "Space.D > B 1", "Space.D > Space.C 1", "E > Space.C 1",
                "E > Space.D 1", "String > A 1", "Example.swift > B 1",
        ])
    }

    @Test func filesDependOnTheFilesThatDeclareWhatTheyExtend() throws {
        let found = try edges(.file)
        #expect(found == [
            "App/Root.swift > Core/Log.swift 1", "App/Root.swift > Screens/Cart/Cart.swift 1",
            "Core/Deep/Price.swift > Core/Log.swift 1",
            "Screens/Cart/Cart+Helpers.swift > Core/Log.swift 2",
            "Screens/Cart/Cart+Helpers.swift > Screens/Cart/Cart.swift 1",
            "Screens/Cart/Cart.swift > Core/Log.swift 1",
            "Screens/Cart/Cart.swift > Core/Deep/Price.swift 4",
            "Screens/Helpers.swift > Core/Deep/Price.swift 1",
        ])
    }

    @Test func foldersStandForTheFilesInThemselves() throws {
        #expect(try edges(.folder) == [
            "App > Core 1", "App > Screens/Cart 1", "Core/Deep > Core 1", "Screens/Cart > Core 3",
            "Screens/Cart > Core/Deep 4", "Screens > Core/Deep 1",
        ])
    }

    @Test func whatLiesInNoModuleStandsUnderTheLargestFolderWithoutOne() throws {
        let found = try edges(.module)
        #expect(found == [
            "Cart > Core/ 7", "App/ > Cart 1", "App/ > Core/ 1", "Screens/ > Core/ 1",
        ])
    }

    @Test func layersKeepTheirOrderAndTheRestComesLast() throws {
        #expect(try edges(.layer) == [
            "app > screens 1", "app > (no layer) 1", "screens > (no layer) 8",
        ])
        #expect(ExampleProject("class A {}").model().partGraph(.layer) == nil)
    }

    @Test func testsCountWhereTheyAreAskedFor() throws {
        #expect(try edges(.folder, Self.shop, .all).filter { $0.hasPrefix("Tests") } == [
            "Tests > Core 1", "Tests > Core/Deep 2",
        ])
    }

    @Test func doublesAndPreviewsCountWhereTheyAreAskedFor() throws {
        let source = """
            import SwiftUI
            struct A: View { var body: some View { Text("") } }
            extension A { static func mock() -> B { B() } }
            class B {}
            #Preview { C() }
            struct C: View { let a: A; var body: some View { a } }
            """
        #expect(try edges(.type, source) == ["C > A 1"])
        #expect(try edges(.type, source, .all) == [
            "A > B 2", "C > A 1", "Example.swift > C 1",
        ])
    }

    @Test func whatIsPutIntoANamespaceDoesNotDependOnIt() throws {
        #expect(try edges(.file, """
            //- A.swift
            enum Space {}
            struct Plain { let a = 1 }
            //- B.swift
            extension Space { struct Inner {} }
            //- C.swift
            extension Plain { var b: Int { 1 } }
            """) == ["C.swift > A.swift 1"])
    }

    @Test func anEdgeKnowsItsReferences() throws {
        let model = ExampleProject(Self.shop).model()
        let graph = try #require(model.partGraph(.module))
        let edge = try #require(graph.edge(from: PartID(0), to: PartID(2)))
        let lines = graph.uses(of: edge).map { use in
            let use = model.graph[use: use]
            let mark = model.index.mark(use.site, model.index.phrase(use))
            return "\(mark.path):\(mark.line) \(mark.text)"
        }
        #expect(lines.count == 7)
        #expect(lines.first == "Screens/Cart/Cart+Helpers.swift:1 uses `Log.write`")
        #expect(graph.edges(to: PartID(0)).map { graph[$0.from].name } == ["App/"])
    }
}
