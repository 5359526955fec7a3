/// The module `Lamp`, whose parts examples add to or replace.
struct Lamp {
    var contracts = """
        protocol LampOutput: AnyObject { func toggle() }
        protocol LampShowing: AnyObject { func show() }
        """
    /// What the view is and has besides its output.
    var view = ""
    var viewBases = "UIViewController, LampShowing"
    var output = "weak var output: LampOutput?"
    /// What the presenter has besides its view.
    var presenter = ""
    var presenterBases = "LampOutput"
    var shown = "weak var view: LampShowing?"
    /// What the assembly does besides making both.
    var assembly = """
        view.output = presenter
                presenter.view = view
        """
    var result = "LampModule(view: view, presenter: presenter)"
    var others = ""

    var text: String {
        """
        import UIKit

        \(contracts)
        final class LampViewController: \(viewBases) {
            \(output)
            func show() {}
            @objc private func tapped() { output?.toggle() }
        \(view)
        }

        final class LampPresenter: \(presenterBases) {
            \(shown)
            func toggle() { view?.show() }
        \(presenter)
        }

        struct LampModule { let view: LampViewController; let presenter: LampPresenter }

        enum LampAssembler {
            static func assemble() -> Any {
                let view = LampViewController()
                let presenter = LampPresenter()
                \(assembly)
                return \(result)
            }
        }
        \(others)
        """
    }

    /// The module with changes.
    static func with(_ change: (inout Lamp) -> Void) -> String {
        var lamp = Lamp()
        change(&lamp)
        return lamp.text
    }
}
