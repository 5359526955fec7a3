import Foundation
#if EXPERIMENTAL_SYNTAX
@_spi(ExperimentalLanguageFeatures) import SwiftParser
#else
import SwiftParser
#endif
import SwiftSyntax

/// Prints the dumps of `modlint` from the tree of Apple's parser, to compare the two.
///
/// Every file that Apple's parser rejects is named on standard error and dumped all the same.
@main
struct Oracle {
    private enum Command: String {
        case declarations
        case uses
        case files
    }

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let word = arguments.first, let command = Command(rawValue: word),
            arguments.count > 1
        else {
            report("usage: oracle declarations|uses|files PATH...")
            exit(2)
        }
        let found = SourceFiles(below: arguments.dropFirst())
        for path in found.unreadable {
            report("unreadable: \(path)")
        }
        if command == .files {
            write(found.paths.map { $0 + "\n" }.joined(), to: .standardOutput)
        } else {
            print(dumps(of: found.paths, command: command))
        }
        exit(found.unreadable.isEmpty ? 0 : 2)
    }

    private static func print(_ dumps: [Dump]) {
        for dump in dumps {
            write(dump.text, to: .standardOutput)
            if let problem = dump.problem {
                report(problem)
            }
        }
    }

    private static func report(_ line: String) {
        write(line + "\n", to: .standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        handle.write(Data(text.utf8))
    }

    private static func dumps(of paths: [String], command: Command) -> [Dump] {
        let batch = Batch(paths: paths) { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                return Dump(text: "", problem: "unreadable: \(path)")
            }
            return dump(of: [UInt8](data), path: path, command: command)
        }
        return batch.run()
    }

    private static func dump(of bytes: [UInt8], path: String, command: Command) -> Dump {
        let tree = parse(bytes)
        let rows: [Row]
        switch command {
        case .declarations:
            rows = DeclarationsDump.rows(of: tree)
        case .uses:
            rows = UsesDump.rows(of: tree)
        case .files:
            rows = []
        }
        return Dump(
            text: Row.text(of: rows, path: path, lines: LineTable(bytes)),
            problem: tree.hasError ? "rejected: \(path)" : nil
        )
    }

    /// A file with errors gets a second chance with the syntax that is still experimental, so that
    /// this syntax never changes how an ordinary file is read.
    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { buffer in
            let tree = Parser.parse(source: buffer)
            #if EXPERIMENTAL_SYNTAX
            guard tree.hasError else { return tree }
            let features: Parser.ExperimentalFeatures = [
                .nonescapableTypes, .trailingComma, .coroutineAccessors, .keypathWithMethodMembers,
                .borrowAndMutateAccessors, .defaultIsolationPerFile,
            ]
            let second = Parser.parse(source: buffer, experimentalFeatures: features)
            return second.hasError ? tree : second
            #else
            return tree
            #endif
        }
    }
}
