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
            if let words = words(behind: page) {
                let start = page.operands == .actionAndPaths ? "[[ -n $action ]] || " : ""
                operands += arm(command.rawValue, words, start)
            }
        }
        return start + """
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
                # Bash 3 lacks compopt, and puts a space behind the =.
                [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2> /dev/null || true
            }
            complete -o bashdefault -o default -F _modlint modlint

            """
    }

    /// Finds the command and what stands before the word to complete.
    private var start: String {
        """
        # Completion of modlint for bash: eval "$(modlint completion bash)"
        _modlint() {
            local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
            local command= action= words= joined=1 index
            # Bash counts the = between an option and its value as a word.
            if [[ $current == = ]]; then
                current=
            elif [[ $option == = ]]; then
                option=${COMP_WORDS[COMP_CWORD - 2]}
            else
                joined=
            fi
            # Behind the = of a format stands a file.
            if [[ -n $joined && $option != -* ]]; then
                COMPREPLY=()
                return
            fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index]} in
                    \(commands.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;
                esac
            done
            for ((index++; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index]} in
                    \(Self.actions.joined(separator: "|"))) action=${COMP_WORDS[index]} ;;
                esac
            done

        """
    }

    private func arm(_ pattern: String, _ words: [String], _ start: String = "") -> String {
        "        \(pattern)) \(start)words=\(quoted(words.joined(separator: " "))) ;;\n"
    }

    private func indented(_ lines: String) -> String {
        lines.split(separator: "\n").map { "        \($0)\n" }.joined()
    }
}
