import Diagnostics
import Project
import Rules
import Settings
import SourceText
import Syntax
import Targets

/// What the analysis knows of the project; files keep their index everywhere.
package struct AnalysisInput: Sendable {
    /// One for each file, in the order of their paths.
    package let trees: [SyntaxTree]
    /// Which of them get findings; all of them are read.
    package let classes: [FileClass]
    package let configuration: Configuration
    /// The `Package.swift` and `project.pbxproj` files, for `targets`.
    package let buildDescriptions: [BuildDescription]
    /// For work that can be done file by file.
    package let parallelMap: ParallelMap

    /// The targets that the project is built from; put together anew with every call.
    package func targets() -> TargetMap {
        TargetMap(buildDescriptions, files: trees.map(\.source.path))
    }
}

/// What the analysis found, and how much it had to leave open.
package struct AnalysisResult: Sendable {
    /// In any order, with the severities of the rules; the driver applies the configuration.
    package var findings: [Finding] = []
    package var types = 0
    package var modules = 0
    package var unresolvedNames = 0
    package var unknownRoles = 0
    package var assembliesDecided = 0
    package var assembliesFound = 0
    package var undecided: [UndecidedCall] = []
    /// What the configuration says of roles and no type fits.
    package var idleRoleClues: [RoleClue] = []
    /// What the project's contracts select and nothing fits.
    package var idleSelectors: [IdleSelector] = []
    /// What the stages from the index to the rules took.
    package var times = StageTimes()
    /// What all of it was told from; see `LintResult.material`.
    package var material: (any Sendable)?

    package init() {}
}

/// Trees to findings: dependency graph, module model and rules.
package typealias Analysis = @Sendable (AnalysisInput) async -> AnalysisResult

/// Trees to what `inspect` prints, for every type; those without role and module too.
package typealias Inspection = @Sendable (AnalysisInput) async -> [TypeInspection]

/// What a type needs, asked by its name.
package enum ReuseAnswer: Sendable {
    /// One for each type that the name means.
    case known([ReuseInspection])
    /// No type bears the name; these are the ones there are.
    case unknown(names: [String])
}

/// Trees to what `reuse` prints of a name.
package typealias Reuse = @Sendable (AnalysisInput, String) async -> ReuseAnswer

/// Trees to what `doctor` asks of the model.
package typealias Health = @Sendable (AnalysisInput) async -> ModelHealth

/// Trees and the rules that a configuration may name, to what `init` says and writes.
package typealias Survey = @Sendable (AnalysisInput, [RuleDescription]) async -> SurveyedDraft

/// Who holds whom in the assemblies that a name means.
package enum OwnershipAnswer: Sendable {
    case known([OwnershipInspection])
    /// No assembly bears the name; these are the names there are.
    case unknown(names: [String])
}

/// Trees to what `inspect --ownership` prints of a name.
package typealias OwnershipQuery = @Sendable (AnalysisInput, String) async -> OwnershipAnswer
