import Diagnostics
import Reporting
import Testing

@Suite struct RuleReferenceTests {
    private let rule = RuleDescription(
        id: "view-contains-logic", severity: .error, summary: "A view does more than show.",
        rationale: "What a view decides cannot be reused.\n\nNobody can test it either.",
        options: [
            RuleOption(
                name: "maximumDecisions", summary: "Decision points of a method.",
                kind: .integer(minimum: 0, standard: 2)),
            RuleOption(
                name: "allow", summary: "What is no logic, as in a | b.",
                kind: .strings(allowed: ["network", "timer"], standard: ["timer"])),
            RuleOption(
                name: "frameworks", summary: "What draws.",
                kind: .strings(allowed: [], standard: [])),
            RuleOption(name: "strict", summary: "Be strict.", kind: .boolean(standard: false)),
        ],
        flagged: "class A {\n    let b = \"```\"\n}", clean: "class A {}")

    private let configured = RuleDescription(
        id: "odd-pattern", severity: .info, summary: "Odd.", rationale: "Why.",
        flagged: "// .modlint.json\n{ }")

    private let expected = """
        # Rules of modlint

        `modlint explain RULE` prints one section of this page in the terminal.

        - [view-contains-logic](#view-contains-logic): A view does more than show.
        - [odd-pattern](#odd-pattern): Odd.

        ## view-contains-logic

        A view does more than show. Severity without configuration: **error**.

        What a view decides cannot be reused.

        Nobody can test it either.

        | option | meaning | values | default |
        | --- | --- | --- | --- |
        | `maximumDecisions` | Decision points of a method. | whole numbers from 0 | `2` |
        | `allow` | What is no logic, as in a \\| b. | `network`, `timer` | `["timer"]` |
        | `frameworks` | What draws. | a list | `[]` |
        | `strict` | Be strict. | `true`, `false` | `false` |

        ```jsonc
        { "rules": { "view-contains-logic": { "severity": "error", "maximumDecisions": 2, \
        "allow": ["timer"], "frameworks": [], "strict": false } } }
        ```

        Reported:

        ````swift
        class A {
            let b = "```"
        }
        ````

        Clean:

        ```swift
        class A {}
        ```

        ## odd-pattern

        Odd. Severity without configuration: **info**.

        Why.

        ```jsonc
        { "rules": { "odd-pattern": "info" } }
        ```

        Reported:

        ```jsonc
        // .modlint.json
        { }
        ```

        """

    @Test func aDocumentHasASectionForEachRule() {
        #expect(RuleReference.markdown([rule, configured]) == expected)
    }
}
