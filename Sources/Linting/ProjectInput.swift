import Project
import SourceText
import Syntax
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
    ///
    /// - Parameters:
    ///   - bodiesOfTests: Whether what tests use counts. Otherwise their declarations are all that
    ///     the analysis asks of them, and in a large project tests are half of the code.
    ///   - targets: Whether somebody will ask for the targets of the project.
    func read(
        unsaved: ContiguousArray<UInt8>?, bodiesOfTests: Bool, targets: Bool
    ) -> ReadInput {
        do throws(FileProblem) {
            switch self {
            case .file(let file):
                let extent = file.fileClass == .test && !bodiesOfTests
                    ? SyntaxTree.Extent.declarations : .everything
                return .file(try ParsedFile(file, extent, unsaved: unsaved))
            case .description(let file):
                let source = SourceFile(path: file.path, bytes: try readFile(file.location))
                let description = BuildDescription(source)
                return .description(targets ? description : description.withoutContent)
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
