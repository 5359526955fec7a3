import Diagnostics
import Foundation
import Reporting
import Settings
import SourceText
import TestFolders
import Testing
import modlint

/// Compares the README's tables and examples with the code.
@Suite struct ReadmeReferenceTests {
    static let catalogue = Stages.standard.catalogue

    @Test func everyConfigurationIsAccepted() throws {
        let examples = try Readme().blocks.filter { $0.language == "jsonc" }
        #expect(!examples.isEmpty)
        for example in examples {
            let text = example.content.joined(separator: "\n")
            do throws(ConfigurationMistakes) {
                _ = try Configuration(
                    reading: SourceFile(path: ".modlint.json", text: text),
                    catalogue: Self.catalogue,
                    extending: ExtendedFiles { path, _ in
                        .file(SourceFile(path: path, text: "{}"))
                    })
            } catch {
                Issue.record("\(error.lines.joined(separator: "\n"))")
            }
        }
    }

    @Test func theFirstConfigurationFitsTheExampleProject() throws {
        let example = try #require(try Readme().blocks.first { $0.language == "jsonc" })
        let folder = try TemporaryFolder()
        let project = folder.url.appendingPathComponent("Bookshop")
        try FileManager.default.copyItem(
            at: Readme.folder.appendingPathComponent("Fixtures/Projects/Bookshop"), to: project)
        try folder.add("Bookshop/.modlint.json", example.content.joined(separator: "\n"))
        let result = try BuiltProgram.run(["--format", "concise"], in: project)
        #expect(result.status == 1, "\(result.errors)")
        #expect(!result.output.contains("unmatched-pattern"))
    }

    @Test func everyFormatCommandAndFieldIsNamed() throws {
        let text = try Readme().text
        for format in ReportFormat.allCases { #expect(text.contains("`\(format.rawValue)`")) }
        for role in RoleName.allCases { #expect(text.contains("`\(role.rawValue)`")) }
        let report = try BuiltProgram.run(
            ["Fixtures/Projects/Bookshop", "--format", "json"], in: Readme.folder)
        let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
        let keys = keys(of: json)
        #expect(keys.contains("fingerprint"))
        for key in keys { #expect(text.contains("`\(key)`"), "\(key) is not described.") }
    }

    private func keys(of value: Any) -> Set<String> {
        if let list = value as? [Any] {
            return list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
        }
        guard let object = value as? [String: Any] else { return [] }
        return object.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1.value)) }
    }

    @Test func everyLinkLeadsToAFile() throws {
        for part in try Readme().text.components(separatedBy: "](").dropFirst() {
            let target = String(part.prefix { $0 != ")" })
            if target.hasPrefix("#") { continue }
            let file = target.split(separator: "#").first.map(String.init) ?? target
            let path = Readme.folder.appendingPathComponent(file).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }
}
