/// The shells that modlint can teach its commands and options.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// What completion offers, read from the tables that parsing and help use too.
struct Completion {
    /// The identifiers of the rules.
    let rules: [String]

    /// The script that a shell loads.
    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var commands: [String] { CommandPage.all.map(\.command.rawValue) }

    /// The words that may follow a command; nil where paths may.
    func words(behind page: CommandPage) -> [String]? {
        switch page.operands {
        case .nothing: []
        case .rules: rules
        case .commands: commands
        case .shells: Shell.allCases.map(\.rawValue)
        case .schemas: SchemaName.allCases.map(\.rawValue)
        case .actionAndPaths: Self.actions
        case .paths, .nameAndPaths: nil
        }
    }

    /// The words behind `baseline`; paths follow one of them.
    static let actions = BaselineAction.allCases.map(\.rawValue)

    /// The words that an option takes, whatever other options there are.
    static func words(of option: Option, for command: Command) -> [String]? {
        var words: [String] = []
        for row in OptionRow.listed(for: command) where row.option == option {
            switch row.value {
            case .choice(let choices): words += choices.filter { !words.contains($0) }
            case .choiceAndFile(let choices): words += choices.map { $0 + "=" }
            case .nothing, .file, .number, .word: return nil
            }
        }
        return words
    }

    /// The rows of a command, each option once.
    static func rows(of command: Command) -> [OptionRow] {
        var options: Set<Option> = []
        return OptionRow.listed(for: command).filter { options.insert($0.option).inserted }
    }
}

/// Text between single quotes, as all of these shells read it.
func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
}
