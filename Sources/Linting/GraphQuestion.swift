import Diagnostics

/// The part around which a graph is drawn.
package struct GraphFocus: Sendable {
    package let name: PartName
    /// How many steps around it, in either direction.
    package let depth: Int
}

/// The parts of a project with what they use of each other.
package struct GraphAnswer: Sendable {
    package var graph: GraphInspection
    let owners: PartOwners
}

/// Where the types and files of a project stand in a graph.
struct PartOwners {
    var byType: [String: Int] = [:]
    /// By the file's index.
    var byFile: [Int?] = []

    /// The position of the part that a finding is about.
    func position(of finding: Finding) -> Int? {
        if let type = finding.type, let position = byType[type] { return position }
        return finding.place.file < byFile.count ? byFile[finding.place.file] : nil
    }
}

/// Trees to what `graph` prints, and what lint says of the same project.
package typealias GraphQuery = @Sendable (AnalysisInput, GraphScope, GraphFocus?) async
    -> (answer: Result<GraphAnswer, PartMistake>, analysis: AnalysisResult)

extension GraphInspection {
    /// Takes up the findings, each at its part and at the references that it points at.
    mutating func attach(_ findings: [Finding], _ owners: PartOwners) {
        self.findings = findings
        var byPlace: [Place: [Int]] = [:]
        for (number, finding) in findings.enumerated() {
            byPlace[finding.place.start, default: []].append(number)
            // The notes of a cycle are its edges.
            if finding.rule.hasSuffix("-cycle") {
                for note in finding.notes { byPlace[note.place.start, default: []].append(number) }
            }
            if let part = owners.position(of: finding) { findingsByPart[part].append(number) }
        }
        for edge in edges.indices {
            for number in edges[edge].references.indices {
                let place = edges[edge].references[number].place.start
                edges[edge].references[number].findings = byPlace[place] ?? []
            }
        }
    }
}

extension Place {
    /// The place as an empty range at its first byte.
    fileprivate var start: Place {
        var place = self
        place.range.end = place.range.start
        return place
    }
}
