import Testing

@Suite struct MissingAssemblerTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    /// The module `Lamp` without any code that assembles it; the view has further members.
    private static func lamp(_ members: String, flag: String = "") -> String {
        """
        import UIKit

        protocol LampShowing: AnyObject { func show() }
        protocol LampOutput: AnyObject { func toggle() }

        final class LampViewController: UIViewController, LampShowing {\(flag)
            var output: LampOutput?
            func show() {}
            @objc private func tapped() { output?.toggle() }
            \(members)
        }

        final class LampPresenter: LampOutput {
            weak var view: LampShowing?
            func toggle() { view?.show() }
        }

        """
    }

    private static let mark = " // ← missing-assembler"

    static let flagged = [
        RuleExample("A set-up method of the view wires everything.", lamp(
            """
            private func setUp() {
                let presenter = LampPresenter() // ← view-creates-collaborator
                presenter.view = self
                output = presenter
            }
            """, flag: mark)),
        RuleExample("An initialiser of the view wires everything.", lamp(
            """
            override init(nibName: String?, bundle: Bundle?) {
                super.init(nibName: nibName, bundle: bundle)
                let presenter = LampPresenter() // ← view-creates-collaborator
                output = presenter
                presenter.view = self
            }
            """, flag: mark)),
        RuleExample("`awakeFromNib` is no assembler.", lamp(
            """
            override func awakeFromNib() {
                super.awakeFromNib()
                let presenter = LampPresenter() // ← view-creates-collaborator
                presenter.view = self
                output = presenter
            }
            """, flag: mark)),
        RuleExample("A lazy property makes the logic at its first use.", lamp(
            """
            private lazy var presenter: LampOutput = {
                let presenter = LampPresenter() // ← view-creates-collaborator
                presenter.view = self
                return presenter
            }()
            """, flag: mark)),
        RuleExample("An extension in another file belongs to the view.", lamp("", flag: mark) + """

            //- LampViewController+SetUp.swift
            extension LampViewController {
                func setUp() {
                    let presenter = LampPresenter() // ← view-creates-collaborator
                    presenter.view = self
                    output = presenter
                }
            }
            """),
        RuleExample("A SwiftUI view that makes its own model assembles itself.",
            """
            import SwiftUI

            struct ClockView: View { // ← missing-assembler
                @StateObject private var model = ClockViewModel() // ← view-creates-collaborator
                var body: some View { Text(model.time).onTapGesture { model.tick() } }
            }
            final class ClockViewModel: ObservableObject {
                @Published var time = ""
                func tick() { time = "now" }
            }
            """),
    ]

    static let silent = [
        RuleExample("An assembler's function creates and connects both.", lamp("") + """

            enum LampAssembler {
                static func assemble() -> LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
            }
            """),
        RuleExample("A computed property assembles as well.", lamp("") + """

            struct LampScreens {
                var lamp: LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
            }
            """),
        RuleExample("A function at the top level assembles as well.", lamp("") + """

            func makeLamp() -> UIViewController {
                let view = LampViewController()
                let presenter = LampPresenter()
                view.output = presenter
                presenter.view = view
                return view
            }
            """),
        RuleExample("A storyboard's view is configured by a function that gets it.",
            lamp("") + """

                final class LampConfigurator {
                    func configure(_ viewController: LampViewController) {
                        let presenter = LampPresenter()
                        presenter.view = viewController
                        viewController.output = presenter
                    }
                }
                """),
        RuleExample("A static function of the router assembles.", lamp("") + """

            final class LampRouter {
                static func createModule() -> UIViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
            }
            """),
        RuleExample("A static function beside the view assembles from outside.", lamp(
            """
            static func make() -> LampViewController {
                let view = LampViewController()
                let presenter = LampPresenter()
                view.output = presenter
                presenter.view = view
                return view
            }
            """)),
        RuleExample("A generic assembler is told both types.", lamp("") + """

            class GenericAssembler<View: UIViewController, Presenter: AnyObject> {}
            final class LampAssembler: GenericAssembler<LampViewController, LampPresenter> {}
            """),
        RuleExample("A type's aliases may name both for an assembler in another package.",
            lamp("") + """

                enum LampModule: AssembledModule {
                    typealias View = LampViewController
                    typealias Presenter = LampPresenter
                }
                """),
        RuleExample("A container's registration creates both.", lamp("") + """

            final class LampRegistration: Assembly {
                func assemble(container: Container) {
                    container.register(LampViewController.self) { resolver in
                        let view = LampViewController()
                        view.output = resolver.resolve(LampOutput.self)
                        return view
                    }
                    container.register(LampOutput.self) { _ in LampPresenter() }
                }
            }
            """),
        RuleExample("Where nothing creates the logic it is not known who assembles.",
            lamp("")),
        RuleExample("An assembler beside the view's own wiring is enough.", lamp(
            """
            private func setUp() {
                let presenter = LampPresenter() // ← view-creates-collaborator
                presenter.view = self
                output = presenter
            }
            """) + """

            enum LampAssembler {
                static func assemble() -> LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
            }
            """),
    ]

    @Test func theNoteShowsWhereTheViewConnects() throws {
        let example = RuleExample("", Self.lamp(
            "func setUp() { let p = LampPresenter(); p.view = self; output = p }"))
        let finding = try #require(
            example.findings.map(\.finding).first { $0.rule == "missing-assembler" })
        #expect(finding.message == "Module Lamp has no assembler: its view `LampViewController` "
            + "creates `LampPresenter` itself")
        #expect(finding.notes.map(\.message) == ["the view connects `LampPresenter` here"])
    }
}
