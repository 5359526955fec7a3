import Diagnostics
import Testing

/// Modules and the layers of the project around them.
@Suite struct ModuleDependsOnProjectTests {
    private static let layers = """
        //- .modlint.json
        {
          "layers": [
            { "name": "app", "paths": ["App/**"], "reason": "Only the app knows the app." },
            { "name": "screens", "paths": ["Ticket/**", "Screens/**"] },
            { "name": "kit", "paths": ["Services/**", "Kit/**"] },
          ],
        }

        """

    /// The module `Ticket` in the layer `screens`, its presenter with these members.
    private static func presenter(_ members: String, _ others: String) -> String {
        layers + Ticket.presenter(members, others)
    }

    static let reported = [
        LayerExample.of("A class of a higher layer", presenter("""
            private var session: AppSession? // ← module-depends-on-project
            """, """
            //- App/AppSession.swift
            final class AppSession { func signOut() {} }
            """)),
        LayerExample.of("A namespace of functions in a higher layer", presenter("""
            func log() { AppLog.write("x") } // ← module-depends-on-project
            """, """
            //- App/AppLog.swift
            enum AppLog { static func write(_ text: String) {} }
            """)),
        LayerExample.of("A base class of a higher layer", layers + """
            //- App/BaseViewController.swift
            import UIKit
            class BaseViewController: UIViewController { func track() {} }
            //- Screens/Lamp.swift
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: BaseViewController { // ← module-depends-on-project
                weak var output: LampOutput?
                @objc private func tapped() { output?.toggle() }
            }
            final class LampPresenter: LampOutput { func toggle() {} }
            enum LampAssembler {
                static func assemble() -> (LampViewController, LampPresenter) {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    return (view, presenter)
                }
            }
            """),
        LayerExample.of("The assembler of a module is part of it", layers + Ticket.view("", """
            //- App/AppContainer.swift
            final class AppContainer { func make() {} }
            //- Ticket/TicketAssembler+App.swift
            extension TicketAssembler {
                static func register(in container: AppContainer) {} // ← module-depends-on-project
            }
            """)),
        LayerExample.of("A type in no layer, where that counts as above", presenter("""
            private var flags: Flags? // ← module-depends-on-project
            """, """
            //- Other/Flags.swift
            final class Flags { func isOn() -> Bool { true } }
            """), options: ["module-depends-on-project": .unlisted]),
    ]

    @Test(arguments: reported)
    func typesOfHigherLayersAreReported(example: RuleExample) { example.check() }

    static let clean = [
        LayerExample.of("A class of a lower layer", presenter("private var clock: Clockwork?", """
            final class Clockwork { func tick() {} }
            """)),
        LayerExample.of("A class of the same layer", presenter("private var shade: Shade?", """
            //- Screens/Shade.swift
            final class Shade { func pull() {} }
            """)),
        LayerExample.of("A class in no layer", presenter("private var flags: Flags?", """
            //- Other/Flags.swift
            final class Flags { func isOn() -> Bool { true } }
            """)),
        LayerExample.of("A protocol of a higher layer", presenter("""
            private var log: AppLogging?
            """, """
            //- App/AppLogging.swift
            protocol AppLogging { func write(_ text: String) }
            """)),
        LayerExample.of("Values of a higher layer", presenter("""
            private var account: Account?
            private var kind: AccountKind = .free
            private var history: [AccountRecord] = []
            """, """
            //- App/Account.swift
            struct Account { let name: String; func initials() -> String { "" } }
            enum AccountKind { case free, paid; func title() -> String { "" } }
            final class AccountRecord: Codable { func text() -> String { "" } }
            """)),
        LayerExample.of("A value nested in a class of a higher layer", presenter("""
            private var state: AppSession.State?
            """, """
            //- App/AppSession.swift
            final class AppSession {
                enum State { case on, off }
                func signOut() {}
            }
            """)),
        LayerExample.of("The app extends the module", layers + Ticket.view("", """
            //- App/AppSession.swift
            final class AppSession { func signOut() {} }
            extension TicketPresenter { func use(_ session: AppSession) {} }
            """)),
        LayerExample.of("A preview", layers + Ticket.view("", """
            //- App/AppSession.swift
            final class AppSession { func signOut() {} }
            final class AppStart { let session = AppSession() }
            //- Ticket/TicketPreview.swift
            #Preview { AppSession() }
            """)),
        LayerExample.of("No layers at all", Ticket.presenter("private var session: AppSession?", """
            //- App/AppSession.swift
            final class AppSession { func signOut() {} }
            """)),
    ]

    @Test(arguments: clean)
    func whatAModuleMayKnowIsNotReported(example: RuleExample) { example.check() }

    @Test func theMoreSpecificRuleWins() {
        LayerExample.of("A service of a higher layer", Self.presenter("""
            private let gate = GateService() // ← presenter-uses-concrete-service
            """, """
            //- App/GateService.swift
            final class GateService {
                func open() { UserDefaults.standard.set(true, forKey: "gate") }
            }
            """)).check()
    }

    private func finding(_ example: RuleExample) throws -> Finding {
        let found = example.findings.map(\.finding)
        return try #require(found.first { $0.rule == "module-depends-on-project" })
    }

    @Test func oneTypeIsReportedOnceWithItsOtherPlacesAndTheReason() throws {
        let example = LayerExample.of("", Self.presenter("""
            private var session: AppSession?
            func use(_ session: AppSession) { self.session = session }
            """, """
            //- App/AppSession.swift
            final class AppSession { func signOut() {} }
            """))
        let found = example.findings.filter { $0.finding.rule == "module-depends-on-project" }
        #expect(found.count == 1)
        let finding = try finding(example)
        #expect(finding.message == "`TicketPresenter` of the layer \"screens\" stores "
            + "`AppSession` of the layer \"app\" above it")
        #expect(finding.notes.map(\.message) == [
            "`AppSession` is declared here", "`AppSession` is used here too",
        ])
        #expect(finding.reason == "Only the app knows the app.")
        #expect(finding.module == "Ticket" && finding.role == "presenter")
        #expect(finding.instruction == "Declare a protocol in the layer \"screens\" with what "
            + "`TicketPresenter` needs of `AppSession`, let `AppSession` conform to it, and hand "
            + "it in from above.")
    }

    @Test func aProtocolThatTheTargetHasAlreadyIsNamed() throws {
        let finding = try finding(LayerExample.of("", Self.presenter("""
            private var session: AppSession?
            """, """
            protocol SigningOut { func signOut() }
            //- App/AppSession.swift
            protocol AppThing {}
            final class AppSession: AppThing, SigningOut { func signOut() {} }
            """)))
        #expect(finding.instruction == "`TicketPresenter` should know `SigningOut` instead; "
            + "`AppSession` already conforms to it.")
    }

    @Test func aProtocolWithoutWhatTheModuleCallsIsNotNamed() throws {
        let finding = try finding(LayerExample.of("", Self.presenter("""
            private let session: AppSession
            init(session: AppSession) { self.session = session }
            func leave() { session.signOut(); session.forget() }
            """, """
            protocol AppThing {}
            protocol SigningOut { func signOut() }
            protocol Forgetting { func forget() }
            protocol Leaving: SigningOut, Forgetting {}
            //- App/AppSession.swift
            final class AppSession: AppThing, SigningOut, Leaving {
                func signOut() {}
                func forget() {}
            }
            """)))
        #expect(finding.instruction == "`TicketPresenter` should know `Leaving` instead; "
            + "`AppSession` already conforms to it.")
    }
}

/// Examples that this rule runs over too.
private enum LayerExample {
    static func of(
        _ sentence: String, _ source: String, options: [String: RuleOptions] = [:]
    ) -> RuleExample {
        RuleExample(sentence, source, options: options, with: "module-depends-on-project")
    }
}

extension RuleOptions {
    fileprivate static var unlisted: RuleOptions {
        var options = RuleOptions()
        options.set("unlisted", to: .boolean(true))
        return options
    }
}
