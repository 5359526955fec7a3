extension Completion {
    /// For zsh, as a file `_modlint` of the `fpath` or evaluated.
    var zsh: String {
        let described = CommandPage.all.map { page in
            let summary = page.forms.first?.summary ?? ""
            return "        " + quoted("\(page.command.rawValue):\(escaped(summary))") + "\n"
        }
        let arms = CommandPage.all.map { page in
            let specifications = Self.rows(of: page.command).map {
                specification($0, of: page.command)
            }
            let all = specifications + operands(of: page)
            return "        (\(page.command.rawValue))\n            specifications=(\n"
                + all.map { "                \(quoted($0))\n" }.joined()
                + "            ) ;;\n"
        }
        return """
            #compdef modlint
            # Completion of modlint for zsh: eval "$(modlint completion zsh)" behind compinit
            _modlint_first() {
                local -a commands=(
            \(described.joined())    )
                _describe -t commands command commands
                _files
            }
            # Formats, each with the = that a file follows.
            _modlint_reports() {
                if compset -P '*='; then _files; else compadd -S = -- $@; fi
            }
            _modlint() {
                local command= word
                local -a specifications
                for word in ${words[2,CURRENT-1]}; do
                    case $word in
                        (\(commands.joined(separator: "|"))) command=$word; break ;;
                    esac
                done
                case ${command:-lint} in
            \(arms.joined())    esac
                if [[ -z $command ]]; then
                    specifications=('1: :_modlint_first' $specifications)
                else
                    specifications=("1: :($command)" $specifications)
                fi
                _arguments -S $specifications
            }
            if [[ ${funcstack[1]} == _modlint ]]; then
                _modlint "$@"
            else
                compdef _modlint modlint
            fi

            """
    }

    private func specification(_ row: OptionRow, of command: Command) -> String {
        let names = [row.option.short, row.option.rawValue].compactMap { $0 }
        let name = names.count == 1 ? names[0] : "(\(names.joined(separator: " ")))" + names[1]
        let text = "[\(escaped(row.summary ?? ""))]"
        switch row.value {
        case .nothing: return name + text
        case .file: return "\(name)=\(text):file:_files"
        case .number, .word: return "\(name)=\(text):\(row.placeholder): "
        case .choice:
            let words = Self.words(of: row.option, for: command) ?? []
            return "\(name)=\(text):\(row.placeholder):(\(words.joined(separator: " ")))"
        case .choiceAndFile(let words):
            return "\(name)=\(text):\(row.placeholder):"
                + "_modlint_reports \(words.joined(separator: " "))"
        }
    }

    private func operands(of page: CommandPage) -> [String] {
        guard let words = words(behind: page) else { return ["*:file:_files"] }
        let word = words.isEmpty ? [] : ["2:word:(\(words.joined(separator: " ")))"]
        return page.operands == .actionAndPaths ? word + ["*:file:_files"] : word
    }

    /// Colons and brackets end parts of a specification.
    private func escaped(_ text: String) -> String {
        text.map { ":[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
