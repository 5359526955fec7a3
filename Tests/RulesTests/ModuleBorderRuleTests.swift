import Diagnostics
import Testing

/// Rules about what a module shows to the outside, and about modules among each other.
@Suite struct ModuleBorderRuleTests {
    @Test(arguments: internals + interfaces + cycles)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static func example(
        _ rule: String, _ sentence: String, options: RuleOptions? = nil,
        _ change: (inout Lamp) -> Void
    ) -> RuleExample {
        RuleExample(only: rule, sentence, Lamp.with(change), options: options)
    }

    // MARK: module-internals-used

    private static func roots(_ names: [String]) -> RuleOptions {
        var options = RuleOptions()
        options.set("compositionRoots", to: .strings(names))
        return options
    }

    private static func outside(
        _ sentence: String, _ code: String, options: RuleOptions? = nil
    ) -> RuleExample {
        example("module-internals-used", sentence, options: options) {
            $0.result = "LampModule(view: view, presenter: presenter)"
            $0.others = "//- House/House.swift\nimport UIKit\n\(code)"
        }
    }

    static let internals = [
        outside("A presenter is the module's own.", """
            final class House {
                var lamp: LampPresenter? // ← module-internals-used
            }
            """),
        outside("The view of another module is outside too.", """
            final class HouseViewController: UIViewController {
                var lamp: LampPresenter? // ← module-internals-used
            }
            """),
        outside("So are its view and its contracts.", """
            final class House {
                var view: LampViewController? // ← module-internals-used
                var output: LampOutput? // ← module-internals-used
                var showing: LampShowing? // ← module-internals-used
            }
            """),
        outside("Several uses by one holder are one finding.", """
            final class House {
                var lamp: LampPresenter? // ← module-internals-used
                func take(_ lamp: LampPresenter) { self.lamp = lamp }
            }
            """),
        outside("The result structure is for everybody.", """
            final class House { var lamp: LampModule? }
            """),
        outside("A construction is another rule's.", """
            final class House { func go() { _ = LampPresenter() } }
            """),
        outside("What derives from a part is another matter.", """
            extension LampPresenter { func hush() {} }
            """),
        outside("A name on the way to a nested type is not the type.", """
            extension LampPresenter { enum Kind { case dim } }
            final class House { var kind: LampPresenter.Kind? }
            """),
        outside("A view may have the member that assembles.", """
            extension LampViewController {
                static func build() -> LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
                static func find() -> LampViewController? { nil }
            }
            final class House { func go() { Registry.show(LampViewController.build()) } }
            final class Hut {
                func go() {
                    Registry.show(LampViewController.find()) // ← module-internals-used
                }
            }
            """),
        outside("A container may be told the class.", """
            final class House { func go() { Registry.add(LampPresenter.self) } }
            """),
        outside("A preview may use every part.", """
            #Preview { let view: LampViewController = Registry.main; return view }
            """),
        outside("Tests may use every part.", """
            //- Tests/LampTests.swift
            final class LampTests { var lamp: LampPresenter? }
            """),
        outside("Who starts the application may.", """
            final class House: NSObject, UIApplicationDelegate { var lamp: LampPresenter? }
            """),
        outside("Another protocol does not make a composition root.", """
            final class House: NSObject, UITableViewDelegate {
                var lamp: LampPresenter? // ← module-internals-used
            }
            """),
        outside("Named composition roots may.", """
            final class House { var lamp: LampPresenter? }
            final class Hut {
                var lamp: LampPresenter? // ← module-internals-used
            }
            """, options: roots(["House"])),
        outside("A type nested in the assembler is a part of it.", """
            extension LampAssembler { final class Cache { var lamp: LampPresenter? } }
            """),
        outside("Who assembles several others may.", ["Door", "Bell"].map { name in """
            protocol \(name)Output: AnyObject { func open() }
            final class \(name)ViewController: UIViewController {
                weak var output: \(name)Output?
                @objc private func tapped() { output?.open() }
            }
            final class \(name)Presenter: \(name)Output { func open() {} }
            struct \(name)Module { let view: \(name)ViewController; let own: \(name)Presenter }
            extension House {
                func make\(name)() -> \(name)Module {
                    let view = \(name)ViewController()
                    let presenter = \(name)Presenter()
                    view.output = presenter
                    return \(name)Module(view: view, own: presenter)
                }
            }

            """ }.joined() + "final class House { var lamp: LampPresenter? }"),
        outside("Who assembles one may not know another.", """
            protocol DoorOutput: AnyObject { func open() }
            final class DoorViewController: UIViewController {
                weak var output: DoorOutput?
                @objc private func tapped() { output?.open() }
            }
            final class DoorPresenter: DoorOutput { func open() {} }
            struct DoorModule { let view: DoorViewController; let presenter: DoorPresenter }
            final class House {
                var lamp: LampPresenter? // ← module-internals-used
                func door() -> DoorModule {
                    let view = DoorViewController()
                    let presenter = DoorPresenter()
                    view.output = presenter
                    return DoorModule(view: view, presenter: presenter)
                }
            }
            """),
    ]

    // MARK: missing-public-interface

    private static func called(
        _ sentence: String, _ code: String, isReported: Bool, presenter: String = "func dim() {}",
        bases: String = "LampOutput", others: String = ""
    ) -> RuleExample {
        let text = Lamp.with {
            $0.presenter = "    " + presenter
            $0.presenterBases = bases + (isReported ? " /* */" : "")
            $0.others = """
                \(others)
                //- House/House.swift
                final class House {
                    let lamp: LampModule
                    init(lamp: LampModule) { self.lamp = lamp }
                    \(code)
                }
                """
        }
        let mark = "LampOutput /* */ { // ← missing-public-interface"
        return RuleExample(
            only: "missing-public-interface", sentence,
            text.replacing("LampOutput /* */ {", with: mark))
    }

    private static func maker(_ base: String) -> String {
        Lamp.with { $0.others = "final class LampMaker: \(base)" }
    }

    @Test(arguments: [
        ("LampOutput", "Name a protocol with what the outside may call, which `LampPresenter` "
            + "implements."),
        ("LampOutput, LampDimming",
            "Name `LampDimming` instead, which `LampPresenter` already implements."),
    ]) func whatToHandOutIsSaid(bases: String, advice: String) {
        let source = Lamp.with {
            $0.presenterBases = bases
            $0.others = """
                protocol LampDimming: AnyObject { func dim() }
                extension LampPresenter { func dim() {} }
                final class LampMaker:
                    LibraryMaker<LampViewController, LampPresenter, LampPresenter> {}
                """
        }
        let example = RuleExample(only: "missing-public-interface", "", source)
        #expect(example.findings.first?.finding.instruction == advice)
    }

    @Test func ofVeryManyCallsTheFirstAreNamed() {
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let source = Lamp.with {
            $0.presenter = names.map { "    func \($0)() {}" }.joined(separator: "\n")
            $0.others = """
                //- House/House.swift
                final class House {
                    let lamp: LampModule
                    init(lamp: LampModule) { self.lamp = lamp }
                    func go() { \(names.map { "lamp.presenter.\($0)()" }.joined(separator: "; ")) }
                }
                """
        }
        let example = RuleExample(only: "missing-public-interface", "", source)
        #expect(example.findings.map(\.finding.message) == [
            "The outside uses `a`, `b`, `c`, `d`, `e` and 2 others of `LampPresenter`, which no "
                + "public interface of module Lamp declares"
        ])
    }

    static let interfaces = [
        called("A call from outside needs an interface.", "func go() { lamp.presenter.dim() }",
            isReported: true),
        called("Setting a plain value is no call.", "func go() { lamp.presenter.level = 1 }",
            isReported: false, presenter: "var level = 0"),
        called("Reading one is.", "func go() { print(lamp.presenter.level) }",
            isReported: true, presenter: "var level = 0"),
        called("Adding to one is.", "func go() { lamp.presenter.level += 1 }",
            isReported: true, presenter: "var level = 0"),
        called("A protocol that declares it is one.", "func go() { lamp.presenter.dim() }",
            isReported: false, bases: "LampOutput, LampDimming",
            others: "protocol LampDimming { func dim() }"),
        called("Wiring a closure calls nothing.", "func go() { lamp.presenter.onOff = {} }",
            isReported: false, presenter: "var onOff: (() -> Void)?"),
        called("Nor does wiring a contract.", "func go() { lamp.presenter.next = nil }",
            isReported: false, presenter: "weak var next: LampShowing?"),
        called("An inherited member is another type's.", "func go() { lamp.view.loadView() }",
            isReported: false),
        called("Nobody calls what is private.", "func go() { lamp.presenter.dim() }",
            isReported: false, presenter: "private func dim() {}"),
        RuleExample(only: "missing-public-interface", "A SwiftUI view draws what it keeps.", """
            //- Basket/BasketStore.swift
            import Combine
            final class BasketStore: ObservableObject {
                @Published var count = 0
                func pay() { count = 0 }
            }
            //- Basket/BasketView.swift
            import SwiftUI
            struct BasketView: View {
                @ObservedObject var store: BasketStore
                var body: some View { Text("1") }
            }
            //- Buttons/PayButton.swift
            import SwiftUI
            struct PayButton: View {
                var store: BasketStore
                var body: some View { Button("pay") { store.pay() } }
            }
            """),
        RuleExample(only: "missing-public-interface", "Who is no view is outside.", """
            //- Basket/BasketStore.swift
            import Combine
            final class BasketStore: ObservableObject { // ← missing-public-interface
                @Published var count = 0
                func pay() { count = 0 }
            }
            //- Basket/BasketView.swift
            import SwiftUI
            struct BasketView: View {
                @ObservedObject var store: BasketStore
                var body: some View { Text("1") }
            }
            //- Tills/Till.swift
            final class Till {
                var store: BasketStore?
                func close() { store?.pay() }
            }
            """),
        RuleExample(only: "missing-public-interface", "A generic assembler hands out a class.",
            maker("LibraryMaker<LampViewController, LampPresenter, LampPresenter> {}"
                + " // ← missing-public-interface")),
        RuleExample(only: "missing-public-interface", "So does one of the project's.",
            maker("Maker<LampViewController, LampPresenter, LampPresenter> {}"
                + " // ← missing-public-interface\nclass Maker<View, Logic, Interface> {}")),
        RuleExample(only: "missing-public-interface", "A protocol is right.",
            maker("LibraryMaker<LampViewController, LampPresenter, LampOutput> {}")),
        RuleExample(only: "missing-public-interface", "The presenter alone is not handed out.",
            maker("LibraryMaker<LampViewController, LampPresenter> {}")),
        called("A static member needs no object.", "func go() { LampPresenter.dim() }",
            isReported: false, presenter: "static func dim() {}"),
    ]

    // MARK: module-cycle

    private static func pair(_ lamp: String, _ door: String, _ others: String = "") -> String {
        Lamp.with {
            $0.presenter = "    " + lamp
            $0.others = """
                protocol DoorOutput: AnyObject { func open() }
                final class DoorViewController: UIViewController {
                    weak var output: DoorOutput?
                    @objc private func tapped() { output?.open() }
                }
                final class DoorPresenter: DoorOutput {
                    func open() {}
                    \(door)
                }
                enum DoorAssembler {
                    static func assemble() -> Any {
                        let view = DoorViewController()
                        let presenter = DoorPresenter()
                        view.output = presenter
                        return (view, presenter)
                    }
                }
                \(others)
                """
        }
    }

    static let cycles = [
        RuleExample(only: "module-cycle", "Two that need each other are a cycle.", pair(
            "func go() { _ = DoorAssembler.assemble() } // ← module-cycle",
            "func go() { _ = LampAssembler.assemble() }")),
        RuleExample(only: "module-cycle", "One way is none.", pair(
            "func go() { _ = DoorAssembler.assemble() }", "")),
        RuleExample(only: "module-cycle", "A test is no way.", pair(
            "func go() { _ = DoorAssembler.assemble() }", "", """
            //- Tests/Door.swift
            extension DoorPresenter { func go() { _ = LampAssembler.assemble() } }
            """)),
        RuleExample(only: "module-cycle", "Nor is code of neither.", pair(
            "func go() { _ = DoorAssembler.assemble() }", "", """
            final class House {
                func go() { _ = LampAssembler.assemble() }
                func door() { _ = DoorAssembler.assemble() }
            }
            """)),
    ]
}
