import TestFolders
import Testing

/// Code in which whoever follows names, superclasses or calls may go too far. Each is linted in
/// seconds, and a test ends in any case.
@Suite(.serialized) struct EndlessCodeTests {
    private static let count = 10_000

    /// A module whose view holds some code.
    private static func module(_ members: String) -> String {
        """
        import UIKit

        final class Presenter { weak var view: Screen? }
        final class Screen: UIViewController {
            var presenter: Presenter?
            var child: Screen?
            func next() -> Screen { self }
        \(members)
        }
        enum Assembler {
            static func make() -> (Screen, Presenter) {
                let (screen, presenter) = (Screen(), Presenter())
                screen.presenter = presenter
                presenter.view = screen
                return (screen, presenter)
            }
        }

        """
    }

    private static func body(_ code: String) -> String { module("func run() {\n\(code)\n}") }

    private static func repeated(count: Int = count, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: "\n")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) {
            testDescription = name
            self.text = text
        }
    }

    private static let chains = [
        Case("calls of what calls gave", body("let a = self" + repeated { _ in ".next()" })),
        Case("members of members", body("self" + repeated { _ in ".child?" } + ".child = self")),
        Case("choices in one expression", body("let a = " + repeated { "b\($0) ? self :" } + " c")),
        Case("words bound in one body", body(repeated { "let a\($0) = Presenter()" })),
        Case("words that lead to words", body(
            "let a0 = self\n" + repeated { "let a\($0 + 1) = a\($0)" } + "\na9.child = self")),
        Case("functions in one body", body(repeated { "func a\($0)() { a\($0 + 1)() }" })),
        Case("objects in one line", body("let a = [" + String(
            repeating: "Presenter(), ", count: count) + "]")),
        Case("lazy values", module(
            repeated(count: 4000) { "lazy var a\($0) = { a\($0 + 1) }()" })),
    ]

    private static let types = [
        Case("classes that inherit from themselves", """
            class A: B { init() {} }
            class B: A { init() {} }
            class C: C { init() {}; func run() { super.run() } }
            class D: Other.D { init() {}; class E: D {} }

            """ + body("let (a, b, c, d) = (A(), B(), C(), D())")),
        Case("superclasses", "class A0 { init() {} }\n"
            + repeated(count: 2500) { "class A\($0 + 1): A\($0) { override init() {} }" }
            + body("let a = A2500()")),
        Case("protocols that inherit from layers of protocols", (0..<12).map { layer in
            let above = (0..<10).map { "A\(layer + 1)_\($0)" }.joined(separator: ", ")
            return (0..<10).map { "protocol A\(layer)_\($0): \(above) {}\n" }.joined()
        }.joined() + "enum B { struct C {}; static func b() {} }\n" + module("").replacing(
            "UIViewController {",
            with: "UIViewController, A0_0 { func a(_ c: C) -> C { self.b(); return C() }")),
    ]

    @Test(.timeLimit(.minutes(2)), arguments: chains + types)
    func theRunEnds(example: Case) throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", example.text)
        let result = try BuiltProgram.run(
            ["--no-config", "--format", "json"], in: folder.url)
        #expect(!result.isSignalled && result.status < 2, "\(result.errors.prefix(200))")
        #expect(result.errors.hasPrefix("1 file, "))
    }
}
