import Diagnostics
import Reporting
import Testing

@Suite struct RuleDocumentationTests {
    private let rule = RuleDescription(
        id: "view-contains-logic", severity: .error, summary: "A view does more than show.",
        rationale: """
            What a view decides cannot be reused with another view, and nobody can test it without \
            a screen.
            """,
        options: [
            RuleOption(
                name: "maximumDecisions", summary: "Decision points that a method may have.",
                kind: .integer(minimum: 0, standard: 2)),
            RuleOption(
                name: "allow", summary: "What is no logic.",
                kind: .strings(allowed: ["network", "timer"], standard: [])),
            RuleOption(name: "strict", summary: "Be strict.", kind: .boolean(standard: false)),
        ],
        flagged: "class A {\n\n    let b = 1\n}", clean: "class A {}")

    @Test func anExplanationHoldsEverythingAboutARule() {
        let expected = """
            view-contains-logic (error by default)

            A view does more than show.

            What a view decides cannot be reused with another view, and nobody can test it
            without a screen.

            Options

                maximumDecisions
                    Decision points that a method may have.
                    A whole number, at least 0. Default: 2.

                allow
                    What is no logic.
                    A list of network, timer. Default: [].

                strict
                    Be strict.
                    true or false. Default: false.

            In .modlint.json

                "rules": { "view-contains-logic": { "severity": "error", "maximumDecisions": 2, \
            "allow": [], "strict": false } }

            Reported

                class A {

                    let b = 1
                }

            Clean

                class A {}

            """
        #expect(RuleDocumentation.explanation(of: rule) == expected)
    }

    @Test func theListHasOneLineARule() {
        let short = RuleDescription(id: "a", severity: .info, summary: "S.", rationale: "")
        let expected = """
            view-contains-logic  error    A view does more than show.
            a                    info     S.

            """
        #expect(RuleDocumentation.list([rule, short]) == expected)
    }
}
