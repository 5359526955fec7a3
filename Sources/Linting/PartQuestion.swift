import Diagnostics
import Modules

/// A part of the project as the command line names it.
package struct PartName: Sendable {
    /// As it was written.
    package let written: String
    /// The path below the root that it stands for if it is one.
    package let path: String?

    package init(_ written: String, path: String? = nil) {
        self.written = written
        self.path = path
    }
}

/// How parts are compared.
package struct GraphScope: Sendable, Equatable {
    /// What the parts are; nil leaves it to what was asked about.
    package var level: GraphLevel?
    /// Whether tests, doubles and previews count.
    package var includesTests = false
    /// The files and folders below the root that a graph is limited to; empty for all of them.
    var paths: [String] = []

    package init() {}

    var counted: CountedUses { includesTests ? .all : .product }
}

/// Why a question about parts of the project has no answer.
package enum PartMistake: Error, Sendable {
    /// Nothing bears the name; these are the names there are.
    case unknown(PartName, names: [String])
    /// Several parts do.
    case ambiguous(PartName, [PartCandidate])
    /// Both names mean the same part, or the one lies in the other.
    case nested(PartDescription, PartDescription)
    /// The project has no parts of the level.
    case missing(GraphLevel)
}

/// One of several parts that a name may mean.
package struct PartCandidate: Sendable {
    package let part: PartDescription
    /// The name that means nothing else.
    package let name: String
}

/// Trees to what `why` prints of two parts.
package typealias PathQuery = @Sendable (
    AnalysisInput, (from: PartName, to: PartName), GraphScope
) async -> Result<PathInspection, PartMistake>

/// Trees to what `impact` prints of a part.
package typealias ImpactQuery = @Sendable (AnalysisInput, PartName, GraphScope) async
    -> Result<ImpactInspection, PartMistake>
