import Diagnostics
import Testing

/// What `view-contains-logic` counts as a decision.
@Suite struct ViewDecisionTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let flagged = [
        RuleExample("Three decisions in one method are too many.", Ticket.view(
            """
            func update(_ count: Int) { // ← view-contains-logic
                if count > 10 { title = "many" }
                if count > 5, count < 10 { title = "some" }
                title = count == 0 ? "none" : title
            }
            """)),
        RuleExample("Each branch of a chain is one decision.", Ticket.view(
            """
            func update(_ count: Int) { // ← view-contains-logic
                if count > 10 {
                    title = "many"
                } else if count > 5 {
                    title = "some"
                } else if count > 0 {
                    title = "few"
                } else {
                    title = "none"
                }
            }
            """)),
        RuleExample("Each `?:` of a chain has a condition of its own.", Ticket.view(
            """
            func update(_ count: Int) { // ← view-contains-logic
                title = count > 10 ? "many" : count > 5 ? "some" : count > 0 ? "few" : "none"
            }
            """)),
        RuleExample("A getter counts as a method does.", Ticket.view(
            """
            var label: String { // ← view-contains-logic
                guard count > 0 else { return "" }
                while count > 10 { count -= 1 }
                return count > 5 ? "some" : "few"
            }
            private var count = 0
            """)),
        RuleExample("A switch over a computed value is a decision.", Ticket.view(
            """
            func update(_ a: Int, _ b: Int) { // ← view-contains-logic
                switch a + b { case 0: break; default: title = "many" }
                if a > b { title = "more" }
                if b > a { title = "less" }
            }
            """)),
        RuleExample("An action inside of what builds a view is counted for itself.", """
            import SwiftUI

            struct ClockView: View {
                let onTick: (Int) -> Void
                let count: Int
                var body: some View { // ← view-contains-logic
                    if count > 1 { Text("many") } else if count > 0 { Text("one") }
                    Button("Tick") {
                        if count > 10 { onTick(10) } else if count > 5 { onTick(5) }
                        if count < 0 { onTick(0) }
                    }
                }
                private func row(_ name: String) -> some View { // ← view-contains-logic
                    Text(count > 1 ? name : "").onTapGesture {
                        onTick(count > 3 ? 3 : count > 2 ? 2 : count > 1 ? 1 : 0)
                    }
                }
            }
            """.asModule),
        RuleExample("A method in an extension is one of the view's.", Ticket.view(
            "private var counts: [Int] = []\nprivate var total = 0") + """

            //- Ticket/TicketViewController+Update.swift
            extension TicketViewController {
                func update(_ count: Int) { // ← view-contains-logic
                    for other in counts where other > count { total += other }
                    if total > 10 { title = "many" }
                    if total == 0 { title = "none" }
                }
            }
            """),
    ]

    static let silent = [
        RuleExample("Several actions with a decision each decide little.", """
            import SwiftUI

            struct ClockView: View {
                let onTick: (Int) -> Void
                let count: Int
                var body: some View {
                    Button("First") { if count > 1 { onTick(1) } }
                    Button("Second", action: { if count > 2 { onTick(2) } })
                    Text("Third").onAppear { if count > 3 { onTick(3) } }
                }
            }
            """.asModule),
        RuleExample("The label of a button chooses what is shown.", """
            import SwiftUI

            struct ClockView: View {
                let onTick: (Int) -> Void
                let count: Int
                var body: some View {
                    Button(action: { onTick(1) }) {
                        if count > 9 { Text("a") } else if count > 5 { Text("b") }
                        if count > 3 { Text("c") }
                    }
                    Button { onTick(1) } label: {
                        if count > 9 { Text("a") } else if count > 5 { Text("b") }
                        if count > 3 { Text("c") }
                    }
                }
            }
            """.asModule),
        RuleExample("Two decisions are few enough.", Ticket.view(
            "func update(_ n: Int) { if n > 1 { title = \"n\" }; title = n > 2 ? \"m\" : title }")),
        RuleExample("Unwrapping decides nothing.", Ticket.view(
            """
            func update(_ price: String?, _ name: String?) {
                guard let self = self as TicketViewController? else { return }
                guard let price else { return }
                if let name { title = name }
                if let view = viewIfLoaded, let window = view.window { _ = window }
                while let next = queue.popLast() { title = next }
                if case .loaded(let text) = state { title = text }
                if #available(iOS 17, *) { title = price }
            }
            """)),
        RuleExample("A switch over the view's own state chooses subviews.", Ticket.view(
            """
            func render(_ state: State) {
                switch state { case .empty: title = ""; case .full(let text): title = text }
                switch self.mode { case .light: view.alpha = 1; case .dark: view.alpha = 0 }
                switch row?.kind { case .header: break; default: break }
                switch (state, mode) { default: break }
            }
            """)),
        RuleExample("Tables, collections and gestures only forward.", Ticket.view(
            """
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                if section == 0 { return 1 }
                if section == 1 { return 2 }
                if section == 2 { return 3 }
                return 0
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                if path.row == 0 { return first }
                if path.row == 1 { return second }
                return path.row == 2 ? third : fourth
            }
            """)),
        RuleExample("Layout asks the device and the bounds.", Ticket.view(
            """
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if view.bounds.width > 600 { stack.axis = .horizontal }
                if view.bounds.height > 900 { stack.spacing = 20 }
                stack.alpha = traitCollection.userInterfaceStyle == .dark ? 1 : 0.5
            }
            """)),
        RuleExample("What a choice asks the screen, or whether there is something, is no decision.",
            Ticket.view(
            """
            func update(_ price: String?) {
                title = price == nil ? "none" : "some"
                view.alpha = view.bounds.width > 600 ? 1 : 0.5
                stack.spacing = traitCollection.userInterfaceStyle == .dark ? 20 : 10
                let count = price != nil ? 1 : 0
            }
            private let stack = UIStackView()
            """)),
        RuleExample("A function that makes a subview chooses how it looks.", Ticket.view(
            """
            private func makeLabel(_ isBold: Bool, _ isBig: Bool, _ isRed: Bool) -> UILabel {
                let label = UILabel()
                if isBold { label.font = .bold }
                if isBig { label.font = .big }
                if isRed { label.textColor = .red }
                return label
            }
            """)),
        RuleExample("The body of a SwiftUI view chooses subviews.",
            """
            import SwiftUI

            protocol ClockOutput: AnyObject { func tick() }
            struct ClockView: View {
                let output: ClockOutput
                var body: some View {
                    if isDay { Text("day") }
                    if isNight { Text("night") }
                    if isNoon { Text(isLate ? "late" : "noon").onTapGesture { output.tick() } }
                }
                @ViewBuilder private func hand(_ a: Bool, _ b: Bool, _ c: Bool) -> some View {
                    if a { Text("a") } else if b { Text("b") } else if c { Text("c") }
                }
            }
            final class ClockPresenter: ClockOutput { func tick() {} }
            """),
    ]

    @Test(arguments: [0, 1, 3])
    func theLimitIsAnOption(maximum: Int) {
        var options = RuleOptions()
        options.set("maximumDecisions", to: .integer(maximum))
        let body = "func update(_ n: Int) { if n > 1 { title = nil }; if n > 2 { title = nil } }"
        let example = RuleExample(
            "", Ticket.view(body), options: ["view-contains-logic": options])
        #expect(example.findings.count == (maximum < 2 ? 1 : 0))
    }

    @Test func theDecisionsAreNotes() throws {
        let example = RuleExample("", Ticket.view(
            "func update(_ n: Int) { if n > 1 {}; if n > 2 {}; if n > 3 {} }"))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("takes 3 decisions in `update`, more than 2"))
        #expect(finding.instruction.hasPrefix("Let `TicketPresenter` decide"))
        #expect(finding.notes.map(\.message) == ["a decision", "a decision", "a decision"])
    }
}

extension String {
    /// With the presenter that makes the SwiftUI view `ClockView` one of a module.
    fileprivate var asModule: String {
        self + """

            final class ClockPresenter { func ticked(_ count: Int) {} }
            enum ClockAssembler {
                static func assemble() -> (ClockView, ClockPresenter) {
                    let presenter = ClockPresenter()
                    return (ClockView(onTick: presenter.ticked, count: 0), presenter)
                }
            }
            """
    }
}
