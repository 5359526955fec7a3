import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A presenter that reaches for a shared object.
    static let presenterUsesSingleton = Rule(
        description: RuleDescription(
            id: "presenter-uses-singleton",
            severity: .error,
            summary: "A presenter uses a shared object, directly or through a façade.",
            rationale: """
                A shared object is a dependency that no initialiser shows and no test replaces. \
                What a presenter needs it should receive through `init` as a protocol. An object \
                in a variable outside of all types is shared as well; plain data is not.
                """,
            flagged: """
                import UIKit

                protocol FeedDisplaying: AnyObject { func show(_ text: String) }

                final class FeedViewController: UIViewController, FeedDisplaying {
                    func show(_ text: String) {}
                }

                final class FeedPresenter {
                    weak var view: FeedDisplaying?
                    func open() { Tracker.instance.track("feed") }
                }

                final class Tracker {
                    static let instance = Tracker()
                    func track(_ name: String) {}
                }
                """,
            clean: """
                import UIKit

                protocol FeedDisplaying: AnyObject { func show(_ text: String) }
                protocol Tracking { func track(_ name: String) }

                final class FeedViewController: UIViewController, FeedDisplaying {
                    func show(_ text: String) {}
                }

                final class FeedPresenter {
                    weak var view: FeedDisplaying?
                    private let tracker: Tracking
                    init(tracker: Tracking) { self.tracker = tracker }
                    func open() {
                        tracker.track("feed")
                        DispatchQueue.main.async { self.view?.show("\\(Locale.current)") }
                    }
                }
                """
        ),
        check: { input in
            let globals = GlobalObjects(input)
            return input.model.presenters.flatMap { presenter in
                findings(in: presenter, input) + globalFindings(in: presenter, globals, input)
            }
        }
    )

    /// One finding for each variable outside of all types that gives out an object.
    private static func globalFindings(
        in presenter: TypeID, _ globals: GlobalObjects, _ input: RuleInput
    ) -> [Finding] {
        let uses = Dictionary(grouping: globals.uses(in: presenter)) { $0.name }
        return uses.values.sorted { $0[0].site < $1[0].site }.map { uses in
            let name = input.index.text(uses[0].name)
            let others = uses.dropFirst().prefix(4).map {
                Note(place: input.place($0.site), message: "`\(name)` is used here too")
            }
            return input.finding(
                at: input.place(uses[0].site), in: presenter, target: name,
                message: "Presenter \(input.quoted(presenter)) uses the global `\(name)`, "
                    + "a shared object",
                instruction: instruction(presenter, input.quoted(uses[0].type), input),
                notes: others + [globals.declaration(of: uses[0])])
        }
    }

    private static func instruction(
        _ presenter: TypeID, _ shared: String, _ input: RuleInput
    ) -> String {
        "\(input.quoted(presenter)) should receive what it needs of \(shared) through `init` as a "
            + "protocol; the assembler hands the shared object over."
    }

    private static func findings(in presenter: TypeID, _ input: RuleInput) -> [Finding] {
        let uses = input.uses(in: presenter).filter { isSharedObject($0, presenter, input) }
        return Dependency.group(uses).map { dependency in
            let name = sharedType(of: dependency, input)
            return input.finding(
                at: input.place(dependency.first.site), in: presenter,
                origin: dependency.origin(input), target: input.name(dependency.target),
                message: "Presenter \(input.quoted(presenter)) "
                    + "\(input.phrase(dependency.first)), a shared object",
                instruction: instruction(presenter, name, input),
                notes: dependency.notes(input, input.quoted(dependency.target))
                    + declaration(of: dependency, input))
        }
    }

    private static func isSharedObject(
        _ use: TypeUse, _ presenter: TypeID, _ input: RuleInput
    ) -> Bool {
        guard case .staticMember(let member) = use.kind else { return false }
        switch use.target {
        case .declared(let type):
            guard type != presenter, !input.model.facts.nature(type).isView else { return false }
            return input.isSharedObject(member, of: type)
                || isFacade(member, of: type, input)
        case .external(let name):
            return isKnownSharedObject(input.index.text(name), input.index.text(member))
        }
    }

    /// A static property of another type that gives out a service for everybody.
    private static func isFacade(
        _ member: NameID, of type: TypeID, _ input: RuleInput
    ) -> Bool {
        input.index[type].members.contains { found in
            let symbol = input.index[found]
            guard symbol.name == member, symbol.kind == .property, symbol.isStatic,
                symbol.isStored,
                let held = input.graph.typer.concreteType(of: found).declaration
            else { return false }
            return input.model.isService(held) && input.index[held].kind != .struct
        }
    }

    /// What is given out, quoted: the type itself, or what a façade stands before.
    private static func sharedType(of dependency: Dependency, _ input: RuleInput) -> String {
        let given = property(of: dependency, input)
            .flatMap { input.graph.typer.concreteType(of: $0).declaration }
        return given.map(input.quoted) ?? input.quoted(dependency.target)
    }

    private static func property(of dependency: Dependency, _ input: RuleInput) -> MemberID? {
        guard case .staticMember(let name) = dependency.first.kind,
            let type = dependency.first.declared
        else { return nil }
        return input.index[type].members.first { member in
            let symbol = input.index[member]
            return symbol.name == name && symbol.kind == .property && symbol.isStatic
        }
    }

    private static func isKnownSharedObject(_ type: String, _ member: String) -> Bool {
        // The network has a rule of its own.
        if LogicKind.kind(ofExternal: type) == .network { return false }
        if let members = sharedObjects[type] { return members.contains(member) }
        guard !SDK.isKnown(type) else { return false }
        return member == "shared" || member == "sharedInstance"
    }

    /// Shared objects of the SDK and of widespread libraries; values such as `Locale.current` and
    /// queues such as `DispatchQueue.main` are none.
    private static let sharedObjects: [String: Set<String>] = [
        "UserDefaults": ["standard"], "NSUserDefaults": ["standardUserDefaults"],
        "NotificationCenter": ["default"], "FileManager": ["default"],
        "UIApplication": ["shared"], "NSApplication": ["shared"], "NSWorkspace": ["shared"],
        "UIPasteboard": ["general"], "NSPasteboard": ["general"], "UIDevice": ["current"],
        "UIScreen": ["main"], "HTTPCookieStorage": ["shared"], "URLCache": ["shared"],
        "URLCredentialStorage": ["shared"], "NSUbiquitousKeyValueStore": ["default"],
        "UNUserNotificationCenter": ["current"], "AVAudioSession": ["sharedInstance"],
        "SKPaymentQueue": ["default"], "PHPhotoLibrary": ["shared"], "WCSession": ["default"],
        "MPNowPlayingInfoCenter": ["default"], "MPRemoteCommandCenter": ["shared"],
        "BGTaskScheduler": ["shared"], "WidgetCenter": ["shared"], "CSSearchableIndex": ["default"],
        "GKLocalPlayer": ["local"], "WKWebsiteDataStore": ["default"],
        "Auth": ["auth"], "Firestore": ["firestore"], "Database": ["database"],
        "Storage": ["storage"], "RemoteConfig": ["remoteConfig"],
        "Messaging": ["messaging"],
    ]

    private static func declaration(of dependency: Dependency, _ input: RuleInput) -> [Note] {
        guard let shared = property(of: dependency, input) else { return [] }
        let symbol = input.index[shared]
        let place = input.place(Site(file: symbol.site.file, node: symbol.nameNode))
        return [Note(place: place, message: "the shared object is declared here")]
    }
}
