import Linting
import Reporting
import Testing
import modlint

@Suite struct InvocationTests {
    @Test func withoutArgumentsTheProjectIsLinted() throws {
        let invocation = try Invocation([])
        #expect(invocation.command == .lint && invocation.operands.isEmpty)
        #expect(invocation.format == .text && invocation.configuration == .nearest)
    }

    @Test func optionsAndPathsComeInAnyOrder() throws {
        let arguments = [
            "lint", "App", "--format", "json", "--strict", "Lib", "--limit=3", "--config", "c.json",
            "--color=never", "--", "--odd",
        ]
        let invocation = try Invocation(arguments)
        #expect(invocation.operands == ["App", "Lib", "--odd"])
        #expect(invocation.format == .json && invocation.isStrict && invocation.limit == 3)
        #expect(invocation.configuration == .file("c.json") && invocation.colour == .never)
        #expect(try Invocation(["--format", "json", "lint", "App"]).operands == ["App"])
        #expect(try Invocation(["App", "rules"]).command == .lint)
        #expect(try Invocation(["inspect", "--all", "--format", "json"]).asksForAll)
    }

    @Test(arguments: [
        (["--fromat", "json"], #"Unknown option "--fromat". Did you mean "--format"?"#),
        (["-x"], #"Unknown option "-x"."#),
        (["--format"], "--format lacks its value."),
        (
            ["--format", "jsno"],
            "--format takes text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle, "
                + #"agent, not "jsno". Did you mean "json"?"#
        ),
        (["--strict=yes"], "--strict takes no value."),
        (["--limit", "-1"], #"--limit takes a whole number from 0, not "-1"."#),
        (["--limit", "many"], #"--limit takes a whole number from 0, not "many"."#),
        (
            ["--config", "a", "--no-config"],
            "Only one configuration can be used: --config FILE or --no-config."
        ),
        (["rules", "--strict"], #"--strict is an option of "lint", not of "rules"."#),
        (
            ["dump-uses", "--config", "a"],
            #"--config is an option of "lint", "inspect", "reuse", "why", "impact", "graph", "#
                + #""baseline" and "doctor", not of "dump-uses"."#
        ),
        (["rules", "x"], #""rules" takes no arguments."#),
        (["explain"], #""explain" takes one rule, or --all."#),
        (["explain", "--all", "a-rule"], #""explain" takes one rule, or --all."#),
        (["inspect"], #""inspect" takes a type's name or --all."#),
        (
            ["inspect", "A", "--format", "xcode"],
            #"--format takes text, json, not "xcode"."#
        ),
        (["dump-uses"], #""dump-uses" takes files or folders."#),
        (["lint", ""], "An argument is empty."),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) {
        do throws(UsageMistake) {
            _ = try Invocation(arguments)
            Issue.record("\(arguments) should be a mistake.")
        } catch {
            #expect(error.message == expected)
        }
    }
}
