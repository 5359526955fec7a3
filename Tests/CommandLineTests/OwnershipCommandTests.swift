import Foundation
import TestFolders
import Testing
import modlint

@Suite struct OwnershipCommandTests {
    private let source = """
        import UIKit

        final class NotesView: UIViewController { var presenter: NotesPresenter? }
        final class NotesPresenter {
            weak var view: NotesView?
            func load() { view?.title = "Notes" }
        }
        enum NotesAssembler {
            static func assemble() -> UIViewController {
                let view = NotesView()
                let presenter = NotesPresenter()
                view.presenter = presenter
                presenter.view = view
                return view
            }
        }

        """

    private func inspect(_ arguments: String...) async throws -> Outcome {
        let folder = try TemporaryFolder()
        try folder.add("Notes.swift", source)
        let line = ["inspect", "--ownership"] + arguments + ["--no-config", folder.path]
        return await modlint.run(line, in: Surroundings())
    }

    @Test func theGraphIsTextByDefault() async throws {
        for name in ["NotesAssembler", "NotesAssembler.assemble", "Notes", "NotesView"] {
            let outcome = try await inspect(name)
            #expect(outcome.status == .clean)
            #expect(
                outcome.text == """
                    Notes.swift:9:12: NotesAssembler.assemble
                      module: Notes
                      returns: NotesView
                      NotesView: object, held, Notes.swift:10:29
                        holds NotesPresenter in presenter, Notes.swift:12:14
                      NotesPresenter: object, held, Notes.swift:11:39
                        knows (weak) NotesView in view, Notes.swift:13:19
                      decided: yes

                    """)
        }
    }

    @Test func theGraphIsDrawn() async throws {
        let dot = try await inspect("NotesAssembler", "--format", "dot")
        #expect(
            dot.text == """
                digraph ownership {
                  subgraph "cluster_0" {
                    label="NotesAssembler.assemble";
                    "0.0" [label="NotesView (held)", shape=doubleoctagon];
                    "0.1" [label="NotesPresenter (held)", shape=box];
                    "0.0" -> "0.1" [label="presenter", style=solid];
                    "0.1" -> "0.0" [label="view", style=dashed];
                  }
                }

                """)
        let mermaid = try await inspect("NotesAssembler", "--format", "mermaid")
        #expect(
            mermaid.text == """
                flowchart TD
                  subgraph g0["NotesAssembler.assemble"]
                    n0_0["NotesView (held)"]
                    n0_1["NotesPresenter (held)"]
                    n0_0 -->|"presenter"| n0_1
                    n0_1 -.->|"view"| n0_0
                  end

                """)
    }

    @Test func theGraphIsJSON() async throws {
        let outcome = try await inspect("NotesAssembler", "--format", "json")
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        let assembly = (json?["assemblies"] as? [[String: Any]])?.first
        #expect(assembly?["name"] as? String == "NotesAssembler.assemble")
        #expect(assembly?["decided"] as? Bool == true)
        let nodes = assembly?["nodes"] as? [[String: Any]]
        #expect(nodes?.compactMap { $0["name"] as? String } == ["NotesView", "NotesPresenter"])
        #expect(nodes?.first?["result"] as? Bool == true)
        let edges = assembly?["edges"] as? [[String: Any]]
        #expect(edges?.compactMap { $0["strength"] as? String } == ["strong", "weak"])
    }

    @Test func anUnknownNameIsAnError() async throws {
        let outcome = try await inspect("NotesAssemblr")
        #expect(outcome.status == .unable)
        #expect(outcome.remarks.first == "error: No assembler and no module with an assembler is "
            + #"named "NotesAssemblr". Did you mean "NotesAssembler"?"#)
        let format = try await inspect("NotesAssembler", "--format", "xcode")
        #expect(format.remarks.first?.contains("text, dot, mermaid, json") == true)
        let all = await modlint.run(["inspect", "--ownership", "--all"], in: Surroundings())
        #expect(all.status == .unable)
    }
}
