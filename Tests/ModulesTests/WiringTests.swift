import ExampleProjects
import Modules
import Testing

/// Roles that follow from the wiring alone: no name tells them, and each protocol has two classes.
@Suite struct WiringTests {
    private static let parts = """
        //- Parts.swift
        import UIKit

        protocol Showing: AnyObject { func show() }
        protocol Handling: AnyObject { func handle() }
        class Screen: UIViewController, Showing {
            var handler: Handling?
            var onTap: (() -> Void)?
            func show() {}
            func use(_ handler: Handling) { self.handler = handler }
        }
        final class LampScreen: Screen {}
        final class DoorScreen: Screen {}
        final class LampBrain: Handling {
            weak var screen: Showing?
            init(screen: Showing? = nil) { self.screen = screen }
            func handle() { screen?.show() }
            func attach(to screen: Showing) { self.screen = screen }
        }
        final class DoorBrain: Handling {
            weak var screen: Showing?
            func handle() { screen?.show() }
        }

        """

    /// The presenters of the parts with some code that wires them.
    private func presenters(_ wiring: String) -> [String] {
        let model = ExampleProject(Self.parts + "//- Wiring.swift\n" + wiring).model()
        return model.presenters.map(model.index.name)
    }

    @Test func withoutWiringNothingIsKnown() {
        #expect(presenters("") == [])
        #expect(presenters("func f() { let a = LampScreen(); let b = LampBrain() }") == [])
    }

    static let spellings = [
        "func f() { let a = LampScreen(); let b = LampBrain(); a.handler = b }",
        "func f() { let a = LampScreen(); let b = LampBrain(); b.screen = a }",
        "func f() { let a = LampScreen(); _ = LampBrain(screen: a) }",
        "func f() { let a = LampScreen(); a.handler = LampBrain() }",
        "func f() { let a = LampScreen(); a.handler = LampBrain(screen: a) }",
        "func f() { let a: Showing = LampScreen(); let b = LampBrain(); b.screen = a }",
        "func f() { let a = LampScreen(); let b = LampBrain(); a.use(b) }",
        "func f() { let a = LampScreen(); LampBrain().attach(to: a) }",
        "func f() { let a = LampScreen(); let b = LampBrain(); a.handler = b as Handling }",
        "func f(_ a: LampScreen) { a.handler = LampBrain() }",
        "func f(_ a: UIViewController) { (a as? LampScreen)?.handler = LampBrain() }",
        "func f(_ a: UIViewController) { if let a = a as? LampScreen { a.handler = LampBrain() } }",
        "func f(_ a: Any) { guard let a = a as? LampScreen else { return }; a.use(LampBrain()) }",
        "func f() { let (a, b) = (LampScreen(), LampBrain()); a.handler = b }",
        "func f() { let a = LampScreen(); let b = LampBrain(); a.onTap = { b.handle() } }",
        "func f(_ a: LampScreen) { let b = LampBrain(); a.onTap = { [weak b] in b?.handle() } }",
        "func f() { let a = LampScreen(); let b = LampBrain(); a.onTap = b.handle }",
        "final class F { let a = LampScreen(); let b = LampBrain(); func f() { a.handler = b } }",
        "final class F { lazy var a = LampScreen(); func f() { a.handler = LampBrain() } }",
        "final class F { func a() -> LampScreen { .init() }; func f() { a().use(LampBrain()) } }",
        """
        final class F {
            func a() -> Screen { LampScreen() }
            func b() -> Handling { LampBrain() }
            func f() { let a = a(); a.handler = b() }
        }
        """,
        "struct F { var f: Screen { let a = LampScreen(); a.handler = LampBrain(); return a } }",
        "let a: LampScreen = { let a = LampScreen(); a.handler = LampBrain(); return a }()",
        """
        func f(_ storyboard: UIStoryboard) {
            let a = storyboard.make(LampScreen.self)
            a.handler = LampBrain()
        }
        """,
        """
        class Base { init(_ screen: Showing, _ handler: Handling) {} }
        func f() { let a = LampScreen(); a.handler = LampBrain(); _ = Base(a, LampBrain()) }
        """,
        """
        class GenericAssembler<View, Logic> {}
        final class F: GenericAssembler<LampScreen, LampBrain> {}
        """,
        "enum F: Assembling { typealias View = LampScreen; typealias Logic = LampBrain }",
        "func f() { let a = LampScreen(), b = LampBrain(); defer { a.handler = b } }",
        "func f() { let a = LampScreen(); let b = LampBrain(); run { a.handler = b } }",
        "func f() async { let a = await LampScreen(); await b(a) }\n"
            + "func b(_ a: LampScreen) { a.handler = LampBrain() }",
        "extension LampBrain { convenience init(_ a: LampScreen) { self.init(); screen = a } }",
        "func f() { let a = LampScreen(); a.handler = true ? LampBrain() : nil }",
        "func f(_ a: LampScreen?) { a?.handler = LampBrain() }",
        """
        extension LampScreen {
            convenience init(title: String, _ onTap: @escaping () -> Void) {
                self.init()
                self.onTap = onTap
            }
        }
        func f() { let b = LampBrain(); _ = LampScreen(title: "") { b.handle() } }
        """,
        """
        extension LampScreen {
            func react(after delay: Int, onTap: @escaping () -> Void) { self.onTap = onTap }
        }
        func f() { let a = LampScreen(); let b = LampBrain(); a.react(after: 1) { b.handle() } }
        """,
        "func f(_ a: LampScreen!) { a!.handler = LampBrain() }",
        "func f(_ all: [LampScreen]) { for a in all { a.handler = LampBrain() } }",
    ]

    @Test(arguments: spellings)
    func theWiringTellsThePresenter(wiring: String) {
        #expect(presenters(wiring) == ["LampBrain"])
    }

    @Test func anAssignmentThroughAKeyPathIsNotReadYet() {
        let wiring = "func f() { let a = LampScreen(); a[keyPath: \\.handler] = LampBrain() }"
        withKnownIssue { #expect(presenters(wiring) == ["LampBrain"]) }
    }

    @Test func whatAViewMakesForItselfMayBeAHelper() {
        let wiring = "extension LampScreen { func f() { handler = LampBrain(screen: self) } }"
        #expect(presenters(wiring) == [])
    }

    @Test func testsAndPreviewsAreNoWiring() {
        let wiring = "func f() { let a = LampScreen(); a.handler = LampBrain() }"
        let project = ExampleProject(Self.parts + "//- LampTests/Wiring.swift\n" + wiring)
        #expect(project.model().presenters.isEmpty)
        #expect(presenters("#Preview { let a = LampScreen(); a.handler = LampBrain(); return a }")
            == [])
    }
}
