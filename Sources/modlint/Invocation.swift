import Diagnostics
import Linting
import Project
import Reporting
import Settings

/// A command line that was understood.
package struct Invocation: Equatable, Sendable {
    package var command = Command.lint
    /// Whether the command was named, so that its operands cannot be a misspelled command.
    package var isCommandNamed = false
    /// What is no option: paths, or a rule's or type's name and then paths.
    package var operands: [String] = []
    package var format = ReportFormat.text
    /// Whether the command line names the format.
    package var isFormatNamed = false
    /// The files to write besides, each as it was written: `FORMAT=FILE`.
    package var outputs: [String] = []
    package var graphFormat = GraphFormat.text
    package var configuration = LintRequest.ConfigurationChoice.nearest
    package var isStrict = false
    package var readsStandardInput = false
    package var bufferPath: String?
    package var changedSince: String?
    package var takesScriptInputFiles = false
    package var meaningOfPaths = LintRequest.PathMeaning.choose
    package var limit: Int?
    package var colour = ColourChoice.auto
    /// What `baseline add` is told about the new entries.
    package var entry = EntryOptions()
    package var asksForAll = false
    package var asksForOwnership = false
    package var isForced = false
    package var asksForBaseline = false
    package var asksForTimings = false
    package var graphScope = GraphScope()
    package var dependencyFormat = DependencyGraphFormat.text
    /// The part to draw a graph around, and how many steps.
    package var focus: String?
    package var depth: Int?
    package var asksForHelp = false
    package var asksForVersion = false

    /// The command as far as it was named.
    var namedCommand: Command? { isCommandNamed ? command : nil }

    /// Reads the arguments behind the program's name.
    package init(_ arguments: [String]) throws(UsageMistake) {
        var rest = arguments[...]
        var options: [(option: Option, value: String?)] = []
        while let argument = rest.popFirst(), argument != "--" {
            if argument.hasPrefix("-"), argument != "-" {
                options.append(try Self.read(argument, &rest))
            } else if operands.isEmpty, !isCommandNamed, let named = Command(rawValue: argument) {
                command = named
                isCommandNamed = true
            } else {
                operands.append(argument)
            }
        }
        operands += rest
        let given = options.map(\.option)
        asksForOwnership = given.contains(.ownership)
        isFormatNamed = given.contains(.format)
        for (option, value) in options {
            try check(option, value ?? "", among: given)
            try set(option, to: value)
        }
        if !asksForHelp && !asksForVersion { try checkOperands() }
    }

    /// Reads an option and its value, which may stand behind `=` or be the next argument.
    private static func read(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageMistake) -> (Option, String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = Option(written: name) else {
            let known = Option.listed.map(\.rawValue)
            let question = closeSuggestion(for: name, among: known)
            throw UsageMistake("Unknown option \"\(name)\".\(question)")
        }
        guard option.takesValue else {
            guard parts.count == 1 else { throw UsageMistake("\(name) takes no value.") }
            return (option, nil)
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
            throw UsageMistake("\(name) lacks its value.")
        }
        return (option, value)
    }

    /// Holds an option against the table.
    private func check(
        _ option: Option, _ value: String, among given: [Option]
    ) throws(UsageMistake) {
        guard let row = option.row(for: command, among: given) else {
            let commands = list(option.commands.map { "\"\($0.rawValue)\"" })
            throw UsageMistake(
                "\(option.rawValue) is an option of \(commands), not of \"\(command.rawValue)\".")
        }
        guard case .choice(let words) = row.value, !words.contains(value) else { return }
        throw UsageMistake(
            "\(option.rawValue) takes \(words.joined(separator: ", ")), not \"\(value)\"."
                + closeSuggestion(for: value, among: words))
    }

    private mutating func set(_ option: Option, to value: String?) throws(UsageMistake) {
        switch option {
        case .format where asksForOwnership: choose(value, for: \.graphFormat)
        case .format where command == .graph: choose(value, for: \.dependencyFormat)
        case .format: choose(value, for: \.format)
        case .output: outputs.append(value ?? "")
        case .color: choose(value, for: \.colour)
        case .config: try choose(.file(value ?? ""))
        case .noConfig: try choose(.none)
        case .limit: limit = try number(value ?? "", of: option)
        case .stdin: readsStandardInput = true
        case .stdinPath: bufferPath = value
        case .changedSince: changedSince = value
        case .scriptInputFiles: takesScriptInputFiles = true
        case .forceExclude: meaningOfPaths = .limit
        case .strict: isStrict = true
        case .all: asksForAll = true
        case .force: isForced = true
        case .baseline: asksForBaseline = true
        case .ownership: break
        case .level: graphScope.level = value.flatMap(GraphLevel.init)
        case .focus: focus = value
        case .depth: depth = try number(value ?? "", of: option)
        case .tests: graphScope.includesTests = true
        case .rule: entry.rules.append(value ?? "")
        case .reason: entry.reason = value
        case .owner: entry.owner = value
        case .until: entry.lastDay = value
        case .timings: asksForTimings = true
        case .help: asksForHelp = true
        case .version: asksForVersion = true
        }
    }

    private func number(_ value: String, of option: Option) throws(UsageMistake) -> Int {
        if let number = Int(value), number >= 0 { return number }
        throw UsageMistake("\(option.rawValue) takes a whole number from 0, not \"\(value)\".")
    }

    private mutating func choose(
        _ choice: LintRequest.ConfigurationChoice
    ) throws(UsageMistake) {
        guard configuration == .nearest || configuration == choice else {
            throw UsageMistake("Only one configuration can be used: --config FILE or --no-config.")
        }
        configuration = choice
    }

    /// Sets a property to one of its words, which the table has checked.
    private mutating func choose<Choice: RawRepresentable<String>>(
        _ word: String?, for property: WritableKeyPath<Self, Choice>
    ) {
        if let choice = word.flatMap(Choice.init) { self[keyPath: property] = choice }
    }
}

// MARK: Operands

extension Invocation {
    private func checkOperands() throws(UsageMistake) {
        if operands.contains("") { throw UsageMistake("An argument is empty.") }
        switch command {
        case .lint:
            try checkInputs()
            _ = try reportFiles
        case .doctor: break
        case .schema: try checkSchema()
        case .rules:
            guard operands.isEmpty else { throw UsageMistake("\"rules\" takes no arguments.") }
        case .explain:
            guard operands.count == (asksForAll ? 0 : 1) else {
                throw UsageMistake("\"explain\" takes one rule, or --all.")
            }
        case .inspect:
            guard asksForAll || !operands.isEmpty else {
                throw UsageMistake("\"inspect\" takes a type's name or --all.")
            }
            guard !(asksForAll && asksForOwnership) else {
                throw UsageMistake("--ownership takes the name of a module or an assembler.")
            }
        case .initialise:
            guard operands.count <= 1 else {
                throw UsageMistake("\"init\" takes one folder.")
            }
        case .reuse:
            guard !operands.isEmpty else {
                throw UsageMistake("\"reuse\" takes a type's name.")
            }
        case .why:
            guard operands.count >= 2 else {
                throw UsageMistake("\"why\" takes two names, and then paths.")
            }
        case .impact:
            guard !operands.isEmpty else { throw UsageMistake("\"impact\" takes a name.") }
        case .graph:
            guard depth == nil || focus != nil else {
                throw UsageMistake("--depth says how far to go from --focus NAME.")
            }
        case .baseline: try checkBaselineOperands()
        case .completion:
            guard operands.count == 1, Shell(rawValue: operands[0]) != nil else {
                throw UsageMistake("\"completion\" takes bash, zsh or fish.")
            }
        case .help: try checkHelpOperands()
        case .dumpDeclarations, .dumpUses:
            guard !operands.isEmpty else {
                throw UsageMistake("\"\(command.rawValue)\" takes files or folders.")
            }
        }
    }

    private func checkInputs() throws(UsageMistake) {
        guard readsStandardInput == (bufferPath != nil) else {
            throw UsageMistake("--stdin and --stdin-path FILE go together.")
        }
        if let bufferPath, !isSwift(bufferPath) {
            throw UsageMistake("--stdin-path takes a Swift file, not \"\(bufferPath)\".")
        }
        guard bufferPath == nil || changedSince == nil && !takesScriptInputFiles else {
            throw UsageMistake("--stdin is about one file; no other option may choose files.")
        }
        guard !takesScriptInputFiles || operands.isEmpty else {
            throw UsageMistake("--use-script-input-files takes no paths besides Xcode's.")
        }
        if let changedSince, changedSince.isEmpty || changedSince.hasPrefix("-") {
            throw UsageMistake("--changed-since takes a revision, not \"\(changedSince)\".")
        }
    }

    private func checkSchema() throws(UsageMistake) {
        let names = SchemaName.allCases.map(\.rawValue)
        guard operands.count == 1 else {
            throw UsageMistake("\"schema\" takes one of \(names.joined(separator: ", ")).")
        }
        guard SchemaName(rawValue: operands[0]) == nil else { return }
        let question = closeSuggestion(for: operands[0], among: names)
        throw UsageMistake(
            "There is no schema \"\(operands[0])\"; it is one of "
                + "\(names.joined(separator: ", ")).\(question)")
    }

    private func checkBaselineOperands() throws(UsageMistake) {
        guard let action = baselineAction else {
            let names = BaselineAction.allCases.map(\.rawValue)
            let question = operands.first.map { closeSuggestion(for: $0, among: names) } ?? ""
            throw UsageMistake("\"baseline\" takes \(list(names, "or")).\(question)")
        }
        guard action == .add || entry == EntryOptions() else {
            throw UsageMistake("--rule, --reason, --owner and --until are for \"baseline add\".")
        }
        guard let day = entry.lastDay, entry.until == nil else { return }
        throw UsageMistake("--until takes a day like 2027-06-30, not \"\(day)\".")
    }

    /// What `baseline` is to do; its paths come behind.
    var baselineAction: BaselineAction? { operands.first.flatMap(BaselineAction.init) }

    private func checkHelpOperands() throws(UsageMistake) {
        guard operands.count <= 1 else { throw UsageMistake("\"help\" takes one command.") }
        guard let name = operands.first, Command(rawValue: name) == nil else { return }
        let question = closeSuggestion(for: name, among: Command.allCases.map(\.rawValue))
        throw UsageMistake("There is no command \"\(name)\".\(question)")
    }
}

/// The words as a sentence lists them.
private func list(_ words: [String], _ conjunction: String = "and") -> String {
    let head = words.dropLast().joined(separator: ", ")
    return ([head] + words.suffix(1)).filter { !$0.isEmpty }
        .joined(separator: " \(conjunction) ")
}
