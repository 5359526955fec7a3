extension Completion {
    /// For fish 3 and later.
    var fish: String {
        """
        # Completion of modlint for fish: modlint completion fish | source
        function __modlint_command
            for word in (commandline -opc)[2..-1]
                if contains -- $word \(commands.joined(separator: " "))
                    echo $word
                    return
                end
            end
            return 1
        end
        function __modlint_is
            set -l command (__modlint_command); or set command lint
            contains -- $command $argv
        end
        function __modlint_acts
            for word in (commandline -opc)[2..-1]
                contains -- $word \(Self.actions.joined(separator: " ")); and return
            end
            return 1
        end
        # Formats, each with the = that a file follows.
        function __modlint_reports
            set -l parts (string split -m 1 = -- (string replace -- --output= '' (commandline -ct)))
            if set -q parts[2]
                printf "$parts[1]=%s\\n" (__fish_complete_path $parts[2])
            else
                printf '%s\\n' $argv
            end
        end

        """ + firstWords + CommandPage.all.compactMap(operands).joined()
            + CommandPage.all.flatMap { page in
                Self.rows(of: page.command).map { line($0, of: page.command) }
            }.joined()
    }

    private var firstWords: String {
        CommandPage.all.map { page in
            let summary = page.forms.first?.summary ?? ""
            return "complete -c modlint -n 'not __modlint_command >/dev/null' "
                + "-a \(page.command.rawValue) -d \(quoted(summary))\n"
        }.joined()
    }

    private func operands(of page: CommandPage) -> String? {
        words(behind: page).map { words in
            let isFirst = page.operands == .actionAndPaths ? "; and not __modlint_acts" : ""
            return "complete -c modlint -n \(condition(page.command, isFirst)) -f"
                + (words.isEmpty ? "" : " -a \(quoted(words.joined(separator: " ")))") + "\n"
        }
    }

    private func line(_ row: OptionRow, of command: Command) -> String {
        var line = "complete -c modlint -n \(condition(command))"
        if let short = row.option.short { line += " -s \(short.dropFirst())" }
        line += " -l \(row.option.rawValue.dropFirst(2))"
        switch row.value {
        case .nothing: break
        case .file: line += " -r -F"
        case .number, .word: line += " -x"
        case .choice:
            let words = Self.words(of: row.option, for: command) ?? []
            line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .choiceAndFile:
            let words = Self.words(of: row.option, for: command) ?? []
            line += " -x -a \(quoted("(__modlint_reports \(words.joined(separator: " ")))"))"
        }
        return line + " -d \(quoted(row.summary ?? ""))\n"
    }

    private func condition(_ command: Command, _ more: String = "") -> String {
        quoted("__modlint_is \(command.rawValue)\(more)")
    }
}
