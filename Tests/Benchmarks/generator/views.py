"""Views of UIKit and SwiftUI with their layout."""

from .words import ADJECTIVES, LABELS, NOUNS, SENTENCES, capitalised


def screen(dice, module, output, event):
    """A view controller that sends what happens to `output`."""
    name, item = module.name, module.item
    held = f"{name}{'ViewModel' if event == 'ask' else 'Presenter'}" \
        if module.has("view-depends-on-presenter") else output
    weak = "" if event == "ask" or module.has("retain-cycle") else "weak "
    labels = _labels(dice, dice.between(3, 8))
    imports = ["import Combine"] if event == "ask" else []
    lines = imports + f"""import UIKit

/// The screen `{name}`.
final class {name}ViewController: UIViewController {{
    {weak}var output: {held}?
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let searchController = UISearchController(searchResultsController: nil)
    private var items: [{item}] = []
""".split("\n")[:-1]
    if event == "ask":
        lines.append("    private var subscriptions: Set<AnyCancellable> = []")
    for label, style in labels:
        lines += f"""
    /// {dice.pick(SENTENCES)}
    private lazy var {label}: UILabel = {{
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .preferredFont(forTextStyle: .{style})
        label.numberOfLines = {dice.below(4)}
        label.text = NSLocalizedString(
            "{dice.pick(LABELS)}", comment: "{dice.pick(SENTENCES)}")
        return label
    }}()""".split("\n")
    lines += f"""
    override func viewDidLoad() {{
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpTable()
        setUpLayout()
""".split("\n")[:-1]
    if module.has("view-contains-logic"):
        lines.append('        let visits = UserDefaults.standard.integer(forKey: "visits")')
        lines.append("        tableView.tag = visits")
    if event == "ask":
        lines += """        output?.states
            .receive(on: DispatchQueue.main)
            .sink { [weak self] state in self?.display(state) }
            .store(in: &subscriptions)""".split("\n")
    lines += f"""        output?.didLoad()
    }}

    override func viewWillDisappear(_ animated: Bool) {{
        super.viewWillDisappear(animated)
        output?.didLeave()
    }}

    private func setUpTable() {{
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "{name}")
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
    }}

    private func setUpLayout() {{
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        for label in [{', '.join(label for label, _ in labels[:3])}] {{
            view.addSubview(label)
        }}
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
""".split("\n")[:-1]
    above = "view.topAnchor"
    for label, _ in labels[:3]:
        gap = dice.between(1, 6) * 4
        lines += [
            f"            {label}.topAnchor.constraint(equalTo: {above}, constant: {gap}),",
            f"            {label}.centerXAnchor.constraint(equalTo: view.centerXAnchor),"]
        above = f"{label}.bottomAnchor"
    lines += f"""            tableView.topAnchor.constraint(equalTo: {above}),
            tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }}
""".split("\n")[:-1]
    for verb in dice.several(["animate", "arrange", "decorate", "dim", "emphasise", "style"], 3):
        lines += _appearance(dice, verb, [label for label, _ in labels])
    lines += ["}"] + _table(name, item)
    display = f"""
    func display(_ state: {name}State) {{
        switch state {{
        case .loading:
            navigationItem.prompt = "…"
        case .loaded(let items):
            self.items = items
            navigationItem.prompt = items.isEmpty ? "{dice.pick(LABELS)}" : nil
            tableView.reloadData()
        case .failed(let message):
            navigationItem.prompt = message
        }}
    }}""".split("\n")[1:]
    if event == "ask":
        return lines + ["", f"extension {name}ViewController {{"] + display + ["}"]
    return lines + [
        "", f"extension {name}ViewController: {name}InterfaceContract {{"] + display + """
    func highlight(_ identifier: Int) {
        guard let row = items.firstIndex(where: { $0.identifier == identifier }) else { return }
        tableView.selectRow(
            at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .middle)
    }
}""".split("\n")


def _labels(dice, count):
    """Different names of labels with their text styles."""
    styles = ["headline", "subheadline", "body", "footnote", "caption1", "title2"]
    names = []
    while len(names) < count:
        name = dice.pick(ADJECTIVES) + capitalised(dice.pick(NOUNS)) + "Label"
        if name not in names:
            names.append(name)
    return [(name, dice.pick(styles)) for name in names]


def _appearance(dice, verb, labels):
    """A method that does nothing but change how things look."""
    lines = ["", f"    private func {verb}{capitalised(dice.pick(NOUNS))}(isWide: Bool) {{"]
    deciding = dice.several(labels, 2)
    for label in labels:
        size, share = dice.between(11, 34), dice.between(1, 9)
        # A view decides little, or it is logic.
        looks = _decisions(label, size, share) if label in deciding else _looks(label, size, share)
        lines += dice.pick(looks).split("\n")
    return lines + ["    }"]


def _looks(label, size, share):
    return [
        f"""        {label}.textColor = UIColor(white: 0.{share}, alpha: 1)
        {label}.layer.cornerRadius = {size}
        {label}.layer.masksToBounds = true""",
        f"""        let {label}Text = NSMutableAttributedString(string: "{size} %")
        {label}Text.addAttributes(
            [.font: UIFont.systemFont(ofSize: {size}, weight: .medium), .kern: 0.{share}],
            range: NSRange(location: 0, length: {label}Text.length))
        {label}.attributedText = {label}Text""",
        f"""        UIView.animate(withDuration: 0.{share}, delay: 0, options: [.curveEaseOut]) {{
            self.{label}.alpha = 0.{share}
            self.{label}.transform = CGAffineTransform(translationX: 0, y: {size})
        }} completion: {{ [weak self] _ in
            self?.{label}.transform = .identity
        }}""",
    ]


def _decisions(label, size, share):
    return [
        f"        {label}.font = isWide ? .systemFont(ofSize: {size}) : .boldSystemFont(ofSize: 9)",
        f"""        switch traitCollection.horizontalSizeClass {{
        case .compact: {label}.numberOfLines = {share}
        case .regular, .unspecified: {label}.numberOfLines = 1
        @unknown default: break
        }}""",
    ]


def _table(name, item):
    return f"""
extension {name}ViewController: UITableViewDataSource, UITableViewDelegate {{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
        items.count
    }}

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {{
        let cell = tableView.dequeueReusableCell(withIdentifier: "{name}", for: indexPath)
        let item = items[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        content.secondaryText = item.detail ?? item.tags.joined(separator: ", ")
        content.textProperties.color = item.isActive ? .label : .secondaryLabel
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "\\(item.identifier)-\\(indexPath.row)"
        return cell
    }}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        output?.didSelect(items[indexPath.row].identifier)
    }}
}}

extension {name}ViewController: UISearchResultsUpdating {{
    func updateSearchResults(for searchController: UISearchController) {{
        output?.didChange(searchController.searchBar.text ?? "")
    }}
}}""".split("\n")


def swiftui_view(dice, module):
    """A SwiftUI view that sends events through a closure."""
    name, item = module.name, module.item
    logic = """            let visits = UserDefaults.standard.integer(forKey: "visits")
            draft = "\\(visits)\"""".split("\n") if module.has("view-contains-logic") else []
    lines = f"""import SwiftUI

/// What happens in `{name}`.
enum {name}Event {{
    case appeared
    case selected(Int)
    case searched(String)
}}

/// The screen `{name}`.
struct {name}View: View {{
    @ObservedObject var state: {name}ViewState
    let eventOutput: ({name}Event) -> Void
    @State private var draft = ""
    @State private var isExpanded = false

    var body: some View {{
        List {{
            Section(header: Text("{dice.pick(LABELS)}")) {{
                TextField("{dice.pick(LABELS)}", text: $draft)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit {{ eventOutput(.searched(draft)) }}
            }}
            ForEach(state.items, id: \\.identifier) {{ item in
                {name}Row(item: item)
                    .onTapGesture {{ eventOutput(.selected(item.identifier)) }}
            }}
""".split("\n")[:-1]
    for _ in range(dice.between(3, 9)):
        lines += _section(dice)
    lines += """        }
        .navigationTitle(Text(state.message ?? draft))
        .onAppear {""".split("\n") + logic + f"""            eventOutput(.appeared)
        }}
    }}
}}

/// A row of `{name}`.
struct {name}Row: View {{
    let item: {item}

    var body: some View {{
        HStack(alignment: .firstTextBaseline, spacing: {dice.between(1, 5) * 4}) {{
            VStack(alignment: .leading) {{
                Text(item.title)
                    .font(.headline)
                if let detail = item.detail {{
                    Text(detail).font(.subheadline).foregroundColor(.secondary)
                }}
            }}
            Spacer()
            Text(String(format: "%.2f", item.amount))
                .monospacedDigit()
                .opacity(item.isActive ? 1 : 0.{dice.between(2, 8)})
        }}
        .padding(.vertical, {dice.between(1, 8)})
        .accessibilityElement(children: .combine)
    }}
}}""".split("\n")
    return lines


def _section(dice):
    limit = dice.between(2, 50)
    return f"""            if isExpanded, state.items.count > {limit} {{
                Section {{
                    Label("{dice.pick(LABELS)}", systemImage: "{dice.pick(NOUNS)}.circle")
                        .font(.{dice.pick(['footnote', 'caption', 'callout'])})
                    Button {{
                        isExpanded.toggle()
                        draft = draft.isEmpty ? "{dice.pick(NOUNS)}" : String(draft.dropFirst())
                    }} label: {{
                        Text("{dice.pick(LABELS)} (\\(state.items.count))")
                            .frame(maxWidth: .infinity, minHeight: {limit}, alignment: .leading)
                    }}
                }}
            }}""".split("\n")
