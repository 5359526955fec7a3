import Diagnostics
import Linting
import Syntax

/// The parts of modlint that the command line connects; tests replace them.
package struct Stages: Sendable {
    /// Every rule, the driver's own ones included.
    package var catalogue: [RuleDescription]
    package var analysis: Analysis
    package var inspection: Inspection
    package var declarationDump: @Sendable (SyntaxTree) -> [UInt8]
    package var useDump: @Sendable (SyntaxTree) -> [UInt8]

    /// The stages as they run for users.
    package static let standard = Stages(
        catalogue: HygieneRules.all,
        analysis: { _ in AnalysisResult() },
        inspection: { _ in [] },
        declarationDump: DeclarationDump.lines,
        useDump: UseDump.lines)
}
