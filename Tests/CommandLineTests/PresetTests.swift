import Foundation
import Settings
import TestFolders
import Testing
import modlint

/// Presets and the conventions that they are made for.
@Suite struct PresetTests {
    @Test(arguments: Preset.all.map(\.name))
    func everyChangeIsOneOfAKnownRule(name: String) throws {
        let preset = try #require(Preset.named(name))
        #expect(preset.changes.isEmpty == (name == "module"))
        for change in preset.changes {
            let rule = Stages.standard.catalogue.first { $0.id == change.rule }
            #expect(rule != nil && rule?.severity != change.severity, "\(change.rule)")
        }
        #expect(Set(preset.changes.map(\.rule)).count == preset.changes.count)
    }

    /// Example projects of a convention with what is left of the findings at error or warning.
    @Test(arguments: [
        ("viper", "ProtocolVIPER", ["presenter-uses-singleton"]),
        ("viper", "InputOutputVIPER", ["contract-not-class-bound"]),
        ("viper", "WireframeAssembles", []),
        ("vip", "CleanSwift", []),
        ("mvvm", "MVVMCoordinator", ["module-internals-used"]),
        ("mvvm", "ObservableModel", []), ("mvvm", "SwiftUIViewModel", []),
        ("mvvm", "ReactorBinding", []), ("mvvm", "RxOutputs", []),
        ("ribs", "RIBs", []),
    ])
    func aPresetAllowsWhatItsConventionDoes(
        preset: String, fixture: String, left: [String]
    ) async throws {
        let folder = try TemporaryFolder()
        let project = folder.url.appendingPathComponent("P")
        try FileManager.default.copyItem(
            at: Self.fixtures.appendingPathComponent(fixture), to: project)
        #expect(await rules(folder, preset) == left)
    }

    /// The rules of findings that may fail a run, each once.
    private func rules(_ folder: TemporaryFolder, _ preset: String) async -> [String] {
        try? folder.add("P/.modlint.json", #"{ "extends": "\#(preset)" }"#)
        let outcome = await run([folder.path + "/P", "--format", "concise"], in: Surroundings())
        let lines = outcome.text.split(separator: "\n").filter { !$0.contains(": info: ") }
        return Set(lines.compactMap { $0.split(separator: "[").last?.dropLast() }).sorted()
            .map(String.init)
    }

    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Projects")

    /// Without this the test above would hold for presets that switch everything off.
    @Test(arguments: ["viper", "vip", "mvvm", "ribs"])
    func aPresetStillReportsWhatTiesAModuleToItsProject(preset: String) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Self.fixtures.appendingPathComponent("Bookshop"),
            to: folder.url.appendingPathComponent("P"))
        let left = await rules(folder, preset)
        for rule in ["presenter-uses-singleton", "presenter-uses-concrete-service",
            "presenter-depends-on-view", "view-contains-logic"] { #expect(left.contains(rule)) }
    }
}
