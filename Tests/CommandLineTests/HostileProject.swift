import Foundation
import TestFolders
import Testing

/// A repository whose paths, names, comments and settings try to look like something else: escape
/// sequences, line breaks, direction marks, commands of the logs of jobs, markup.
struct HostileProject {
    let folder: TemporaryFolder

    /// What a terminal, a log or a reader of XML, HTML, JSON or Markdown could fall for.
    static let evil = "::error file=x,line=1::owned\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m"
        + "\nfake.swift:1:1: error: c\r\u{202E}\u{2066}\u{2028}\u{85}\u{7F}##[error]x "
        + "##vso[task]\"'<script>alert(1)<!--]]>&amp;%0A, %](http:x) `|$(touch pwned);\t😀"

    /// The same as Swift could spell it in a name between backticks.
    static let evilName = "E" + evil.filter { !$0.isNewline && $0 != "`" }

    /// The file with the UI module, relative to the project.
    static let path = "App/\(evil)/\(evil).swift"

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(Self.path, Self.module)
        try folder.add("App/\(Self.evil)/B\n::error::b.swift", """
            import UIKit
            class B: `\(Self.evilName)View` {}
            // modlint:role \(Self.evilName)
            class C {}

            """)
        try folder.add("Lib/\(Self.evil)L.swift", "class L {}\n")
        try folder.add("Package.swift", #"""
            let package = Package(name: "P", targets: [
                .target(name: "A\u{1B}[31m\n::error::x", path: "App"),
                .target(name: "L\u{202E}##[error]x", path: "Lib"),
            ])

            """#)
        try folder.add(".modlint.json", try Self.json([
            "include": ["App/**", "Lib/**"],
            "rules": ["view-contains-logic": ["severity": "error", "reason": Self.evil]],
            "layers": [
                ["name": Self.evil, "paths": ["App/**"], "reason": Self.evil],
                ["name": "lib\u{1B}[31m", "paths": ["Lib/**"]],
            ],
            "contracts": [[
                "kind": "forbidden-dependency", "name": Self.evil, "reason": Self.evil,
                "instruction": Self.evil,
                "from": ["paths": ["App/**"]], "to": ["paths": ["App/**"]],
            ]],
        ]))
        let entry = [
            "rule": "retain-cycle", "from": Self.evil, "to": Self.evil, "reason": Self.evil,
            "owner": Self.evil,
        ]
        try folder.add(
            ".modlint-baseline.json", try Self.json(["version": 1, "entries": [entry]]))
    }

    static func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    private static let module = """
        import UIKit
        final class `NAMEView`: UIViewController {
            let presenter: `NAMEPresenter`
            init(presenter: `NAMEPresenter`) { self.presenter = presenter }
            func f() { URLSession.shared.dataTask("NAME"); let x: `Unknown NAME` = 1 }
        }
        final class `NAMEPresenter` {
            var view: `NAMEView`?
            // modlint:disable:next presenter-hidden-dependency — NAME
            var service = `NAMEService`()
            func go() { view?.f(); service.load() }
        }
        final class `NAMEService` { func load() { URLSession.shared } }
        // modlint:disable:next no-such-rule NAME
        enum `NAMEAssembler` {
            static func make() -> `NAMEView` {
                let p = `NAMEPresenter`()
                let v = `NAMEView`(presenter: p)
                p.view = v
                return v
            }
        }
        let a = `NAME +

        """.replacingOccurrences(of: "NAME", with: evilName)

    /// Runs modlint in the project; nothing that it prints may be what the repository wants.
    func run(
        _ arguments: String..., isFault: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> BuiltProgram.Result {
        let result = try BuiltProgram.run(arguments, in: folder.url)
        Self.expectHarmless(result.output, sourceLocation)
        Self.expectHarmless(result.errors, sourceLocation)
        #expect(
            (result.status == 2) == isFault && !result.isSignalled,
            "\(arguments): \(result.errors)", sourceLocation: sourceLocation)
        #expect(!(result.output + result.errors).isEmpty, sourceLocation: sourceLocation)
        return result
    }

    /// Expects that a text holds no control but line ends, no invisible character that changes how
    /// others look, and no command of a log but those of lines that `isCommand` knows.
    static func expectHarmless(
        _ text: String, _ sourceLocation: SourceLocation,
        unless isCommand: (Substring) -> Bool = { _ in false }
    ) {
        let bad = text.unicodeScalars.filter { scalar in
            if scalar == "\n" || scalar == "\u{200D}" { return false }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: return true
            default: return false
            }
        }
        #expect(
            bad.isEmpty, "\(bad.map { $0.escaped(asASCII: true) })",
            sourceLocation: sourceLocation)
        #expect(!text.contains("##[") && !text.contains("##vso["), sourceLocation: sourceLocation)
        let lines = text.split(separator: "\n").filter { line in
            let start = line.drop(while: \.isWhitespace)
            return (start.hasPrefix("::") || start.hasPrefix("fake.swift")) && !isCommand(line)
        }
        #expect(lines.isEmpty, sourceLocation: sourceLocation)
    }

    /// Whether two texts have the same scalars; for Swift equivalent ones are equal too.
    static func isSame(_ text: String?, _ other: String) -> Bool {
        text.map { $0.unicodeScalars.elementsEqual(other.unicodeScalars) } ?? false
    }
}
