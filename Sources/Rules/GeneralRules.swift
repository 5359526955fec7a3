import Diagnostics

extension [Finding] {
    /// The findings without those of general rules that another rule makes about the same two
    /// types: one root cause, one finding, and the more specific rule knows better what to do.
    package var withoutGeneralRepetitions: [Finding] {
        let general = Rule.moduleDependsOnProject.description.id
        guard indices.contains(where: { self[$0].rule == general }) else { return self }
        let specific = Set(indices.filter { self[$0].rule != general }.map { Ends(self[$0]) })
        return filter { $0.rule != general || !specific.contains(Ends($0)) }
    }
}

/// The names of the types that a finding is about.
private struct Ends: Hashable {
    let type: String?
    let target: String?

    init(_ finding: Finding) {
        type = finding.type
        target = finding.target
    }
}
