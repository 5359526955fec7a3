import Diagnostics
import Linting
import Reporting
import Settings

/// The documents whose shape `schema` prints.
package enum SchemaName: String, CaseIterable, Sendable {
    case config, report, baseline
}

extension CommandRun {
    /// Prints a JSON Schema.
    func schema() -> Outcome {
        switch invocation.operands.first.flatMap(SchemaName.init) {
        case .config?: Outcome(text: Configuration.schema(of: stages.catalogue).text)
        case .report?: Outcome(text: JSONReport.schema.text)
        case .baseline?: Outcome(text: BaselineSchema.document(baselinedRules).text)
        case nil: .unable([usageHint])
        }
    }

    private var baselinedRules: [RuleDescription] {
        stages.catalogue.filter { !HygieneRules.neverBaselined.contains($0.id) }
    }
}
