import Testing

/// Rules about the contracts of a module, between its view and its presenter and inside it.
@Suite struct ModuleContractRuleTests {
    @Test(arguments: notImplemented + unused + notBound + exposing)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static func example(
        _ rule: String, _ sentence: String, _ change: (inout Lamp) -> Void
    ) -> RuleExample {
        RuleExample(only: rule, sentence, Lamp.with(change))
    }

    // MARK: contract-not-implemented

    private static func held(
        _ sentence: String, _ declaration: String,
        by property: String = "weak var other: LampRest?", others: String = "",
        assembly: String = ""
    ) -> RuleExample {
        example("contract-not-implemented", sentence) {
            $0.presenter = "    \(property)"
            $0.others = declaration + "\n" + others
            $0.assembly += "\n        " + assembly
        }
    }

    private static let rest = "protocol LampRest: AnyObject { func rest() }"
    private static let missing = rest + " // ← contract-not-implemented"

    static let notImplemented = [
        held("What nobody implements is reported.", missing),
        held("What somebody implements is not.", rest,
            others: "final class Bed: LampRest { func rest() {} }"),
        held("A double in a test implements too.", rest, others: """
            //- Tests/Bed.swift
            final class Bed: LampRest { func rest() {} }
            """),
        held("A contract without members asks for nothing.", "protocol LampRest: AnyObject {}"),
        held("The public may implement what is public.", "public " + rest),
        held("Objective-C may implement what it sees.", "@objc " + rest),
        held("Another attribute does not open it.", "@MainActor " + missing),
        held("A contract that inherits from it may be implemented.", rest,
            others: "protocol LampSleep: LampRest {}"),
        held("So may one behind another name.", rest, others: "typealias Resting = LampRest"),
        held("So may one that a container is asked for.", rest,
            others: "func find() { Registry.find(LampRest.self) }"),
        held("So may one that a generic type stands for.", rest,
            others: "final class Finder { let all: [Box<LampRest>] = [] }"),
        held("An extension implements nothing.", missing,
            others: "extension LampRest { func hush() {} }"),
        held("What a presenter holds strongly comes from outside.", rest,
            by: "var other: LampRest?"),
        held("A service is implemented elsewhere.",
            "protocol LampService: AnyObject { func rest() }", by: "weak var other: LampService?"),
        held("A local holds for a moment.", rest,
            by: "func look() { let other: LampRest? = nil; other?.rest() }"),
        held("A class that nobody knows may implement it.", rest,
            assembly: "Registry.main = LibraryRest()"),
        held("One of the SDK does not.", missing, assembly: "Registry.main = UIView()"),
        example("contract-not-implemented", "A view's output counts as well.") {
            $0.view = "    var other: LampRest?"
            $0.others = missing
        },
        example("contract-not-implemented", "What no module holds is nobody's contract.") {
            $0.others = rest + "\nfinal class Other { weak var other: LampRest? }"
        },
    ]

    // MARK: unused-contract

    static let unused = [
        example("unused-contract", "What somebody holds is used.") { _ in },
        example("unused-contract", "What classes implement and nobody holds is not.") {
            $0.viewBases += ", LampStage"
            $0.contracts += "\nprotocol LampStage { func show() } // ← unused-contract"
        },
        example("unused-contract", "An extension and a nested name are no use.") {
            $0.viewBases += ", LampStage"
            $0.contracts += """

                protocol LampStage { func show() } // ← unused-contract
                extension LampStage { func hide() {} }
                """
        },
        example("unused-contract", "Who conforms uses what an extension does for it.") {
            $0.viewBases += ", LampStage"
            $0.view = "    func leave() { hide() }"
            $0.contracts += """

                protocol LampStage {}
                extension LampStage { func hide() {} }
                """
        },
        example("unused-contract", "A parameter is one.") {
            $0.viewBases += ", LampStage"
            $0.contracts += """

                protocol LampStage { func show() }
                func light(_ stage: LampStage) { stage.show() }
                """
        },
        example("unused-contract", "A contract that inherits from it is one.") {
            $0.contracts = """
                protocol LampOutput: AnyObject { func toggle() }
                protocol LampStage: AnyObject { func show() }
                protocol LampShowing: LampStage {}
                """
        },
        example("unused-contract", "The public may use what is public.") {
            $0.viewBases += ", LampStage"
            $0.contracts += "\npublic protocol LampStage { func show() }"
        },
    ]

    // MARK: contract-not-class-bound

    static let notBound = [
        example("contract-not-class-bound", "`AnyObject` binds.") { _ in },
        example("contract-not-class-bound", "What two modules share is said once.") {
            $0.contracts += "\nprotocol Blinking { func blink() } // ← contract-not-class-bound"
            $0.presenterBases += ", Blinking"
            $0.presenter = "    func blink() {}"
            $0.view = "    var blinking: Blinking?"
            $0.others = """
                //- Bell/Bell.swift
                import UIKit
                protocol BellOutput: AnyObject { func ring() }
                final class BellViewController: UIViewController {
                    weak var output: BellOutput?
                    var blinking: Blinking?
                    @objc private func tapped() { output?.ring() }
                }
                final class BellPresenter: BellOutput, Blinking {
                    func ring() {}
                    func blink() {}
                }
                func makeBell() -> (BellViewController, BellPresenter) {
                    let view = BellViewController()
                    let presenter = BellPresenter()
                    view.output = presenter
                    view.blinking = presenter
                    return (view, presenter)
                }
                """
        },
        example("contract-not-class-bound", "Without it a pair that holds strongly is an error.") {
            $0.contracts = """
                protocol LampOutput { func toggle() } // ← contract-not-class-bound:error
                protocol LampShowing: AnyObject { func show() }
                """
            $0.output = "var output: LampOutput?"
            $0.shown = "var view: LampShowing?"
        },
        example("contract-not-class-bound", "Where the way back is weak it is a warning.") {
            $0.contracts = """
                protocol LampOutput { func toggle() } // ← contract-not-class-bound
                protocol LampShowing: AnyObject { func show() }
                """
            $0.output = "var output: LampOutput?"
        },
        example("contract-not-class-bound", "`class` binds, and so does a superclass.") {
            $0.contracts = """
                protocol LampOutput: class { func toggle() }
                protocol LampShowing: UIViewController { func show() }
                """
            $0.output = "var output: LampOutput?"
        },
        example("contract-not-class-bound", "What a value implements too is not for classes.") {
            $0.contracts = """
                protocol LampOutput { func toggle() }
                protocol LampShowing: AnyObject { func show() }
                struct Silent: LampOutput { func toggle() {} }
                """
            $0.output = "var output: LampOutput?"
        },
        example("contract-not-class-bound", "What nobody holds yet waits to be held.") {
            $0.viewBases += ", LampStage"
            $0.contracts += "\nprotocol LampStage { func show() } // ← contract-not-class-bound"
        },
        example("contract-not-class-bound", "What one file keeps to itself is between nobody.") {
            $0.viewBases += ", LampStage"
            $0.contracts += "\nprivate protocol LampStage { func show() }"
        },
        example("contract-not-class-bound", "What asks types alone is between nobody.") {
            $0.viewBases += ", LampStage"
            $0.contracts += """

                protocol LampStage { static func build() -> Self }
                extension LampStage { static func build() -> Self { fatalError() } }
                """
        },
        example("contract-not-class-bound", "What others inherit from is a part of them.") {
            $0.viewBases += ", LampStage"
            $0.contracts += "\nprotocol LampStage { func show() }\nprotocol Tall: LampStage {}"
        },
        example("contract-not-class-bound", "A parent that nobody knows may bind.") {
            $0.contracts = """
                protocol LampOutput: Somebody { func toggle() }
                protocol LampShowing: AnyObject { func show() }
                """
            $0.output = "var output: LampOutput?"
        },
    ]

    // MARK: contract-exposes-concrete-type

    private static func exposing(
        _ sentence: String, _ requirement: String, isReported: Bool, _ others: String = "",
        imports: String = ""
    ) -> RuleExample {
        example("contract-exposes-concrete-type", sentence) {
            let mark = isReported ? " // ← contract-exposes-concrete-type" : ""
            $0.contracts = """
                \(imports)
                protocol LampOutput: AnyObject {
                    func toggle()
                    \(requirement)\(mark)
                }
                protocol LampShowing: AnyObject { func show() }
                """
            $0.others = others
        }
    }

    static let exposing = [
        exposing("A view in a parameter.", "func at(_ view: LampViewController)",
            isReported: true),
        exposing("A presenter in a result.", "func next() -> LampPresenter", isReported: true),
        exposing("A property.", "var top: LampPresenter { get }", isReported: true),
        exposing("A generic argument.", "func all() -> [LampPresenter]", isReported: true),
        exposing("A cell.", "func at(_ cell: LampCell)", isReported: true,
            "final class LampCell: UITableViewCell {}"),
        exposing("A controller without a presenter.", "func open(_ next: OtherController)",
            isReported: true, "final class OtherController: UIViewController {}"),
        exposing("A concrete service.", "func use(_ store: LampStore)", isReported: true, """
            final class LampStore { func save() { UserDefaults.standard.set(1, forKey: "") } }
            """),
        exposing("An argument of another type.", "func box() -> Box<Int, LampPresenter>",
            isReported: true),
        exposing("Plain values are fine.", "func set(_ color: LampColor, _ name: String)",
            isReported: false, "struct LampColor { let red: Int }"),
        exposing("So are protocols.", "func at(_ view: LampShowing)", isReported: false),
        exposing("So are classes of the SDK.", "func at(_ view: UIView)", isReported: false),
        exposing("So is a plain class.", "func keep(_ box: LampBox)", isReported: false,
            "final class LampBox {}"),
        exposing("A type of the only foreign framework.", "func sent(_ reply: DataRequest)",
            isReported: true, imports: "import Alamofire"),
        exposing("Of two frameworks nobody knows which.", "func sent(_ reply: DataRequest)",
            isReported: false, imports: "import Alamofire\nimport Moya"),
        exposing("Other libraries are not foreign.", "func sent(_ reply: DataRequest)",
            isReported: false, imports: "import Lamps"),
        exposing("A type of the SDK is not the library's.", "func sent(_ reply: URL)",
            isReported: false, imports: "import Alamofire"),
    ]
}
