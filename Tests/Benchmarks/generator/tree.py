"""Trees of apps: areas with services and modules, and an app that puts them together."""

import os
from collections import Counter

from .bodies import functions
from .dice import Dice
from .modules import SwiftUIModule, ViewModel, Viper
from .words import AREAS, SCREENS, SUBJECTS, lowered

CONVENTIONS = [Viper, ViewModel, SwiftUIModule]
# The share of modules with a flaw, and what may be wrong with one.
FLAWED = 0.3
FLAWS = [
    "contract-not-class-bound", "presenter-imports-ui", "presenter-uses-concrete-service",
    "presenter-uses-singleton", "retain-cycle", "view-contains-logic",
    "view-depends-on-presenter",
]
MODULES_OF_AN_AREA = 12


class Tree:
    """What was written, and the findings that were planted: pairs of a rule and a path."""

    def __init__(self, folder):
        self.folder = folder
        self.files = 0
        self.lines = 0
        self.bytes = 0
        self.modules = 0
        self.planted = []

    def write(self, path, lines):
        data = ("\n".join(lines) + "\n").encode()
        place = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)
        self.files += 1
        self.lines += data.count(b"\n")
        self.bytes += len(data)

    @property
    def planted_by_rule(self):
        return Counter(rule for rule, _ in self.planted)


def generate(folder, seed, lines=None, files=None):
    """Writes an app of at least that many lines or files; it ends with a whole module."""
    tree = Tree(folder)
    _write_app(tree)
    area = 0
    while not _is_enough(tree, lines, files):
        _write_area(tree, seed, area, lines, files)
        area += 1
    return tree


def _is_enough(tree, lines, files):
    return tree.files >= files if lines is None else tree.lines >= lines


def _write_app(tree):
    tree.write("App/ShopAnalytics.swift", """import Foundation

/// Counts what customers do.
final class ShopAnalytics {
    static let shared = ShopAnalytics()
    private let session: URLSession = .shared

    func track(_ event: String) {
        guard let url = URL(string: "https://shop.example/events/\\(event)") else { return }
        session.dataTask(with: url).resume()
    }
}""".split("\n"))


def _write_area(tree, seed, number, lines, files):
    """An area depends on nothing but itself, as a tree that grows by features does."""
    dice = Dice(f"{seed}/{number}")
    area = _name(AREAS, number)
    _write_service(tree, dice, area)
    modules = []
    subjects = dice.several(SUBJECTS, MODULES_OF_AN_AREA)
    for index, subject in enumerate(subjects):
        module = _module(Dice(f"{seed}/{number}/{index}"), area, subject)
        _write_module(tree, module)
        modules.append(module)
        if _is_enough(tree, lines, files):
            break
    tree.write(f"{area}/{area}Coordinator.swift", _coordinator(area, modules))


def _name(words, number):
    """The words in turn, with a number where they do not suffice."""
    round_, index = divmod(number, len(words))
    return words[index] + (str(round_ + 1) if round_ else "")


def _module(dice, area, subject):
    convention = dice.pick(CONVENTIONS)
    flaws = [flaw for flaw in FLAWS if _may_have(convention, flaw)]
    flaw = dice.pick(flaws) if dice.chance(FLAWED) else None
    return convention(dice, area, area + subject + dice.pick(SCREENS), flaw)


def _may_have(convention, flaw):
    """SwiftUI's modules here speak through a closure, which has no type to get wrong."""
    if flaw == "retain-cycle":
        return convention is Viper
    is_about_types = flaw in ("contract-not-class-bound", "view-depends-on-presenter")
    return not (convention is SwiftUIModule and is_about_types)


def _write_module(tree, module):
    folder = f"{module.area}/{module.name}"
    for name, lines in module.files().items():
        tree.write(f"{folder}/{name}", lines)
    if module.dice.chance(0.6):
        tree.write(f"Tests/{module.area}/{module.name}Tests.swift", module.tests())
    tree.modules += 1
    if module.flaw:
        tree.planted += [(rule, f"{folder}/{name}") for rule, name in _findings(module)]


def _findings(module):
    """What a flaw makes modlint report, and in which file."""
    name = module.name
    logic = f"{name}ViewModel.swift" if isinstance(module, ViewModel) else f"{name}Presenter.swift"
    view = f"{name}View.swift" if isinstance(module, SwiftUIModule) \
        else f"{name}ViewController.swift"
    contracts = logic if isinstance(module, ViewModel) else f"{name}Contracts.swift"
    places = {
        "contract-not-class-bound": contracts, "view-contains-logic": view,
        "view-depends-on-presenter": view,
    }
    findings = [(module.flaw, places.get(module.flaw, logic))]
    if module.flaw == "view-depends-on-presenter":
        findings.append(("unused-contract", contracts))
    return findings


def _write_service(tree, dice, area):
    folder = f"{area}/Services"
    tree.write(f"{folder}/{area}Entry.swift", _entry(area))
    tree.write(f"{folder}/{area}Servicing.swift", f"""import Foundation

/// What the screens of `{area}` ask of the server.
protocol {area}Servicing: AnyObject {{
    func entries(page: Int) async throws -> [{area}Entry]
    func save(_ entry: {area}Entry) async throws
}}""".split("\n"))
    tree.write(f"{folder}/{area}Service.swift", _service(dice, area))


def _entry(area):
    return f"""import Foundation

/// An entry of `{area}` as the server sends it.
struct {area}Entry: Codable, Equatable, Sendable {{
    let identifier: Int
    let title: String
    let detail: String?
    let cents: Int
    let isActive: Bool
    let tags: [String]

    private enum CodingKeys: String, CodingKey {{
        case identifier = "id"
        case title, detail, cents, tags
        case isActive = "is_active"
    }}
}}

extension {area}Entry {{
    init(from decoder: Decoder) throws {{
        let container = try decoder.container(keyedBy: CodingKeys.self)
        identifier = try container.decode(Int.self, forKey: .identifier)
        title = try container.decode(String.self, forKey: .title)
        detail = try container.decodeIfPresent(String.self, forKey: .detail)
        cents = (try? container.decode(Int.self, forKey: .cents)) ?? 0
        isActive = try container.decodeIfPresent(Bool.self, forKey: .isActive) ?? true
        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    }}
}}""".split("\n")


def _service(dice, area):
    _, helpers = functions(dice, f"{area}Entry", 3, 1, 1)
    return f"""import Foundation

/// Speaks with the server about `{area}`.
final class {area}Service: {area}Servicing {{
    enum Failure: Error {{
        case address(String)
        case status(Int)
    }}

    private let session: URLSession
    private let decoder = JSONDecoder()
    private var cache: [Int: [{area}Entry]] = [:]

    init(session: URLSession) {{
        self.session = session
    }}

    func entries(page: Int) async throws -> [{area}Entry] {{
        if let known = cache[page] {{ return known }}
        let path = "https://shop.example/{lowered(area)}?page=\\(page)&size={dice.between(10, 90)}"
        guard let url = URL(string: path) else {{ throw Failure.address(path) }}
        let (data, response) = try await session.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {{
            throw Failure.status(status)
        }}
        let entries = try decoder.decode([{area}Entry].self, from: data)
        cache[page] = entries
        return entries
    }}

    func save(_ entry: {area}Entry) async throws {{
        var request = URLRequest(url: URL(fileURLWithPath: "/{lowered(area)}"))
        request.httpMethod = "PUT"
        request.httpBody = try JSONEncoder().encode(entry)
        _ = try await session.data(for: request)
        cache.removeAll()
    }}
}}""".split("\n")


def _coordinator(area, modules):
    """Assembles the modules of an area and keeps what holds them."""
    lines = f"""import SwiftUI
import UIKit

/// Leads through the screens of `{area}`.
final class {area}Coordinator {{
    private let navigation: UINavigationController
    private let service: {area}Service
""".split("\n")[:-1]
    for module in modules:
        lines.append(f"    private var {lowered(module.name)}: {module.name}Module?")
    lines += f"""
    init(navigation: UINavigationController, service: {area}Service) {{
        self.navigation = navigation
        self.service = service
    }}""".split("\n")
    for module in modules:
        view = "UIHostingController(rootView: module.view)" \
            if isinstance(module, SwiftUIModule) else "module.view"
        lines += f"""
    func show{module.name}() {{
        let module = {module.name}Assembler(service: service).assemble()
        {lowered(module.name)} = module
        navigation.pushViewController({view}, animated: true)
    }}""".split("\n")
        if isinstance(module, Viper):
            lines += f"""
    func select{module.name}(_ identifier: Int) {{
        {lowered(module.name)}?.publicInterface.select(identifier)
    }}""".split("\n")
    return lines + ["}"]


def generate_findings(folder, count):
    """Writes screens whose views reach a storage in each of their methods: a finding each."""
    tree = Tree(folder)
    methods = 20
    for number in range((count + methods - 1) // methods):
        name = f"Shelf{number}"
        lines = f"""import UIKit

protocol {name}EventOutput: AnyObject {{
    func didLoad()
}}

final class {name}ViewController: UIViewController {{
    weak var output: {name}EventOutput?
""".split("\n")[:-1]
        for method in range(methods):
            lines += f"""
    func show{method}() {{
        title = UserDefaults.standard.string(forKey: "{name}.{method}")
    }}""".split("\n")
        tree.write(f"{name}/{name}ViewController.swift", lines + ["}"])
        tree.write(f"{name}/{name}Presenter.swift", _shelf(name))
    return tree


def _shelf(name):
    return f"""final class {name}Presenter: {name}EventOutput {{
    private var isLoaded = false

    func didLoad() {{
        isLoaded = true
    }}
}}

struct {name}Module {{
    let view: {name}ViewController
    let presenter: {name}Presenter
}}

struct {name}Assembler {{
    func assemble() -> {name}Module {{
        let view = {name}ViewController()
        let presenter = {name}Presenter()
        view.output = presenter
        return {name}Module(view: view, presenter: presenter)
    }}
}}""".split("\n")
