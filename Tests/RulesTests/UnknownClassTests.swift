import Testing

/// What a class that no source declares may do is never held against anybody.
@Suite struct UnknownClassTests {
    /// A module that is assembled with a presenter, beside one that is complete.
    private static func project(_ presenter: String) -> String {
        """
        import UIKit

        protocol LampOutput: AnyObject { func toggle() }
        protocol LampShowing: AnyObject { func show() }
        final class LampViewController: UIViewController, LampShowing {
            var presenter: LampOutput?
            func show() {}
            @objc private func tapped() { presenter?.toggle() }
        }
        \(presenter)
        protocol DoorOutput: AnyObject { func open() }
        protocol DoorShowing: AnyObject { func show() }
        final class DoorViewController: UIViewController, DoorShowing {
            var presenter: DoorOutput?
            func show() {}
            @objc private func tapped() { presenter?.open() }
        }
        final class DoorPresenter: DoorOutput {
            weak var view: DoorShowing?
            func open() { view?.show() }
        }
        struct Lamp { let view: LampViewController; let presenter: LampPresenter }
        struct Door { let view: DoorViewController; let presenter: DoorPresenter }
        enum Builder {
            static func lamp() -> Lamp {
                let view = LampViewController()
                let presenter = LampPresenter()
                view.presenter = presenter
                presenter.view = view
                return Lamp(view: view, presenter: presenter)
            }
            static func door() -> Door {
                let view = DoorViewController()
                let presenter = DoorPresenter()
                view.presenter = presenter
                presenter.view = view
                return Door(view: view, presenter: presenter)
            }
        }
        """
    }

    private func rules(_ presenter: String) -> [String] {
        ["retain-cycle", "contract-not-implemented"].flatMap { rule in
            RuleExample("", Self.project(presenter), with: rule).findings.map(\.finding.rule)
                .filter { $0 == rule }
        }
    }

    @Test func aPresenterThatIsNotInTheSourcesIsUnknown() {
        #expect(rules("").isEmpty)
    }

    @Test func onePresenterThatHoldsItsViewIsKnown() {
        let found = rules("""
            final class LampPresenter: LampOutput {
                var view: LampShowing?
                func toggle() { view?.show() }
            }
            """)
        #expect(found == ["retain-cycle"])
    }
}
