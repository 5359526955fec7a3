import Diagnostics
import Project
import Settings
import SourceText

/// The name of the baseline's file where the configuration gives none.
package let baselineName = ".modlint-baseline.json"

/// Where the baseline lies, and what it lists.
struct BaselineSource {
    let location: FileLocation
    /// Nil where there is no file.
    let baseline: Baseline?

    /// Reads the baseline of a project; a file that the configuration names has to be there.
    init(
        _ scope: ProjectScope, _ request: LintRequest, rules: [String]
    ) throws(LintFailure) {
        location = Self.location(scope, request)
        let path = location.relative(to: scope.root) ?? location.path
        if (try? FileKind(at: location)) == nil {
            baseline = nil
            guard let setting = scope.configuration.baseline, !request.createsBaseline else {
                return
            }
            let source = scope.configuration.sources[setting.place.file]
            let start = setting.place.range.start
            let position = LineTable(source.bytes).position(utf16: start)
            throw LintFailure(
                "\(source.path):\(position.line):\(position.column): error: There is no baseline "
                    + "\"\(setting.path)\"; `modlint baseline add` writes one.")
        }
        do {
            let source = SourceFile(path: path, bytes: try readFile(location))
            baseline = try Baseline(reading: source, rules: rules)
        } catch let problem as FileProblem {
            throw LintFailure("\(path): error: \(problem.message)")
        } catch let mistakes as ConfigurationMistakes {
            throw LintFailure(mistakes.lines)
        } catch {
            throw LintFailure("\(path): error: \(error)")
        }
    }

    /// How much of what the baseline speaks of a run looks at. Without a configuration the
    /// baseline's folder is the project.
    func coverage(of project: ParsedProject) -> Coverage {
        let isElsewhere = project.scope.configurationFile == nil
            && location.parent != project.root
        return isElsewhere ? .unknown : project.coverage
    }

    /// Beside the configuration; without one, the nearest baseline from the root upwards.
    private static func location(_ scope: ProjectScope, _ request: LintRequest) -> FileLocation {
        guard let file = scope.configurationFile else {
            let nearest = request.configuration == .nearest
                ? nearestFile(named: baselineName, from: scope.root) : nil
            return nearest ?? scope.root.appending(baselineName.utf8)
        }
        guard let setting = scope.configuration.baseline else {
            return (file.parent ?? scope.root).appending(baselineName.utf8)
        }
        let naming = scope.configuration.sources[setting.place.file].path
        let folder = located(naming, in: scope.root).parent ?? scope.root
        return located(setting.path, in: folder).normalised
    }

    private static func located(_ path: String, in folder: FileLocation) -> FileLocation {
        path.hasPrefix("/") ? FileLocation(path) : folder.appending(path.utf8)
    }
}
