import Dependencies
import ExampleProjects
import Testing

@Suite struct HierarchyTests {
    @Test func superclassesAreFollowedThroughTheProject() throws {
        let index = ExampleProject("""
            //- Base.swift
            import UIKit
            typealias Root = UITableViewController
            class Screen: Root, Loading {}
            //- Shop.swift
            class ListScreen<Item>: Screen {}
            final class ShopScreen: ListScreen<String>, Selling {}
            protocol Loading {}
            protocol Selling {}
            final class Helper: NSObject, Selling {}
            final class Owner: Selling {}
            """).index
        let screen = try #require(index.type("ShopScreen"))
        let chain = index.hierarchy.chain(of: screen).map(index.qualifiedName)
        #expect(chain == ["ShopScreen", "ListScreen", "Screen"])
        #expect(index.hierarchy.externalBase(of: screen).map(index.text) == "UITableViewController")
        let helper = try #require(index.type("Helper"))
        #expect(index.hierarchy.externalBase(of: helper).map(index.text) == "NSObject")
        let owner = try #require(index.type("Owner"))
        #expect(index.hierarchy.externalBase(of: owner) == nil)
        #expect(index.hierarchy.superclass(of: owner) == nil)
    }

    @Test func aClassOfTheSDKInACompositionIsTheSuperclass() throws {
        let index = ExampleProject("""
            typealias Panel = Translated & UIView
            typealias Service = Translated & NSCoding
            protocol Translated {}
            final class Badge: Panel {}
            final class Store: Service {}
            """).index
        let badge = try #require(index.type("Badge"))
        #expect(index.hierarchy.externalBase(of: badge).map(index.text) == "UIView")
        let store = try #require(index.type("Store"))
        #expect(index.hierarchy.externalBase(of: store) == nil)
    }

    @Test func conformancesComeFromClausesExtensionsAndParents() throws {
        let index = ExampleProject("""
            //- Protocols.swift
            protocol Closing {}
            protocol Selling: Closing {}
            protocol Counting where Self: Selling {}
            typealias Trading = Counting & Equatable
            class Base: Selling {}
            //- Shop.swift
            final class Shop: Base {}
            //- Shop+Trading.swift
            extension Shop: Trading {}
            struct Stand: Codable {}
            extension Stand: Selling {}
            """).index
        let shop = try #require(index.type("Shop"))
        let conformances = index.hierarchy.conformances(of: shop)
        #expect(
            index.sortedNames(conformances.declared) == ["Base", "Closing", "Counting", "Selling"])
        #expect(conformances.external.map(index.text) == ["Equatable"])
        #expect(conformances.isComplete)
        let closing = try #require(index.type("Closing"))
        #expect(index.hierarchy.isKind(shop, of: closing))
        let conformers = index.hierarchy.conformers[closing] ?? []
        #expect(index.sortedNames(conformers) == ["Base", "Shop", "Stand"])
    }

    @Test func nothingInheritsFromItself() throws {
        let index = ExampleProject("""
            //- Catalogue/Flow.swift
            protocol Flow {}
            //- App/Flow.swift
            final class AppFlow: Catalogue.Flow {}
            final class Tour: Tours.Tour {}
            //- App/Catalogue.swift
            final class Flow: Catalogue.Flow {}
            """).index
        let flows = index.table.typeIDs.filter { index.qualifiedName(of: $0) == "Flow" }
        let contract = try #require(flows.first { index[$0].kind == .protocol })
        let conformers = index.hierarchy.conformers[contract] ?? []
        #expect(index.sortedNames(conformers) == ["AppFlow", "Flow"])
        let tour = try #require(index.type("Tour"))
        #expect(!index.hierarchy.conformances(of: tour).isComplete)
        #expect(index.hierarchy.superclass(of: tour) == nil)
    }

    @Test func aConformanceThatCannotBeToldLeavesTheAnswerOpen() throws {
        let index = ExampleProject("""
            //- Shop/Selling.swift
            protocol Selling {}
            //- Library/Selling.swift
            protocol Selling {}
            //- App/Stand.swift
            struct Stand: Selling {}
            """).index
        let stand = try #require(index.type("Stand"))
        #expect(!index.hierarchy.conformances(of: stand).isComplete)
        #expect(index.hierarchy.conformances(of: stand).declared.isEmpty)
    }

    @Test func aClassInACircleOfSuperclassesEnds() throws {
        let index = ExampleProject("""
            class A: B {}
            class B: A {}
            protocol P: Q {}
            protocol Q: P {}
            """).index
        let classes = [try #require(index.type("A")), try #require(index.type("B"))]
        // One of them forgets the other.
        #expect(classes.compactMap(index.hierarchy.parentClass).count == 1)
        #expect(classes.map { index.hierarchy.chain(of: $0).count }.sorted() == [1, 2])
        let p = try #require(index.type("P"))
        #expect(index.sortedNames(index.hierarchy.conformances(of: p).declared).contains("Q"))
    }

    @Test func aProtocolThatStandsFirstIsNoSuperclass() throws {
        let index = ExampleProject("""
            protocol Selling {}
            class Shop: Selling {}
            class Source: UITableViewDataSource {}
            class Stand: AnyObject {}
            class Screen: UIViewController & Selling {}
            """).index
        for name in ["Shop", "Source", "Stand"] {
            let type = try #require(index.type(name))
            #expect(index.hierarchy.superclass(of: type) == nil, "\(name)")
        }
    }

    @Test func extensionsOfOneTypeAreGathered() throws {
        let index = ExampleProject("""
            //- Shop.swift
            struct Shop { let till = 1 }
            //- A.swift
            extension Shop { func open() {} }
            //- B.swift
            extension Shop { struct Book {} }
            typealias Store = Shop
            extension Store { func close() {} }
            """).index
        let shop = try #require(index.type("Shop"))
        let names = index[shop].members.map { index.text(index[$0].name) }
        #expect(names.sorted() == ["close", "open", "till"])
        #expect(index[shop].sites.count == 4)
        #expect(index.sortedNames(index[shop].nested) == ["Shop.Book"])
    }

    @Test func membersTellHowTheyHold() throws {
        let index = ExampleProject("""
            final class Shop {
                weak var owner: Owner?
                unowned let street: Street
                unowned(unsafe) let city: City
                let till = 1
                lazy var clerk = 1
                static let main = Shop()
                var count: Int { 1 }
                var watched = 1 { didSet {} }
                private let a = 1, b = 2
            }
            """).index
        let shop = try #require(index.type("Shop"))
        let members = Dictionary(
            index[shop].members.map { (index.text(index[$0].name), index[$0]) },
            uniquingKeysWith: { first, _ in first })
        #expect(members["owner"]?.strength == .weak)
        #expect(members["street"]?.strength == .unowned)
        #expect(members["city"]?.strength == .unowned)
        #expect(members["till"]?.strength == .strong)
        #expect(members["main"]?.isStatic == true)
        #expect(members["count"]?.isStored == false)
        #expect(members["watched"]?.isStored == true)
        #expect(members["clerk"]?.traits.contains(.isLazy) == true)
        #expect(members["b"]?.traits.contains(.isPrivate) == true)
    }

    @Test func unresolvedNamesOfLintedFilesAreCounted() {
        let graph = ExampleProject("""
            //- App/Use.swift
            let a: Stranger?
            let b: Stranger?
            let c: String
            //- AppTests/Use.swift
            let d: Nobody?
            """).graph
        #expect(graph.unresolvedNames.keys.map(graph.index.text) == ["Stranger"])
        #expect(graph.unresolvedNames.values.map(\.count) == [2])
    }

    @Test func aTargetBeforeADotIsNoUnresolvedName() {
        let graph = ExampleProject("""
            //- App/Use.swift
            import Shop
            let a: Shop.Book?
            let b = Shop.Book()
            let c: Elsewhere.Stranger?
            //- Shop/Book.swift
            public struct Book {}
            """).graph
        #expect(graph.unresolvedNames.keys.map(graph.index.text) == ["Stranger"])
    }

    /// A file made to take for ever: every class has all those before it as ancestors.
    @Test func anEndlessChainEndsSomewhere() throws {
        let classes = (1..<3_000).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        let index = ExampleProject("class C0: NSObject {}\n" + classes).index
        let last = try #require(index.type("C2999"))
        #expect(index.hierarchy.chain(of: last).count < 200)
        #expect(index.hierarchy.externalBase(of: last) == nil)
        #expect(!index.hierarchy.conformances(of: last).isComplete)
        let early = try #require(index.type("C100"))
        #expect(index.hierarchy.externalBase(of: early).map(index.text) == "NSObject")
        #expect(index.hierarchy.conformances(of: early).isComplete)
    }

    @Test func ofVeryManyOverloadsTheFirstAreLookedAt() throws {
        let functions = (0..<3_000).map { "func f(a\($0): Int) {}\n" }.joined()
        let index = ExampleProject("class Many {\n\(functions)}").index
        let type = try #require(index.type("Many"))
        let name = try #require(index.names.find("f"))
        let found = ExpressionTyper(index).members.matches(name, of: type)
        #expect(found.count < 300 && found.first?.member == index[type].members.first)
    }
}
