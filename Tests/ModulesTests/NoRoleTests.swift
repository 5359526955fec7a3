import Testing

@Suite("What has no role in a module") struct NoRoleTests {
    @Test(arguments: examples)
    func aTypeHasTheRoleThatIsMarked(_ example: RoleExample) { example.check() }

    private static let examples = [
        RoleExample("What is built around content belongs to none of those who give it.",
            """
            import SwiftUI

            struct Shelf<Content: View>: View {
                let title: String
                let content: () -> Content
                let tapped: (() -> Void)?
                init(_ title: String, tapped: (() -> Void)?, content: @escaping () -> Content) {
                    self.title = title
                    self.tapped = tapped
                    self.content = content
                }
                var body: some View { content().onTapGesture { tapped?() } }
            }
            struct JarListView: View { // role: view
                @ObservedObject var viewModel: JarListViewModel
                var body: some View {
                    Shelf("Jars", tapped: { viewModel.open() }) { Text(viewModel.title) }
                }
            }
            final class JarListViewModel: ObservableObject { // role: presenter
                @Published var title = ""
                func open() { title = "open" }
            }
            """),
        RoleExample("A class of an unknown base that is named as a view is unknown.",
            """
            import UIKit
            import Gradients

            final class FooterHolder: GradientView {
                private var screen: FooterViewController?
                func add(to screen: FooterViewController) { self.screen = screen }
            }
            final class FooterViewController: UIViewController { // role: view
                private let holder = FooterHolder()
                override func viewDidLoad() { holder.add(to: self) }
            }
            """),
        RoleExample("What the logic sends to its view to be edited there is no logic behind it.",
            """
            //- Common/WeightField.swift
            protocol WeightFieldProtocol: AnyObject {
                var text: String { get }
                var watchers: [WeightWatcher] { get }
                func replace(_ text: String) -> Bool
            }
            protocol WeightWatcher: AnyObject { func weightChanged() }
            final class WeightFieldViewModel: WeightFieldProtocol {
                private(set) var text = ""
                var watchers: [WeightWatcher] = []
                func replace(_ text: String) -> Bool {
                    self.text = text
                    watchers.forEach { $0.weightChanged() }
                    return true
                }
            }
            //- Parcel/Parcel.swift
            import UIKit
            protocol ParcelViewing: AnyObject { // role: interface-contract
                func show(weight: WeightFieldProtocol)
            }
            protocol ParcelOutput: AnyObject { func send() } // role: event-output
            final class ParcelViewController: UIViewController { // role: view
                private let output: ParcelOutput
                private var weight: WeightFieldProtocol?
                init(output: ParcelOutput) {
                    self.output = output
                    super.init(nibName: nil, bundle: nil)
                }
                func show(weight: WeightFieldProtocol) { self.weight = weight }
                func weightChanged() { output.send() }
            }
            final class ParcelPresenter: ParcelOutput { // role: presenter
                weak var view: ParcelViewing?
                func send() { view?.show(weight: WeightFieldViewModel()) }
            }
            extension ParcelViewController: ParcelViewing, WeightWatcher {}
            enum ParcelAssembler { // role: assembler
                static func assemble() -> ParcelViewController { // role: assembler
                    let presenter = ParcelPresenter()
                    let view = ParcelViewController(output: presenter)
                    presenter.view = view
                    return view
                }
            }
            //- Luggage/Luggage.swift
            import UIKit
            struct Wrapped<Value> { let value: Value }
            protocol LuggageViewing: AnyObject { // role: interface-contract
                func show(weight: Wrapped<WeightFieldProtocol>)
            }
            protocol LuggageOutput: AnyObject { func check() } // role: event-output
            final class LuggageViewController: UIViewController { // role: view
                private let output: LuggageOutput
                private var weight: WeightFieldProtocol?
                init(output: LuggageOutput) {
                    self.output = output
                    super.init(nibName: nil, bundle: nil)
                }
                func show(weight: Wrapped<WeightFieldProtocol>) { self.weight = weight.value }
                func weightChanged() { output.check() }
            }
            final class LuggagePresenter: LuggageOutput { // role: presenter
                weak var view: LuggageViewing?
                func check() { view?.show(weight: Wrapped(value: WeightFieldViewModel())) }
            }
            extension LuggageViewController: LuggageViewing, WeightWatcher {}
            enum LuggageAssembler { // role: assembler
                static func assemble() -> LuggageViewController { // role: assembler
                    let presenter = LuggagePresenter()
                    let view = LuggageViewController(output: presenter)
                    presenter.view = view
                    return view
                }
            }
            """),
        RoleExample("A setting that views in many folders watch is the logic of none.",
            """
            //- Settings/Switch.swift
            import Combine
            final class Switch<Value>: ObservableObject {
                @Published var value: Value
                init(_ value: Value) { self.value = value }
                func reset(to value: Value) { self.value = value }
            }
            enum Switches { static let dark = Switch(false) }
            //- Reader/PageScreen.swift
            import SwiftUI
            struct PageScreen: View {
                @ObservedObject var dark = Switches.dark
                var body: some View { Text(dark.value ? "dark" : "light") }
            }
            //- Shop/ShelfScreen.swift
            import SwiftUI
            struct ShelfScreen: View {
                @ObservedObject var dark = Switches.dark
                var body: some View { Text(dark.value ? "dark" : "light") }
            }
            //- Settings/Rows/SwitchRow.swift
            import SwiftUI
            struct SwitchRow: View {
                @ObservedObject var option: Switch<Bool>
                init(option: Switch<Bool>) { self.option = option }
                var body: some View { Toggle("", isOn: $option.value) }
            }
            """),
        RoleExample("Views of one folder share the logic of one screen.",
            """
            //- Reader/PageState.swift
            import Combine
            final class PageState: ObservableObject { // role: presenter
                @Published var number = 1
                func turn() { number += 1 }
            }
            //- Reader/PageView.swift
            import SwiftUI
            struct PageView: View { // role: view
                @ObservedObject var state: PageState
                init(state: PageState) { self.state = state }
                var body: some View { PageFooter(state: state) }
            }
            //- Reader/Views/PageFooter.swift
            import SwiftUI
            struct PageFooter: View { // role: view
                @ObservedObject var state: PageState
                init(state: PageState) { self.state = state }
                var body: some View { Text("\\(state.number)") }
            }
            """),
        RoleExample("An object for previews alone makes no service of the logic.",
            """
            import SwiftUI

            final class PebbleStore: ObservableObject { // role: presenter
                @Published var count = 0
                func add() { count += 1 }
            }
            extension PebbleStore { static let preview = PebbleStore() }
            struct PebbleView: View { // role: view
                @ObservedObject var store: PebbleStore
                var body: some View { Button("+") { store.add() } }
            }
            """),
        RoleExample("All parts of a screen may observe the logic that has its name.",
            """
            import SwiftUI

            final class BasketStore: ObservableObject { // role: presenter
                @Published var title = ""
                func pay() { title = "paid" }
            }
            struct BasketView: View { // role: view
                @ObservedObject var store: BasketStore
                var body: some View { Text(store.title) }
            }
            struct CouponRow: View {
                @ObservedObject var store: BasketStore
                var body: some View { Text(store.title) }
            }
            struct TotalRow: View {
                @ObservedObject var store: BasketStore
                var body: some View { Text(store.title) }
            }
            struct BuyButton: View {
                @ObservedObject var store: BasketStore
                var body: some View { Text(store.title) }
            }
            """),
        RoleExample("What many views observe under no name of theirs is the state of all.",
            """
            import SwiftUI

            final class AccountStore: ObservableObject {
                @Published var title = ""
                func pay() { title = "paid" }
            }
            struct BasketView: View {
                @ObservedObject var store: AccountStore
                var body: some View { Text(store.title) }
            }
            struct CouponRow: View {
                @ObservedObject var store: AccountStore
                var body: some View { Text(store.title) }
            }
            struct TotalRow: View {
                @ObservedObject var store: AccountStore
                var body: some View { Text(store.title) }
            }
            struct BuyButton: View {
                @ObservedObject var store: AccountStore
                var body: some View { Text(store.title) }
            }
            """),
    ]
}
