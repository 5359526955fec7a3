import Testing

/// Rules about what a view and a presenter have to offer each other, and when they get it.
@Suite struct ModuleWiringRuleTests {
    @Test(arguments: outputs + interfaces + hidden)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    // MARK: missing-event-output

    private static func view(
        _ sentence: String, _ members: String, isReported: Bool,
        holder: String = "weak var view: LampShowing?", bases: String = "UIViewController",
        others: String = ""
    ) -> RuleExample {
        let mark = isReported ? " // ← missing-event-output" : ""
        return RuleExample(only: "missing-event-output", sentence, """
            import UIKit

            protocol LampShowing: AnyObject { func show() }
            final class LampViewController: \(bases), LampShowing {\(mark)
                func show() {}
                \(members)
            }
            final class LampPresenter {
                \(holder)
                func load() { view?.show() }
            }
            struct LampModule { let view: LampViewController; let presenter: LampPresenter }
            enum LampAssembler {
                static func assemble() -> LampModule {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    presenter.view = view
                    return LampModule(view: view, presenter: presenter)
                }
            }
            \(others)
            """)
    }

    static let outputs = [
        view("What the user acts on needs a way out.", "let button = UIButton()",
            isReported: true),
        view("A label is nothing to act on.", "let label = UILabel()", isReported: false),
        view("A method's control is none of the view's.", "func make() -> UIButton { UIButton() }",
            isReported: false),
        view("A closure is a way out.", "let button = UIButton(); var onTap: (() -> Void)?",
            isReported: false),
        view("A protocol is one.", "let button = UIButton(); weak var listener: LampListener?",
            isReported: false, others: "protocol LampListener: AnyObject {}"),
        view("An object is one.", "let button = UIButton(); let relay = LampRelay()",
            isReported: false, others: "final class LampRelay {}"),
        view("Another view is none.", "let button = UIButton(); let shade = LampShade()",
            isReported: true, others: "final class LampShade: UIView {}"),
        view("A library's type may be one.", "let button = UIButton(); let taps: Relay<Void>",
            isReported: false),
        view("A type of the SDK is none.", "let button = UIButton(); let date: Date",
            isReported: true),
        view("A closure of the class above is one.", "let button = UIButton()",
            isReported: false, bases: "BaseViewController",
            others: "class BaseViewController: UIViewController { var onTap: (() -> Void)? }"),
        view("A method that gives a closure is none.",
            "let button = UIButton(); func run() -> () -> Void { {} }", isReported: true),
        view("A type that two targets declare may be one.",
            "let button = UIButton(); let relay: LampRelay", isReported: false, others: """
            //- A/Relay.swift
            struct LampRelay {}
            //- B/Relay.swift
            struct LampRelay {}
            """),
        view("A method that takes a closure is none.",
            "let button = UIButton(); func run(_ body: () -> Void) {}", isReported: true),
    ]

    // MARK: missing-interface-contract

    private static func presenter(
        _ sentence: String, _ members: String, isReported: Bool
    ) -> RuleExample {
        let mark = isReported ? " // ← missing-interface-contract" : ""
        return RuleExample(only: "missing-interface-contract", sentence, """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() }
            protocol LampShowing: AnyObject { func show() }
            final class LampViewController: UIViewController, LampShowing {
                weak var output: LampOutput?
                func show() {}
                @objc private func tapped() { output?.toggle() }
            }
            final class LampPresenter: LampOutput {\(mark)
                \(members)
            }
            """)
    }

    static let interfaces = [
        presenter("Who drives a view needs a contract with it.",
            "weak var view: LampViewController?; func toggle() { view?.show() }",
            isReported: true),
        presenter("Unwrapping without asking drives it too.",
            "weak var view: LampViewController?; func toggle() { view!.show() }",
            isReported: true),
        presenter("A contract is one.",
            "weak var view: LampShowing?; func toggle() { view?.show() }", isReported: false),
        presenter("One beside the view is enough.", """
            weak var view: LampShowing?
                weak var screen: LampViewController?
                func toggle() { view?.show(); screen?.show() }
            """, isReported: false),
        presenter("Who only keeps it drives nothing.",
            "var view: LampViewController?; func toggle() {}", isReported: false),
        presenter("Calls on something else are not on the view.",
            "var view: LampViewController?; let box = LampBox(); func toggle() { box.show() }",
            isReported: false),
        presenter("A parameter is not kept.",
            "func toggle() {}; func fill(_ view: LampViewController) { view.show() }",
            isReported: false),
    ]

    // MARK: presenter-hidden-dependency

    private static func property(
        _ sentence: String, _ property: String, isReported: Bool = false, members: String = "",
        others: String = "", setting: String = "presenter.store = LampStore()"
    ) -> RuleExample {
        let mark = isReported ? " // ← presenter-hidden-dependency" : ""
        return RuleExample(only: "presenter-hidden-dependency", sentence, Lamp.with {
            $0.presenter = "    \(property)\(mark)\n    \(members)"
            $0.assembly += "\n        \(setting)"
            $0.others = """
                protocol LampStoring: AnyObject { func save() }
                final class LampStore: LampStoring { func save() {} }
                \(others)
                """
        })
    }

    static let hidden = [
        property("What is set later is hidden.", "var store: LampStoring?", isReported: true),
        property("What `init` takes is not.", "var store: LampStoring?",
            members: "init(store: LampStoring? = nil) { self.store = store }"),
        property("Another initialiser's property is another one.", "var store: LampStoring?",
            isReported: true, others: """
            final class Shelf { var store: LampStoring?; init() { store = LampStore() } }
            """),
        property("A method of the presenter is no initialiser.", "var store: LampStoring?",
            isReported: true, members: "func fill() { store = LampStore() }"),
        property("What nobody sets is another rule's.", "var store: LampStoring?", setting: ""),
        property("A weak one points back.", "weak var store: LampStoring?"),
        property("A constant is set by `init`.", "let store: LampStoring? = nil", setting: ""),
        property("A value of its own is there from the beginning.",
            "var store: LampStoring? = LampStore()"),
        property("So is a lazy one.", "lazy var store: LampStoring? = LampStore()"),
        property("A private one is the presenter's own.", "private var store: LampStoring?"),
        property("A computed one takes nothing.", "var store: LampStoring? { nil }", setting: ""),
        property("A static one belongs to nobody.", "static var store: LampStoring?"),
        property("A wrapper gets it from somewhere.", "@Inject var store: LampStoring?"),
        property("A class is no contract.", "var store: LampStore?"),
        property("A listener may come later.", "var store: LampListener?",
            others: "protocol LampListener: AnyObject {}"),
        shown("A view that is made with the presenter comes later.", made: "[\"lamp\": output]"),
        shown("One that gets it later might come first.", made: nil),
        inner("The outer of two presenters is a way back.", "LampWorkOutput"),
        inner("Another collaborator of the inner one is not.", "LampStoring",
            mark: " // ← presenter-hidden-dependency"),
    ]

    /// A presenter that keeps its view strongly, as it is made with a view.
    ///
    /// - Parameter made: what the view's initialiser takes; nil where the output is set later.
    private static func shown(_ sentence: String, made argument: String?) -> RuleExample {
        let mark = argument == nil ? " // ← presenter-hidden-dependency" : ""
        return RuleExample(only: "presenter-hidden-dependency", sentence, """
            import UIKit

            protocol LampShowing: AnyObject { func show() }
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController, LampShowing {
                var output: LampOutput?
                \(argument == nil ? "" : "init(outputs: [String: LampOutput]) {}")
                func show() { output?.toggle() }
            }
            final class LampPresenter: LampOutput {
                var view: LampShowing?\(mark)
                func toggle() { view?.show() }
            }
            func make() -> UIViewController {
                let output = LampPresenter()
                let view = LampViewController(\(argument.map { "outputs: \($0)" } ?? ""))
                view.output = output
                output.view = view
                return view
            }
            """)
    }

    /// An inner presenter that the outer one holds, with a contract that it is given later.
    private static func inner(
        _ sentence: String, _ contract: String, mark: String = ""
    ) -> RuleExample {
        RuleExample(only: "presenter-hidden-dependency", sentence, Lamp.with {
            $0.presenterBases += ", LampWorkOutput"
            $0.presenter = """
                    let worker: LampWork
                    init(worker: LampWork) { self.worker = worker }
                    func done() { worker.work() }
                """
            $0.assembly += "\n        presenter.worker.output = presenter"
            $0.others = """
                protocol LampWork: AnyObject { var output: \(contract)? { get set }; func work() }
                protocol LampWorkOutput: AnyObject { func done() }
                protocol LampStoring: AnyObject { func save() }
                final class LampStore: LampStoring { func save() {} }
                final class LampInteractor: LampWork {
                    var output: \(contract)?\(mark)
                    func work() { output?.done() }
                }
                func make() -> LampPresenter {
                    let interactor = LampInteractor()
                    let presenter = LampPresenter(worker: interactor)
                    interactor.output = presenter
                    return presenter
                }
                """
        })
    }
}
