import Dependencies
import Syntax

/// What the functions of a project do with their parameters, and which calls can matter at all:
/// most of them name functions of the SDK, or functions that keep nothing.
package struct ParameterFlows: Sendable {
    private var flows: [MemberID: ParameterFlow] = [:]
    /// Whether a call by each name may create or connect something.
    private var words = NameSet()
    /// The names of properties that give streams.
    private var streams = NameSet()

    /// - Parameter found: What `ParameterFlows.facts(of:_:)` gives for each member.
    package init(_ graph: DependencyGraph, _ found: [Facts]) {
        let index = graph.index
        let known = index.words
        for word in [known.initializer, known.selfType, known.selfValue, known.superValue, .none] {
            words.insert(word)
        }
        // Whose name is that of no type here constructs something of the SDK.
        for type in index.table.types where type.kind != .external { words.insert(type.name) }
        for (member, facts) in zip(index.table.memberIDs, found) {
            if let flow = facts.flow { flows[member] = flow }
            if facts.mayMatter { words.insert(index[member].name) }
            if facts.isStream { streams.insert(index[member].name) }
        }
    }

    /// Nil for a function that keeps nothing.
    subscript(function: MemberID) -> ParameterFlow? { flows[function] }

    /// False where a call by a name, unless it is that of a local, neither creates nor connects.
    func mayMatter(_ name: NameID) -> Bool { words.contains(name) }

    /// False where no property of a name gives a stream.
    func mayGiveStream(_ name: NameID) -> Bool { streams.contains(name) }

    /// What one member contributes.
    package struct Facts: Sendable {
        let flow: ParameterFlow?
        let mayMatter: Bool
        var isStream = false
    }

    /// Members can be asked in any order and at the same time.
    package static func facts(of member: MemberID, _ graph: DependencyGraph) -> Facts {
        let index = graph.index
        switch index[member].kind {
        case .function:
            let flow = ParameterFlow(index[member].site, index, graph.typer)
            return Facts(
                flow: flow.isEmpty ? nil : flow,
                mayMatter: !flow.isEmpty || mayGiveObject(member, graph))
        case .initializer:
            let flow = ParameterFlow(index[member].site, index, graph.typer)
            return Facts(flow: flow.isEmpty ? nil : flow, mayMatter: false)
        // It may hold a closure, and what that gives is not told by its name.
        case .property:
            return Facts(flow: nil, mayMatter: true, isStream: Streams.isStream(member, index))
        case .subscript, .enumCase: return Facts(flow: nil, mayMatter: false)
        }
    }

    /// Whether a function's result may be an object of a class of the project.
    private static func mayGiveObject(_ function: MemberID, _ graph: DependencyGraph) -> Bool {
        switch graph.index.annotatedType(of: function)?.unwrapped {
        case .declared(let type, _):
            graph.index[type].kind == .class || graph.typer.isSelf(function)
        case .parameter, .unknown: true
        default: false
        }
    }
}
