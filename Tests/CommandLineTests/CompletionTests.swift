import Foundation
import TestFolders
import Testing
import modlint

/// The scripts of `modlint completion`, loaded by the shells that they are for.
@Suite struct CompletionTests {
    private static let cases: [(line: String, expected: [String], others: [String])] = [
        ("modlint --fo", ["--format", "--force-exclude"], ["--config"]),
        ("modlint lint --forc", ["--force-exclude"], ["--format"]),
        ("modlint explain retain", ["retain-cycle"], ["view-contains-logic"]),
        ("modlint --format conc", ["concise"], ["json"]),
        ("modlint inspect --format ", ["text", "json", "mermaid"], ["xcode"]),
        ("modlint insp", ["inspect"], ["lint"]),
        ("modlint --strict exp", ["explain"], ["inspect"]),
        ("modlint help reu", ["reuse"], ["rules"]),
        ("modlint completion ", ["bash", "zsh", "fish"], ["lint"]),
        ("modlint rules --ver", ["--version"], ["--format"]),
        ("modlint baseline ", ["add", "prune", "show"], ["lint"]),
        ("modlint baseline --no-config p", ["prune"], ["add", "show"]),
        ("modlint baseline add pr", [], ["prune"]),
        ("modlint baseline add --re", ["--reason"], ["--rule"]),
        ("modlint schema ", ["config", "report", "baseline"], ["lint", "add"]),
        ("modlint --output ", ["text=", "sarif=", "agent="], ["lint", "json"]),
        ("modlint lint --output js", ["json="], ["text="]),
    ]

    @Test(arguments: Shell.allCases)
    func theScriptNamesEveryCommandAndOption(shell: Shell) async {
        let outcome = await run(["completion", shell.rawValue], in: Surroundings())
        #expect(outcome.status == .clean && outcome.remarks.isEmpty)
        for command in Command.allCases { #expect(outcome.text.contains(command.rawValue)) }
        for option in Option.allCases where option != .timings {
            #expect(outcome.text.contains(option.rawValue.dropFirst(2)), "\(option)")
        }
        #expect(!outcome.text.contains("timings"))
        for line in outcome.text.split(separator: "\n") { #expect(line.last != " ") }
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("bash"), "The shell bash is not installed."))
    func bashCompletes() throws {
        for (line, expected, others) in Self.cases {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            try expectBash(words.map(String.init), expected, others)
        }
        try expectBash(["modlint", "--format", "=", "js"], ["json"], ["text"])
        try expectBash(["modlint", "--format", "="], ["json", "text"], ["--format"])
        try expectBash(["modlint", "--output", "=", "js"], ["json="], ["text="])
        // Nothing is offered where bash completes names of files.
        for words in [["="], ["=", "f"]] {
            try expectBash(["modlint", "--output", "json"] + words, [], ["lint", "json="])
            let long = ["modlint", "lint", "--output", "=", "json"]
            try expectBash(long + words, [], ["lint", "json="])
        }
    }

    private func expectBash(_ words: [String], _ expected: [String], _ others: [String]) throws {
        let array = words.map { "'\($0)'" }.joined(separator: " ")
        let result = try BuiltProgram.runShell("""
            set -u; eval "$(modlint completion bash)"
            COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1); _modlint
            printf '%s\\n' ${COMPREPLY+"${COMPREPLY[@]}"}
            """)
        expect(result, expected, others, "\(words)")
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("fish"), "The shell fish is not installed."))
    func fishCompletes() throws {
        let folder = try TemporaryFolder()
        for (line, expected, others) in Self.cases {
            let result = try BuiltProgram.runShell(
                "fish --no-config -c 'modlint completion fish | source; complete -C \"\(line)\"'",
                in: folder.url, variables: ["HOME": folder.path, "XDG_DATA_HOME": folder.path])
            expect(result, expected, others, line)
        }
        try folder.add("report.json")
        for start in ["--output ", "--output="] {
            let result = try BuiltProgram.runShell(
                "fish --no-config -c 'modlint completion fish | source; "
                    + "complete -C \"modlint \(start)json=rep\"'",
                in: folder.url, variables: ["HOME": folder.path, "XDG_DATA_HOME": folder.path])
            #expect(result.output.contains("json=report.json"), "\(start): \(result)")
        }
    }

    private func expect(
        _ result: BuiltProgram.Result, _ expected: [String], _ others: [String], _ line: String
    ) {
        #expect(result.status == 0 && result.errors.isEmpty, "\(line): \(result.errors)")
        let offers = result.output.split(separator: "\n").map {
            String($0.prefix { $0 != "\t" })
        }
        for word in expected { #expect(offers.contains(word), "\(line): \(offers)") }
        for word in others { #expect(!offers.contains(word), "\(line): \(offers)") }
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("zsh"), "The shell zsh is not installed."))
    func zshCompletes() throws {
        let folder = try TemporaryFolder()
        try folder.add("_modlint", try BuiltProgram.run(["completion", "zsh"]).output)
        let check = try BuiltProgram.runShell("zsh -n _modlint", in: folder.url)
        #expect(check.status == 0 && check.errors.isEmpty)
        let cases = [
            ("--forc", "--force-exclude"), ("explain retain", "explain retain-cycle"),
            ("--format conc", "--format concise"), ("insp", "inspect"),
            ("--strict expl", "--strict explain"), ("help reu", "help reuse"),
            ("completion fi", "completion fish"), ("rules --ver", "rules --version"),
            ("--format=conc", "--format=concise"), ("baseline pr", "baseline prune"),
            ("schema conf", "schema config"), ("--output jun", "--output junit="),
            ("--output json=type", "--output json=type.zsh"),
            ("--output=json=type", "--output=json=type.zsh"),
            ("baseline add type", "baseline add type.zsh"),
        ]
        try folder.add("type.zsh", Self.session(cases))
        for start in ["eval \"$(modlint completion zsh)\"", "true"] {
            let result = try BuiltProgram.runShell(
                "zsh -f type.zsh", in: folder.url, variables: ["START": start, "TERM": "dumb"])
            #expect(result.status == 0, "\(start): \(result.output) \(result.errors)")
        }
    }

    /// A script that types lines and tabs into a zsh of its own and waits for what appears.
    private static func session(_ cases: [(typed: String, expected: String)]) -> String {
        """
        zmodload zsh/zpty
        zpty shell zsh -f -i
        typeset text= part=
        wait_for() {
            integer tries=0
            until [[ $text == *$1* ]]; do
                (( ++tries > 100 )) && { print -r -- "$1 does not appear: $text"; exit 1 }
                zpty -r -t shell part && text+=$part || sleep 0.1
            done
            text=
        }
        # The answer is not what was typed, which the terminal echoes.
        run() { zpty -w shell "$1; print re''ady"; wait_for ready }
        run "PS1=; unsetopt prompt_sp; fpath=($PWD \\$fpath)"
        run "autoload -U compinit; compinit -u -D"
        run "$START"

        """
            + cases.map { typed, expected in
                "zpty -w -n shell $'\\x15modlint \(typed)\\t'; wait_for 'modlint \(expected)'\n"
            }.joined() + "zpty -d shell\n"
    }

    @Test(arguments: [
        ([], #""completion" takes bash, zsh or fish."#),
        (["tcsh"], #""completion" takes bash, zsh or fish."#),
        (["bash", "zsh"], #""completion" takes bash, zsh or fish."#),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) {
        do throws(UsageMistake) {
            _ = try Invocation(["completion"] + arguments)
            Issue.record("\(arguments) should be a mistake.")
        } catch {
            #expect(error.message == expected)
        }
    }
}
