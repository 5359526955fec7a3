/// What `--help` and `help` print.
enum HelpText {
    /// The widest line.
    static let width = 100

    /// The commands and what holds for all of them.
    static var overview: String {
        introduction + "\nUsage\n"
            + list(CommandPage.all.flatMap(usage(of:)))
            + "\n`modlint help COMMAND` describes a command with its options and examples. "
            + "These are lint's.\n"
            + "\nOptions\n" + options(of: .lint) + "\n" + conventions
    }

    /// One command with its options and examples.
    static func page(of command: Command) -> String {
        guard let page = CommandPage(of: command) else { return overview }
        var text = list(usage(of: page))
        text += "\n" + wrapped(page.description, indentedBy: 0) + "\nOptions\n"
        text += options(of: command)
        text += "\nExamples\n"
        for example in page.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
        return text + (command == .lint ? "\n" + conventions : "")
    }

    private static let introduction = """
        modlint finds what ties UI modules to their project: it reads Swift sources and reports
        views with logic, presenters that know concrete types, and modules that nobody assembles.

        """

    private static let conventions = """
        Comments in Swift sources
          // modlint:disable:next RULE — REASON
              allow a rule's findings in the next line; `:this` for the same line, `:file` for the
              file, neither for the declaration that follows
          // modlint:role ROLE
              say what role the declaration that follows has

        Exit status
          0  nothing at error severity
          1  findings
          2  the work could not be done: bad usage or configuration, unreadable input, no Swift
             file, a pattern that matches nothing

        """

    private static func usage(of page: CommandPage) -> [(String, String)] {
        page.forms.map { ("modlint " + page.line(of: $0), $0.summary) }
    }

    private static func options(of command: Command) -> String {
        list(OptionRow.listed(for: command).map { ($0.written, $0.explanation) })
    }
}

extension OptionRow {
    /// The option with its letter and value, as help writes it.
    fileprivate var written: String {
        [option.rawValue, placeholder].filter { !$0.isEmpty }.joined(separator: " ")
            + (option.short.map { ", \($0)" } ?? "")
    }

    /// What it means, with the words that may follow.
    fileprivate var explanation: String {
        guard case .choice(let words) = value else { return summary ?? "" }
        return "\(summary ?? ""): \(words.joined(separator: ", "))"
    }
}

// MARK: Layout

/// Two columns; a name that is too long for the first stands on a line of its own.
private func list(_ entries: [(name: String, meaning: String)]) -> String {
    let longest = 32
    let column = 4 + (entries.map(\.name.count).filter { $0 <= longest }.max() ?? longest)
    var text = ""
    for (name, meaning) in entries {
        let lines = wrapped(meaning, indentedBy: column)
        text += "  " + name
        if name.count > longest {
            text += "\n" + lines
        } else {
            text += lines.dropFirst(2 + name.count)
        }
    }
    return text
}

/// The words in lines that begin behind so many blanks.
private func wrapped(_ text: String, indentedBy indentation: Int) -> String {
    let start = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = start
    for word in text.split(separator: " ") {
        let isFirst = line.count == start.count
        if !isFirst, line.count + 1 + word.count > HelpText.width {
            lines.append(line)
            line = start + word
        } else {
            line += (isFirst ? "" : " ") + word
        }
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
}
