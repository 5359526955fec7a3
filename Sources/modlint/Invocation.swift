import Linting
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
    package var graphFormat = GraphFormat.text
    package var configuration = LintRequest.ConfigurationChoice.nearest
    package var isStrict = false
    package var limit: Int?
    package var colour = ColourChoice.auto
    package var asksForAll = false
    package var asksForOwnership = false
    package var asksForTimings = false
    package var asksForHelp = false
    package var asksForVersion = false

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
        asksForOwnership = options.contains { $0.option == .ownership }
        for (option, value) in options { try set(option, to: value) }
        if !asksForHelp && !asksForVersion { try checkOperands() }
    }

    /// Reads an option and its value, which may stand behind `=` or be the next argument.
    private static func read(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageMistake) -> (Option, String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = option(named: name) else {
            let known = Option.allCases.filter { $0 != .timings }.map(\.rawValue)
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

    private static func option(named name: String) -> Option? {
        name == "-h" ? .help : Option(rawValue: name)
    }

    private mutating func set(_ option: Option, to value: String?) throws(UsageMistake) {
        guard option.commands.contains(command) else {
            let commands = list(option.commands.map { "\"\($0.rawValue)\"" })
            throw UsageMistake(
                "\(option.rawValue) is an option of \(commands), not of \"\(command.rawValue)\".")
        }
        switch option {
        case .format where asksForOwnership: graphFormat = try choice(value ?? "", of: option)
        case .format: format = try choice(value ?? "", of: option)
        case .color: colour = try choice(value ?? "", of: option)
        case .config: try choose(.file(value ?? ""))
        case .noConfig: try choose(.none)
        case .limit: limit = try number(value ?? "", of: option)
        case .strict: isStrict = true
        case .all: asksForAll = true
        case .ownership: break
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

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: String, of option: Option
    ) throws(UsageMistake) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw UsageMistake(
            "\(option.rawValue) takes \(names.joined(separator: ", ")), not \"\(value)\"."
                + closeSuggestion(for: value, among: names))
    }
}

// MARK: Operands

extension Invocation {
    private func checkOperands() throws(UsageMistake) {
        if operands.contains("") { throw UsageMistake("An argument is empty.") }
        switch command {
        case .lint: break
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
            try checkReportFormat()
        case .reuse:
            guard !operands.isEmpty else {
                throw UsageMistake("\"reuse\" takes a type's name.")
            }
            try checkReportFormat()
        case .dumpDeclarations, .dumpUses:
            guard !operands.isEmpty else {
                throw UsageMistake("\"\(command.rawValue)\" takes files or folders.")
            }
        }
    }

    private func checkReportFormat() throws(UsageMistake) {
        guard format == .text || format == .json else {
            throw UsageMistake(
                "\"\(command.rawValue)\" writes text or json, not \(format.rawValue).")
        }
    }
}

/// The words as a sentence lists them.
private func list(_ words: [String]) -> String {
    let head = words.dropLast().joined(separator: ", ")
    return ([head] + words.suffix(1)).filter { !$0.isEmpty }.joined(separator: " and ")
}
