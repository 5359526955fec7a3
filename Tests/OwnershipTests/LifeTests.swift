import Dependencies
import ExampleProjects
import Modules
import Testing

/// The life of one object: made with what the outside gives, then every method once.
@Suite struct LifeTests {
    /// What becomes of the objects in the life of the class `Holder`.
    private func life(_ source: String) -> [String] {
        let facts = ExampleProject("import UIKit\n" + source).model().facts
        guard let holder = facts.index.table.typeIDs.first(where: {
            facts.index.name(of: $0) == "Holder"
        }), let graph = OwnershipAnalysis(facts).life(of: holder)
        else { return ["no life"] }
        return GraphText(graph, facts).decisions
    }

    private let other = "class Other { var next: Other?; weak var holder: Holder? }\n"

    @Test func whatMethodsSetIsHeld() {
        #expect(life(other + """
            final class Holder {
                var other: Other?
                func fill() { other = Other() }
            }
            """) == ["Holder: held", "Other: held"])
    }

    @Test func anObjectWithAMethodOfTheNameIsNoCollection() {
        let holder = { (type: String) in
            """
            protocol Delaying: AnyObject { func add(_ work: @escaping () -> Void) }
            class Delay { func add(_ work: @escaping () -> Void) {} }
            final class Holder {
                var delay: \(type)?
                func later() { delay?.add { self.later() } }
            }
            """
        }
        #expect(!life(holder("Delay")).contains { $0.hasPrefix("cycle") })
        #expect(!life(holder("Delaying")).contains { $0.hasPrefix("cycle") })
    }

    @Test func methodsRunInAnyOrderSoThatNothingIsReplaced() {
        #expect(life(other + """
            final class Holder {
                var other: Other?
                func fill() { other = Other() }
                func change() { other = Other() }
            }
            """) == ["Holder: held", "Other: held", "Other 2: held"])
    }

    @Test func anInitialiserOfACircleOfSuperclassesEnds() {
        #expect(life(other + """
            class Base: Holder { override init() { name = "" } }
            class Holder: Base { var other: Other?; override init() { other = Other() } }
            """) == ["Holder: held", "Other: held"])
    }

    @Test func initialisersOfManySuperclassesAreFollowedToALimit() {
        let classes = (1...2_000).map { "class C\($0): C\($0 - 1) { override init() {} }" }
        #expect(life(other + """
            class C0 { init() {} }
            \(classes.joined(separator: "\n"))
            final class Holder: C2000 { let other = Other(); override init() {} }
            """) == ["Holder: held", "Other: held"])
    }

    @Test func staticMethodsAreNotTheObjects() {
        #expect(life(other + """
            final class Holder {
                var other: Other?
                static func fill(_ holder: Holder) { holder.other = Other() }
            }
            """) == ["Holder: held"])
    }

    @Test func methodsOfTheClassAboveRunToo() {
        #expect(life(other + """
            class Base { var action: (() -> Void)?; func fill() { action = { self.go() } }
                func go() {} }
            final class Holder: Base {}
            """) == ["Holder: stays", "cycle: closure → Holder.action"])
    }

    @Test func theInitialiserGetsItsArgumentsFromOutside() {
        #expect(life(other + """
            final class Holder {
                let other: Other
                init(_ other: Other) { self.other = other; other.next = Other() }
            }
            """) == ["Holder: held", "Other: stays"])
    }

    @Test func argumentsOfMethodsComeFromOutside() {
        #expect(life(other + """
            final class Holder {
                func fill(_ other: Other) { other.next = Other() }
                func keep(_ all: [Other], _ name: String) {}
            }
            """) == ["Holder: held", "Other: stays"])
    }

    @Test func valuesHaveNoLife() {
        #expect(life("struct Holder { func go() {} }") == ["no life"])
    }

    @Test func anActorHasOne() {
        #expect(life("""
            actor Holder { var action: (() -> Void)?; func fill() { action = { self.fill() } } }
            """) == ["Holder: stays", "cycle: closure → Holder.action"])
    }

    @Test func aFunctionThatIsCalledTwiceMakesItsObjectsOnce() {
        #expect(life(other + """
            final class Holder {
                var other: Other?
                func a() { other = make() }
                func b() { other = make() }
                private func make() -> Other { Other() }
            }
            """) == ["Holder: held", "Other: held", "Other 2: dropped"])
    }

    /// Each method runs by itself as well: what others did may have changed what it finds.
    @Test(arguments: [
        "func tap() { link(); other = Next() }",
        "init() { link(); other = Next() }",
    ])
    func aMethodThatWasCalledBeforeRunsAgain(_ caller: String) {
        #expect(life("""
            final class Next { var holder: Holder? }
            final class Holder {
                var other: Next?
                \(caller)
                func link() { other?.holder = self }
            }
            """).contains("Holder: stays"))
    }

    @Test func aGetterRunsEachTime() {
        #expect(life("""
            final class Next { var holder: Holder? }
            final class Holder {
                var other: Next?
                var current: Next? { other }
                func tap() { _ = current; other = Next() }
                func link() { current?.holder = self }
            }
            """).contains("Holder: stays"))
    }

    /// Looking for what one of them speaks of must come to an end.
    @Test func functionsInsideBodiesThatCallEachOtherBringSelfAlong() {
        #expect(life("""
            final class Holder {
                var action: (() -> Void)?
                func fill() {
                    func first() { second() }
                    func second() { first(); self.fill() }
                    action = { first() }
                }
            }
            """) == ["Holder: stays", "cycle: closure → Holder.action"])
    }

    @Test func functionsInsideBodiesThatSpeakOfNothingBringNothingAlong() {
        #expect(life("""
            final class Holder {
                var action: (() -> Void)?
                func fill() {
                    func first() { second() }
                    func second() { first() }
                    action = { first() }
                }
            }
            """) == ["Holder: held"])
    }

    @Test func whatIsClearedSomewhereTiesNothing() {
        #expect(life("""
            final class Holder {
                var action: (() -> Void)?
                func fill() { action = { self.fill() } }
                func clear() { action = nil }
            }
            """) == ["Holder: held, perhaps for longer"])
    }

    /// `tableView` by itself is the table, whoever else is called so.
    @Test(arguments: [
        ("UITableViewController", "", "func tableView(_ tableView: UITableView, count: Int) {}"),
        ("UIViewController", "let list = UITableView()", "func list(_ other: Int) {}"),
        ("UITabBarController", "", "func tabBar(_ tabBar: UITabBar, didSelect item: Int) {}"),
    ])
    func aFunctionNamedAsItsCallerIsNoValue(_ base: String, _ own: String, _ callback: String) {
        let word = callback.dropFirst("func ".count).prefix { $0 != "(" }
        #expect(life("""
            final class Holder: \(base) {
                var kept: UIView?
                \(own)
                func fill() { view.addSubview(\(word)); kept = self.\(word) }
                \(callback)
            }
            """) == ["Holder: held"])
    }

    @Test(arguments: [
        ("NSHashTable<Other>.weakObjects()", false), ("makeList()", false),
        ("NSHashTable<Other>()", false), ("[Other]()", true),
    ])
    func onlyAKnownCollectionHoldsWhatIsPutIntoIt(_ value: String, _ holds: Bool) {
        let found = life("""
            final class Other { var holder: Holder? }
            final class Holder {
                var others = \(value)
                func fill() { let other = Other(); other.holder = self; others.add(other) }
            }
            """)
        #expect(found.contains { $0.hasPrefix("cycle: ") } == holds, "\(found)")
    }

    @Test(arguments: ["removeFromSuperview()", "self.removeFromSuperview()", "setNeedsLayout()"])
    func aViewThatTakesItselfOutIsNotKeptForEver(_ call: String) {
        let found = life("""
            final class Holder: UIView {
                private let ground = UIView()
                func show() { ground.addSubview(self) }
                func hide() { \(call) }
            }
            """)
        #expect(found.contains { $0.hasPrefix("cycle: ") } == call.hasPrefix("set"), "\(found)")
    }
}
