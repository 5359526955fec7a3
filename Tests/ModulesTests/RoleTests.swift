import Modules
import Testing

@Suite struct RoleTests {
    @Test(arguments: views + presenters + contracts + services)
    func everyTypeGetsTheRoleThatItPlays(example: RoleExample) { example.check() }

    static let views = [
        RoleExample("A controller is a view by its superclass, through aliases and base classes.",
            """
            import UIKit

            typealias Base = UIViewController
            class Screen: Base {} // role: view
            final class AboutPage: Screen {} // role: view
            """),
        RoleExample("A controller of AppKit is a view.",
            "import AppKit\nfinal class PaneController: NSViewController {} // role: view"),
        RoleExample("A controller of another framework is a view.",
            "import QuickLook\nfinal class Preview: QLPreviewController {} // role: view"),
        RoleExample("A name says nothing where the superclass is known.",
            """
            final class CartViewController: NSObject {}
            struct CartView {}
            enum CartPresenter { static let limit = 1 }
            """),
        RoleExample("A SwiftUI view without logic behind it has no role.",
            """
            import SwiftUI

            struct Badge: View { var body: some View { Text("new") } }
            """),
        RoleExample("A drawing view that is wired to a presenter is the module's view.",
            """
            import UIKit

            protocol DialInput: AnyObject { func show(_ value: Int) } // role: interface-contract
            protocol DialOutput: AnyObject { func turn() } // role: event-output
            final class DialView: UIView, DialInput { // role: view
                weak var output: DialOutput?
                func show(_ value: Int) {}
                func turned() { output?.turn() }
            }
            final class DialPresenter: DialOutput { // role: presenter
                weak var view: DialInput?
                func turn() { view?.show(1) }
            }
            """),
        RoleExample("Beside a controller a drawing view is a part of it.",
            """
            import UIKit

            protocol DialOutput: AnyObject { func turn() } // role: event-output
            final class DialViewController: UIViewController { // role: view
                var output: DialOutput?
                let dial = DialView()
            }
            final class DialView: UIView { weak var output: DialOutput? }
            final class DialPresenter: DialOutput { func turn() {} } // role: presenter
            """),
        RoleExample("Tests and doubles have no roles.",
            """
            //- App/Cart.swift
            import UIKit

            final class MockCartViewController: UIViewController {}
            //- AppTests/Cart.swift
            import UIKit

            final class OtherViewController: UIViewController {}
            """),
    ]

    static let presenters = [
        RoleExample("Who is wired to the view both ways is a presenter, under any name.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show() } // role: interface-contract
            protocol LampHandling: AnyObject { func toggle() } // role: event-output
            final class LampScreen: UIViewController, LampShowing { // role: view
                weak var handler: LampHandling?
                func show() {}
            }
            final class LampBrain: LampHandling { // role: presenter
                weak var screen: LampShowing?
                func toggle() { screen?.show() }
            }
            """),
        RoleExample("A protocol may be called view model, and a class interactor.",
            """
            import UIKit

            protocol LampViewModel: AnyObject { func toggle() } // role: event-output
            final class LampView: UIViewController { // role: view
                var model: LampViewModel?
            }
            final class LampInteractor: LampViewModel { func toggle() {} } // role: presenter
            """),
        RoleExample("Input and output mean what the code does with them.",
            """
            import UIKit

            protocol LampInput: AnyObject { func toggle() } // role: event-output
            protocol LampOutput: AnyObject { func show() } // role: interface-contract
            final class LampViewController: UIViewController, LampOutput { // role: view
                var input: LampInput?
                func show() {}
            }
            final class LampPresenter: LampInput { // role: presenter
                weak var output: LampOutput?
                func toggle() { output?.show() }
            }
            """),
        RoleExample("An interactor behind a presenter is logic too.",
            """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() } // role: event-output
            protocol LampInteracting: AnyObject { func load() }
            protocol LampInteractorOutput: AnyObject { func loaded() }
            final class LampViewController: UIViewController { // role: view
                var output: LampOutput?
            }
            final class LampPresenter: LampOutput, LampInteractorOutput { // role: presenter
                var interactor: LampInteracting?
                func toggle() { interactor?.load() }
                func loaded() {}
            }
            final class LampInteractor: LampInteracting { // role: presenter
                weak var output: LampInteractorOutput?
                func load() { output?.loaded() }
            }
            """),
        RoleExample("A router that knows the view is no presenter.",
            """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() } // role: event-output
            protocol LampRouting { func close() }
            final class LampViewController: UIViewController { // role: view
                var output: LampOutput?
                var router: LampRouting?
            }
            final class LampPresenter: LampOutput { func toggle() {} } // role: presenter
            final class LampRouter: LampRouting {
                weak var view: LampViewController?
                func close() { view?.dismiss(animated: true) }
            }
            """),
        RoleExample("What a view observes beside its logic is its helper.",
            """
            import SwiftUI

            struct CartView: View { // role: view
                @ObservedObject var viewModel: CartViewModel
                @StateObject private var keys = KeyWatcher()
                var body: some View { Text(viewModel.total).padding(keys.height) }
            }
            final class CartViewModel: ObservableObject { // role: presenter
                @Published var total = ""
                func load() { total = "1" }
            }
            enum CartAssembler { // role: assembler
                static func assemble() -> CartView { // role: assembler
                    CartView(viewModel: CartViewModel())
                }
            }
            //- Keys/KeyWatcher.swift
            final class KeyWatcher: ObservableObject {
                @Published var height = 0.0
                func watch() { height = 1 }
            }
            """),
        RoleExample("What a view makes for itself is its helper.",
            """
            import UIKit

            final class ListViewController: UIViewController { // role: view
                private lazy var source = RowSource(controller: self)
            }
            final class RowSource: NSObject, UITableViewDataSource {
                weak var controller: ListViewController?
                init(controller: ListViewController) { self.controller = controller }
                func reload() {}
            }
            """),
        RoleExample("A class of data is no presenter, whatever its name.",
            """
            import UIKit

            final class LampViewModel { let title = "" }
            final class LampViewController: UIViewController { // role: view
                var model: LampViewModel?
            }
            """),
        RoleExample("So is a class that is only set up step by step.",
            """
            import UIKit

            final class LampConfiguration {
                var brightness = 1
                var onTap: (() -> Void)?
                func bright(_ value: Int) -> Self { brightness = value; return self }
            }
            final class LampViewController: UIViewController { // role: view
                private let configuration: LampConfiguration
                init(configuration: LampConfiguration) {
                    self.configuration = configuration
                    super.init(nibName: nil, bundle: nil)
                    configuration.onTap = { self.dim() }
                }
                func dim() {}
            }
            enum LampFactory {
                static func make() -> LampViewController {
                    LampViewController(configuration: LampConfiguration().bright(2))
                }
            }
            """),
        RoleExample("What a drawing view shows next is no logic behind it.",
            """
            import UIKit

            protocol PictureViewModelProtocol { func draw(on view: UIImageView) }
            final class StillPictureViewModel: PictureViewModelProtocol {
                let image: UIImage
                init(image: UIImage) { self.image = image }
                func draw(on view: UIImageView) { view.image = image }
            }
            final class PictureView: UIView {
                let imageView = UIImageView()
                private var viewModel: PictureViewModelProtocol?
                func bind(_ viewModel: PictureViewModelProtocol) {
                    self.viewModel = viewModel
                    viewModel.draw(on: imageView)
                }
                static func usual(_ image: UIImage) -> PictureView {
                    let view = PictureView()
                    view.bind(StillPictureViewModel(image: image))
                    return view
                }
            }
            """),
        RoleExample("What only its own view can see is the view's helper.",
            """
            import SwiftUI

            struct PriceView: View {
                @StateObject private var fitter = WidthFitter()
                var body: some View { Text("1").padding(fitter.width) }
            }
            private final class WidthFitter: ObservableObject {
                @Published var width = 0.0
                func fit() { width = 1 }
            }
            """),
        RoleExample("Logic is logic even there.",
            """
            import SwiftUI

            struct PriceView: View { // role: view
                @StateObject private var viewModel = PriceViewModel()
                var body: some View { Text(viewModel.price) }
            }
            private final class PriceViewModel: ObservableObject { // role: presenter
                @Published var price = ""
                func load() { price = "1" }
            }
            """),
        RoleExample("Logic and view may be told to a generic base.",
            """
            import UIKit

            class Screen<Model: AnyObject>: UIViewController { var model: Model? } // role: view
            final class LampScreen: Screen<LampModel> {} // role: view
            final class LampModel { // role: presenter — no name tells it and nothing leads back
                func toggle() {}
            }
            """),
    ]

    static let contracts = [
        RoleExample("The outside holds a public interface that the view implements.",
            """
            import UIKit

            protocol LampPublicInterface: AnyObject { func flash() } // role: public-interface
            protocol LampOutput: AnyObject { func toggle() } // role: event-output
            final class LampViewController: UIViewController, LampPublicInterface { // role: view
                var output: LampOutput?
                func flash() {}
            }
            final class LampPresenter: LampOutput { func toggle() {} } // role: presenter
            //- HomeCoordinator.swift
            final class HomeCoordinator { var lamp: LampPublicInterface? }
            """),
        RoleExample("A delegate towards the outside is neither output nor service contract.",
            """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() } // role: event-output
            protocol LampDelegate: AnyObject { func lampDidClose() }
            final class LampViewController: UIViewController { // role: view
                var output: LampOutput?
            }
            final class LampPresenter: LampOutput { // role: presenter
                weak var delegate: LampDelegate?
                func toggle() { delegate?.lampDidClose() }
            }
            final class HomeCoordinator: LampDelegate { func lampDidClose() {} }
            """),
        RoleExample("What a service asks of its listeners is the service's own.",
            """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() } // role: event-output
            final class LampViewController: UIViewController { // role: view
                var output: LampOutput?
            }
            final class LampPresenter: LampOutput, BatteryListening { // role: presenter
                func toggle() {}
                func battery(_ from: Battery, isAt level: Int) {}
            }
            //- Battery.swift
            protocol BatteryListening: AnyObject { func battery(_ from: Battery, isAt level: Int) }
            protocol Charging { var listener: BatteryListening? { get set } }
            final class Battery: Charging { weak var listener: BatteryListening? }
            //- Stores/SolarCell.swift
            final class SolarCell: Charging { weak var listener: BatteryListening? }
            """),
        RoleExample("A stored closure that the presenter sets is an event output.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show() } // role: interface-contract
            final class LampViewController: UIViewController, LampShowing { // role: view
                var onToggle: (() -> Void)? // role: event-output
                var onLayout: (() -> Void)?
                func show() {}
            }
            final class LampPresenter { // role: presenter
                weak var view: LampShowing?
                func toggle() { view?.show() }
            }
            enum LampAssembler { // role: assembler
                static func assemble() -> UIViewController { // role: assembler
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    presenter.view = view
                    view.onToggle = { presenter.toggle() }
                    return view
                }
            }
            """),
        RoleExample("A method handed over is an event output as well.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show() } // role: interface-contract
            final class LampViewController: UIViewController, LampShowing { // role: view
                var onToggle: (() -> Void)? // role: event-output
                func show() {}
            }
            final class LampPresenter { // role: presenter
                weak var view: LampShowing?
                func toggle() { view?.show() }
            }
            func assembleLamp(_ presenter: LampPresenter) -> UIViewController { // role: assembler
                let view = LampViewController()
                presenter.view = view
                view.onToggle = presenter.toggle
                return view
            }
            """),
    ]

    static let services = [
        RoleExample("Who reaches the network, a storage or gives out itself serves others.",
            """
            final class Loader { // role: service
                private let session = URLSession.shared
                func load() {}
            }
            final class Remembering { // role: service
                func remember() { UserDefaults.standard.set(1, forKey: "n") }
            }
            final class Bell { // role: service
                static let tower = Bell()
                func ring() {}
            }
            """),
        RoleExample("Who implements a service contract is a service.",
            """
            import UIKit

            protocol Pricing { func price() -> Int } // role: service-contract
            protocol CartOutput: AnyObject { func pay() } // role: event-output
            final class CartViewController: UIViewController { // role: view
                var output: CartOutput?
            }
            final class CartPresenter: CartOutput { // role: presenter
                private let pricing: Pricing
                init(pricing: Pricing) { self.pricing = pricing }
                func pay() {}
            }
            //- FixedPrice.swift
            struct FixedPrice: Pricing { func price() -> Int { 1 } } // role: service
            """),
        RoleExample("Models and values are none.",
            """
            struct Price: Codable { let cents: Int }
            final class Basket { var prices: [Price] = [] }
            enum Limits { static let items = 10 }
            """),
        RoleExample("The application's delegate serves nobody.",
            """
            import UIKit

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func launch() { UserDefaults.standard.set(1, forKey: "n") }
            }
            """),
    ]

    @Test func theConfigurationComesFirst() {
        let settings = ModuleSettings(roles: { type in
            if type.name.hasSuffix("Brain") { return [.presenter] }
            if type.baseTypes.contains("Picture") { return [.view] }
            return type.attributes.contains("Bus") ? [.service] : []
        })
        RoleExample("", """
            final class CartBrain {} // role: presenter
            final class CartScreen: Picture {} // role: view
            class Picture {}
            @Bus final class Mail {} // role: service
            """).check(settings)
    }

    @Test func aContradictionOfTheConfigurationDecidesNothing() throws {
        let settings = ModuleSettings(roles: { type in
            type.name == "CartModel" ? [.presenter, .view] : []
        })
        let model = RoleExample("", "final class CartModel {}").project.model(settings)
        let assignment = try #require(model.roles.first?.value)
        #expect(assignment.confidence == .low)
        #expect(assignment.evidence.map(\.message) == [
            "the configuration gives it the roles `presenter` and `view`",
        ])
    }

    @Test func aCommentOnTheDeclarationComesFirst() {
        RoleExample("", """
            // modlint:role presenter
            final class Cart {} // role: presenter
            /* modlint:role presenter */
            final class Basket {}
            // modlint:role emperor
            final class Till {}
            // modlint:role outside
            final class CartViewController: UIViewController {} // role: outside
            """).check()
    }

    @Test func aNameAloneGivesLowConfidence() throws {
        let example = RoleExample("", "final class BadgeViewController: DrawingNode {}")
        let model = example.project.model()
        let badge = try #require(model.roles.first?.value)
        #expect(badge.role == .view)
        #expect(badge.confidence == .low)
    }
}
