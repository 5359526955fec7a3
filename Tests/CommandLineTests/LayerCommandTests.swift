import TestFolders
import Testing
import modlint

/// Layers from the configuration's file to the findings.
@Suite struct LayerCommandTests {
    private func project(_ layers: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", #"{ "layers": [\#(layers)] }"#)
        try folder.add("App/Session.swift", "final class Session { func signOut() {} }\n")
        try folder.add("Screens/Lamp.swift", """
            import UIKit
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { weak var output: LampOutput? }
            final class LampPresenter: LampOutput {
                private let session: Session
                init(session: Session) { self.session = session }
                func toggle() { session.signOut() }
            }
            enum LampAssembler {
                static func assemble(_ session: Session) -> (LampViewController, LampPresenter) {
                    let view = LampViewController()
                    let presenter = LampPresenter(session: session)
                    view.output = presenter
                    return (view, presenter)
                }
            }

            """)
        return folder
    }

    private func lint(_ folder: TemporaryFolder) async -> Outcome {
        await run([folder.path, "--format", "concise"], in: Surroundings())
    }

    @Test func theConfiguredOrderDecidesWhatIsAbove() async throws {
        let app = #"{ "name": "app", "paths": ["App/**"] }"#
        let screens = #"{ "name": "screens", "paths": ["Screens/**"] }"#
        let below = await lint(try project("\(app), \(screens)"))
        #expect(below.text.contains("""
            Screens/Lamp.swift:5:26: warning: `LampPresenter` of the layer "screens" stores \
            `Session` of the layer "app" above it [module-depends-on-project]
            """))
        let above = await lint(try project("\(screens), \(app)"))
        #expect(!above.text.contains("module-depends-on-project"))
    }

    @Test func patternsThatBringNothingIntoTheirLayerEndWithStatusTwo() async throws {
        let outcome = await lint(try project("""
            { "name": "app", "paths": ["App/**", "Main/**"] },
            { "name": "session", "paths": ["App/Session.swift"] }
            """))
        #expect(outcome.status == .unable)
        #expect(outcome.text.contains("""
            .modlint.json:1:51: error: The pattern "Main/**" of "layers" matches nothing \
            [unmatched-pattern]
            .modlint.json:2:32: error: The pattern "App/Session.swift" of "layers" matches \
            nothing that the layer "app" before it leaves [unmatched-pattern]

            """))
    }
}
