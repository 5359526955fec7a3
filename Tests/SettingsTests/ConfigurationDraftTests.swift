import Settings
import Testing

@Suite struct ConfigurationDraftTests {
    @Test func whatIsWrittenIsReadAgain() throws {
        var draft = ConfigurationDraft(preset: "viper", because: "It is VIPER.")
        draft.modules = ["App/*", ConfigurationDraft.pattern(ofPath: "Odd {\"1\"}\t[x]/a*?\\")]
        draft.roles = [.init(role: .presenter, names: ["*Presenter", "*Logic"])]
        let configuration = try configuration(draft.text)
        #expect(configuration.modules.map(\.glob.text).first == "App/*")
        let odd = "Odd {\"1\"}\t[x]/a*?\\"
        #expect(configuration.modules[1].glob.matches(odd))
        #expect(!configuration.modules[1].glob.matches("Odd {\"1\"}\t[x]/aab\\"))
        #expect(configuration.roles[.presenter]?.names.map(\.text) == ["*Presenter", "*Logic"])
        #expect(configuration[rule: "incomplete-assembly"].severity == .off)
        #expect(draft.text.contains("  // It is VIPER.\n"))
        #expect(draft.text.contains("incomplete-assembly: off"))
    }

    @Test(arguments: Preset.all.map(\.name))
    func everyPresetGivesAFile(preset: String) throws {
        _ = try configuration(ConfigurationDraft(preset: preset, because: "Why.").text)
    }
}
