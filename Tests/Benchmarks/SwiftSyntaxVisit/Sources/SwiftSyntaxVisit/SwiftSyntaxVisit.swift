import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Parses files with SwiftSyntax and visits their nodes, on as many threads as the first argument
/// says. The second argument is a file with the paths, each ended by a zero byte.
@main struct SwiftSyntaxVisit {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let threads = Int(arguments[1]), threads > 0 else {
            fail("usage: SwiftSyntaxVisit THREADS LIST")
        }
        let paths = readFile(arguments[2]).split(separator: 0)
            .map { String(decoding: $0, as: UTF8.self) }
        guard !paths.isEmpty else { fail("\(arguments[2]) lists no files") }
        let counts = await visit(paths, threads: threads)
        print(
            "\(paths.count) files, \(counts.bytes) bytes, \(counts.tokens) tokens, "
                + "\(counts.declarations) declarations")
    }

    /// Works on pieces of a few files, as modlint does.
    private static func visit(_ paths: [String], threads: Int) async -> Counts {
        let pieces = stride(from: 0, to: paths.count, by: 16)
            .map { $0..<min($0 + 16, paths.count) }
        return await withTaskGroup(of: Counts.self) { group in
            var counts = Counts()
            for (index, piece) in pieces.enumerated() {
                if index >= threads, let finished = await group.next() { counts.add(finished) }
                group.addTask {
                    var counts = Counts()
                    for path in paths[piece] { counts.add(Self.counts(of: path)) }
                    return counts
                }
            }
            for await finished in group { counts.add(finished) }
            return counts
        }
    }

    private static func counts(of path: String) -> Counts {
        let bytes = readFile(path)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        visitor.counts.bytes = bytes.count
        return visitor.counts
    }
}

/// What was visited, which also shows that nothing was left out.
struct Counts: Sendable {
    var bytes = 0
    var tokens = 0
    var declarations = 0

    mutating func add(_ other: Counts) {
        bytes += other.bytes
        tokens += other.tokens
        declarations += other.declarations
    }
}

/// Visits all nodes and looks at tokens and declarations, which any linter has to.
final class DeclarationVisitor: SyntaxVisitor {
    var counts = Counts()

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        counts.tokens += 1
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { declaration() }

    private func declaration() -> SyntaxVisitorContinueKind {
        counts.declarations += 1
        return .visitChildren
    }
}

private func readFile(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { fail("\(path) cannot be read") }
    defer { close(descriptor) }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
            let received = read(descriptor, buffer.baseAddress! + count, size - count)
            guard received > 0 else { fail("\(path) ended early") }
            count += received
        }
    }
}

private func fail(_ message: String) -> Never {
    let line = Array("error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(2)
}
