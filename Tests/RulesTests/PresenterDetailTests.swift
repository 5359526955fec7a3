import Testing

/// What the rules about presenters and assemblies count, case by case.
@Suite struct PresenterDetailTests {
    @Test(arguments: services + shared + views + drawing + created + results)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static func presenter(
        _ rule: String, _ sentence: String, _ member: String, isReported: Bool,
        _ others: String = "", imports: [String] = [], severity: String = ""
    ) -> RuleExample {
        let mark = isReported ? " // ← \(rule)\(severity)" : ""
        return RuleExample(only: rule, sentence, Ticket.presenter(
            member + mark, others, imports: imports))
    }

    // MARK: presenter-uses-concrete-service

    private static func service(
        _ sentence: String, _ member: String, isReported: Bool
    ) -> RuleExample {
        presenter("presenter-uses-concrete-service", sentence, member, isReported: isReported, """
            class SeatStore {
                static let shared = SeatStore()
                static let size = 1
                enum Kind { case a }
                static func clean() { UserDefaults.standard.set(1, forKey: "") }
                static func double(_ size: Int) -> Int { size * 2 }
                func save() { UserDefaults.standard.set(1, forKey: "") }
            }
            protocol Saving { func save() }
            extension SeatStore: Saving {}
            final class SeatProvider {}
            @propertyWrapper final class SeatStored {
                var wrappedValue: Int { UserDefaults.standard.integer(forKey: "") }
            }
            """)
    }

    static let services = [
        service("A service that is held.", "var store: SeatStore?", isReported: true),
        service("One that a default argument makes.", "init(store: Saving = SeatStore()) {}",
            isReported: true),
        service("One that comes in.", "func use(_ store: SeatStore) {}", isReported: true),
        service("A contract of one.", "var store: Saving?", isReported: false),
        service("A type nested in one.", "var kind: SeatStore.Kind?", isReported: false),
        service("A constant of one.", "func size() -> Int { SeatStore.size }", isReported: false),
        service("A shared one is another rule's.", "func a() { SeatStore.shared.save() }",
            isReported: false),
        service("A function that does its work.", "func a() { SeatStore.clean() }",
            isReported: true),
        service("A function that only computes.", "func a() { _ = SeatStore.double(2) }",
            isReported: false),
        service("A name alone is no proof.", "var provider: SeatProvider?", isReported: false),
        service("A storage of the SDK that is held.", "var defaults: UserDefaults?",
            isReported: true),
        service("One that is made.", "func a() { _ = UserDefaults(suiteName: \"\") }",
            isReported: true),
        service("One that comes back.", "func a() -> UserDefaults? { nil }", isReported: false),
        service("An attribute is no use of its own.", "@SeatStored var count: Int",
            isReported: false),
        service("Another type of the SDK.", "var formatter: DateFormatter?", isReported: false),
    ]

    // MARK: presenter-uses-singleton

    private static func singleton(
        _ sentence: String, _ member: String, isReported: Bool
    ) -> RuleExample {
        presenter("presenter-uses-singleton", sentence, member, isReported: isReported, """
            final class SeatStore {
                static let shared = SeatStore()
                static var fresh: SeatStore { SeatStore() }
                static let limit = 1
                func save() { UserDefaults.standard.set(1, forKey: "") }
            }
            enum Services {
                static let seats = SeatStore()
                static let plain = Plain()
                static let number = 1
                static var made: SeatStore { SeatStore() }
                let own = SeatStore()
            }
            final class Plain {}
            final class SeatView: UIView { static let shared = SeatView() }
            """)
    }

    static let shared = [
        singleton("A shared object.", "func a() { SeatStore.shared.save() }", isReported: true),
        singleton("One behind a façade.", "func a() { Services.seats.save() }", isReported: true),
        singleton("A plain object behind one.", "func a() { _ = Services.plain }",
            isReported: false),
        singleton("A value behind one.", "func a() { _ = Services.number }", isReported: false),
        singleton("An object that is made anew.", "func a() { Services.made.save() }",
            isReported: false),
        singleton("A constant.", "func a() { _ = SeatStore.limit }", isReported: false),
        singleton("A view.", "func a() { _ = SeatView.shared }", isReported: false),
        singleton("The type itself.", "func a(_ store: SeatStore) {}", isReported: false),
        singleton("One of the SDK.", "func a() { _ = UserDefaults.standard }", isReported: true),
        singleton("A constant of the SDK.", "func a() { _ = UserDefaults.argumentDomain }",
            isReported: false),
        singleton("The network is another rule's.", "func a() { _ = URLSession.shared }",
            isReported: false),
        singleton("A type that nobody knows.", "func a() { _ = Library.shared }",
            isReported: true),
        singleton("Its other members.", "func a() { _ = Library.size }", isReported: false),
    ]

    // MARK: presenter-depends-on-view

    private static func view(
        _ sentence: String, _ member: String, isReported: Bool, severity: String = ""
    ) -> RuleExample {
        presenter("presenter-depends-on-view", sentence, member, isReported: isReported, """
            import UIKit
            final class SeatView: UIView { enum Style { case big } }
            final class SeatController: UIViewController {}
            class SeatBox {}
            """, severity: severity)
    }

    static let views = [
        view("Its own view.", "weak var screen: TicketViewController?", isReported: true),
        view("A view that no presenter stands behind.", "var seat: SeatView?", isReported: true),
        view("A controller.", "func open() { _ = SeatController() }", isReported: true),
        view("A type nested in one is milder.", "var style: SeatView.Style?", isReported: true,
            severity: ":info"),
        view("But not beside the view itself.", "func a(_ v: SeatView, _ s: SeatView.Style) {}",
            isReported: true),
        view("A plain class.", "var box: SeatBox?", isReported: false),
        view("A view inside of the presenter.", "final class Hint: UIView {}; var hint: Hint?",
            isReported: false),
        view("A cast is a place of its own.",
            "func a(_ any: Any) { _ = any as? TicketViewController }", isReported: true),
    ]

    // MARK: presenter-imports-ui

    private static func ui(
        _ sentence: String, _ member: String, isReported: Bool, imports: [String] = []
    ) -> RuleExample {
        presenter("presenter-imports-ui", sentence, member, isReported: isReported,
            imports: imports)
    }

    static let drawing = [
        ui("A colour in a property.", "var color: UIColor?", isReported: true),
        ui("A view in a parameter.", "func tap(_ button: UIButton) {}", isReported: true),
        ui("A list of images.", "func all() -> [UIImage] { [] }", isReported: true),
        ui("A controller of AppKit.", "var screen: NSViewController?", isReported: true),
        ui("A private one.", "private var color: UIColor?", isReported: false),
        ui("One that others may read.", "private(set) var color: UIColor?", isReported: true),
        ui("One in a body.", "func a() { let color: UIColor? = nil; _ = color }",
            isReported: false),
        ui("A list in a body.", "func a() { let all: [UIColor] = []; _ = all }",
            isReported: false),
        ui("A closure's parameter in a body.", "func a() { run { (c: UIColor) in use(c) } }",
            isReported: false),
        ui("A payment draws nothing.", "var product: SKProduct?", isReported: false),
        ui("A name of SwiftUI without it.", "var text: Text?", isReported: false),
        ui("A type nested in it.", "struct Row { let image: UIImage }", isReported: false),
    ]

    // MARK: created-outside-assembler

    private static func creator(
        _ sentence: String, _ code: String, isReported: Bool = false
    ) -> RuleExample {
        RuleExample(only: "created-outside-assembler", sentence, Lamp.with {
            $0.others = "//- House/House.swift\nimport UIKit\n"
                + (isReported ? code + " // ← created-outside-assembler" : code)
        })
    }

    static let created = [
        creator("A view.", "final class House { func a() { _ = LampViewController() } }",
            isReported: true),
        creator("A presenter.", "final class House { func a() { _ = LampPresenter() } }",
            isReported: true),
        creator("Outside of types.", "func a() { _ = LampPresenter() }", isReported: true),
        creator("By another view.",
            "final class House: UIViewController { func a() { _ = LampViewController() } }"),
        creator("By a type inside of another view.",
            "class House: UIView { class Door { func a() { _ = LampViewController() } } }"),
        creator("By a type that the assembler is only a namespace for.",
            "extension LampAssembler { struct Two { func a() { _ = LampViewController() } } }",
            isReported: true),
        creator("By its own presenter.",
            "extension LampPresenter { func a() { _ = LampViewController() } }"),
        creator("In a preview.", "#Preview { LampViewController() }"),
        creator("With a view of something else.", """
            final class House { func a() { _ = LampPresenter(); _ = Door() } }
            final class Door: UIView {}
            """),
        creator("In a test.",
            "//- Tests/House.swift\nfinal class House { func a() { _ = LampPresenter() } }"),
    ]

    // MARK: incomplete-assembly

    private static func result(
        _ sentence: String, _ type: String, _ result: String, isReported: Bool,
        _ others: String = "", assembly: String = "view.output = presenter"
    ) -> RuleExample {
        let mark = isReported ? " // ← incomplete-assembly" : ""
        let text = Lamp.with {
            $0.output = "var output: LampOutput?"
            $0.assembly = assembly + "\n        presenter.view = view"
            $0.result = result
            $0.others = others
        }
        return RuleExample(only: "incomplete-assembly", sentence, text.replacing(
            "func assemble() -> Any {", with: "func assemble() -> \(type) {\(mark)"))
    }

    static let results = [
        result("The view alone.", "LampViewController", "view", isReported: true),
        result("A controller.", "UIViewController", "view", isReported: true),
        result("A view of SwiftUI.", "AnyView", "AnyView(view)", isReported: true),
        result("Something that is the view.", "Any", "view", isReported: true),
        result("A structure of the view.", "Only", "Only(view: view)", isReported: true,
            "struct Only { let view: LampViewController }"),
        result("A structure of both.", "LampModule",
            "LampModule(view: view, presenter: presenter)", isReported: false),
        result("A tuple of both.", "(LampViewController, LampPresenter)", "(view, presenter)",
            isReported: false),
        result("A list of the view.", "[UIViewController]", "[view]", isReported: true),
        result("The view's contract.", "LampShowing", "view", isReported: true),
        result("A contract of both.", "Lamping", "view", isReported: true, """
            protocol Lamping: AnyObject {}
            extension LampViewController: Lamping {}
            extension LampPresenter: Lamping {}
            """),
        result("What comes back is told by its type.", "LampViewController",
            "wrap(view) as! LampViewController", isReported: true),
        result("So it is by one of the SDK.", "UIViewController", "wrap(view)",
            isReported: true),
        result("Without a type nobody knows.", "Any", "wrap(view)", isReported: false),
        result("The presenter alone.", "LampOutput", "presenter", isReported: false),
        result("What the presenter was given to may keep it.", "UIViewController", "view",
            isReported: false,
            assembly: "view.output = presenter\n        Registry.keep(presenter)"),
        result("What is stored keeps it.", "UIViewController", "view", isReported: false,
            "var kept: LampPresenter?", assembly: "view.output = presenter; kept = presenter"),
        result("What is stored in something else keeps it.", "UIViewController", "view",
            isReported: false, """
            var kept: LampBox?
            final class LampBox {
                let presenter: LampPresenter
                init(presenter: LampPresenter) { self.presenter = presenter }
            }
            """, assembly: "view.output = presenter; kept = LampBox(presenter: presenter)"),
        result("What a view is given it keeps itself.", "UIViewController", "view",
            isReported: true, assembly: "view.output = presenter; view.keep(presenter)"),
        result("What a view's inherited initialiser takes it keeps.", "UIViewController", "view",
            isReported: true, "final class LampShade: UIViewController {}",
            assembly: "view.output = presenter; view.addChild(LampShade(presenter: presenter))"),
        result("What another class's takes it may keep.", "UIViewController", "view",
            isReported: false, "final class LampBox: LibraryBox {}",
            assembly: "view.output = presenter; view.box(LampBox(presenter: presenter))"),
        result("What is given on before a view takes it.", "UIViewController", "view",
            isReported: false, "final class LampShade: UIViewController {}",
            assembly: "view.output = presenter; view.addChild(LampShade(box: wrap(presenter)))"),
        result("A contract that views alone implement is one.", "UIViewController", "view",
            isReported: true, """
            protocol LampShade: AnyObject {}
            extension LampViewController: LampShade {}
            func shade() -> LampShade { LibraryShade() }
            """, assembly: "view.output = presenter; shade().keep(presenter)"),
        result("So is a controller of the SDK around it.", "UIViewController",
            "UINavigationController(rootViewController: view)", isReported: true),
    ]

    @Test(arguments: [
        ("UIViewController", "view", "returns only the view"),
        ("Any", "Only(view: view)", "returns `Only`, which holds only the view"),
        ("Any", "(view, LampViewController())", "returns only views"),
    ]) func whatAResultLacksIsSaid(type: String, result: String, lack: String) {
        let text = Lamp.with {
            $0.output = "var output: LampOutput?"
            $0.result = result
            $0.others = "struct Only { let view: LampViewController }"
        }.replacing("func assemble() -> Any", with: "func assemble() -> \(type)")
        let finding = RuleExample(only: "incomplete-assembly", "", text).findings.first?.finding
        #expect(finding?.message.hasSuffix("but " + lack) == true)
        #expect(finding?.module == "Lamp")
    }

    @Test(arguments: [
        ("protocol Saving { func save() }", "should receive `Saving` through `init`"),
        ("protocol Saving { var size: Int { get } }", "Declare a protocol with what"),
        ("fileprivate protocol Saving { func save() }", "Declare a protocol with what"),
        ("class Saving { func save() {} }", "Declare a protocol with what"),
    ]) func whatToReceiveInsteadOfAServiceIsSaid(base: String, advice: String) {
        let source = Ticket.presenter("var store: SeatStore?", """
            \(base)
            final class SeatStore: Saving {
                func put() { UserDefaults.standard.set(1, forKey: "") }
            }
            """)
        let example = RuleExample(only: "presenter-uses-concrete-service", "", source)
        let instruction = example.findings.first?.finding.instruction
        #expect(instruction?.contains(advice) == true)
    }

    /// A protocol of the service helps where it has all that the presenter calls.
    @Test(arguments: [
        ("store?.save()", "should receive `Saving` through `init`"),
        ("store?.save(); store?.open()", "should receive `Saving` through `init`"),
        ("store?.save(); store?.put()", "Declare a protocol with what"),
        ("let all = store!; all.put()", "Declare a protocol with what"),
    ]) func aProtocolToReceiveHasWhatIsCalled(body: String, advice: String) {
        let source = Ticket.presenter("var store: SeatStore?\nfunc keep() { \(body) }", """
            protocol Opening { func open() }
            protocol Saving: Opening { func save() }
            final class SeatStore: Saving {
                func open() {}
                func save() {}
                func put() { UserDefaults.standard.set(1, forKey: "") }
            }
            """)
        let example = RuleExample(only: "presenter-uses-concrete-service", "", source)
        let instruction = example.findings.first?.finding.instruction
        #expect(instruction?.contains(advice) == true)
    }

    @Test(arguments: [
        ("init(store: SeatStore = SeatStore()) {}", "`init`"),
        ("init(store: Any = SeatStore()) {}", "Drop the default argument"),
        ("let store: Any = SeatStore()", "Declare a protocol with what"),
        ("func a() { run { (b: Int) in use(SeatStore()) } }", "Declare a protocol with what"),
    ]) func aDefaultArgumentIsDropped(member: String, advice: String) {
        let source = Ticket.presenter(member, """
            final class SeatStore { func put() { UserDefaults.standard.set(1, forKey: "") } }
            """)
        let example = RuleExample(only: "presenter-uses-concrete-service", "", source)
        let instruction = example.findings.first?.finding.instruction
        #expect(instruction?.contains(advice) == true)
    }

    @Test(arguments: [
        ("weak var screen: TicketViewController?", "Use `TicketInterfaceContract` instead"),
        ("func a() { _ = TicketViewController() }", "Let a router or the outside open"),
        ("typealias Screen = TicketViewController", "Move the alias to the assembler"),
        ("var seat: SeatView?", "Declare an interface contract with what"),
    ]) func whatToDoAboutAViewIsSaid(member: String, advice: String) {
        let source = Ticket.presenter(member, "import UIKit\nfinal class SeatView: UIView {}")
        let example = RuleExample(only: "presenter-depends-on-view", "", source)
        let instruction = example.findings.first?.finding.instruction
        #expect(instruction?.hasPrefix(advice) == true)
    }

    @Test(arguments: [
        ("func tap(_ button: UIButton) {}", "Let the view take this call"),
        ("func tap(_ screen: UIViewController) {}", "Let the view take this call"),
        ("var color: UIColor?", "Pass a plain value and let the view make `UIColor` of it."),
    ]) func whatToDoAboutAUITypeIsSaid(member: String, advice: String) {
        let example = RuleExample(only: "presenter-imports-ui", "", Ticket.presenter(member))
        let finding = example.findings.first?.finding
        #expect(finding?.instruction.hasPrefix(advice) == true)
    }

    @Test(arguments: [
        ("UIKit", "func a(_ indexPath: IndexPath) -> Int { indexPath.row }",
            " and uses `IndexPath.row`"),
        ("UIKit", "func a(_ table: Table) -> Int { table.row }", ", of which it names nothing"),
        ("SwiftUI", "func a() { withAnimation { } }", " and uses `withAnimation`"),
        ("SwiftUI", "private var c: Color?", " and uses `Color`"),
        ("SwiftUI", "private var c: UIColor?", " and uses `UIColor`"),
        ("SwiftUI", "private var c: NSColor?", " and uses `NSColor`"),
        ("AppKit", "private var c: NSColor?", " and uses `NSColor`"),
        ("UIKit", "private var c: WKWebView?", ", of which it names nothing"),
        ("WebKit", "private var c: WKWebView?", " and uses `WKWebView`"),
    ]) func theFirstUseOfAFrameworkIsNamed(framework: String, member: String, clause: String) {
        let source = Ticket.presenter(member, imports: [framework])
        let example = RuleExample(only: "presenter-imports-ui", "", source)
        let finding = example.findings.first?.finding
        #expect(finding?.message == "The file of presenter `TicketPresenter` imports "
            + "`\(framework)`" + clause)
    }
}
