import Dependencies
import ExampleProjects
import Modules
import Testing

/// Which types come together in a module, and which do not.
@Suite struct MembershipTests {
    /// The members of each module by its name; types nested in others are left out.
    private func members(_ source: String) -> [String: [String]] {
        let model = ExampleProject(source).model()
        return model.modules.reduce(into: [:]) { members, module in
            members[module.name] = module.members.map(model.index.qualifiedName)
                .filter { !$0.contains(".") }.sorted()
        }
    }

    /// A screen with a presenter of its own, wired both ways.
    private func screen(_ name: String, _ folder: String, _ further: String = "") -> String {
        """
        //- \(folder)/\(name)Screen.swift
        import UIKit
        protocol \(name)Output: AnyObject { func tapped() }
        protocol \(name)Showing: AnyObject { func show() }
        final class \(name)ViewController: UIViewController, \(name)Showing {
            var output: \(name)Output?
            func show() {}
            @objc private func tap() { output?.tapped() }
            \(further)
        }
        final class \(name)Presenter: \(name)Output {
            weak var view: \(name)Showing?
            func tapped() { view?.show() }
        }

        """
    }

    @Test func aHelperThatScreensMakeForThemselvesDoesNotJoinThem() {
        let helper = """
            private let filter = FilterViewModel()
            private func filtered() { _ = filter.options(for: "a") }
            """
        let found = members(
            screen("Friends", "Friends", helper) + screen("Search", "Search", helper) + """
                //- Reusable/FilterViewModel.swift
                final class FilterViewModel {
                    func options(for word: String) -> [String] { [word] }
                }
                //- Reusable/FilterViewController.swift
                import UIKit
                final class FilterViewController: UIViewController {
                    private let model = FilterViewModel()
                    override func viewDidLoad() { title = model.options(for: "b").first }
                }
                """)
        #expect(found["Friends"]?.contains("SearchViewController") == false)
        #expect(found["Friends"]?.contains("FilterViewModel") == false)
        #expect(found["Filter"] == ["FilterViewController", "FilterViewModel"])
    }

    @Test func whatTheModulesAssemblerMakesInAnotherMemberBelongsToIt() {
        let found = members(screen("City", "City") + """
            //- City/CityHelpers.swift
            import UIKit
            final class CityRouter { weak var source: UIViewController? ; func leave() {} }
            final class CityTableManager { func rows() -> Int { 0 } }
            extension CityViewController {
                func configure(_ manager: CityTableManager) { tables = manager }
            }
            //- Assemblies/CityAssembly.swift
            final class CityAssembly {
                func makeScreen() -> CityViewController {
                    let view = CityViewController()
                    let presenter = CityPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
                func makeRouter() -> CityRouter { CityRouter() }
            }
            """)
        #expect(found["City"]?.contains("CityRouter") == true)
    }

    @Test func whoMakesTheLogicOfSeveralModulesBelongsToNone() {
        let found = members(screen("City", "City") + screen("River", "River", """
            static func make(_ presenter: RiverPresenter) -> RiverViewController {
                Library.find(presenter)
            }
            """) + """
            //- Scenes/Scenes.swift
            final class Scenes {
                func makeCity() -> CityViewController {
                    let view = CityViewController()
                    let presenter = CityPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
                func makeRiver() -> RiverViewController { .make(RiverPresenter()) }
                func makeWay() -> TravelCoordinator { TravelCoordinator() }
            }
            final class TravelCoordinator { func travel() {} }
            """)
        #expect(found["City"]?.contains("CityPresenter") == true)
        #expect(found["City"]?.contains("Scenes") == false)
        #expect(found["City"]?.contains("TravelCoordinator") == false)
    }

    @Test func aViewThatMakesRowsOfAnotherModuleIsNoMemberOfThat() {
        let found = members("""
            //- Row/RowView.swift
            import SwiftUI
            @Observable final class RowViewModel { func open() {} }
            struct RowView: View {
                @State var viewModel: RowViewModel
                var body: some View { Button("Open") { viewModel.open() } }
            }
            //- Settings/DisplayView.swift
            import SwiftUI
            struct DisplayView: View {
                var body: some View { RowView(viewModel: RowViewModel()) }
            }
            """)
        #expect(found["Row"] == ["RowView", "RowViewModel"])
    }

    @Test func whatAViewElsewhereUsesIsNotOfAModuleBecauseTheViewMakesThat() {
        let found = members(screen("Bell", "House/Bus") + """
            //- House/Bus/BusHandler.swift
            final class BusHandler { func handle() {} }

            """ + screen("Door", "House/Door", """
            private let handler = BusHandler()
            private func ring() {
                let view = BellViewController()
                let presenter = BellPresenter()
                view.output = presenter
                presenter.view = view
                present(view, animated: true)
            }
            """))
        #expect(found["Bell"]?.contains("BusHandler") == false)
        #expect(found["Bell"]?.contains("BellPresenter") == true)
    }

    @Test func aCellWhoseClassOthersRegisterStaysWhereItLies() {
        let found = members(screen("Home", "Home") + """
            //- Home/Cells/StoryCell.swift
            import UIKit
            final class StoryCell: UITableViewCell { var parent: HomeViewController? }
            //- Favourites/Favourites.swift
            import UIKit
            final class FavouritesAdapter: NSObject {
                func register(_ table: UITableView) {
                    table.register(StoryCell.self, forCellReuseIdentifier: "story")
                }
            }
            """)
        #expect(found["Home"]?.contains("StoryCell") == true)
    }

    @Test func whatKeepsThePresenterAndIsMadeByTheModuleAloneBelongsToIt() {
        let label = """
            //- Other/CardReader.swift
            struct CardReader {
                let presenter: CardPresenter
                func read() { presenter.tapped() }
            }
            """
        let view = "func speak(_ card: CardPresenter) { CardReader(presenter: card).read() }"
        let inside = members(screen("Card", "Card", view) + label)
        #expect(inside["Card"]?.contains("CardReader") == true)
        let outside = members(screen("Card", "Card", view) + label + """

            func other(_ card: CardPresenter) { CardReader(presenter: card).read() }
            """)
        #expect(outside["Card"]?.contains("CardReader") == false)
    }

    @Test func aPresenterThatMakesAndKeepsAnotherHasDividedItsWork() {
        let found = members("""
            //- Feed/FeedUnreadObserver.swift
            import SwiftUI
            @Observable final class FeedUnreadObserver { var count = 0; func clear() { count = 0 } }
            struct FeedUnreadView: View {
                @State var observer: FeedUnreadObserver
                var body: some View { Button("Clear") { observer.clear() } }
            }
            //- Feed/View/FeedView.swift
            import SwiftUI
            @Observable final class FeedViewModel {
                let unread: FeedUnreadObserver = .init()
                func load() {}
            }
            struct FeedView: View {
                @State private var viewModel = FeedViewModel()
                var body: some View { FeedUnreadView(observer: viewModel.unread) }
            }
            """)
        #expect(found.count == 1)
    }
}
