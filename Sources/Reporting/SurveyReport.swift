import Diagnostics

/// What `init` found in a project, as text.
package struct SurveyReport {
    private let survey: ProjectSurvey
    private let files: Int
    private let unlintedFiles: Int

    package init(_ survey: ProjectSurvey, files: Int, unlintedFiles: Int) {
        self.survey = survey
        self.files = files
        self.unlintedFiles = unlintedFiles
    }

    /// What was read, the convention, and how it was told.
    package var text: String {
        let unlinted = unlintedFiles == 0 ? "" : " (\(unlintedFiles) only read)"
        var text = "Read \(counted(files, "file"))\(unlinted) with "
            + "\(counted(survey.types, "type")) and \(counted(survey.modules, "UI module")).\n"
        guard !survey.conventions.isEmpty else {
            return text + "No UI module was found, so no convention can be told.\n"
        }
        text += "Convention: \(survey.convention)\n"
        let width = survey.conventions.map { $0.name.count }.max() ?? 0
        for found in survey.conventions {
            let name = found.name + String(repeating: " ", count: width - found.name.count)
            text += "  \(name)  \(counted(found.modules, "module")): \(found.sign)\n"
        }
        return text
    }
}
