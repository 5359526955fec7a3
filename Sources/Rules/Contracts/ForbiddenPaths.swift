import Dependencies
import Modules

/// The shortest ways from some types to forbidden ones, over types that are neither.
struct ForbiddenPaths {
    private let project: ContractProject
    /// By the type's index.
    private let starts: [Bool]
    private let ends: [Match]
    /// The first edge of each type on its shortest way to a forbidden one.
    private var next: [Int32]
    private var index: ProjectIndex { project.index }

    /// One way, with a use for each step.
    struct Path {
        let start: TypeID
        let steps: [Step]
    }

    struct Step {
        let holder: TypeID
        let target: TypeID
        let use: TypeUse
    }

    init(_ project: ContractProject, from: SelectedTypes, to: (TypeID) -> Match) {
        self.project = project
        let types = project.index.table.typeIDs
        starts = types.map { from.match($0, project.homes) == .yes }
        ends = types.map(to)
        next = types.map { _ in -1 }
        search()
    }

    /// Breadth first against the edges, from all forbidden types at once; selected types end a
    /// way, because each has a finding of its own.
    private mutating func search() {
        let incoming = incomingEdges()
        var wave = index.table.typeIDs.filter { ends[$0.index] == .yes && !starts[$0.index] }
        while !wave.isEmpty {
            var reached: [TypeID] = []
            for target in wave {
                for edge in incoming.edges(to: target) {
                    guard let type = project.edges.holder(of: project.edges.edges[edge]).type,
                        next[type.index] < 0, ends[type.index] == .no
                    else { continue }
                    next[type.index] = Int32(edge)
                    if !starts[type.index] { reached.append(type) }
                }
            }
            wave = reached
        }
    }

    private func incomingEdges() -> IncomingEdges {
        IncomingEdges(project.edges.edges.map(\.target), typeCount: index.table.types.count)
    }

    /// The ways of two steps and more, by the types they start from.
    func all(except done: Set<TypeID>) -> [Path] {
        index.table.typeIDs.compactMap { type in
            guard starts[type.index], !done.contains(type), next[type.index] >= 0,
                index.isLinted(type)
            else { return nil }
            let path = path(from: type)
            return path.steps.count > 1 && isPossible(path) ? path : nil
        }
    }

    private func path(from start: TypeID) -> Path {
        var steps: [Step] = []
        var current = start
        while next[current.index] >= 0, ends[current.index] == .no || current == start {
            let edge = project.edges.edges[Int(next[current.index])]
            guard let position = project.edges.positions(of: edge).first else { break }
            steps.append(Step(
                holder: current, target: edge.target,
                use: project.model.graph.uses[Int(position)]))
            current = edge.target
        }
        return Path(start: start, steps: steps)
    }

    /// No two steps stand in branches of one `#if` that exclude each other.
    private func isPossible(_ path: Path) -> Bool {
        !index.excludesSome(of: path.steps.map { [$0.use.site] })
    }
}

/// Edges by the types they lead to.
private struct IncomingEdges {
    private let starts: [Int32]
    private let edges: [Int32]

    init(_ targets: [TypeID], typeCount: Int) {
        var starts = [Int32](repeating: 0, count: typeCount + 1)
        for target in targets { starts[target.index + 1] += 1 }
        for type in 0..<typeCount { starts[type + 1] += starts[type] }
        var next = starts
        var edges = [Int32](repeating: 0, count: targets.count)
        for (edge, target) in targets.enumerated() {
            edges[Int(next[target.index])] = Int32(edge)
            next[target.index] += 1
        }
        self.starts = starts
        self.edges = edges
    }

    func edges(to type: TypeID) -> some Sequence<Int> {
        edges[Int(starts[type.index])..<Int(starts[type.index + 1])].lazy.map(Int.init)
    }
}
