import Testing

/// Views that static functions, closures and helpers make from what they are given.
@Suite struct ViewFactoryTests {
    @Test(arguments: assembled + closures + shared)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    /// The module `Lamp`; the view has further members and somebody else assembles it.
    private static func lamp(
        _ rule: String, _ sentence: String, view: String = "", _ others: String
    ) -> RuleExample {
        RuleExample(only: rule, sentence, """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() }

            final class LampViewController: UIViewController {
                private var output: LampOutput?
                func use(_ output: LampOutput) { self.output = output }
                @objc private func tapped() { output?.toggle() }
                \(view)
            }

            final class LampPresenter: LampOutput { func toggle() {} }

            \(others)
            """)
    }

    // MARK: Who calls the view's own factory with the presenter assembles

    private static let storyboard = """
        protocol Drawn { static func drawn() -> Self }
        extension Drawn where Self: UIViewController {
            static func drawn() -> Self {
                UIStoryboard(name: "", bundle: nil).instantiateInitialViewController() as! Self
            }
        }
        extension LampViewController: Drawn {}
        """

    private static func house(_ body: String) -> String {
        """
        final class House {
            func lamp() -> UIViewController { // ← incomplete-assembly
                \(body)
            }
            func makeOutput() -> LampOutput { LampPresenter() }
        }
        """
    }

    static let assembled = [
        lamp("incomplete-assembly", "A static function of the view takes its logic.", view: """
            static func made(with output: LampOutput) -> LampViewController {
                let view = LampViewController.drawn()
                view.output = output
                return view
            }
            """, storyboard + "\n" + house("LampViewController.made(with: makeOutput())")),
        lamp("incomplete-assembly", "It may hand the logic to an initialiser.", view: """
            convenience init(output: LampOutput) { self.init(); self.output = output }
            static func made(with output: LampOutput) -> LampViewController {
                LampViewController(output: output)
            }
            """, house("LampViewController.made(with: LampPresenter())")),
        lamp("incomplete-assembly", "A view from a storyboard is connected by hand.",
            storyboard + "\n" + house("""
                let view = LampViewController.drawn()
                view.use(LampPresenter())
                return view
                """)),
        lamp("missing-assembler", "The view does not assemble itself that way.", view: """
            static func made(with output: LampOutput) -> LampViewController {
                let view = LampViewController.drawn()
                view.output = output
                return view
            }
            """, storyboard + "\n" + """
            final class House {
                func lamp() -> UIViewController { LampViewController.made(with: LampPresenter()) }
            }
            """),
        lamp("created-outside-assembler", "Who makes it alone leaves the logic out.",
            storyboard + "\n" + """
            final class House {
                func lamp() -> UIViewController {
                    let view = LampViewController.drawn()
                    view.use(LampPresenter())
                    return view
                }
            }
            final class Hut {
                func lamp() -> UIViewController {
                    LampViewController.drawn() // ← created-outside-assembler
                }
            }
            """),
    ]

    // MARK: A closure that was handed over is not who constructs

    static let closures = [
        lamp("created-outside-assembler", "A closure that was handed over makes the view.", """
            final class House {
                func lamp() -> LampViewController {
                    let view = LampViewController()
                    view.use(LampPresenter())
                    return view
                }
                func hut() -> Hut { Hut(makeLamp: lamp) }
            }
            final class Hut {
                private let makeLamp: () -> LampViewController
                init(makeLamp: @escaping () -> LampViewController) { self.makeLamp = makeLamp }
                func open(in stack: UINavigationController) {
                    stack.pushViewController(makeLamp(), animated: true)
                }
            }
            """),
    ]

    // MARK: Contracts of several modules

    private static func screen(_ name: String) -> String {
        """
        final class \(name)ViewController: UIViewController, Alerting {
            var onTap: (() -> Void)?
            func alert() {}
        }
        final class \(name)Presenter {
            private let alerting: Alerting
            init(alerting: Alerting) { self.alerting = alerting }
            func tapped() { alerting.alert() }
        }
        enum \(name)Assembler {
            static func assemble() -> UIViewController {
                let view = \(name)ViewController()
                let presenter = \(name)Presenter(alerting: Proxy(view))
                view.onTap = presenter.tapped
                return view
            }
        }
        """
    }

    private static let proxy = """
        import UIKit

        protocol Alerting { func alert() }

        final class Proxy<Screen: AnyObject> {
            private weak var screen: Screen?
            init(_ screen: Screen) { self.screen = screen }
        }
        extension Proxy: Alerting where Screen: Alerting {
            func alert() { screen?.alert() }
        }

        """

    private static let base = """
        //- Common/Backed.swift
        protocol Backed: AnyObject { func setUp() }

        """

    private static func holder(_ mark: String) -> String {
        """
        //- House/House.swift
        final class House {
            func add(_ view: Backed?) {} \(mark)
        }
        """
    }

    private static func backed(_ name: String, by contract: String) -> String {
        """
        //- \(name)/\(name).swift
        import UIKit

        protocol \(name)ViewInput: Backed { func show() }
        final class \(name)ViewController: UIViewController, \(name)ViewInput {
            var presenter: \(name)Presenter?
            func setUp() {}
            func show() {}
        }
        final class \(name)Presenter {
            weak var view: \(contract)?
            func start() { view?.setUp() }
        }
        enum \(name)Assembler {
            static func assemble() -> \(name)ViewController {
                let view = \(name)ViewController()
                let presenter = \(name)Presenter()
                view.presenter = presenter
                presenter.view = view
                return view
            }
        }

        """
    }

    static let shared = [
        RuleExample(only: "module-internals-used", "What one view implements is its module's.",
            base + backed("Root", by: "Backed") + holder("// ← module-internals-used")),
        RuleExample(only: "module-internals-used", "What all views implement is no one's own.",
            base + backed("Root", by: "Backed") + backed("Door", by: "DoorViewInput") + holder("")),
        RuleExample(only: "module-internals-used", "A proxy names the contract it stands for.",
            proxy + screen("Lamp")),
        RuleExample(only: "module-internals-used", "A contract of several modules is no one's own.",
            proxy + screen("Lamp") + "\n" + screen("Door") + """

            final class House { var alerting: Alerting? }
            """),
    ]
}
