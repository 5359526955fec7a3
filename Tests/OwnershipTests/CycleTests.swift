import Dependencies
import ExampleProjects
import Modules
import Testing

/// Which cycles close, and which of their references is the one to change.
@Suite struct CycleTests {
    /// The places of each cycle in what `assemble` makes, the one to change first.
    private static func cycles(_ source: String) -> [String] {
        let facts = ExampleProject("import UIKit\n" + source).model().facts
        guard let name = facts.index.names.find("assemble"),
            let member = facts.index.table.globalMembers[name]?.first,
            let graph = OwnershipAnalysis(facts).graph(of: member)
        else { return [] }
        return GraphText(graph, facts).decisions.filter { $0.hasPrefix("cycle: ") }
            .map { String($0.dropFirst("cycle: ".count)) }
    }

    /// Two objects that hold each other.
    private static func pair(_ first: String, _ second: String) -> String {
        """
        final class A\(first) }
        final class B\(second) }
        func assemble() -> Any {
            let a = A()
            let b = B()
            a.b = b
            b.a = a
            return a
        }
        """
    }

    @Test func theOutputIsChangedFirst() {
        #expect(Self.cycles(Self.pair(" { var b: B?", " { var a: A?"))
            == ["A.b → B.a"])
        #expect(Self.cycles(Self.pair(" { var b: B?", ": UIViewController { var a: A?"))
            == ["A.b → B.a"])
        #expect(Self.cycles(Self.pair(": UIViewController { var b: B?", " { var a: A?"))
            == ["B.a → A.b"])
    }

    @Test func aDrawingViewBelongsToItsController() {
        let drawing = Self.pair(": UIView { var b: B?", ": UIViewController { var a: A?")
        #expect(Self.cycles(drawing) == ["A.b → B.a"])
        let cell = Self.pair(": UITableViewCell { var b: B?", ": UIViewController { var a: A?")
        #expect(Self.cycles(cell) == ["A.b → B.a"])
        let plain = Self.pair(": UIView { var b: B?", " { var a: A?")
        #expect(Self.cycles(plain) == ["A.b → B.a"])
    }

    @Test(arguments: ["output", "delegate", "listener", "presenter", "parent", "owner"])
    func aNameThatPointsBackIsChangedFirst(name: String) {
        #expect(Self.cycles("""
            final class A { var b: B? }
            final class B { var my\(name.capitalized): A? }
            func assemble() -> Any {
                let a = A()
                let b = B()
                a.b = b
                b.my\(name.capitalized) = a
                return a
            }
            """) == ["B.my\(name.capitalized) → A.b"])
    }

    @Test func aNameOfAnEventOutputComesBeforeThat() {
        #expect(Self.cycles("""
            final class A { var lampEventOutput: B? }
            final class B { var delegate: A? }
            func assemble() -> Any {
                let a = A()
                let b = B()
                a.lampEventOutput = b
                b.delegate = a
                return a
            }
            """) == ["A.lampEventOutput → B.delegate"])
    }

    @Test func whoMakesAnObjectOwnsIt() {
        #expect(Self.cycles("""
            final class A { let delegate = B() }
            final class B { var a: A? }
            func assemble() -> Any {
                let a = A()
                a.delegate.a = a
                return a
            }
            """) == ["B.a → A.delegate"])
    }

    @Test func aCaptureIsChangedBeforeAProperty() {
        #expect(Self.cycles("""
            final class A { var b: B? }
            final class B { var action: (() -> Void)? }
            func assemble() -> Any {
                let a = A()
                let b = B()
                a.b = b
                b.action = { _ = a }
                return a
            }
            """) == ["closure → A.b → B.action"])
    }

    @Test func aCapturedClosureIsNotWhatToChange() {
        #expect(Self.cycles("""
            final class A { var first: (() -> Void)?; func tap() {} }
            func assemble() -> Any {
                let a = A()
                let inner = { a.tap() }
                a.first = { inner() }
                return a
            }
            """) == ["closure → A.first → closure 2"])
    }

    @Test func aCapturedValueIsChangedOnlyWhereNoObjectIsCaptured() {
        let cycles = { (first: String) in
            Self.cycles("""
                final class A { var action: (() -> Void)?; func tap() {} }
                struct Box { let a: A; let tap: () -> Void }
                func assemble() -> Any {
                    let a = A()
                    let box = \(first)
                    a.action = { box.tap() }
                    return a
                }
                """)
        }
        #expect(cycles("Box(a: a, tap: {})") == ["closure 2 → Box.a → A.action"])
        #expect(cycles("UICollectionView.CellRegistration<Int, Int> { _, _, _ in a.tap() }")
            == ["closure 2 → A.action → closure 3 → CellRegistration"])
    }

    @Test func theShortestCycleComesFirst() {
        #expect(Self.cycles("""
            final class A { var b: B?; var c: C? }
            final class B { var c: C? }
            final class C { var owner: A? }
            func assemble() -> Any {
                let a = A()
                let b = B()
                let c = C()
                a.b = b
                a.c = c
                b.c = c
                c.owner = a
                return a
            }
            """) == ["C.owner → A.c"])
    }

    @Test func cyclesThatOneChangeDoesNotUntieAreSeveral() {
        #expect(Self.cycles("""
            final class A { var b: B?; var c: C? }
            final class B { var owner: A? }
            final class C { var owner: A? }
            func assemble() -> Any {
                let a = A()
                let b = B()
                let c = C()
                a.b = b
                b.owner = a
                a.c = c
                c.owner = a
                return a
            }
            """) == ["B.owner → A.b", "C.owner → A.c"])
    }

    @Test func anObjectMayHoldItself() {
        #expect(Self.cycles("""
            final class A { var a: A? }
            func assemble() -> Any { let a = A(); a.a = a; return a }
            """) == ["A.a"])
    }

    @Test func aClosureAloneIsNoCycle() {
        #expect(Self.cycles("""
            func assemble() -> Any {
                var again: (() -> Void)?
                again = { again?() }
                return again as Any
            }
            """) == [])
    }

    @Test func weakAndUnownedReferencesCloseNone() {
        #expect(Self.cycles(Self.pair(" { var b: B?", " { weak var a: A?")) == [])
        #expect(Self.cycles(Self.pair(" { var b: B?", " { unowned var a: A!")) == [])
    }

    @Test func branchesThatMayExcludeEachOtherCloseNone() {
        #expect(Self.cycles("""
            final class A { var b: B? }
            final class B { var a: A? }
            func assemble(_ flag: Bool) -> Any {
                let a = A()
                let b = B()
                if flag { a.b = b } else { b.a = a }
                return a
            }
            """) == [])
    }

    @Test func oneBranchMayClose() {
        #expect(Self.cycles("""
            final class A { var b: B? }
            final class B { var a: A? }
            func assemble(_ flag: Bool) -> Any {
                let a = A()
                let b = B()
                a.b = b
                if flag { b.a = a }
                return a
            }
            """) == ["A.b → B.a"])
    }

    @Test(arguments: [
        "removeAll()", "removeLast()", "remove(at: 0)", "removeAll { $0 === child }", "popLast()",
    ])
    func whatIsTakenOutOfACollectionIsLetGo(call: String) {
        #expect(Self.cycles(Self.flow("children.\(call)")) == [])
    }

    @Test func whatIsFilteredOutIsLetGo() {
        #expect(Self.cycles(Self.flow("children = children.filter { $0 !== child }")) == [])
        #expect(Self.cycles(Self.flow("children = others.filter { $0 !== child }")).count == 1)
    }

    @Test func whatAnObjectRemovesFromElsewhereStays() {
        #expect(Self.cycles(Self.flow("children.first?.remove(child)")).count == 1)
    }

    /// A flow with its steps, which point back, and what it does when one has ended.
    private static func flow(_ end: String) -> String {
        """
        class Flow {
            var children: [Flow] = []
            var parent: Flow?
            func end(_ child: Flow, _ others: [Flow]) { \(end) }
            func remove(_ child: Flow) {}
        }
        final class Step: Flow {}
        func assemble() -> Any {
            let flow = Flow()
            let step = Step()
            step.parent = flow
            flow.children.append(step)
            return flow
        }
        """
    }
}
