import Diagnostics
import Reporting

/// The options of the command line; `OptionRow` says what each takes and means.
package enum Option: String, CaseIterable, Sendable {
    case format = "--format"
    case output = "--output"
    case config = "--config"
    case noConfig = "--no-config"
    case stdin = "--stdin"
    case stdinPath = "--stdin-path"
    case changedSince = "--changed-since"
    case scriptInputFiles = "--use-script-input-files"
    case forceExclude = "--force-exclude"
    case strict = "--strict"
    case limit = "--limit"
    case color = "--color"
    case all = "--all"
    case ownership = "--ownership"
    case level = "--level"
    case tests = "--tests"
    case focus = "--focus"
    case depth = "--depth"
    case force = "--force"
    case baseline = "--baseline"
    case rule = "--rule"
    case reason = "--reason"
    case owner = "--owner"
    case until = "--until"
    case timings = "--timings"
    case help = "--help"
    case version = "--version"

    /// The option as it is written, in full or by its letter.
    init?(written name: String) {
        let short = Self.allCases.first { $0.short == name }
        guard let option = short ?? Option(rawValue: name) else { return nil }
        self = option
    }

    /// The form of one letter.
    var short: String? { self == .help ? "-h" : nil }
}

/// What has to follow an option.
package enum OptionValue: Equatable, Sendable {
    case nothing
    /// One of these words.
    case choice([String])
    /// One of these words, an equals sign and the path of a file.
    case choiceAndFile([String])
    /// The path of a file.
    case file
    case number
    /// Any word.
    case word

    /// One of the words that a type lists.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type
    ) -> OptionValue {
        .choice(type.allCases.map(\.rawValue))
    }
}

/// What an option means to some commands. Parsing, help and completion read the same rows.
package struct OptionRow: Sendable {
    package let option: Option
    package let value: OptionValue
    /// What stands for the value in help.
    package let placeholder: String
    package let commands: [Command]
    /// Another option that has to be there for this row to hold.
    package private(set) var companion: Option?
    /// One clause for help; the words of a choice are added to it. No help lists a row without.
    package private(set) var summary: String?

    /// A row for an option without a value.
    init(_ option: Option, of commands: [Command], _ summary: String) {
        self.init(option, "", .nothing, of: commands, summary)
    }

    /// A row for an option with a value.
    init(
        _ option: Option, _ placeholder: String, _ value: OptionValue, of commands: [Command],
        with companion: Option? = nil, _ summary: String
    ) {
        self.option = option
        self.value = value
        self.placeholder = placeholder
        self.commands = commands
        self.companion = companion
        self.summary = summary
    }

    /// A row for those who work on modlint.
    static func unlisted(_ option: Option, of commands: [Command]) -> OptionRow {
        var row = OptionRow(option, of: commands, "")
        row.summary = nil
        return row
    }
}

extension OptionRow {
    /// Every option with every command that takes it; help lists them in this order.
    package static let all: [OptionRow] = [
        OptionRow(
            .format, "FORMAT", .choice(of: ReportFormat.self), of: [.lint],
            "how findings are written on standard output"),
        OptionRow(
            .output, "FORMAT=FILE", .choiceAndFile(ReportFormat.allCases.map(\.rawValue)),
            of: [.lint],
            "write them to a file too, in any format; may be repeated"),
        OptionRow(
            .format, "FORMAT", .choice(["text", "json"]),
            of: [.doctor, .inspect, .reuse, .why, .impact, .baseline],
            "how the answer is written"),
        OptionRow(.ownership, of: [.inspect], "print the object graph of an assembly"),
        OptionRow(
            .format, "FORMAT", .choice(of: GraphFormat.self), of: [.inspect], with: .ownership,
            "with --ownership, how the graph is written"),
        OptionRow(.all, of: [.explain], "explain every rule"),
        OptionRow(.all, of: [.inspect], "print every type with a role or a module"),
        OptionRow(.all, of: [.why], "print every reference of each step"),
        OptionRow(
            .level, "LEVEL", .choice(of: GraphLevel.self), of: [.why, .impact],
            "what depends on what, instead of what the names name"),
        OptionRow(
            .format, "FORMAT", .choice(of: DependencyGraphFormat.self), of: [.graph],
            "how the graph is written"),
        OptionRow(
            .level, "LEVEL", .choice(of: GraphLevel.self), of: [.graph],
            "what the parts are; without it UI modules or, where there are none, folders"),
        OptionRow(.focus, "NAME", .word, of: [.graph], "only what is around a part"),
        OptionRow(
            .depth, "N", .number, of: [.graph], "how many steps around it, 1 without this option"),
        OptionRow(.tests, of: [.why, .impact, .graph], "count tests, doubles and previews too"),
        OptionRow(
            .stdin, of: [.lint],
            "read the content of one file, an unsaved buffer, from standard input and print its "
                + "findings only; all other files come from disk"),
        OptionRow(
            .stdinPath, "FILE", .file, of: [.lint],
            "with --stdin, the path of that file, which need not exist yet"),
        OptionRow(
            .changedSince, "REV", .word, of: [.lint],
            "print only the findings of files that differ from a git revision or are untracked; "
                + "everything is read"),
        OptionRow(
            .forceExclude, of: [.lint],
            "given paths only limit the findings: what the configuration leaves out stays out, "
                + "and a path without a file to lint is no error"),
        OptionRow(
            .scriptInputFiles, of: [.lint],
            "take the paths from Xcode's variables SCRIPT_INPUT_FILE_n and "
                + "SCRIPT_INPUT_FILE_LIST_n"),
        OptionRow(.strict, of: [.lint], "end with status 1 for warnings too"),
        OptionRow(
            .limit, "N", .number, of: [.lint], "print at most N findings, with text and concise"),
        OptionRow(
            .config, "FILE", .file, of: Command.readers,
            "the configuration, instead of the nearest .modlint.json upwards"),
        OptionRow(
            .noConfig, of: Command.readers, "use the defaults, whatever files there are"),
        OptionRow(
            .rule, "RULE", .word, of: [.baseline],
            "add: only this rule's findings; may be repeated"),
        OptionRow(.reason, "TEXT", .word, of: [.baseline], "add: why the entries are there"),
        OptionRow(.owner, "NAME", .word, of: [.baseline], "add: who takes care of them"),
        OptionRow(
            .until, "DATE", .word, of: [.baseline],
            "add: their last day, as in 2027-06-30; an entry that has run out holds again"),
        OptionRow(
            .color, "WHEN", .choice(of: ColourChoice.self), of: [.lint],
            "when to use colours"),
        OptionRow(.force, of: [.initialise], "replace a configuration that exists"),
        OptionRow(
            .baseline, of: [.initialise],
            "write a baseline too, so that only new findings count from now on"),
        .unlisted(.timings, of: [.lint]),
        OptionRow(.help, of: Command.allCases, "describe modlint, or the command"),
        OptionRow(.version, of: Command.allCases, "print the version"),
    ]

    /// The rows that help lists for a command.
    static func listed(for command: Command) -> [OptionRow] {
        all.filter { $0.commands.contains(command) && $0.summary != nil }
    }
}

extension Option {
    /// The options that help and suggestions may name.
    static var listed: [Option] {
        allCases.filter { option in
            OptionRow.all.contains { $0.option == option && $0.summary != nil }
        }
    }

    var takesValue: Bool { rows.contains { $0.value != .nothing } }

    /// The commands that the option means something to.
    var commands: [Command] {
        Command.allCases.filter { command in rows.contains { $0.commands.contains(command) } }
    }

    /// The row that holds for a command among other options; nil where the command has none.
    func row(for command: Command, among given: [Option]) -> OptionRow? {
        let candidates = rows.filter { $0.commands.contains(command) }
        let special = candidates.first { $0.companion.map(given.contains) ?? false }
        return special ?? candidates.first { $0.companion == nil }
    }

    private var rows: [OptionRow] { OptionRow.all.filter { $0.option == self } }
}
