extension Completion {
    /// For bash 3.2 and later; where the script offers nothing, bash completes file names.
    var bash: String {
        var values = ""
        var options = ""
        var operands = ""
        for page in CommandPage.all {
            let (command, rows) = (page.command, Self.rows(of: page.command))
            for row in rows where row.value != .nothing {
                let words = Self.words(of: row.option, for: command) ?? []
                values += arm("'\(command.rawValue) \(row.option.rawValue)'", words)
            }
            options += arm(command.rawValue, rows.map(\.option.rawValue))
            if let words = words(behind: page) { operands += arm(command.rawValue, words) }
        }
        return """
            # Completion of modlint for bash: eval "$(modlint completion bash)"
            _modlint() {
                local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
                local command= words= index
                # Bash counts the = between an option and its value as a word.
                if [[ $current == = ]]; then
                    current=
                elif [[ $option == = ]]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                        \(commands.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;
                    esac
                done
                case "${command:-lint} $option" in
            \(values)        *)
                        if [[ $current == -* ]]; then
                            case ${command:-lint} in
            \(indented(options))            esac
                        elif [[ -z $command ]]; then
                            words=\(quoted(commands.joined(separator: " ")))
                        else
                            case $command in
            \(indented(operands))            esac
                        fi
                        ;;
                esac
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o bashdefault -o default -F _modlint modlint

            """
    }

    private func arm(_ pattern: String, _ words: [String]) -> String {
        "        \(pattern)) words=\(quoted(words.joined(separator: " "))) ;;\n"
    }

    private func indented(_ lines: String) -> String {
        lines.split(separator: "\n").map { "        \($0)\n" }.joined()
    }
}
