import Dependencies
import ExampleProjects
import Foundation
import Modules
import Testing

/// The graphs of the wiring shapes, of the assembly and of each class, as they stand beside them.
///
/// `WiringShapeTests` says that no decision is wrong; this says that no decision is lost.
@Suite struct ShapeGraphTests {
    private static let golden = ShapeProgram.folder.appendingPathComponent("graphs.txt")

    @Test func theGraphsAreAsWritten() throws {
        let found = try ShapeProgram.shapes.flatMap(Self.lines)
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.golden)
        }
        let expected = try String(contentsOf: Self.golden, encoding: .utf8)
            .split(separator: "\n").map(String.init)
        #expect(found.count > 40)
        for change in found.difference(from: expected) {
            switch change {
            case .insert(let line, let text, _): Issue.record("\(line + 1): unexpected \(text)")
            case .remove(let line, let text, _): Issue.record("\(line + 1): missing \(text)")
            }
        }
    }

    private static func lines(_ shape: URL) throws -> [String] {
        let facts = ExampleProject(try String(contentsOf: shape, encoding: .utf8)).model().facts
        let analysis = OwnershipAnalysis(facts)
        let members = facts.index.table.memberIDs.filter {
            facts.index.text(facts.index[$0].name) == "assemble"
        }
        let assembly = try #require(members.first.flatMap { analysis.graph(of: $0) })
        let name = shape.deletingPathExtension().lastPathComponent
        return text("\(name).assemble()", assembly, facts)
            + facts.index.table.typeIDs.flatMap { type -> [String] in
                guard let life = analysis.life(of: type) else { return [] }
                return text(facts.index.qualifiedName(of: type), life, facts)
            }
    }

    private static func text(
        _ title: String, _ graph: OwnershipGraph, _ facts: WiringFacts
    ) -> [String] {
        let lines = GraphText(graph, facts).lines
        // An object that holds nothing says nothing.
        return lines.count == 1 ? [] : [title] + lines.map { "    " + $0 }
    }
}
