import Foundation
import Testing

/// Rules over the object graphs of assemblies: what keeps whom alive.
@Suite struct ObjectGraphRuleTests {
    @Test(arguments: cycles + dropped + strong + unset)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static func example(
        _ rule: String, _ sentence: String, _ change: (inout Lamp) -> Void
    ) -> RuleExample {
        RuleExample(only: rule, sentence, Lamp.with(change))
    }

    @Test(arguments: [
        ("AnyObject", "var view: LampShowing?", "Declare `view` weak: "),
        ("Any", "var view: LampShowing?",
            "Bind `LampShowing` to classes and declare `view` weak: "),
        ("Somebody", "var view: LampShowing?", "Declare `view` weak: "),
        ("AnyObject", "var view: LampViewController?", "Declare `view` weak: "),
        ("AnyObject", "var view: LampShowing!", "Declare `view` weak"),
    ]) func whatToDoAboutACycleIsSaid(base: String, property: String, advice: String) {
        let source = Lamp.with {
            $0.contracts = """
                protocol LampOutput: AnyObject { func toggle() }
                protocol LampShowing\(base == "Any" ? "" : ": " + base) { func show() }
                """
            $0.output = "var output: LampOutput?"
            $0.shown = property
        }
        let example = RuleExample(only: "retain-cycle", "", source)
        #expect(example.findings.first?.finding.instruction.hasPrefix(advice) == true)
    }

    @Test(arguments: [
        ("{ self.show() }", "Capture it weakly: `[weak self] in`."),
        ("{ show() }", "Capture it weakly: `[weak self] in`."),
        ("{ [other] in self.show(); other.hash() }",
            "Write `weak self` in the closure's capture list."),
        ("{ me.show() }", "Capture it weakly: `[weak me] in`."),
        ("go", "Capture it weakly: `[weak self] in`."),
        ("self.show", "Hand over a closure that begins with `[weak self] in` and calls the "
            + "method, not the method itself."),
        ("show", "Hand over a closure that begins with `[weak self] in` and calls the "
            + "method, not the method itself."),
        ("me.show", "Hand over a closure that begins with `[weak me] in` and calls the "
            + "method, not the method itself."),
    ]) func whatToDoAboutACaptureIsSaid(closure: String, advice: String) {
        let source = Lamp.with {
            $0.view = """
                var onTap: (() -> Void)?
                override func viewDidLoad() {
                    let (me, other) = (self, NSObject())
                    func go() { self.show() }
                    onTap = \(closure)
                }
                """
        }
        let example = RuleExample(only: "retain-cycle", "", source)
        #expect(example.findings.first?.finding.instruction == advice)
    }

    @Test func ofACapturedValueTheObjectInItIsToBeWeak() {
        let source = Lamp.with {
            $0.view = """
                struct Pair { let view: LampViewController }
                var onTap: (() -> Void)?
                override func viewDidLoad() {
                    let pair = Pair(view: self)
                    onTap = { pair.view.show() }
                }
                """
        }
        let example = RuleExample(only: "retain-cycle", "", source)
        #expect(example.findings.first?.finding.instruction == "`pair` is a value, which cannot "
            + "be weak: capture the object in it that the closure uses, as in "
            + "`[weak object = pair.object]`.")
    }

    @Test func whatASubscriptionKeepsIsChangedWhereItSubscribes() {
        let source = Lamp.with {
            $0.view = """
                @Published private var name: String? = ""
                private var bag = Set<AnyCancellable>()
                override func viewDidLoad() {
                    $name.assign(to: \\.title, on: self).store(in: &bag) // ← retain-cycle
                }
                """
        }
        let example = RuleExample(only: "retain-cycle", "", source)
        example.check()
        #expect(example.findings.first?.finding.instruction == "Subscribe with a closure that "
            + "captures `LampViewController` weakly: what gets the object itself keeps it.")
    }

    static let cycles = [
        example("retain-cycle", "Nothing keeps itself in a weak pair.") { _ in },
        example("retain-cycle", "Of two strong references the one back to the view is named.") {
            $0.output = "var output: LampOutput?"
            $0.shown = "var view: LampShowing? // ← retain-cycle"
        },
        example("retain-cycle", "A cycle in two assemblies is one finding.") {
            $0.output = "var output: LampOutput?"
            $0.shown = "var view: LampShowing? // ← retain-cycle"
            $0.others = """
                enum OtherAssembler {
                    static func assemble() -> LampModule {
                        let view = LampViewController()
                        let presenter = LampPresenter()
                        view.output = presenter
                        presenter.view = view
                        return LampModule(view: view, presenter: presenter)
                    }
                }
                """
        },
        example("retain-cycle", "What ties the same objects again comes once they are untied.") {
            $0.output = "var output: LampOutput?"
            $0.shown = "var view: LampShowing? // ← retain-cycle"
            $0.presenter = "    var screen: UIViewController?"
            $0.assembly += "\n        presenter.screen = view"
        },
        example("retain-cycle", "A capture is easier to change than a property.") {
            $0.view = """
                var onTap: (() -> Void)?
                override func viewDidLoad() {
                    onTap = { self.show() } // ← retain-cycle
                }
            """
        },
        example("retain-cycle", "A closure that captures weakly ties nothing.") {
            $0.view = """
                var onTap: (() -> Void)?
                override func viewDidLoad() { onTap = { [weak self] in self?.show() } }
            """
        },
        example("retain-cycle", "What is let go somewhere is no cycle.") {
            $0.view = """
                var onTap: (() -> Void)?
                override func viewDidLoad() { onTap = { self.show() } }
                override func viewDidDisappear(_ animated: Bool) { onTap = nil }
            """
        },
        example("retain-cycle", "Branches that exclude each other tie nothing together.") {
            $0.output = "var output: LampOutput?"
            $0.shown = "var view: LampShowing?"
            $0.assembly = """
                if flag { view.output = presenter }
                        if !flag { presenter.view = view }
                """
        },
        example("retain-cycle", "Code of tests is not reported.") {
            $0.others = """
                //- Tests/LampTests.swift
                final class LampBox: UIViewController {
                    var onTap: (() -> Void)?
                    func fill() { onTap = { self.fill() } }
                }
                """
        },
        example("retain-cycle", "Code that a program writes is not reported.") {
            $0.assembly += "\n        view.addChild(LampBox())"
            $0.others = """
                //- Lamp.generated.swift
                final class LampBox: UIViewController {
                    var next: LampBox?
                    init() { next = self }
                }
                """
        },
        example("retain-cycle", "An inner object points back to the presenter that holds it.") {
            $0.presenter = "let worker = LampWorker()\n    func start() { worker.owner = self }"
            $0.others = """
                final class LampWorker {
                    var owner: LampPresenter? // ← retain-cycle
                }
                """
        },
    ]

    static let dropped = [
        example("dropped-entity", "A result with both keeps both.") { _ in },
        example("dropped-entity", "A result with the view alone drops the presenter.") {
            $0.assembly = "view.output = presenter"
            $0.result = "view"
            $0.others = ""
        }.marking("let presenter = LampPresenter()", "dropped-entity"),
        example("dropped-entity", "Nobody waits for an object that nobody refers to.") {
            $0.assembly = ""
            $0.result = "view"
        },
        example("dropped-entity", "What unknown code is given may live.") {
            $0.assembly = "view.output = presenter\n        Registry.keep(presenter)"
            $0.result = "view"
        },
        example("dropped-entity", "A second one dies beside the first.") {
            $0.presenter = "weak var next: LampPresenter?"
            $0.assembly += "\n        presenter.next = LampPresenter() // ← dropped-entity"
        },
        example("dropped-entity", "A completion handler that captures weakly waits for nobody.") {
            $0.assembly = "Registry.later { [weak presenter] in presenter?.toggle() }"
            $0.result = "view"
        },
        example("dropped-entity", "A closure that lives does wait.") {
            $0.view = "    var onTap: (() -> Void)?"
            $0.assembly = "view.onTap = { [weak presenter] in presenter?.toggle() }"
            $0.result = "view"
        }.marking("let presenter = LampPresenter()", "dropped-entity"),
        example("dropped-entity", "Who dies too waits for nobody.") {
            $0.presenter = "    weak var other: LampBox?"
            $0.assembly = """
                let box = LampBox()
                        presenter.other = box
                """
            $0.result = "view"
            $0.others = "final class LampBox {}"
        },
    ]

    static let strong = [
        example("strong-event-output", "A weak output is right.") {
            $0.output = "weak var eventOutput: LampOutput?; var output: LampOutput? { eventOutput }"
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
        },
        example("strong-event-output", "A strong one is a second owner.") {
            $0.output = """
                var eventOutput: LampOutput? // ← strong-event-output
                    var output: LampOutput? { eventOutput }
                """
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
        },
        example("strong-event-output", "So it is where a tuple comes back.") {
            $0.output = """
                var eventOutput: LampOutput? // ← strong-event-output
                    var output: LampOutput? { eventOutput }
                """
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
            $0.result = "(view, presenter)"
        },
        example("strong-event-output", "The only owner may hold strongly.") {
            $0.output = "var eventOutput: LampOutput?; var output: LampOutput? { eventOutput }"
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
            $0.result = "view"
        },
        example("strong-event-output", "So may who is the only one in a structure.") {
            $0.output = "var eventOutput: LampOutput?; var output: LampOutput? { eventOutput }"
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
            $0.result = "Only(view: view)"
            $0.others = "struct Only { let view: LampViewController }"
        },
        example("strong-event-output", "A property of another name is another matter.") {
            $0.output = "var output: LampOutput?"
        },
        example("strong-event-output", "A class is no output.") {
            $0.output = "var eventOutput: LampPresenter?; var output: LampOutput? { eventOutput }"
            $0.assembly = "view.eventOutput = presenter\n        presenter.view = view"
        },
        example("strong-event-output", "A presenter's own output is none of a view.") {
            $0.presenter = "    var eventOutput: LampOutput?"
            $0.assembly += "\n        presenter.eventOutput = presenter"
        },
        example("strong-event-output", "A name that ends like it is one.") {
            $0.output = """
                var lampEventOutput: LampOutput? // ← strong-event-output
                    var output: LampOutput? { lampEventOutput }
                """
            $0.assembly = "view.lampEventOutput = presenter\n        presenter.view = view"
        },
    ]

    private static func unset(
        _ sentence: String, _ property: String, isReported: Bool = false,
        _ others: String = "", assembly: String = ""
    ) -> RuleExample {
        example("unset-collaborator", sentence) {
            $0.presenter = property + (isReported ? " // ← unset-collaborator" : "")
            $0.assembly += "\n        " + assembly
            $0.others = """
                protocol LampTrack: AnyObject { func track() }
                final class LampTracker: LampTrack { func track() {} }
                \(others)
                """
        }
    }

    static let unset = [
        unset("What nobody sets is nil for ever.", "var track: LampTrack?", isReported: true),
        unset("So is what is unwrapped without asking.", "var track: LampTrack!",
            isReported: true),
        unset("What somebody sets is not.", "var track: LampTrack?",
            assembly: "presenter.track = LampTracker()"),
        unset("Who clears it does not set it.", "var track: LampTrack?", isReported: true,
            assembly: "presenter.track = nil"),
        unset("Another property of the name is another one.", "var track: LampTrack?",
            isReported: true, """
            final class Other { var track: LampTrack? }
            func fill(_ other: Other) { other.track = LampTracker() }
            """),
        unset("An unknown object may be this one.", "var track: LampTrack?", """
            func fill() { Registry.main.track = LampTracker() }
            """),
        unset("A protocol's property may be this one.", "var track: LampTrack?", """
            protocol Tracking: AnyObject { var track: LampTrack? { get set } }
            extension LampPresenter: Tracking {}
            func fill(_ tracking: Tracking) { tracking.track = LampTracker() }
            """),
        unset("A constant has to be set.", "let track: LampTrack? = nil"),
        unset("A variable with a value is set.", "var track: LampTrack? = LampTracker()"),
        unset("A static one belongs to nobody.", "static var track: LampTrack?"),
        unset("A computed one is not set.", "var track: LampTrack? { nil }"),
        unset("An outlet is set by a storyboard.", "@IBOutlet var track: LampTrack?"),
        unset("A wrapper may set it.", "@Inject var track: LampTrack?"),
        unset("The public may set it.", "public var track: LampTrack?"),
        unset("What has to be there is set by `init`.", "var track: LampTrack"),
        unset("A class is no collaborator behind a contract.", "var track: LampTracker?"),
        unset("A delegate may stay empty.", "var track: LampTrackDelegate?", """
            protocol LampTrackDelegate: AnyObject {}
            extension LampTracker: LampTrackDelegate {}
            """),
        unset("Without an implementation nobody could set it.", "var track: LampSilent?", """
            protocol LampSilent: AnyObject { func hush() }
            """),
        unset("A superclass from elsewhere may set it.", "var track: LampTrack?", """
            extension LampPresenter: SomebodyElses {}
            """),
    ]
}

extension RuleExample {
    /// The same example with a mark on the first line that has a piece of code.
    fileprivate func marking(_ code: String, _ rule: String) -> RuleExample {
        let text = project.files.map { file -> String in
            guard let range = file.text.range(of: code) else { return file.text }
            return file.text.replacingCharacters(in: range, with: "\(code) // ← \(rule)")
        }
        return RuleExample(only: rule, testDescription, text.joined(separator: "\n"))
    }
}
