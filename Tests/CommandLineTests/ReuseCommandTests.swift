import Foundation
import TestFolders
import Testing
import modlint

@Suite struct ReuseCommandTests {
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add("Lamp.swift", """
            import UIKit
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { var output: LampOutput? }
            final class LampPresenter: LampOutput {
                private let gate = Gate()
                func toggle() {}
            }
            final class Gate { func open() { UserDefaults.standard.set(1, forKey: "gate") } }

            """)
        return folder
    }

    private func reuse(_ arguments: String...) async -> Outcome {
        await run(["reuse"] + arguments, in: Surroundings())
    }

    @Test func theTextNamesWhatBlocksAndWhatMovesAlong() async throws {
        let folder = try project()
        let outcome = await reuse("LampPresenter", folder.path)
        #expect(outcome.status == .clean && outcome.remarks.isEmpty)
        #expect(outcome.text == """
            Lamp.swift:4:13: class LampPresenter (presenter)
              module: Lamp
              blocked by: `Gate` (service)
                Lamp.swift:5:24: `LampPresenter` constructs `Gate`
              contracts and values of its module: 1
                Lamp.swift:2:10: protocol LampOutput (event-output)
                  Lamp.swift:4:28: `LampPresenter` conforms to `LampOutput`
              other types: 1
                Lamp.swift:8:13: class Gate (service)
                  Lamp.swift:5:24: `LampPresenter` constructs `Gate`
              names that cannot be told: none

            """)
        let free = await reuse("LampViewController", folder.path)
        #expect(free.text.contains("blocked by: nothing"))
    }

    @Test func theJSONIsTheSameForAnyNumberOfWorkers() async throws {
        let folder = try project()
        let arguments = ["reuse", "LampPresenter", "--format", "json", folder.path]
        var outputs: Set<String> = []
        for workers in ["1", "2", "7"] {
            let surroundings = Surroundings(variables: ["MODLINT_WORKERS": workers])
            outputs.insert(await run(arguments, in: surroundings).text)
        }
        #expect(outputs.count == 1)
        #expect(outputs.first?.contains(#""reason":"service""#) == true)
    }

    @Test func anUnknownNameEndsWithStatusTwoAndTheNearestName() async throws {
        let folder = try project()
        let outcome = await reuse("LampPresentr", folder.path)
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        let message = #"There is no type "LampPresentr". Did you mean "LampPresenter"?"#
        #expect(outcome.remarks == ["error: \(message)"])
    }

    @Test(arguments: [
        (["reuse"], #""reuse" takes a type's name."#),
        (["reuse", "A", "--format", "xcode"], #"--format takes text, json, not "xcode"."#),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) {
        #expect(throws: UsageMistake.self) { try Invocation(arguments) }
        do throws(UsageMistake) { _ = try Invocation(arguments) } catch {
            #expect(error.message == expected)
        }
    }
}
