import Dependencies
import ExampleProjects
import Modules
import Testing

@Suite struct ModuleTests {
    /// The module `name` of a project: its parts by their names.
    private func module(
        _ name: String, in model: ModuleModel, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> UIModule {
        try #require(model.modules.first { $0.name == name }, sourceLocation: sourceLocation)
    }

    private func names(_ types: some Sequence<TypeID>, _ model: ModuleModel) -> [String] {
        types.map(model.index.qualifiedName).sorted()
    }

    @Test func theHouseModuleHasAllOfItsParts() throws {
        let model = ExampleProject(fixture: "HouseUIKit").model()
        let plants = try module("Plants", in: model)
        #expect(names(plants.views, model) == ["PlantsViewController"])
        #expect(names(plants.presenters, model) == ["PlantsPresenter"])
        #expect(names(plants.eventOutputs, model) == ["PlantsViewControllerEventOutput"])
        #expect(
            names(plants.interfaceContracts, model) == ["PlantsViewControllerInterfaceContract"])
        #expect(names(plants.publicInterfaces, model) == ["PlantsPublicInterface"])
        #expect(names(plants.results, model) == ["PlantsModule"])
        #expect(plants.assemblers.count == 1)
        #expect(model.modules.count == 1)
    }

    /// What the services use as well, here `Plant`, is left out.
    @Test func whatSurroundsViewAndPresenterIsAMember() throws {
        let model = ExampleProject(fixture: "HouseUIKit").model()
        let plants = try module("Plants", in: model)
        #expect(names(plants.members, model) == [
            "PlantsAssembler", "PlantsModule", "PlantsPresenter",
            "PlantsPresenterNetworkingContract", "PlantsPublicInterface", "PlantsViewController",
            "PlantsViewControllerEventOutput", "PlantsViewControllerInterfaceContract",
        ])
    }

    @Test func twoModulesOfOneAppStayApart() throws {
        let model = ExampleProject(fixture: "Bookshop").model()
        #expect(model.modules.map(\.name).sorted() == ["Basket", "Catalog"])
        let basket = try module("Basket", in: model)
        #expect(names(basket.members, model) == [
            "BasketAssembler", "BasketModule", "BasketPresenter", "BasketViewController",
        ])
        let book = try #require(model.index.table.typeIDs.first {
            model.index.name(of: $0) == "Book"
        })
        #expect(model.module(of: book) == nil)
    }

    @Test func thePresenterThatTalksToTheViewComesFirst() throws {
        let model = ExampleProject("""
            //- Lamp/AInteractor.swift
            protocol LampInteractorOutput: AnyObject { func loaded() }
            protocol LampInteracting: AnyObject { func load() }
            final class LampInteractor: LampInteracting {
                weak var presenter: LampInteractorOutput?
                func load() { presenter?.loaded() }
            }
            //- Lamp/LampPresenter.swift
            protocol LampOutput: AnyObject { func toggle() }
            protocol LampViewing: AnyObject { func show() }
            final class LampPresenter: LampOutput, LampInteractorOutput {
                weak var view: LampViewing?
                var interactor: LampInteracting?
                func toggle() { interactor?.load() }
                func loaded() { view?.show() }
            }
            //- Lamp/LampViewController.swift
            import UIKit
            final class LampViewController: UIViewController, LampViewing {
                var output: LampOutput?
                func show() {}
            }
            """).model()
        let lamp = try module("Lamp", in: model)
        #expect(lamp.presenters.map(model.index.name) == ["LampPresenter", "LampInteractor"])
    }

    @Test func rolesMayLieInOtherFolders() throws {
        let model = ExampleProject("""
            //- Views/LampViewController.swift
            import UIKit
            final class LampViewController: UIViewController { var output: LampOutput? }
            //- Presenters/LampPresenter.swift
            final class LampPresenter: LampOutput { func toggle() {} }
            //- Contracts/LampOutput.swift
            protocol LampOutput: AnyObject { func toggle() }
            """).model()
        let lamp = try module("Lamp", in: model)
        #expect(names(lamp.members, model) == ["LampOutput", "LampPresenter", "LampViewController"])
    }

    @Test func aConfiguredFolderIsOneModule() throws {
        let project = ExampleProject("""
            //- Screens/Lamp/LampViewController.swift
            import UIKit
            final class LampViewController: UIViewController { var output: LampOutput? }
            protocol LampOutput: AnyObject { func toggle() }
            final class LampPresenter: LampOutput { func toggle() {} }
            //- Screens/Lamp/Shade/ShadeViewController.swift
            import UIKit
            final class ShadeViewController: UIViewController { var output: ShadeOutput? }
            protocol ShadeOutput: AnyObject { func pull() }
            final class ShadePresenter: ShadeOutput { func pull() {} }
            """)
        #expect(project.model().modules.count == 2)
        let settings = ModuleSettings(folder: { path in
            path.hasPrefix("Screens/Lamp/") ? "Screens/Lamp" : nil
        })
        let model = project.model(settings)
        #expect(model.modules.count == 1)
        #expect(model.modules.first?.views.count == 2)
    }

    @Test func aPresenterOfTwoViewsMakesOneModule() throws {
        let model = ExampleProject("""
            import UIKit
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { var output: LampOutput? }
            final class LampSettingsViewController: UIViewController { var output: LampOutput? }
            final class LampPresenter: LampOutput { func toggle() {} }
            """).model()
        let lamp = try module("Lamp", in: model)
        #expect(
            names(lamp.views, model) == ["LampSettingsViewController", "LampViewController"])
    }

    @Test(arguments: [
        ("InputOutputVIPER", "Ticket"), ("TupleResult", "Recipe"), ("RIBs", "Ride"),
        ("WireframeAssembles", "Flights"), ("ProtocolVIPER", "Notes"), ("CleanSwift", "ShowMatch"),
        ("ClosuresOnView", "Flats"), ("MVVMCoordinator", "Movies"), ("ClosureOutput", "Trails"),
        ("SwiftUIViewModel", "Habits"), ("RxOutputs", "Login"), ("CombineTransform", "Search"),
        ("PrefixedProtocols", "Accounts"), ("ContractFileVIPER", "Cards"),
    ])
    func eachConventionMakesOneModule(fixture: String, name: String) {
        let model = ExampleProject(fixture: fixture).model()
        #expect(model.modules.map(\.name) == [name])
    }

    @Test func aStoreOfValuesMakesNoModule() {
        let model = ExampleProject(fixture: "ReducerStore").model()
        #expect(model.modules.isEmpty)
        #expect(model.views.isEmpty && model.presenters.isEmpty)
    }

    @Test func assemblersTellWhereTheyStand() throws {
        let kinds = ["CleanSwift", "ClosureOutput", "WireframeAssembles"].map { name in
            ExampleProject(fixture: name).model().assemblers.map { "\($0.kind)" }
        }
        #expect(Set(kinds[0]) == ["ownView"])
        #expect(kinds[1] == ["generic"])
        #expect(Set(kinds[2]) == ["code"])
    }

    /// A project may stand in for the SDK on another system: then only comments tell the view.
    @Test(arguments: ["// modlint:role view", ""])
    func aViewThatIsOneByItsCommentHasAModule(comment: String) throws {
        let model = ExampleProject("""
            class UIViewController {}
            \(comment)
            final class GateViewController: UIViewController, GateContract {
                private let output: GateOutput
                init(output: GateOutput) { self.output = output }
                func viewDidLoad() { output.isReady() }
                func show() {}
            }
            protocol GateContract: AnyObject { func show() }
            protocol GateOutput: AnyObject { func isReady() }
            final class GatePresenter: GateOutput {
                weak var view: GateContract?
                func isReady() { view?.show() }
            }
            enum GateAssembler {
                static func assemble() -> UIViewController {
                    let presenter = GatePresenter()
                    let view = GateViewController(output: presenter)
                    presenter.view = view
                    return view
                }
            }
            """).model()
        guard !comment.isEmpty else { return #expect(model.modules.isEmpty) }
        let gate = try module("Gate", in: model)
        #expect(names(gate.views, model) == ["GateViewController"])
        #expect(names(gate.presenters, model) == ["GatePresenter"])
        #expect(names(gate.eventOutputs, model) == ["GateOutput"])
        #expect(names(gate.interfaceContracts, model) == ["GateContract"])
        #expect(gate.assemblers.count == 1)
    }

    @Test func aPairOfCommentsIsAModuleWhateverItsNames() throws {
        let model = ExampleProject("""
            // modlint:role view
            final class Dial { let core: Core; init(core: Core) { self.core = core } }
            // modlint:role presenter
            struct Core { let angle: Int }
            """).model()
        let module = try #require(model.modules.first)
        #expect(names(module.views, model) == ["Dial"])
        #expect(names(module.presenters, model) == ["Core"])
    }
}
