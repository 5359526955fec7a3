import Foundation
import TestFolders
import Testing
import modlint

/// Runs the README's recipes for other programs with those that are installed.
@Suite struct RecipeTests {
    private let blocks: [CodeBlock]
    private let project = Readme.folder.appendingPathComponent("Fixtures/Projects/Bookshop")

    init() throws { blocks = try Readme().blocks }

    private func block(_ language: String, _ text: String) throws -> String {
        let block = blocks.first { block in
            block.language == language && block.content.contains { $0.contains(text) }
        }
        return try #require(block).content.joined(separator: "\n")
    }

    /// The findings of the example project as `path:line:column`.
    private func places() throws -> [String] {
        let result = try BuiltProgram.run(["--no-config", "--format", "concise"], in: project)
        return result.output.split(separator: "\n").map {
            $0.split(separator: ":").prefix(3).joined(separator: ":")
        }
    }

    @Test func everyCommandLineIsUnderstood() throws {
        var lines: [String] = []
        for block in blocks where ["yaml", "json", "ruby", "lua", "bash"].contains(block.language) {
            lines += block.content
        }
        lines.append(try String(
            contentsOf: Readme.folder.appendingPathComponent(".pre-commit-hooks.yaml"),
            encoding: .utf8))
        let commands = lines.joined(separator: "\n").matches(of: /modlint (lint [^\n`',]+)/)
        #expect(commands.count > 6)
        for command in commands {
            let line = command.1.prefix { $0 != ">" }
                .replacing(/\$\*|#{.*}|"\$[a-z]+"/, with: "REV").replacing("\"", with: "")
            let words = line.split(separator: " ").map(String.init)
            #expect(throws: Never.self, "\(words)") { try Invocation(words) }
        }
    }

    @Test func theMatcherOfVisualStudioCodeFindsEveryFinding() throws {
        let json = try JSONSerialization.jsonObject(
            with: Data(try block("json", "problemMatcher").utf8)) as? [String: Any]
        let task = try #require((json?["tasks"] as? [[String: Any]])?.first)
        let matcher = try #require(task["problemMatcher"] as? [String: Any])
        let pattern = try #require(matcher["pattern"] as? [String: Any])
        let expression = try NSRegularExpression(
            pattern: try #require(pattern["regexp"] as? String))
        let command = try #require(task["command"] as? String)
        let result = try BuiltProgram.runShell("\(command) --no-config", in: project)
        let found = result.output.split(separator: "\n").map(String.init).compactMap { line in
            let range = NSRange(line.startIndex..., in: line)
            return expression.firstMatch(in: line, range: range).map { match in
                ["file", "line", "column"].map { name in
                    let group = match.range(at: pattern[name] as? Int ?? 0)
                    return Range(group, in: line).map { String(line[$0]) } ?? ""
                }.joined(separator: ":")
            }
        }
        let root = project.resolvingSymlinksInPath().path
        #expect(found == (try places()).map { "\(root)/\($0)" })
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("nvim"), "Neovim is not installed."))
    func theQuickfixListOfNeovimHoldsTheFindings() throws {
        let folder = try TemporaryFolder()
        try folder.add("modlint.lua", try block("lua", "makeprg"))
        try folder.add("show.lua", """
            for _, entry in ipairs(vim.fn.getqflist()) do
              if entry.type ~= 'n' then
                local path = vim.fn.fnamemodify(vim.fn.bufname(entry.bufnr), ':.')
                io.write(path .. ':' .. entry.lnum .. ':' .. entry.col .. '\\n')
              end
            end
            """)
        let result = try BuiltProgram.runShell("""
            nvim --headless -u NONE -i NONE -c 'luafile \(folder.path)/modlint.lua' \
            -c 'silent make! --no-config' -c 'luafile \(folder.path)/show.lua' -c 'qa!' 2>&1
            """, in: project, variables: ["HOME": folder.path])
        let places = try places()
        let shown = result.output.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(shown.filter(places.contains) == places, "\(result.output)")
    }

    @Test(.enabled(if: RecipeTests.readsYAML(), "Python has no module yaml."))
    func theWorkflowsAreYAML() throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for (number, block) in blocks.filter({ $0.language == "yaml" }).enumerated() {
            names.append("\(number).yml")
            try folder.add(names[number], block.content.joined(separator: "\n"))
        }
        #expect(names.count == 3)
        let script = """
            import sys, yaml
            for name in sys.argv[1:]:
                assert isinstance(yaml.safe_load(open(name)), (dict, list)), name
            """
        let hooks = Readme.folder.appendingPathComponent(".pre-commit-hooks.yaml").path
        let arguments = (names + [hooks]).map { "'\($0)'" }.joined(separator: " ")
        let result = try BuiltProgram.runShell(
            "python3 -c '\(script)' \(arguments)", in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    private static func readsYAML() -> Bool {
        (try? BuiltProgram.runShell("python3 -c 'import yaml'").status) == 0
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("ruby"), "Ruby is not installed."))
    func theDangerfileReportsTheFindings() throws {
        let folder = try TemporaryFolder()
        try folder.add("Dangerfile", try block("ruby", "modlint"))
        try folder.add("danger.rb", """
            Commit = Struct.new(:base_commit)
            def github; Commit.new("HEAD"); end
            def warn(text, file:, line:); puts "warning #{file}:#{line}"; end
            def fail(text, file:, line:); puts "error #{file}:#{line}"; end
            eval(File.read(ARGV[0]))
            """)
        try folder.add(".modlint.json", "{}")
        try folder.add("A.swift", "let a = 1\n")
        let identity = "-c user.name=A -c user.email=a@example.org"
        let result = try BuiltProgram.runShell("""
            git init -q . && git add -A && git \(identity) commit -qm one
            echo '// modlint:disable:next retain-cycle' >> A.swift
            ruby danger.rb Dangerfile
            """, in: folder.url)
        #expect(result.output == "error A.swift:2\nwarning A.swift:2\n", "\(result.errors)")
    }
}
