import Project
import Reporting
import Settings

/// A report that goes to a file.
struct ReportFile: Equatable {
    let format: ReportFormat
    let path: String

    /// Reads `FORMAT=FILE`.
    init(_ text: String) throws(UsageMistake) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else {
            throw UsageMistake("--output takes FORMAT=FILE, not \"\(text)\".")
        }
        let name = String(parts[0])
        guard let format = ReportFormat(rawValue: name) else {
            let names = ReportFormat.allCases.map(\.rawValue)
            let question = closeSuggestion(for: name, among: names)
            throw UsageMistake(
                "--output has no format \"\(name)\"; there are "
                    + "\(names.joined(separator: ", ")).\(question)")
        }
        self.format = format
        path = String(parts[1])
    }
}

extension Invocation {
    /// The files to write besides standard output.
    var reportFiles: [ReportFile] {
        get throws(UsageMistake) {
            var files: [ReportFile] = []
            for text in outputs {
                let file = try ReportFile(text)
                let location = FileLocation(file.path).normalised
                if files.contains(where: { FileLocation($0.path).normalised == location }) {
                    throw UsageMistake("Two reports cannot go to one file, \"\(file.path)\".")
                }
                files.append(file)
            }
            return files
        }
    }
}
