import Dependencies
import Diagnostics
import Foundation
import Modules
import Project
import Settings
import SourceText
import Syntax
import Targets

/// A small project that stands in a test or in `Fixtures/Projects`.
package struct ExampleProject: Sendable {
    package let files: [ExampleFile]
    /// What the file `.modlint.json` among them says; the defaults without one.
    package let configuration: Configuration
    /// The files that say which targets there are.
    private let descriptions: [ExampleFile]
    /// What is expected of code that people read without marks: lines `path:line sign text`.
    private let expected: [Substring]

    /// - Parameter text: Swift files, each after a line `//- path`; a file `.modlint.json` may
    ///   describe layers and contracts, a `Package.swift` or `project.pbxproj` the targets.
    package init(_ text: String) { self.init(files: ExampleFile.files(in: text)) }

    /// The same, from files.
    package init(files all: [ExampleFile]) {
        files = all.filter { $0.path.hasSuffix(".swift") }
        descriptions = all.filter(Self.isBuildDescription)
        configuration = Self.configuration(in: all)
        expected = []
    }

    /// The Swift files of `Fixtures/Projects/NAME`, with the expectations in `expected.txt`.
    package init(fixture name: String) {
        let folder = Self.fixtures.appendingPathComponent(name)
        files = ExampleFile.files(below: folder)
        descriptions = []
        configuration = Configuration(catalogue: [])
        let list = folder.appendingPathComponent("expected.txt")
        expected = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    }

    /// The folder of the fixture projects.
    package static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Projects")

    /// The names of the fixture projects.
    package static let fixtureNames: [String] = {
        let found = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)
        return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }()

    /// The files with their declarations resolved.
    package var index: ProjectIndex {
        ProjectIndex(files.map { file in
            let source = SourceFile(path: file.path, text: file.text)
            return (tree: SyntaxTree.parse(source), purpose: Self.purpose(of: file.path))
        })
    }

    /// The index with every use of a type.
    package var graph: DependencyGraph {
        let index = index
        let typer = ExpressionTyper(index)
        let uses = files.indices.map { DependencyGraph.fileUses(FileID($0), index, typer) }
        return DependencyGraph(index, typer, uses)
    }

    /// The graph with roles and modules.
    package func model(_ settings: ModuleSettings = ModuleSettings()) -> ModuleModel {
        let graph = graph
        var settings = settings
        settings.layers += configuration.layers.map { layer in
            ProjectLayer(name: layer.name, reason: layer.reason, contains: layer.contains)
        }
        settings.targets = TargetMap(
            descriptions.map { BuildDescription(SourceFile(path: $0.path, text: $0.text)) },
            files: files.map(\.path))
        let previewed = TypeFacts.previewedTypes(graph)
        let types = graph.index.table.typeIDs.map {
            TypeFacts(of: $0, graph, previewed: previewed)
        }
        let kept = graph.index.table.memberIDs.map { ParameterFlows.facts(of: $0, graph) }
        let flows = ParameterFlows(graph, kept)
        let wiring = files.indices.map { WiringFacts.fileWiring(FileID($0), graph, types, flows) }
        return ModuleModel(WiringFacts(graph, types, wiring), settings)
    }

    private static func isBuildDescription(_ file: ExampleFile) -> Bool {
        file.path.hasSuffix("Package.swift") || file.path.hasSuffix("project.pbxproj")
    }

    private static func configuration(in files: [ExampleFile]) -> Configuration {
        guard let file = files.first(where: { $0.path == ".modlint.json" }) else {
            return Configuration(catalogue: [])
        }
        do throws(ConfigurationMistakes) {
            return try Configuration(
                reading: SourceFile(path: file.path, text: file.text), catalogue: [])
        } catch {
            preconditionFailure(error.lines.joined(separator: "\n"))
        }
    }

    /// The expectations in the files' comments and in the project's list.
    package func marks(_ sign: String) -> [Mark] {
        let listed = expected.flatMap { line -> [Mark] in
            let parts = line.components(separatedBy: " \(sign) ")
            let place = parts[0].split(separator: ":")
            guard parts.count == 2, place.count == 2, let number = Int(place[1]) else { return [] }
            return Mark.all(in: parts[1], path: String(place[0]), line: number)
        }
        return files.flatMap { $0.marks(sign) } + listed
    }

    private static func purpose(of path: String) -> FilePurpose {
        switch FileClass(path: path) {
        case .linted: .linted
        case .test, .mock: .test
        case .generated, .manifest: .generated
        }
    }
}

extension ProjectIndex {
    /// Where a node's main token stands, with what is to be said of it.
    package func mark(_ site: Site, _ text: String) -> Mark {
        let tree = self[site.file].tree
        return mark(file: site.file, tree.mainRange(site.node), text)
    }

    /// Where a finding points, with what is to be said of it.
    package func mark(_ place: Place, _ text: String) -> Mark {
        mark(file: FileID(place.file), place.range, text)
    }

    private func mark(file: FileID, _ range: SourceRange, _ text: String) -> Mark {
        let source = self[file].tree.source
        let position = LineTable(source.bytes).position(utf8: range.start)
        return Mark(path: source.path, line: position.line, text: text)
    }
}
