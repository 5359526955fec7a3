extension CommandPage {
    /// One page a command, in the order in which help lists them.
    package static let all: [CommandPage] = [
        lint, initialise, doctor, schema, rules, explain, inspect, reuse, why, impact, graph,
        baseline, dumpDeclarations, dumpUses, completion, help,
    ]

    private static let lint = CommandPage(
        .lint, .paths,
        [
            Form(
                "[PATH…]",
                "lint the given files and folders; without any, the project: the folder of the "
                    + "nearest .modlint.json upwards, else the working folder")
        ],
        "Findings go to standard output, everything else to standard error. Where a configuration "
            + "says what the project is, all of it is read and the paths limit the findings; "
            + "without one, the given paths are all that modlint knows. Colours are for terminals; "
            + "NO_COLOR and CLICOLOR_FORCE are respected.",
        examples: [
            Example("modlint", "the project around the working folder"),
            Example("modlint App/Login --format concise", "one line for each finding of a folder"),
            Example("modlint --strict --format json > report.json", "everything, for a CI job"),
        ])

    private static let initialise = CommandPage(
        .initialise, .paths, [Form("[FOLDER]", "write a .modlint.json that suits the sources")],
        "Tells the convention that most UI modules follow, and writes the preset, the folders of "
            + "the modules and the name patterns of roles as far as they hold without exception. "
            + "A file that exists is left alone.",
        examples: [
            Example("modlint init", "for the project in the working folder"),
            Example("modlint init App --force", "for the folder App, replacing what is there"),
            Example("modlint init --baseline", "with today's findings as the baseline"),
        ])

    private static let doctor = CommandPage(
        .doctor, .paths,
        [Form("[PATH…]", "say what the configuration does here, and which rules can fire")],
        "A fire drill: an example of what each rule reports is put into the project, in memory, "
            + "and has to be reported. Also prints what each pattern matches, the files of no "
            + "module, and the names that stayed unresolved. Ends with status 2 where a rule "
            + "cannot fire or a pattern matches nothing.",
        examples: [
            Example("modlint doctor", "the project around the working folder"),
            Example("modlint doctor --format json", "the same, for scripts"),
        ])

    private static let schema = CommandPage(
        .schema, .schemas,
        [Form("NAME", "print a JSON Schema: of config, report or baseline")],
        "Draft 7, which editors check and complete files with. The schema of the configuration "
            + "is made from the tables that modlint reads it with.",
        examples: [
            Example("modlint schema config > modlint.schema.json", "for an editor"),
            Example("modlint schema report", "what --format json writes"),
        ])

    private static let rules = CommandPage(
        .rules, .nothing, [Form("", "list the rules")],
        "Each with the severity that it has without configuration.",
        examples: [Example("modlint rules", "all of them")])

    private static let explain = CommandPage(
        .explain, .rules,
        [
            Form("RULE", "say why a rule exists, with its options and examples"),
            Form("--all", "the same for all rules, as one Markdown document"),
        ],
        "The examples show what the rule reports and the same code as it should be.",
        examples: [Example("modlint explain retain-cycle", "one rule")])

    private static let inspect = CommandPage(
        .inspect, .nameAndPaths,
        [
            Form("NAME [PATH…]", "print a type's role and module, and why"),
            Form("--all [PATH…]", "the same for every type that has a role or a module"),
            Form(
                "--ownership NAME [PATH…]",
                "print who holds whom when an assembly returns, and what becomes of each object; "
                    + "NAME is a module or an assembler"),
        ],
        "NAME may be qualified by the types around it, as in Login.View.",
        examples: [
            Example("modlint inspect LoginPresenter", "one type"),
            Example("modlint inspect --all --format json", "every type, for scripts"),
            Example(
                "modlint inspect --ownership LoginAssembler --format mermaid",
                "the objects of an assembly, as a diagram"),
        ])

    private static let reuse = CommandPage(
        .reuse, .nameAndPaths,
        [
            Form(
                "NAME [PATH…]",
                "print what would have to move along if a view or presenter were used elsewhere, "
                    + "and what blocks that first")
        ],
        "NAME may be qualified by the types around it, as in Login.View.",
        examples: [Example("modlint reuse LoginPresenter App", "one type of the folder App")])

    private static let why = CommandPage(
        .why, .nameAndPaths,
        [
            Form(
                "FROM TO [PATH…]",
                "print the shortest way by which one part of the project depends on another, with "
                    + "every place on it")
        ],
        "A name is that of a type, UI module, layer, target, file or folder; a type's may be "
            + "qualified by the types around it or by its file, as in Login.View and "
            + "App/Login.swift:View. Where it could mean several, all of them are listed with the "
            + "names to write instead, such as module:Login. The status is 0 whether there is a "
            + "way or not.",
        examples: [
            Example("modlint why Login Payment", "why one UI module needs another"),
            Example(
                "modlint why App/Login App/Services --level type",
                "a chain of types from one folder to another"),
            Example("modlint why LoginPresenter Keychain --all", "every place of each step"),
        ])

    private static let impact = CommandPage(
        .impact, .nameAndPaths,
        [
            Form(
                "NAME [PATH…]",
                "print what depends on a type or another part of the project, by distance")
        ],
        "Names are as with `why`. Behind each part stands the first place that needs it, and the "
            + "part one step nearer.",
        examples: [
            Example("modlint impact Keychain", "who is touched by a change of a type"),
            Example("modlint impact module:Login --format json", "for scripts"),
        ])

    private static let graph = CommandPage(
        .graph, .paths,
        [
            Form(
                "[PATH…]",
                "print which parts of the project depend on which, its cycles and what to cut")
        ],
        "A graph of UI modules shows what lies in none of them by folders, whose names end in a "
            + "slash. Paths limit what is shown, not what is read. The format html is one file to "
            + "look at: a matrix with the references behind each of its cells. The status is 0 "
            + "whatever the graph shows.",
        examples: [
            Example("modlint graph --format html > graph.html", "a page to look at"),
            Example(
                "modlint graph --focus Login --depth 2 --format dot | dot -Tsvg > login.svg",
                "what is around a UI module, as a drawing"),
            Example("modlint graph --level folder App", "the folders of App, as text"),
        ])

    private static let dumpDeclarations = CommandPage(
        .dumpDeclarations, .paths, [Form("PATH…", "print the declarations of files")],
        "One line each, its fields separated by tabs, in the order of the files and of their "
            + "declarations.",
        examples: [Example("modlint dump-declarations App/Login.swift", "one file")])

    private static let dumpUses = CommandPage(
        .dumpUses, .paths, [Form("PATH…", "print the uses of types in files")],
        "One line each, its fields separated by tabs, in the order of the files and of the uses.",
        examples: [Example("modlint dump-uses App/Login.swift", "one file")])

    private static let completion = CommandPage(
        .completion, .shells, [Form("SHELL", "print a script that completes command lines")],
        "SHELL is bash, zsh or fish. The script knows this version's commands, options and rules.",
        examples: [
            Example("modlint completion bash", "load it with eval \"$(modlint completion bash)\""),
            Example(
                "modlint completion zsh > _modlint", "in a folder of the fpath; or as for bash"),
            Example("modlint completion fish | source", "in config.fish"),
        ])

    private static let help = CommandPage(
        .help, .commands, [Form("[COMMAND]", "describe a command with its options")],
        "The same as --help behind the command.",
        examples: [Example("modlint help inspect", "one command")])
}
