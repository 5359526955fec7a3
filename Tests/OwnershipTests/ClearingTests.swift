import Dependencies
import ExampleProjects
import Modules
import Testing

/// What lets go of a reference, and what only looks like it.
@Suite struct ClearingTests {
    /// The cycles in the life of the class `Holder`.
    private static func cycles(_ source: String) -> [String] {
        let facts = ExampleProject("import UIKit\n" + source).model().facts
        guard let holder = facts.index.table.typeIDs.first(where: {
            facts.index.name(of: $0) == "Holder"
        }), let graph = OwnershipAnalysis(facts).life(of: holder)
        else { return ["no life"] }
        return GraphText(graph, facts).decisions.filter { $0.hasPrefix("cycle: ") }
    }

    private static let item = """
        final class Item {
            var done: (() -> Void)?
            func removeAll() {}
        }

        """

    /// A holder of items that call back, with some more code of its own.
    private static func list(_ more: String, _ outside: String = "") -> String {
        item + """
            final class Holder {
                var items: [Item] = []
                func open() {
                    let item = Item()
                    item.done = { self.close() }
                    items.append(item)
                }
                func close() {}
                \(more)
            }
            \(outside)
            """
    }

    private static let closed = ["cycle: closure → Holder.items → collection → Item.done"]

    @Test(arguments: [
        "items = []", "items = [Item]()", "items = Array()", "items.removeAll()",
        "self.items.removeFirst()", "items = items.filter { $0.done != nil }",
    ])
    func whatEmptiesACollectionLetsGo(statement: String) {
        #expect(Self.cycles(Self.list("func reset() { \(statement) }")) == [])
    }

    @Test(arguments: [
        "init() { items = [] }", "deinit { items.removeAll() }",
        "func reset() { items = [Item()] }", "func reset() { var items = []; items.removeAll() }",
        "func count() -> Int { items.count }",
    ])
    func whatHappensAtEitherEndOrElsewhereDoesNot(member: String) {
        #expect(Self.cycles(Self.list(member)).count == 1)
    }

    @Test func aPropertyOfTheNameInAnotherClassIsAnotherOne() {
        let other = "final class Other { var items: [Item] = []; func stop() { items = [] } }"
        #expect(Self.cycles(Self.list("", other)) == Self.closed)
    }

    @Test func throughAContractAnyPropertyOfTheNameMayBeMeant() {
        let contract = """
            protocol Listing: AnyObject { var items: [Item] { get set } }
            func stop(_ list: Listing) { list.items.removeAll() }
            """
        #expect(Self.cycles(Self.list("", contract)) == [])
    }

    @Test func aMethodOfTheProjectEmptiesItsOwnObject() {
        #expect(Self.cycles(Self.item + """
            final class Holder {
                let item = Item()
                func open() { item.done = { self.close() } }
                func close() { item.removeAll() }
            }
            """) == ["cycle: closure → Holder.item → Item.done"])
    }

    private static func refilled(_ between: String) -> [String] {
        cycles(item + """
            final class Holder {
                var items: [Item] = []
                func open(_ flag: Bool) {
                    items.removeAll()
                    let item = Item()
                    \(between)
                    item.done = { self.open(true) }
                    items.append(item)
                }
            }
            """)
    }

    @Test func whatIsEmptiedAndFilledAgainHolds() {
        #expect(Self.refilled("") == Self.closed)
        #expect(Self.refilled("guard flag else { return }") == [])
    }

    @Test func whatIsEmptiedAndFilledPerhapsDoesNot() {
        #expect(Self.cycles(Self.item + """
            final class Holder {
                var item: Item?
                func open(_ flag: Bool) {
                    item = nil
                    let new = Item()
                    new.done = { self.open(true) }
                    if flag { item = new }
                }
            }
            """) == [])
    }

    @Test func aClosureThatEmptiesTheVariableItCapturesLetsGo() {
        let body = { (statement: String) in
            Self.item + """
                final class Holder {
                    func open() {
                        var item: Item? = Item()
                        item?.done = { \(statement) }
                    }
                }
                """
        }
        #expect(Self.cycles(body("item = nil")) == [])
        #expect(Self.cycles(body("item?.removeAll()")) == ["cycle: closure → Item.done"])
    }
}
