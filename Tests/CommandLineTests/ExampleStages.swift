import Diagnostics
import Foundation
import Linting
import SourceText
import Syntax
import TestFolders
import Testing
import modlint

/// Stages whose analysis reports words: `Bad` is an error, `Odd` a warning, `Note` a remark.
let exampleStages: Stages = {
    var stages = Stages.standard
    stages.catalogue =
        HygieneRules.all + [
            RuleDescription(id: "bad-word", severity: .error, summary: "Bad.", rationale: "Why."),
            RuleDescription(id: "odd-word", severity: .warning, summary: "Odd.", rationale: "Why."),
        ]
    stages.analysis = { input in
        var result = AnalysisResult()
        for (file, tree) in input.trees.enumerated() {
            result.findings += findings(of: "Bad", "bad-word", .error, in: tree, file: file)
            result.findings += findings(of: "Odd", "odd-word", .warning, in: tree, file: file)
            result.findings += findings(of: "Note", "odd-word", .info, in: tree, file: file)
        }
        result.types = 7
        return result
    }
    stages.inspection = { input in
        let place = Place(file: 0, range: SourceRange(start: 0, end: 0))
        return ["App.LoginView", "Plain"].map { name in
            TypeInspection(
                name: name, kind: "class", role: name == "Plain" ? nil : "view",
                confidence: "high", module: nil, place: place, evidence: [])
        }
    }
    return stages
}()

private func findings(
    of word: String, _ rule: String, _ severity: Severity, in tree: SyntaxTree, file: Int
) -> [Finding] {
    let bytes = tree.source.bytes
    let wanted = Array(word.utf8)
    guard bytes.count >= wanted.count else { return [] }
    return (0...(bytes.count - wanted.count)).compactMap { start in
        guard bytes[start..<(start + wanted.count)].elementsEqual(wanted) else { return nil }
        let range = SourceRange(start: UInt32(start), end: UInt32(start + wanted.count))
        return Finding(
            rule: rule, severity: severity, place: Place(file: file, range: range),
            message: "\(word).", instruction: "Choose another word.")
    }
}

extension TemporaryFolder {
    /// Runs modlint with the example stages; `@` in an argument stands for this folder.
    func run(
        _ arguments: String..., in surroundings: Surroundings = Surroundings()
    ) async -> Outcome {
        let full = arguments.map { $0.replacingOccurrences(of: "@", with: path) }
        return await modlint.run(full, in: surroundings, with: exampleStages)
    }
}

extension Outcome {
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The findings of a concise report, without their messages.
    var places: [String] {
        text.split(separator: "\n").map { line in
            line.split(separator: ":").prefix(3).joined(separator: ":")
        }
    }

    /// The rules with lines of a concise report.
    var rules: [String] {
        text.split(separator: "\n").map { line in
            let rule = line.split(separator: "[").last?.dropLast() ?? ""
            return "\(line.split(separator: ":")[1]) \(rule)"
        }
    }
}
