import Foundation
import TestFolders
import Testing
import modlint

/// `modlint init` from the sources to the written file.
@Suite struct InitCommandTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Projects")

    private func copy(of fixture: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Self.fixtures.appendingPathComponent(fixture),
            to: folder.url.appendingPathComponent("P"))
        return folder
    }

    private func modlint(_ arguments: String...) async -> Outcome {
        await run(arguments, in: Surroundings())
    }

    private func content(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func theWrittenFileFitsTheProject() async throws {
        let folder = try copy(of: "Bookshop")
        let before = await modlint("\(folder.path)/P", "--format", "concise", "--no-config")
        let outcome = await modlint("init", "\(folder.path)/P")
        #expect(outcome.status == .clean && outcome.remarks.isEmpty)
        #expect(outcome.text.contains("Convention: module\n  module  2 modules: a presenter "))
        #expect(outcome.text.hasSuffix("\nNext: modlint lint \(folder.path)/P\n"))
        let text = try content(folder, "P/.modlint.json")
        #expect(text.contains(#""extends": "module","#) && text.contains(#""Modules/*","#))
        let after = await modlint("\(folder.path)/P", "--format", "concise")
        #expect(after.status == .findings && after.text == before.text)
    }

    @Test func anExistingFileIsReplacedOnlyByForce() async throws {
        let folder = try copy(of: "RIBs")
        try folder.add("P/.modlint.json", "Mine.")
        let refused = await modlint("init", "\(folder.path)/P")
        #expect(refused.status == .unable && refused.output.isEmpty)
        let path = "\(folder.path)/P/.modlint.json"
        #expect(refused.remarks == ["error: \(path) exists already; --force replaces it."])
        #expect(try content(folder, "P/.modlint.json") == "Mine.")
        let forced = await modlint("init", "\(folder.path)/P", "--force")
        #expect(forced.status == .clean && forced.text.contains("extends: ribs"))
        #expect(try content(folder, "P/.modlint.json").contains(#""extends": "ribs","#))
    }

    @Test func warningsThatThePresetRaisesAreTold() async throws {
        let folder = try copy(of: "RIBs")
        let plain = await modlint("init", "\(folder.path)/P")
        #expect(plain.text.contains("extends: ribs") && !plain.text.contains("The preset"))
        try folder.add("P/Profile/Loose.swift", Self.looseContract)
        let raised = await modlint("init", "\(folder.path)/P", "--force")
        #expect(raised.text.contains("""
              The preset ribs makes 1 error of what is a warning without it: \
            contract-not-class-bound.

            """), "\(raised.text)")
    }

    /// A contract that classes alone implement.
    private static let looseContract = """
        import UIKit
        protocol LooseListener { func loosened() }
        final class LooseViewController: UIViewController { var listener: LooseListener? }
        final class LooseInteractor: LooseListener {
            func loosened() {}
        }
        final class LooseBuilder {
            func build() -> LooseViewController {
                let view = LooseViewController()
                view.listener = LooseInteractor()
                return view
            }
        }

        """

    @Test func todaysFindingsBecomeTheBaseline() async throws {
        let folder = try copy(of: "Bookshop")
        let path = "\(folder.path)/P"
        let outcome = await modlint("init", path, "--baseline")
        #expect(outcome.status == .clean)
        #expect(outcome.text.contains("\n.modlint-baseline.json: "))
        let after = await modlint(path, "--strict", "--format", "concise")
        #expect(after.status == .clean && after.text.isEmpty)
        #expect(after.remarks.last?.contains("8 baselined") == true)
    }

    @Test func aBaselineIsReplacedOnlyByForce() async throws {
        let folder = try copy(of: "Bookshop")
        try folder.add("P/.modlint-baseline.json", #"{"version": 1, "entries": []}"#)
        let path = "\(folder.path)/P"
        let refused = await modlint("init", path, "--baseline")
        #expect(refused.status == .unable)
        #expect(refused.remarks == [
            "error: \(path)/.modlint-baseline.json exists already; --force replaces it."
        ])
        let forced = await modlint("init", path, "--baseline", "--force")
        #expect(forced.status == .clean)
    }

    @Test func moduleFoldersAreNamedOneByOneWhereOthersLieBeside() async throws {
        let folder = try TemporaryFolder()
        for (name, path) in [("Lamp", "App/Lamp"), ("Door", "App/Door/Screen")] {
            try folder.add("\(path)/\(name).swift", module(name))
        }
        let outcome = await modlint("init", folder.path)
        #expect(outcome.text.contains("  modules: App/Door/Screen, App/Lamp\n"))
        #expect(!outcome.text.contains("role"))
    }

    @Test func namesThatTellARoleWithoutExceptionAreWritten() async throws {
        let folder = try TemporaryFolder()
        for name in ["Lamp", "Door", "Wall"] { try folder.add("App/\(name)/A.swift", module(name)) }
        try folder.add("App/Other.swift", "final class OtherAssembler {}\n")
        let outcome = await modlint("init", folder.path)
        #expect(outcome.text.contains("  modules: App/*\n"))
        #expect(outcome.text.contains("  role presenter: *Presenter\n"))
        #expect(!outcome.text.contains("role assembler"))
    }

    private func module(_ name: String) -> String {
        """
        import UIKit
        protocol \(name)Output: AnyObject { func toggle() }
        protocol \(name)Contract: AnyObject { func show() }
        final class \(name)Page: UIViewController, \(name)Contract {
            var output: \(name)Output?
            func show() {}
        }
        final class \(name)Presenter: \(name)Output {
            weak var view: \(name)Contract?
            func toggle() { view?.show() }
        }
        enum \(name)Assembler {
            static func assemble() -> \(name)Page {
                let page = \(name)Page()
                let presenter = \(name)Presenter()
                page.output = presenter
                presenter.view = page
                return page
            }
        }

        """
    }

    @Test func aProjectWithoutModulesGetsTheDefaults() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "let a = 1\n")
        let outcome = await modlint("init", folder.path)
        #expect(outcome.status == .clean)
        #expect(outcome.text.contains("No UI module was found"))
        #expect(try content(folder, ".modlint.json").contains(#""extends": "module","#))
    }

    @Test func nothingIsWrittenWhereNothingCanBeRead() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.txt")
        #expect(await modlint("init", folder.path).status == .unable)
        #expect(await modlint("init", folder.path + "/A.txt").status == .unable)
        #expect(await modlint("init", folder.path + "/B").status == .unable)
        #expect(await modlint("init", folder.path, folder.path).status == .unable)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["A.txt"])
    }
}
