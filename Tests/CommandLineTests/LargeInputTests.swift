import Foundation
import TestFolders
import Testing

/// More of everything than a project has. One after the other, because each takes seconds and
/// memory.
@Suite(.serialized) struct LargeInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let mark = Array("// modlint:disable:this retain-cycle\n".utf8)

    private func lint(_ options: String...) throws -> BuiltProgram.Result {
        try BuiltProgram.run(["--no-config"] + options, in: folder.url)
    }

    @Test func twoHundredThousandFilesOfNothing() throws {
        _ = try BuiltProgram.runShell("""
            for n in $(seq 200); do mkdir $n; (cd $n; touch $(seq -f %g.swift 1000)); done
            """, in: folder.url)
        try folder.add("last.swift", bytes: Self.mark)
        let result = try lint("--format", "concise")
        #expect(result.status == 1 && result.errors.hasPrefix("200001 files, 1 line, "))
        #expect(result.output.hasPrefix("last.swift:1:1: error: The suppression"))
    }

    @Test func oneFileOfAHundredMegabytes() throws {
        let line = Array("// \(String(repeating: "x", count: 9_996))\n".utf8)
        var bytes = Self.mark
        bytes.reserveCapacity(100_001_000)
        for _ in 0..<10_000 { bytes += line }
        try folder.add("A.swift", bytes: bytes + Array("class Last {}\n".utf8) + Self.mark)
        let result = try lint("--format", "concise")
        #expect(result.status == 1 && result.errors.hasPrefix("1 file, 10003 lines, 1 type, "))
        #expect(result.output.hasPrefix("A.swift:1:1: error: The suppression"))
        #expect(result.output.contains("\nA.swift:10003:1: error: The suppression"))
    }

    @Test func oneLineOfFiftyMegabytes() throws {
        let text = Array("let a = \"".utf8) + [UInt8](repeating: 0x78, count: 50_000_000)
        try folder.add("A.swift", bytes: text + Array("\" ".utf8) + Self.mark)
        let result = try lint()
        #expect(result.status == 1 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("A.swift:1:50000012: error: The suppression"))
        // Of the line only what stands around the place is shown.
        #expect(result.output.utf8.count < 2_000)
        #expect(result.output.contains("    1 | …xxxxxx"))
        #expect(result.output.contains("x\" // modlint:disable:this retain-cycle\n"))
    }

    @Test(arguments: [(0, 0), (256, 1), (65_536, 1)])
    func theStatusIsNoCount(count: Int, status: Int32) throws {
        try folder.add(".modlint.json", #"{"rules": {"unused-suppression": "off"}}"#)
        let marks = Array(repeatElement(Self.mark, count: count).joined())
        try folder.add("A.swift", bytes: marks + Array("let a = 1\n".utf8))
        let result = try BuiltProgram.run(["--format", "concise"], in: folder.url)
        #expect(result.status == status && !result.isSignalled)
        #expect(result.output.utf8.count { $0 == 0x0A } == count)
        let summary = "1 file, \(count + 1) lines, 0 types, 0 modules; \(count) errors, 0 warn"
        let short = "1 file, 1 line, 0 types, 0 modules; 0 errors, 0 warn"
        #expect(result.errors.hasPrefix(count == 0 ? short : summary), "\(result.errors)")
    }

    /// Imports that each have to find the word before their path.
    @Test(.timeLimit(.minutes(1))) func tenThousandImportsOfOneClassEach() throws {
        let count = 10_000
        try folder.add(".modlint.json", """
            {
              "contracts": [
                {
                  "name": "no kit", "kind": "forbidden-import", "reason": "Why.",
                  "imports": ["UIKit"], "importKinds": ["class"], "from": { "paths": ["**"] },
                },
              ],
            }
            """)
        let lines = (0..<count).map { "import class Kit\($0).View\n" }
        try folder.add("A.swift", lines.joined() + "import class UIKit.UIView\n")
        let result = try BuiltProgram.run(["--format", "concise"], in: folder.url)
        #expect(result.status == 1 && result.output.utf8.count { $0 == 0x0A } == 1)
        #expect(result.output.hasPrefix("A.swift:\(count + 1):14: error: "), "\(result.output)")
    }

    /// Comments that each have to find whether a type stands behind them.
    @Test(.timeLimit(.minutes(1))) func tenThousandRolesAndAsManyInVain() throws {
        let count = 10_000
        let lines = (0..<count).map { number in
            """
            // modlint:role outside
            class A\(number) {}
            // modlint:role outside
            let a\(number) = 0

            """
        }
        try folder.add("A.swift", lines.joined())
        let result = try lint("--format", "concise")
        #expect(result.errors.hasPrefix("1 file, \(4 * count) lines, \(count) types, "))
        #expect(result.output.utf8.count { $0 == 0x0A } == count)
    }

    /// Comments that each have to find what they cover among as many declarations and findings.
    @Test(.timeLimit(.minutes(1))) func asManySuppressionsAsDeclarationsAndFindings() throws {
        let count = 10_000
        let lines = (0..<count).map { number in
            "// modlint:disable retain-cycle — a\nclass A\(number) { class B {} }\n"
        }
        try folder.add("A.swift", lines.joined())
        let result = try lint("--format", "concise")
        #expect(result.errors.hasPrefix("1 file, \(2 * count) lines, \(2 * count) types, "))
        #expect(result.output.utf8.count { $0 == 0x0A } == count)
    }

    /// One body that makes more objects than there are steps in a minute, taken two by two.
    @Test(.timeLimit(.minutes(1))) func oneBodyThatMakesManyObjects() throws {
        let count = 150_000
        let views = (0..<20).map { "class View\($0): UIViewController { var p: Presenter? }\n" }
        try folder.add("A.swift", """
            import UIKit
            protocol Output: AnyObject { func tap() }
            class Presenter: Output { weak var view: UIViewController?; func tap() {} }
            \(views.joined())
            enum Assembly {
                static func make() {
            \(String(repeating: "        x.add(Presenter())\n", count: count))
                }
            }
            """)
        #expect(try lint("--format", "concise").errors.hasPrefix("1 file, "))
    }

    /// As many ways through them as nobody could follow.
    @Test(.timeLimit(.minutes(1))) func initialisersThatHandOnManyTimes() throws {
        let initialisers = (0..<12).map { number in
            "init(a\(number): A) {\n"
                + String(repeating: "self.init(a\(number + 1): a\(number))\n", count: 100) + "}\n"
        }
        try folder.add("A.swift", """
            class A { var a: A?
            \(initialisers.joined())
            init(a12: A) { a = a12 }
            }
            """)
        #expect(try lint("--format", "concise").errors.hasPrefix("1 file, "))
    }
}
