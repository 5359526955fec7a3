import TestFolders
import Testing
import modlint

/// Extended files, overrides and roles from the disk to the exit status.
@Suite struct ExtendedConfigurationTests {
    private func project(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.add(path, text) }
        for path in ["Root/App/A.swift", "Root/Lib/B.swift"] {
            try folder.add(path, "let Bad = Odd\n")
        }
        return folder
    }

    @Test func aConfigurationMayExtendOneAboveTheProject() async throws {
        let folder = try project([
            "team/base.json": #"{ "rules": { "bad-word": "info" }, "exclude": ["Li"] }"#,
            "Root/.modlint.json": #"{ "extends": "../team/base.json", "include": ["App"] }"#,
        ])
        let outcome = await folder.run("@/Root", "--format", "concise")
        #expect(outcome.status == .unable)
        #expect(outcome.text == """
            \(folder.path)/team/base.json:1:48: error: The pattern "Li" of "exclude" matches \
            nothing [unmatched-pattern]
            App/A.swift:1:5: info: Bad. [bad-word]
            App/A.swift:1:11: warning: Odd. [odd-word]

            """)
    }

    @Test func mistakesOfAllFilesEndWithStatusTwo() async throws {
        let folder = try project([
            "Root/base.json": "{ \"extends\": \"..\",\n \"rule\": {} }",
            "Root/.modlint.json": #"{ "extends": ["base.json", "gone.json"], "includ": [] }"#,
        ])
        let outcome = await folder.run("@/Root")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(outcome.remarks == [
            #".modlint.json:1:28: error: The extended file "gone.json" cannot be used: Cannot be "#
                + "read: No such file or directory.",
            #".modlint.json:1:42: error: Unknown key "includ". Did you mean "include"?"#,
            #"base.json:1:14: error: The extended file ".." cannot be used: It is no file."#,
            #"base.json:2:2: error: Unknown key "rule". Did you mean "rules"?"#,
        ])
    }

    @Test func linksThatLeadBackEnd() async throws {
        let folder = try project(["Root/.modlint.json": #"{ "extends": "loop/.modlint.json" }"#])
        try folder.link("Root/loop", to: ".")
        let outcome = await folder.run("@/Root")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(outcome.remarks.count == 1)
    }

    @Test func overridesChangeSeveritiesAndReasonsByPath() async throws {
        let folder = try project([
            "Root/.modlint.json": """
                {
                  "rules": { "odd-word": "off" },
                  "overrides": [
                    { "paths": ["Lib"], "reason": "Old.",
                      "rules": { "bad-word": "off", "odd-word": "error" } },
                    { "paths": ["Lob"], "rules": { "bad-word": "off" } },
                  ],
                }
                """
        ])
        let outcome = await folder.run("@/Root", "--format", "concise")
        #expect(outcome.text == """
            .modlint.json:6:17: error: The pattern "Lob" of "overrides" matches nothing \
            [unmatched-pattern]
            App/A.swift:1:5: error: Bad. [bad-word]
            Lib/B.swift:1:11: error: Odd. [odd-word]

            """)
        #expect(await folder.run("@/Root").text.contains("reason: Old."))
        let suppressed = "let Bad = 1 // modlint:disable:this bad-word — Why.\n"
        try folder.add("Root/Lib/B.swift", suppressed)
        // The rule is off there, so nobody can tell whether the comment is needed.
        #expect(await folder.run("@/Root/Lib", "--format", "concise").places == [
            ".modlint.json:6:17"
        ])
    }
}

/// Keys that need the real analysis.
@Suite struct RealConfigurationTests {
    private func lint(_ configuration: String, _ more: String = "") async throws -> Outcome {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", configuration)
        for name in ["Lamp", "Door"] {
            try folder.add("\(name)/\(name).swift", Self.module(name) + more)
        }
        return await run([folder.path, "--format", "concise"], in: Surroundings())
    }

    private static func module(_ name: String) -> String {
        """
        import UIKit
        @MainActor final class \(name)Page: UIViewController {
            weak var output: \(name)Output?
            func show(_ a: Int) { if a > 1 { title = "1" } else if a > 2 { title = "2" } }
        }
        protocol \(name)Output: AnyObject { func toggle() }
        final class \(name)Presenter: \(name)Output {
            func toggle() {}
        }
        struct \(name)Module { let view: \(name)Page; let presenter: \(name)Presenter }
        enum \(name)Assembler {
            static func assemble() -> \(name)Module {
                let module = \(name)Module(view: \(name)Page(), presenter: \(name)Presenter())
                module.view.output = module.presenter
                return module
            }
        }

        """
    }

    @Test func overridesChangeOptionsByPath() async throws {
        let rule = #""view-contains-logic": { "maximumDecisions": 1 }"#
        let everywhere = try await lint(#"{ "rules": { \#(rule) } }"#)
        #expect(everywhere.rules == ["4 view-contains-logic", "4 view-contains-logic"])
        let one = try await lint(
            #"{ "overrides": [{ "paths": ["Lamp"], "rules": { \#(rule) } }] }"#)
        #expect(one.places == ["Lamp/Lamp.swift:4:10"])
        let other = try await lint(
            """
            {
              "rules": { \(rule) },
              "overrides": [
                { "paths": ["Lamp"], "rules": { "view-contains-logic": { "maximumDecisions": 5 } } }
              ],
            }
            """)
        #expect(other.places == ["Door/Door.swift:4:10"])
    }

    @Test func whatFitsNoTypeInRolesIsReportedByItsName() async throws {
        let outcome = try await lint(
            """
            {
              "roles": {
                "view": { "names": ["*Page", "*Screen"], "baseTypes": ["UIViewController", "Bas"] },
                "presenter": { "attributes": ["@MainActor", "Logic"], "reason": "Ours." },
              },
            }
            """)
        #expect(outcome.status == .unable)
        #expect(outcome.text == """
            .modlint.json:3:34: error: The name pattern "*Screen" of the role "view" fits no type \
            [unmatched-pattern]
            .modlint.json:3:80: error: The base type "Bas" of the role "view" fits no type \
            [unmatched-pattern]
            .modlint.json:4:49: error: The attribute "Logic" of the role "presenter" fits no type \
            [unmatched-pattern]

            """)
    }

    @Test(arguments: [
        (
            "// modlint:role presentr\nfinal class Extra {}",
            #"there is no role "presentr". Did you mean "presenter"?"#
        ),
        ("// modlint:role\nfinal class Extra {}", "it is written `modlint:role ROLE`."),
        ("// modlint:role view\nfunc extra() {}", "no type is declared directly behind it."),
        ("// modlint:role view\nextension Int {}", "no type is declared directly behind it."),
        ("@objc\n// modlint:role view\nclass Extra {}", "no type is declared directly behind it."),
        ("// modlint:rule view\nclass Extra {}", #"Did you mean "modlint:role"?"#),
    ])
    func commentsWithoutEffectAreReported(source: String, expected: String) async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", source + "\n")
        let outcome = await run([folder.path, "--format", "concise"], in: Surroundings())
        #expect(outcome.text.contains(expected), "\(outcome.text)")
        #expect(outcome.text.hasSuffix("[unused-suppression]\n"))
        #expect(outcome.text.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        "// modlint:role outside\nfinal class Extra {}",
        "/// Text.\n//\tmodlint:role \t outside — why\n@objc final class Extra {}",
        "// See modlint:role presentr\nfinal class Extra {}",
        "// modlint: nothing of ours\nfinal class Extra {}",
        "// modlint:whatever it is\nfinal class Extra {}",
        "/* modlint:role presentr */ final class Extra {}",
        "let text = \"// modlint:role presentr\"",
    ])
    func otherCommentsAreNot(source: String) async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", source + "\n")
        let outcome = await run([folder.path, "--format", "concise"], in: Surroundings())
        #expect(outcome.text.isEmpty && outcome.status == .clean, "\(outcome.text)")
    }
}
