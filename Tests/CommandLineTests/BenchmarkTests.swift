import Foundation
import TestFolders
import Testing

/// The benchmark's generator and command line; what it measures is no part of the tests.
@Suite(.enabled(if: BuiltProgram.isInstalled("python3"), "Python is not installed."))
struct BenchmarkTests {
    private func benchmark(_ arguments: String) throws -> BuiltProgram.Result {
        try BuiltProgram.runShell("Tests/Benchmarks/run \(arguments)", in: RepositoryFolder.url)
    }

    @Test func generatedTreesHaveTheFindingsThatWerePlantedAndNoOthers() throws {
        let folder = try TemporaryFolder()
        let made = try benchmark("--generate 12000 --seed 43 --into '\(folder.path)'")
        #expect(made.status == 0, "\(made.errors)")
        let lines = made.output.split(separator: "\n")
        let planted = lines.dropFirst().map { $0.dropFirst("planted: ".count) }
        let linted = try BuiltProgram.run(
            ["lint", ".", "--no-config", "--format", "concise"], in: folder.url)
        let found = try linted.output.split(separator: "\n").map { line in
            let path = line.prefix { $0 != ":" }
            return "\(path) \(line[try #require(line.lastIndex(of: "["))...])"
        }
        #expect(found.sorted() == planted.map(String.init).sorted())
        #expect(Set(planted.map { $0.drop { $0 != "[" } }).count > 6)
        let totals = lines[0].filter { $0 != "," }.split(separator: " ")
        #expect(linted.errors.hasPrefix("\(totals[0]) files ("), "\(linted.errors)")
        #expect(linted.errors.contains("), \(totals[2]) lines, "), "\(linted.errors)")
        #expect(linted.errors.contains(" \(totals[6]) modules; "), "\(linted.errors)")
        #expect(linted.errors.contains("; 0 unresolved names; "), "\(linted.errors)")
    }

    @Test func theSeedDecidesWhatIsGenerated() throws {
        let folder = try TemporaryFolder()
        for (name, seed) in [("first", 7), ("again", 7), ("other", 8)] {
            let place = folder.url.appendingPathComponent(name).path
            let made = try benchmark("--generate 3000 --seed \(seed) --into '\(place)'")
            #expect(made.status == 0, "\(made.errors)")
        }
        let same = try BuiltProgram.runShell("diff -r first again", in: folder.url)
        #expect(same.status == 0, "\(same.output)")
        #expect(try BuiltProgram.runShell("diff -rq first other", in: folder.url).status == 1)
    }

    @Test(arguments: [
        ("", "name a FOLDER, --generate or one section"),
        ("--scaling --start", "--scaling and --start exclude each other"),
        ("--start --against 'wc {}'", "--against does not go with --start"),
        ("--generate none", "'none' is no number from 1 up"),
        ("--generate 3000 --into Tests", "Tests is there already and not empty"),
        ("missing --modlint /bin/sh", "missing is no folder"),
        ("Tests/Fuzz --modlint missing", "missing is no program"),
        ("Sources --modlint /bin/sh --against wc", "write {} where the folder belongs"),
    ])
    func mistakesAreNamed(arguments: String, message: String) throws {
        let result = try benchmark(arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains("error: ") && result.errors.contains(message))
    }
}
