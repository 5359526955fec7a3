import Project
import SourceText
import Syntax

/// One file with everything that can be told from it alone.
struct ParsedFile: Sendable {
    let tree: SyntaxTree
    let fileClass: FileClass
    let suppressions: [Suppression]
    let directiveMistakes: [DirectiveMistake]
    /// The number of lines, for the summary; lone carriage returns are not counted.
    let lines: Int
    let times: ReadingTimes

    /// Reads and parses a file, or parses the content that stands for it.
    init(
        _ file: FoundFile, _ extent: SyntaxTree.Extent, unsaved: ContiguousArray<UInt8>?
    ) throws(FileProblem) {
        var stopwatch = ThreadStopwatch()
        let bytes = if let unsaved { unsaved } else { try readFile(file.location) }
        self.init(file, bytes: bytes, extent, readWhile: &stopwatch)
    }

    /// A file that lies in memory only.
    init(_ source: SourceFile) {
        var stopwatch = ThreadStopwatch()
        let file = FoundFile(
            path: source.path, location: FileLocation(source.path),
            fileClass: FileClass(path: source.path))
        self.init(file, bytes: source.bytes, .everything, readWhile: &stopwatch)
    }

    private init(
        _ file: FoundFile, bytes: ContiguousArray<UInt8>, _ extent: SyntaxTree.Extent,
        readWhile stopwatch: inout ThreadStopwatch
    ) {
        var times = ReadingTimes()
        times.read = stopwatch.lap()
        let source = SourceFile(path: file.path, bytes: bytes)
        tree = SyntaxTree.parseForAnalysis(source, extent) {
            times.tokenize = stopwatch.lap()
        }
        times.parse = stopwatch.lap()
        fileClass = file.fileClass == .linted ? contentClass(of: tree) : file.fileClass
        let speaks = fileClass == .linted && tree.source.mentions(directive: "modlint")
        suppressions = speaks ? Suppression.all(in: tree) : []
        directiveMistakes = speaks ? DirectiveMistake.all(in: tree) : []
        lines = tree.source.lineCount
        times.classify = stopwatch.lap()
        self.times = times
    }
}
