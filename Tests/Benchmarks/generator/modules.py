"""UI modules in three conventions. Each is a dictionary from file names to lines."""

from .bodies import functions
from .views import screen, swiftui_view
from .words import LABELS


class Module:
    """A screen of an area: its name, its flaw, and what its files have in common."""

    def __init__(self, dice, area, name, flaw):
        self.dice = dice
        self.area = area
        self.name = name
        self.flaw = flaw
        self.item = name + "Item"
        self.service = f"{area}Servicing"

    def files(self):
        raise NotImplementedError

    def has(self, flaw):
        return self.flaw == flaw

    def models(self):
        """The types of what the screen shows."""
        item = self.item
        return f"""import Foundation

/// What a row of `{self.name}` shows.
struct {item}: Equatable, Sendable {{
    enum Status: Equatable, Sendable {{
        case open
        case paid(Double)
        case shipped(Date)
        case closed(reason: String)
    }}

    let identifier: Int
    var title: String
    var detail: String?
    var amount: Double
    var isActive: Bool
    var tags: [String]
    var status: Status

    init(_ entry: {self.area}Entry) {{
        identifier = entry.identifier
        title = entry.title
        detail = entry.detail
        amount = Double(entry.cents) / 100
        isActive = entry.isActive
        tags = entry.tags
        status = entry.isActive ? .open : .closed(reason: entry.detail ?? "")
    }}
}}

/// What can be seen of `{self.name}` at a time.
enum {self.name}State: Equatable, Sendable {{
    case loading
    case loaded([{item}])
    case failed(message: String)
}}""".split("\n")

    def tests(self):
        """Tests with a stand-in for the service, which modlint reads and does not lint."""
        name = self.name
        lines = f"""import XCTest
@testable import Shop

final class {self.area}{name}ServiceMock: {self.service} {{
    var entries: [{self.area}Entry] = []
    private(set) var calls = 0

    func entries(page: Int) async throws -> [{self.area}Entry] {{
        calls += 1
        return entries
    }}

    func save(_ entry: {self.area}Entry) async throws {{ entries.append(entry) }}
}}

final class {name}Tests: XCTestCase {{
    private let service = {self.area}{name}ServiceMock()
""".split("\n")
        for number in range(self.dice.between(2, 6)):
            label = self.dice.pick(LABELS)
            lines += f"""    func test{name}Case{number}() async throws {{
        let entry = {self.area}Entry(
            identifier: {number}, title: "{label}", detail: nil, cents: {number * 199},
            isActive: true, tags: [])
        try await service.save(entry)
        let entries = try await service.entries(page: {number})
        XCTAssertEqual(entries.map(\\.title), ["{label}"])
        XCTAssertEqual(service.calls, 1, "asked once")
    }}
""".split("\n")
        return lines[:-1] + ["}"]


class Viper(Module):
    """A view controller, a presenter and an assembler with contracts in a file of their own."""

    kind = "viper"

    def files(self):
        name = self.name
        return {
            f"{name}Contracts.swift": self.contracts(),
            f"{name}Models.swift": self.models(),
            f"{name}Presenter.swift": self.presenter(),
            f"{name}ViewController.swift": screen(
                self.dice, self, output=f"{name}EventOutput", event="send"),
            f"{name}Assembler.swift": self.assembler(),
        }

    def contracts(self):
        name = self.name
        bound = "" if self.has("contract-not-class-bound") else ": AnyObject"
        return f"""import Foundation

/// What happens in `{name}`.
protocol {name}EventOutput{bound} {{
    func didLoad()
    func didSelect(_ identifier: Int)
    func didChange(_ query: String)
    func didLeave()
}}

/// What `{name}` shows.
protocol {name}InterfaceContract: AnyObject {{
    func display(_ state: {name}State)
    func highlight(_ identifier: Int)
}}

/// What others may ask of `{name}`.
protocol {name}PublicInterface: AnyObject {{
    func select(_ identifier: Int)
    func refresh()
}}""".split("\n")

    def presenter(self):
        name, item = self.name, self.item
        unowned = "" if self.has("retain-cycle") else "unowned "
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        imports = ["import UIKit"] if self.has("presenter-imports-ui") else []
        calls, helpers = functions(self.dice, item, self.dice.between(4, 9), 3, 8)
        tracking = ['        ShopAnalytics.shared.track("selected")'] \
            if self.has("presenter-uses-singleton") else []
        return ["import Foundation"] + imports + f"""
/// Decides what `{name}` shows.
final class {name}Presenter {{
    private let service: {service}
    private {unowned}let interface: {name}InterfaceContract
    private var items: [{item}] = []
    private var query = ""
    private var page = 0

    init(service: {service}, interface: {name}InterfaceContract) {{
        self.service = service
        self.interface = interface
    }}

    private func load() {{
        interface.display(.loading)
        Task {{ @MainActor [weak self] in
            guard let self else {{ return }}
            do {{
                let entries = try await service.entries(page: page)
                items = entries.map({item}.init)
                interface.display(.loaded(visibleItems()))
            }} catch {{
                interface.display(.failed(message: error.localizedDescription))
            }}
        }}
    }}

    private func visibleItems() -> [{item}] {{
        if query.isEmpty {{ return items }}
        return items.filter {{ $0.title.lowercased().contains(query.lowercased()) }}
    }}
""".split("\n")[:-1] + indented(helpers) + f"""}}

extension {name}Presenter: {name}EventOutput {{
    func didLoad() {{
        load()
    }}

    func didSelect(_ identifier: Int) {{
        guard let item = items.first(where: {{ $0.identifier == identifier }}) else {{ return }}
""".split("\n")[:-1] + tracking + f"""        let lines = {calls[0]}(of: [item])
            + {calls[1]}(of: items, offset: identifier)
        if lines.count > {self.dice.between(3, 30)} {{ interface.highlight(item.identifier) }}
    }}

    func didChange(_ query: String) {{
        self.query = query.trimmingCharacters(in: .whitespaces)
        interface.display(.loaded(visibleItems()))
    }}

    func didLeave() {{
        items.removeAll {{ !$0.isActive }}
    }}
}}

extension {name}Presenter: {name}PublicInterface {{
    func select(_ identifier: Int) {{
        didSelect(identifier)
    }}

    func refresh() {{
        page = 0
        load()
    }}
}}""".split("\n")

    def assembler(self):
        name = self.name
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        return f"""import UIKit

/// `{name}` with what holds its parts.
struct {name}Module {{
    let view: UIViewController
    let presenter: {name}Presenter
    let publicInterface: {name}PublicInterface
}}

/// Puts `{name}` together.
struct {name}Assembler {{
    let service: {service}

    func assemble() -> {name}Module {{
        let view = {name}ViewController()
        let presenter = {name}Presenter(service: service, interface: view)
        view.output = presenter
        return {name}Module(view: view, presenter: presenter, publicInterface: presenter)
    }}
}}""".split("\n")


class ViewModel(Module):
    """A view controller that listens to a view model behind a protocol."""

    kind = "mvvm"

    def files(self):
        name = self.name
        return {
            f"{name}Models.swift": self.models(),
            f"{name}ViewModel.swift": self.view_model(),
            f"{name}ViewController.swift": screen(
                self.dice, self, output=f"{name}ViewModelling", event="ask"),
            f"{name}Assembler.swift": self.assembler(),
        }

    def view_model(self):
        name, item = self.name, self.item
        calls, helpers = functions(self.dice, item, self.dice.between(4, 9), 3, 8)
        bound = "" if self.has("contract-not-class-bound") else ": AnyObject"
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        imports = ["import UIKit"] if self.has("presenter-imports-ui") else []
        tracking = ['        ShopAnalytics.shared.track("selected")'] \
            if self.has("presenter-uses-singleton") else []
        return ["import Combine", "import Foundation"] + imports + f"""
/// What the view of `{name}` sees.
protocol {name}ViewModelling{bound} {{
    var states: AnyPublisher<{name}State, Never> {{ get }}
    func didLoad()
    func didSelect(_ identifier: Int)
    func didChange(_ query: String)
    func didLeave()
}}

/// The logic of `{name}`.
final class {name}ViewModel: {name}ViewModelling {{
    private let service: {service}
    private let subject = CurrentValueSubject<{name}State, Never>(.loading)
    private var items: [{item}] = []

    var states: AnyPublisher<{name}State, Never> {{ subject.eraseToAnyPublisher() }}

    init(service: {service}) {{
        self.service = service
    }}

    func didLoad() {{
        Task {{ @MainActor [weak self] in
            guard let self else {{ return }}
            do {{
                items = try await service.entries(page: 0).map({item}.init)
                subject.send(.loaded(items))
            }} catch let error as URLError where error.code == .notConnectedToInternet {{
                subject.send(.failed(message: "offline"))
            }} catch {{
                subject.send(.failed(message: error.localizedDescription))
            }}
        }}
    }}

    func didSelect(_ identifier: Int) {{
        guard let index = items.firstIndex(where: {{ $0.identifier == identifier }}) else {{
            return
        }}
""".split("\n")[:-1] + tracking + f"""        items[index].isActive.toggle()
        let lines = {calls[0]}(of: items, offset: index) + {calls[1]}(of: [items[index]])
        subject.send(lines.isEmpty ? .loading : .loaded(items))
    }}

    func didChange(_ query: String) {{
        let matches = items.filter {{ item in
            item.title.contains(query) || item.tags.contains {{ $0.hasPrefix(query) }}
        }}
        subject.send(.loaded(matches))
    }}

    func didLeave() {{
        subject.send(.loading)
    }}
""".split("\n")[:-1] + indented(helpers) + ["}"]

    def assembler(self):
        name = self.name
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        return f"""import UIKit

/// `{name}` with what holds its parts.
struct {name}Module {{
    let view: UIViewController
    let viewModel: {name}ViewModel
}}

/// Puts `{name}` together.
struct {name}Assembler {{
    let service: {service}

    func assemble() -> {name}Module {{
        let view = {name}ViewController()
        let viewModel = {name}ViewModel(service: service)
        view.output = viewModel
        return {name}Module(view: view, viewModel: viewModel)
    }}
}}""".split("\n")


class SwiftUIModule(Module):
    """A SwiftUI view with a state behind a contract and events through a closure."""

    kind = "swiftui"

    def files(self):
        name = self.name
        return {
            f"{name}Models.swift": self.models(),
            f"{name}ViewState.swift": self.view_state(),
            f"{name}Presenter.swift": self.presenter(),
            f"{name}View.swift": swiftui_view(self.dice, self),
            f"{name}Assembler.swift": self.assembler(),
        }

    def view_state(self):
        name = self.name
        return f"""import Combine

/// What `{name}` shows.
protocol {name}InterfaceContract: AnyObject {{
    var items: [{self.item}] {{ get set }}
    var message: String? {{ get set }}
}}

/// The state that the view observes.
final class {name}ViewState: ObservableObject, {name}InterfaceContract {{
    @Published var items: [{self.item}] = []
    @Published var message: String?
}}""".split("\n")

    def presenter(self):
        name, item = self.name, self.item
        calls, helpers = functions(self.dice, item, self.dice.between(4, 9), 3, 8)
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        imports = ["import UIKit"] if self.has("presenter-imports-ui") else []
        tracking = ['            ShopAnalytics.shared.track("selected")'] \
            if self.has("presenter-uses-singleton") else []
        return ["import Foundation"] + imports + f"""
/// Decides what `{name}` shows.
final class {name}Presenter {{
    private let service: {service}
    private let interface: {name}InterfaceContract

    init(service: {service}, interface: {name}InterfaceContract) {{
        self.service = service
        self.interface = interface
    }}

    func handle(_ event: {name}Event) {{
        switch event {{
        case .appeared:
            load()
        case .selected(let identifier):
""".split("\n")[:-1] + tracking + f"""            let items = interface.items
            let lines = {calls[0]}(of: items, offset: identifier)
            interface.message = lines.joined(separator: "\\n")
        case .searched(let query) where query.isEmpty:
            interface.message = nil
        case .searched(let query):
            let lines = {calls[1]}(of: interface.items)
            interface.message = lines.first {{ $0.contains(query) }}
        }}
    }}

    private func load() {{
        Task {{ @MainActor [weak self] in
            guard let self else {{ return }}
            let entries = (try? await service.entries(page: 0)) ?? []
            interface.items = entries.map({item}.init)
        }}
    }}
""".split("\n")[:-1] + indented(helpers) + ["}"]

    def assembler(self):
        name = self.name
        service = f"{self.area}Service" if self.has("presenter-uses-concrete-service") \
            else self.service
        return f"""import SwiftUI

/// `{name}` with what holds its parts.
struct {name}Module {{
    let view: {name}View
    let presenter: {name}Presenter
}}

/// Puts `{name}` together.
struct {name}Assembler {{
    let service: {service}

    func assemble() -> {name}Module {{
        let state = {name}ViewState()
        let presenter = {name}Presenter(service: service, interface: state)
        let view = {name}View(state: state) {{ [weak presenter] event in
            presenter?.handle(event)
        }}
        return {name}Module(view: view, presenter: presenter)
    }}
}}""".split("\n")


def indented(lines):
    return ["    " + line if line else "" for line in lines]
