import Testing

@Suite struct IncompleteAssemblyTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    /// The module `Lamp`, whose view owns its presenter, with code that assembles it.
    private static func lamp(_ sentence: String, _ code: String) -> RuleExample {
        RuleExample(sentence, """
            import UIKit

            protocol LampShowing: AnyObject { func show() }
            protocol LampOutput: AnyObject { func toggle() }

            final class LampViewController: UIViewController, LampShowing {
                var output: LampOutput?
                func show() {}
                @objc private func tapped() { output?.toggle() }
            }

            final class LampPresenter: LampOutput {
                weak var view: LampShowing?
                func toggle() { view?.show() }
            }

            func connect(_ view: LampViewController, _ presenter: LampPresenter) {
                view.output = presenter
                presenter.view = view
            }

            \(code)
            """, with: "incomplete-assembly")
    }

    private static let parts = """
        let view = LampViewController()
                let presenter = LampPresenter()
                view.output = presenter
                presenter.view = view
        """

    static let flagged = [
        lamp("A structure holds nothing but the view.", """
            struct LampModule { let screen: UIViewController }

            enum LampAssembler {
                static func assemble() -> LampModule { // ← incomplete-assembly
                    \(parts)
                    return LampModule(screen: view)
                }
            }
            """),
        lamp("A computed property of a type.", """
            enum LampAssembler {
                static var screen: UIViewController { // ← incomplete-assembly
                    \(parts)
                    return view
                }
            }
            """),
        lamp("A computed property of the file.", """
            var lamp: UIViewController { // ← incomplete-assembly
                \(parts)
                return view
            }
            """),
        lamp("A result without a type of its own is the view.", """
            enum LampAssembler {
                static func assemble() -> AnyObject { // ← incomplete-assembly
                    \(parts)
                    return view
                }
            }
            """),
        lamp("A controller of the SDK around the view is only the view.", """
            protocol Presentable: AnyObject {}
            extension UINavigationController: Presentable {}

            enum LampAssembler {
                static func assemble() -> Presentable { // ← incomplete-assembly
                    \(parts)
                    return UINavigationController(rootViewController: view)
                }
            }
            """),
        lamp("A property assembles too.", """
            final class LampAssembler {
                var screen: UIViewController { // ← incomplete-assembly
                    \(parts)
                    return view
                }
            }
            """),
    ]

    static let silent = [
        lamp("What a library's type makes of the view is unknown.", """
            import Passages

            final class LampFlow: Flow<LampRoute> {
                override func passage(for route: LampRoute) -> Passage<UIViewController> {
                    \(parts)
                    return .push(view)
                }
            }
            enum LampRoute { case start }
            """),
        lamp("A structure holds the presenter as a contract.", """
            struct LampModule {
                let screen: UIViewController
                let output: LampOutput
            }

            enum LampAssembler {
                static func assemble() -> LampModule {
                    \(parts)
                    return LampModule(screen: view, output: presenter)
                }
            }
            """),
        lamp("A structure in a structure holds the presenter.", """
            struct LampParts { let presenter: LampPresenter }
            struct LampModule { let screen: UIViewController; let parts: LampParts }

            enum LampAssembler {
                static func assemble() -> LampModule {
                    \(parts)
                    return LampModule(screen: view, parts: LampParts(presenter: presenter))
                }
            }
            """),
        lamp("A tuple behind a closure reaches the presenter.", """
            enum LampAssembler {
                static func assemble() -> (UIViewController, () -> Void) {
                    \(parts)
                    return (view, { presenter.toggle() })
                }
            }
            """),
        lamp("A coordinator keeps the presenter in a list.", """
            final class LampCoordinator {
                private var outputs: [LampOutput] = []

                func makeScreen() -> UIViewController {
                    \(parts)
                    outputs.append(presenter)
                    return view
                }
            }
            """),
        lamp("Code that cannot be read is given the presenter.", """
            import LampLibrary

            final class LampFactory {
                func makeScreen() -> UIViewController {
                    \(parts)
                    Registry.keep(presenter)
                    return view
                }
            }
            """),
        lamp("A configurator gives nothing back.", """
            enum LampConfigurator {
                static func configure(_ view: LampViewController) {
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                }
            }
            """),
    ]
}
