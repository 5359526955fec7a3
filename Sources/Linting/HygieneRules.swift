import Diagnostics

/// The rules that look after modlint's own work rather than after modules.
package enum HygieneRules {
    package static let syntaxProblem = RuleDescription(
        id: "syntax-problem", severity: .warning,
        summary: "A part of a file could not be read.",
        rationale: """
            What cannot be read cannot be checked: nothing is reported there, although it may be \
            wrong. The file's other declarations are used as usual.
            """,
        flagged: """
            struct Settings {
                let name: String
            """,
        clean: """
            struct Settings {
                let name: String
            }
            """)

    package static let unusedSuppression = RuleDescription(
        id: "unused-suppression", severity: .warning,
        summary: "A suppression comment suppresses nothing.",
        rationale: """
            The finding is gone, the rule's name is misspelled, or the comment stands in the wrong \
            place. Left alone, it would hide the next finding there. Other comments to modlint \
            that have no effect are reported too: `modlint:role` with a misspelled role, or where \
            no type is declared.
            """,
        flagged: """
            // modlint:disable:next view-contains-logic — The old screen goes in spring.
            struct Settings {}
            """,
        clean: "struct Settings {}")

    package static let suppressionWithoutReason = RuleDescription(
        id: "suppression-without-reason", severity: .error,
        summary: "A suppression comment does not say why.",
        rationale: """
            Whoever reads the code next has to decide whether the exception still holds, and can \
            only do so with its reason.
            """,
        flagged: """
            import UIKit

            final class NameViewController: UIViewController {
                func showName() {
                    // modlint:disable:next view-contains-logic
                    title = UserDefaults.standard.string(forKey: "name")
                }
            }
            """,
        clean: """
            import UIKit

            final class NameViewController: UIViewController {
                func showName() {
                    // modlint:disable:next view-contains-logic — The old screen goes in spring.
                    title = UserDefaults.standard.string(forKey: "name")
                }
            }
            """)

    package static let unmatchedPattern = RuleDescription(
        id: "unmatched-pattern", severity: .error,
        summary: "A pattern of the configuration matches nothing.",
        rationale: """
            A misspelled or outdated pattern silently takes files out of the check, and the result \
            looks clean. So does a name, a base type or an attribute of "roles" that fits no type. \
            The run therefore ends with status 2.
            """,
        flagged: """
            // .modlint.json of a project without a folder "Screen"
            { "include": ["Screen/**", "Services/**"] }
            """,
        clean: """
            // .modlint.json of a project with the folders "Screens" and "Services"
            { "include": ["Screens/**", "Services/**"] }
            """)

    package static let staleBaseline = RuleDescription(
        id: "stale-baseline", severity: .error,
        summary: "An entry of the baseline has no finding any more.",
        rationale: """
            What was mended must not come back unnoticed, so the baseline shrinks with each \
            finding that goes. `modlint baseline prune` removes such entries.
            """,
        flagged: """
            // .modlint-baseline.json of a project whose `CartPresenter` uses no shared object
            {
              "version": 1,
              "entries": [
                { "rule": "presenter-uses-singleton", "from": "CartPresenter", "to": "Tracker" }
              ]
            }
            """,
        clean: """
            // .modlint-baseline.json of the same project
            { "version": 1, "entries": [] }
            """)

    package static let all = [
        syntaxProblem, unusedSuppression, suppressionWithoutReason, staleBaseline,
        unmatchedPattern,
    ]

    /// The rules about the configuration and the baseline, which no source text can show.
    package static let ofFiles: Set<String> = [staleBaseline.id, unmatchedPattern.id]

    /// The rules that no baseline may list: what they report is about the exceptions themselves.
    package static let neverBaselined: Set<String> = [
        unusedSuppression.id, suppressionWithoutReason.id, staleBaseline.id, unmatchedPattern.id,
    ]
}
