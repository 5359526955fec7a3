import Diagnostics
import Rules
import Settings

extension DrillAttempt {
    /// The rule's own example, and more where options may allow what that shows.
    static func texts(for rule: RuleDescription, _ configuration: Configuration) -> [String] {
        let more: [String]
        switch rule.id {
        case "view-contains-logic":
            let maximum = configuration[rule: rule.id].options.integer("maximumDecisions")
            more = [work, decisions(min(maximum, 1000) + 1)]
        case "view-imports-foreign-framework": more = [imports]
        case "unused-suppression":
            more = ["// modlint:disable:next no-such-rule — Nothing.\nstruct Settings {}\n"]
        default: more = []
        }
        return [rule.flagged] + more
    }

    /// A view with one use of every kind of work.
    private static let work = """
        import UIKit

        final class LampLog {
            static let shared = LampLog()
            func add() {}
        }

        protocol LampStoring { func store() }

        final class LampStorage: LampStoring {
            func store() { UserDefaults.standard.set(true, forKey: "lamp") }
        }

        struct LampRecord { let level: Int }

        final class LampViewController: UIViewController {
            private let storage: LampStorage
            var onSave: ((LampRecord) -> Void)?
            private var task: Any?

            init(storage: LampStorage) {
                self.storage = storage
                super.init(nibName: nil, bundle: nil)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                LampLog.shared.add()
                storage.store()
                title = UserDefaults.standard.string(forKey: "lamp")
                NotificationCenter.default.post(name: .init("lamp"), object: nil)
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                onSave?(LampRecord(level: 1))
                task = URLSession.shared.dataTask(with: URLRequest(url: lampURL))
            }
        }

        """

    /// A view with a method that decides so many times.
    private static func decisions(_ count: Int) -> String {
        let conditions = (0..<count).map { "        if level == \($0) { title = \"\($0)\" }\n" }
        return """
            import UIKit

            final class LampViewController: UIViewController {
                func show(_ level: Int) {
            \(conditions.joined())    }
            }

            """
    }

    /// A view's file with every import that is no view's matter, and one that nobody knows.
    private static var imports: String {
        let names = ["ModlintDrill"] + ForeignFrameworks.names.sorted()
        return names.map { "import \($0)\n" }.joined() + """
            import UIKit

            final class LampViewController: UIViewController {}

            """
    }
}
