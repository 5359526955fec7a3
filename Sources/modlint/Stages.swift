import Diagnostics
import Linting
import Syntax

/// The parts of modlint that the command line connects; tests replace them.
package struct Stages: Sendable {
    /// Every rule, the driver's own ones included.
    package var catalogue: [RuleDescription]
    package var analysis: Analysis
    package var inspection: Inspection
    package var ownership: OwnershipQuery
    package var reuse: Reuse
    package var path: PathQuery
    package var impact: ImpactQuery
    package var graph: GraphQuery
    package var survey: Survey
    package var health: Health
    package var declarationDump: @Sendable (SyntaxTree) -> [UInt8]
    package var useDump: @Sendable (SyntaxTree) -> [UInt8]

    /// The stages as they run for users.
    package static let standard = Stages(
        catalogue: ModuleAnalysis.catalogue + HygieneRules.all,
        analysis: ModuleAnalysis.lint,
        inspection: ModuleAnalysis.inspect,
        ownership: ModuleAnalysis.inspectOwnership,
        reuse: ModuleAnalysis.reuse,
        path: ModuleAnalysis.path,
        impact: ModuleAnalysis.impact,
        graph: ModuleAnalysis.graph,
        survey: ModuleAnalysis.survey,
        health: ModuleAnalysis.health,
        declarationDump: DeclarationDump.lines,
        useDump: UseDump.lines)
}
