import Dependencies
import Diagnostics
import Modules

/// A part of the project that the command line named, as graphs of every level see it.
struct Endpoint {
    let level: GraphLevel
    let part: PartDescription
    /// The types it stands for, those nested in them included.
    let types: Set<TypeID>
    /// The files it stands for; empty for types and modules, which may share their files.
    let files: Set<FileID>

    /// The parts of a graph that it covers.
    func parts(in partition: Partition) -> Set<PartID> {
        Set(types.compactMap(partition.part) + files.compactMap(partition.part))
    }

    /// Whether a use stands in its code.
    func holds(_ use: TypeUse) -> Bool {
        if files.contains(use.site.file) { return true }
        return files.isEmpty && use.from.map(types.contains) ?? false
    }

    /// Whether it declares what is used.
    func declares(_ use: TypeUse) -> Bool { use.declared.map(types.contains) ?? false }
}

extension PartGraph {
    /// The references behind an edge that some end of a path stands for. Among types it may be a
    /// piece of a part: a nested type, or what one file holds of a type.
    func uses(
        of edge: PartEdge, in graph: DependencyGraph, where isMeant: (TypeUse) -> Bool
    ) -> [UseID] {
        let all = uses(of: edge)
        guard partition.level == .type else { return Array(all) }
        return all.filter { isMeant(graph[use: $0]) }
    }
}
