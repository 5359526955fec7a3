import Project
import SourceText
import Targets

/// A file that is read for the analysis.
enum ProjectInput: Sendable {
    case file(FoundFile)
    /// A description of the build.
    case description(FoundFile)

    var file: FoundFile {
        switch self {
        case .file(let file), .description(let file): file
        }
    }

    /// Reads the file, or takes the content that stands for it.
    func read(unsaved: ContiguousArray<UInt8>?) -> ReadInput {
        do throws(FileProblem) {
            switch self {
            case .file(let file): return .file(try ParsedFile(file, unsaved: unsaved))
            case .description(let file):
                let source = SourceFile(path: file.path, bytes: try readFile(file.location))
                return .description(BuildDescription(source))
            }
        } catch {
            return .failure(FileProblem(path: file.path, message: error.message))
        }
    }
}

/// What a file of the project turned out to be.
enum ReadInput: Sendable {
    case file(ParsedFile)
    case description(BuildDescription)
    case failure(FileProblem)

    var description: BuildDescription? {
        if case .description(let description) = self { return description }
        return nil
    }
}
