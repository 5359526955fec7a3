import Foundation
import TestFolders
import Testing

/// What a hostile repository can do to the answers of the other commands, and to what they write.
@Suite struct HostileCommandTests {
    private let project: HostileProject
    private static let view = HostileProject.evilName + "View"
    private static let assembler = HostileProject.evilName + "Assembler"

    init() throws { project = try HostileProject() }

    private func json(_ arguments: String...) throws -> [String: Any] {
        let result = try BuiltProgram.run(arguments + ["--format", "json"], in: project.folder.url)
        HostileProject.expectHarmless(result.output, #_sourceLocation)
        let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(value as? [String: Any])
    }

    /// Every string in a value of JSON.
    private func strings(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        if let list = value as? [Any] { return list.flatMap(strings) }
        return (value as? [String: Any])?.values.flatMap(strings) ?? []
    }

    private func expectPath(
        in value: Any, _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            strings(in: value).contains { HostileProject.isSame($0, HostileProject.path) },
            sourceLocation: sourceLocation)
    }

    @Test func inspect() throws {
        _ = try project.run("inspect", "--all")
        _ = try project.run("inspect", Self.view)
        let types = try #require(try json("inspect", "--all")["types"] as? [[String: Any]])
        #expect(types.contains { HostileProject.isSame($0["name"] as? String, Self.view) })
        expectPath(in: types)
    }

    @Test(arguments: ["text", "dot", "mermaid"])
    func ownership(format: String) throws {
        let text = try project.run(
            "inspect", "--ownership", Self.assembler, "--no-config", "--format", format).output
        let spellings = [#"owned\u{1B}"#, #"owned\\u{1B}"#, "owned#92;u#123;1B#125;"]
        #expect(spellings.contains { text.contains($0) }, "\(text)")
    }

    @Test func reuseWhyAndImpact() throws {
        let presenter = HostileProject.evilName + "Presenter"
        let questions = [["reuse", presenter], ["why", presenter, Self.view], ["impact", Self.view]]
        for question in questions {
            let text = try BuiltProgram.run(question, in: project.folder.url)
            HostileProject.expectHarmless(text.output + text.errors, #_sourceLocation)
            #expect(text.status == 0 && text.output.contains("owned\\u{1B}[2J"))
            let answer = try BuiltProgram.run(
                question + ["--format", "json"], in: project.folder.url)
            HostileProject.expectHarmless(answer.output, #_sourceLocation)
            expectPath(in: try JSONSerialization.jsonObject(with: Data(answer.output.utf8)))
        }
    }

    @Test(arguments: ["type", "file", "folder", "module", "layer"])
    func graph(level: String) throws {
        for format in ["text", "dot", "mermaid"] {
            _ = try project.run("graph", "--level", level, "--format", format)
        }
        let graph = try json("graph", "--level", level)
        let names = (graph["parts"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        #expect(names.contains { $0.contains("owned\u{1B}[2J") }, "\(names)")
    }

    @Test(arguments: ["type", "file", "layer"])
    func theGraphAsAPage(level: String) throws {
        let page = try project.run("graph", "--level", level, "--format", "html").output
        // Names stand in the data of a script only, where no tag can begin.
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<!--") && !page.contains("src=") && !page.contains("href="))
        #expect(page.contains(#"\u003cscript>alert(1)\u003c!--"#))
    }

    @Test func doctor() throws {
        let text = try BuiltProgram.run(["doctor"], in: project.folder.url)
        HostileProject.expectHarmless(text.output + text.errors, #_sourceLocation)
        #expect(text.output.contains("owned\\u{1B}[2J"))
        let texts = strings(in: try json("doctor"))
        #expect(texts.contains { $0.contains("owned\u{1B}[2J") })
        // What matches nothing is told with its name.
        let selection = ["names": ["No\u{1B}c\u{202E}Type"]]
        try project.folder.add("idle.json", HostileProject.json(["contracts": [[
            "kind": "forbidden-dependency", "name": HostileProject.evil, "from": selection,
            "to": selection,
        ]]]))
        let idle = try project.run("doctor", "--config", "idle.json", isFault: true)
        #expect(idle.output.contains("error: The pattern \"No\\u{1B}"))
        #expect(idle.output.contains("error: forbidden-dependency cannot fire: "))
    }

    @Test func initWritesWhatCanBeReadAndSeen() throws {
        let result = try project.run("init", "--force", "--baseline")
        #expect(result.output.contains("owned\\u{1B}"))
        for name in [".modlint.json", ".modlint-baseline.json"] {
            let text = try #require(project.folder.text(name))
            HostileProject.expectHarmless(text, #_sourceLocation)
        }
        // The folder's name comes back as it is, or it would match nothing.
        #expect(project.folder.text(".modlint.json")?.contains("\"modules\": [") == true)
        _ = try project.run("--strict", "--format", "concise")
    }

    @Test func baseline() throws {
        _ = try project.run("baseline", "show")
        expectEvil(in: try json("baseline", "show"))
        let added = try project.run("baseline", "add", "--reason", HostileProject.evil)
        #expect(added.output.hasPrefix(".modlint-baseline.json: 1 → "))
        let text = try #require(project.folder.text(".modlint-baseline.json"))
        HostileProject.expectHarmless(text, #_sourceLocation)
        let entries = try JSONSerialization.jsonObject(with: Data(text.utf8))
        expectEvil(in: entries)
        _ = try project.run("baseline", "prune")
    }

    private func expectEvil(in value: Any) {
        let found = strings(in: value)
        #expect(found.contains { HostileProject.isSame($0, HostileProject.evil) }, "\(found)")
    }

    @Test(arguments: ["dump-declarations", "dump-uses"])
    func dumps(command: String) throws {
        let result = try BuiltProgram.run([command, "App"], in: project.folder.url)
        let text = result.output.replacingOccurrences(of: "\t", with: " ")
        HostileProject.expectHarmless(text + result.errors, #_sourceLocation)
        let counts = Set(result.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).count
        })
        #expect(counts == [command == "dump-uses" ? 3 : 6], "\(result.output)")
    }

    @Test(arguments: [
        ["EVIL/A.swift"], ["--EVIL"], ["inspect", "EVIL"], ["reuse", "EVIL"],
        ["why", "EVIL", "L"], ["impact", "EVIL"], ["graph", "--focus", "EVIL"], ["graph", "EVIL"],
        ["explain", "EVIL"], ["schema", "EVIL"], ["--format", "EVIL"], ["--output", "EVIL=a"],
        ["--output", "json=EVIL/a"], ["--config", "EVIL"], ["--changed-since", "EVIL"],
        ["baseline", "EVIL"], ["baseline", "add", "--rule", "EVIL"], ["help", "EVIL"],
        ["baseline", "add", "--until", "EVIL"], ["init", "EVIL"], ["completion", "EVIL"],
        ["--limit", "EVIL"], ["dump-uses", "EVIL"], ["inspect", "--ownership", "EVIL"],
    ])
    func argumentsComeBackHarmless(arguments: [String]) throws {
        let filled = arguments.map {
            $0.replacingOccurrences(of: "EVIL", with: HostileProject.evilName + "?")
        }
        let result = try BuiltProgram.run(filled, in: project.folder.url)
        #expect(result.status == 2 && !result.errors.isEmpty)
        HostileProject.expectHarmless(result.output + result.errors, #_sourceLocation)
    }

    @Test(arguments: [
        #"{"EVIL": 1}"#, #"{"extends": "EVIL"}"#, #"{"include": ["EVIL/../a"]}"#,
        #"{"rules": {"EVIL": "off"}}"#, #"{"rules": {"retain-cycle": "EVIL"}}"#,
        #"{"roles": {"EVIL": {"names": ["A"]}}}"#, #"{"roles": {"view": {"names": ["EVIL"]}}}"#,
        #"{"baseline": "EVIL"}"#, #"{"modules": ["EVIL"]}"#, #"{"contracts": [{"kind": "EVIL"}]}"#,
        #"{"layers": [{"name": "EVIL", "paths": ["EVIL"]}]}"#, "EVIL",
    ])
    func mistakesOfAConfigurationComeBackHarmless(settings: String) throws {
        let evil = String(try HostileProject.json([HostileProject.evil]).dropFirst(2).dropLast(2))
        let text = settings.replacingOccurrences(of: "EVIL", with: evil)
        try project.folder.add("evil.json", text)
        let result = try BuiltProgram.run(["--config", "evil.json"], in: project.folder.url)
        #expect(result.status == 2 && !result.errors.isEmpty)
        HostileProject.expectHarmless(result.output + result.errors, #_sourceLocation)
    }
}
