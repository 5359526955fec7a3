import Foundation
import Reporting
import TestFolders
import Testing
import modlint

/// The tables of commands and options, and the help that is made of them.
@Suite struct HelpTests {
    @Test func everyCommandHasOnePage() {
        #expect(CommandPage.all.map(\.command).count == Command.allCases.count)
        #expect(Set(CommandPage.all.map(\.command)) == Set(Command.allCases))
        for page in CommandPage.all {
            #expect(!page.forms.isEmpty && !page.examples.isEmpty, "\(page.command)")
        }
    }

    @Test func everyOptionHasOneMeaningForACommand() {
        #expect(Set(OptionRow.all.map(\.option)) == Set(Option.allCases))
        for option in Option.allCases {
            let rows = OptionRow.all.filter { $0.option == option }
            let takeValues = Set(rows.map { $0.value != .nothing })
            #expect(takeValues.count == 1, "\(option) takes a value here and none there.")
            let uses = rows.flatMap { row in
                row.commands.map { "\($0) \(row.companion?.rawValue ?? "")" }
            }
            #expect(Set(uses).count == uses.count, "\(option) means two things to one command.")
        }
    }

    @Test func whatTheTableOffersIsParsed() throws {
        for row in OptionRow.all {
            for command in row.commands {
                let words =
                    switch row.value {
                    case .choice(let words): words
                    case .choiceAndFile(let words): words.map { "\($0)=word" }
                    case .nothing: [""]
                    case .number: ["1"]
                    case .file, .word: ["word"]
                    }
                for word in words {
                    var line = [command.rawValue, "--help", row.option.rawValue]
                    if row.value != .nothing { line.append(word) }
                    if let companion = row.companion { line.append(companion.rawValue) }
                    #expect(throws: Never.self, "\(line)") { try Invocation(line) }
                }
            }
        }
    }

    @Test(arguments: Command.allCases)
    func aCommandIsDescribedWithItsOptions(command: Command) async throws {
        let text = await run([command.rawValue, "--help"], in: Surroundings()).text
        #expect(await run(["help", command.rawValue], in: Surroundings()).text == text)
        #expect(text.hasPrefix("  modlint ") && text.contains("\nExamples\n  modlint"))
        let (own, other) = (
            OptionRow.all.filter { $0.commands.contains(command) && $0.summary != nil },
            Set(OptionRow.all.map(\.option))
        )
        let lines = text.components(separatedBy: "\n")
        for option in other {
            let isNamed = lines.contains { line in
                line.hasPrefix("  -") && line.split { " ,".contains($0) }.first.map(String.init)
                    == option.rawValue
            }
            #expect(isNamed == own.contains { $0.option == option }, "\(option)")
        }
        for line in lines { #expect(line.count <= 100 && line.last != " ") }
    }

    @Test func theExamplesOfHelpAreUnderstood() throws {
        for page in CommandPage.all {
            for example in page.examples {
                let words = example.line.split(separator: " ").prefix { $0 != ">" && $0 != "|" }
                #expect(words.first == "modlint")
                let invocation = try Invocation(words.dropFirst().map(String.init))
                #expect(invocation.command == page.command)
            }
        }
    }

    @Test func withoutACommandHelpIsAnOverview() async throws {
        let overview = await run(["--help"], in: Surroundings()).text
        #expect(await run(["help"], in: Surroundings()).text == overview)
        #expect(await run(["-h"], in: Surroundings()).text == overview)
        for page in CommandPage.all {
            for form in page.forms {
                #expect(overview.contains("  modlint \(page.line(of: form))"))
            }
        }
    }

    @Test func helpOnNothingIsAMistake() async throws {
        let outcome = await run(["help", "inspct"], in: Surroundings())
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        let message = #"error: There is no command "inspct". Did you mean "inspect"?"#
        #expect(outcome.remarks.first == message)
        #expect(await run(["help", "a", "b"], in: Surroundings()).status == .unable)
    }
}
