/// What help and completion know of a command.
package struct CommandPage: Sendable {
    package let command: Command
    /// The ways to call it.
    package let forms: [Form]
    /// What its operands name, for completion.
    package let operands: Operands
    /// More than the forms say, as sentences.
    let description: String
    package let examples: [Example]

    /// One way to call a command.
    package struct Form: Sendable {
        /// What follows the command's name.
        package let operands: String
        /// One clause that says what it does.
        package let summary: String

        init(_ operands: String, _ summary: String) {
            self.operands = operands
            self.summary = summary
        }
    }

    /// What completion offers for operands.
    package enum Operands: Sendable {
        case nothing, paths, rules, commands, shells, schemas
        /// What to do with the baseline, and then paths.
        case actionAndPaths
        /// A type's name, which only the sources tell, and then paths.
        case nameAndPaths
    }

    /// A command line that can be copied.
    package struct Example: Sendable {
        package let line: String
        package let meaning: String

        init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    init(
        _ command: Command, _ operands: Operands, _ forms: [Form], _ description: String,
        examples: [Example]
    ) {
        self.command = command
        self.forms = forms
        self.operands = operands
        self.description = description
        self.examples = examples
    }
}

extension CommandPage {
    /// The command line of a form behind the program's name; `lint` may be left out.
    package func line(of form: Form) -> String {
        let name = command == .lint ? "[lint]" : command.rawValue
        return form.operands.isEmpty ? name : "\(name) \(form.operands)"
    }

    /// The page of a command.
    init?(of command: Command) {
        guard let page = Self.all.first(where: { $0.command == command }) else { return nil }
        self = page
    }
}
