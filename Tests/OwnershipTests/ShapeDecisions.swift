import Dependencies
import ExampleProjects
import Foundation
import Modules

/// What the object graph of each shape says of its objects.
struct ShapeDecisions {
    /// The fates of the objects of each type, in the order of their making.
    private(set) var fates: [String: [Fate]] = [:]

    /// Reads each shape alone, as if the stand-ins were the SDK.
    init(_ shapes: [URL]) throws {
        for shape in shapes {
            let text = try String(contentsOf: shape, encoding: .utf8)
            let facts = ExampleProject(text).model().facts
            guard let graph = Self.graph(facts) else { continue }
            let found = Fates(graph, facts)
            for (number, object) in graph.heap.objects.enumerated() {
                guard case .instance(let type) = object.kind, !object.isOutside else { continue }
                fates[facts.index.qualifiedName(of: type), default: []]
                    .append(found[ObjectID(number)])
            }
        }
    }

    private static func graph(_ facts: WiringFacts) -> OwnershipGraph? {
        guard let name = facts.index.names.find("assemble"),
            let member = facts.index.table.memberIDs.first(where: {
                facts.index[$0].name == name
            })
        else { return nil }
        return OwnershipAnalysis(facts).graph(of: member)
    }
}
