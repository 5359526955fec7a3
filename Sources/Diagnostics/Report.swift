import SourceText

/// Everything a reporter needs: the findings in their final order and the sources they point at.
package struct Report: Sendable {
    /// The version of modlint that made the report.
    package let version: String
    /// The absolute path that the paths of `files` are relative to.
    package let root: String
    /// The files that `Place.file` counts.
    package let files: [SourceFile]
    /// Sorted by path, line, column and rule; suppressed ones included.
    package let findings: [Finding]
    package let summary: Summary
    /// Every rule that a finding may name.
    package let rules: [RuleDescription]

    package init(
        version: String, root: String, files: [SourceFile], findings: [Finding], summary: Summary,
        rules: [RuleDescription] = []
    ) {
        self.version = version
        self.root = root
        self.files = files
        self.findings = findings
        self.summary = summary
        self.rules = rules
    }
}
