import Foundation
import TestFolders
import Testing

/// Runs what the README shows. A `console` block is a transcript, in which `echo $?` promises a
/// status; an `sh` block is a script to copy, which ends well unless a transcript says otherwise.
@Suite struct ReadmeCommandTests {
    private let transcripts: [CodeBlock]
    private let scripts: [CodeBlock]

    init() throws {
        let blocks = try Readme().blocks
        transcripts = blocks.filter { $0.language == "console" }
        scripts = blocks.filter { $0.language == "sh" }
    }

    @Test func scriptsEndAsPromised() throws {
        let promised = promisedStatuses
        for block in scripts where !isBuild(block) {
            let script = block.content.joined(separator: "\n")
            let result = try Readme.run(script)
            #expect(result.status == promised[script] ?? 0, "\(script)\n\(result.errors)")
        }
    }

    @Test func theTwoCommandsForAFreshMachineAreThere() {
        let all = scripts.map { $0.content.joined(separator: "\n") }
        #expect(all.contains("swift run -c release modlint Fixtures/Projects/Bookshop"))
        #expect(all.contains("swift test"))
        #expect(promisedStatuses[all[0]] == 1)
    }

    /// SwiftPM locks its build folder while tests run, so that only `.ci/run` can try these.
    private func isBuild(_ block: CodeBlock) -> Bool {
        block.content.contains { $0.hasPrefix("swift build") || $0.hasPrefix("swift test") }
    }

    /// What transcripts say of a command's status.
    private var promisedStatuses: [String: Int32] {
        var promised: [String: Int32] = [:]
        for block in transcripts {
            for (index, line) in block.content.enumerated() where line == "$ echo $?" {
                let command = block.content[..<index].last { $0.hasPrefix("$ ") }
                guard let command, index + 1 < block.content.count else { continue }
                promised[String(command.dropFirst(2))] = Int32(block.content[index + 1])
            }
        }
        return promised
    }
}
