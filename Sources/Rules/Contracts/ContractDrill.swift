import Dependencies
import Modules
import Settings

/// Code that breaks whatever a project's contracts forbid: types that stand for every selection,
/// folder and UI module use each other all around.
package struct ContractDrill {
    private let project: ContractProject
    private var index: ProjectIndex { project.index }

    private static let maximumFolders = 30
    private static let maximumModules = 20

    package init(_ project: ContractProject) { self.project = project }

    /// What to add to the ends of files, by the file's index.
    package var additions: [Int: String] {
        if project.contracts.isEmpty { return [:] }
        let samples = samples
        let names = samples.map(index.qualifiedName)
        let parameters = names.enumerated().map { "_ drill\($0): \($1)" }
        let constructions = names.map { "_ = \($0)()" }
        let body = "func modlintDrill(\(parameters.joined(separator: ", "))) { "
            + constructions.joined(separator: "; ") + " }"
        var additions: [Int: String] = [:]
        for (type, name) in zip(samples, names) {
            additions[index[type].site.file.index, default: ""] += "extension \(name) { \(body) }\n"
        }
        let imports = imports
        if imports.isEmpty { return additions }
        for file in importingFiles + additions.keys { additions[file, default: ""] += imports }
        return additions
    }

    // MARK: Types

    private var candidates: [TypeID] {
        index.typesThatMayHaveRoles.filter { index.isLinted($0) && index[$0].parent == nil }
    }

    private var samples: [TypeID] {
        let candidates = candidates
        var samples: Set<TypeID> = []
        for selection in project.contracts.flatMap(\.selections) {
            let types = project.types(selection)
            func file(_ type: TypeID) -> FileID { index[type].site.file }
            samples.formUnion(candidates.filter { types.match($0, in: file($0)) == .yes }.prefix(3))
            samples.formUnion(candidates.filter { types.match($0, in: file($0)) == .no }.prefix(2))
        }
        let byFolder = Dictionary(grouping: candidates) { index[index[$0].site.file].folders }
        let folders = byFolder.values.sorted { $0[0] < $1[0] }.prefix(Self.maximumFolders)
        for types in folders { samples.formUnion(types.prefix(2)) }
        for module in project.model.modules.prefix(Self.maximumModules) {
            samples.formUnion(module.views.prefix(1))
        }
        return samples.sorted()
    }

    // MARK: Imports

    /// Files that a contract about imports selects, also those without types.
    private var importingFiles: [Int] {
        let linted = index.files.indices.map(FileID.init).filter {
            index[$0].purpose == .linted
        }
        return project.contracts(.forbiddenImport).flatMap { contract -> [Int] in
            guard case .forbiddenImport(let terms) = contract.terms else { return [] }
            guard let from = terms.from.map(project.types) else {
                return linted.prefix(1).map(\.index)
            }
            return linted.filter { from.match(nil, in: $0) == .yes }.prefix(1).map(\.index)
        }
    }

    /// A line for each contract about imports that breaks it.
    private var imports: String {
        project.contracts(.forbiddenImport).map { contract in
            guard case .forbiddenImport(let terms) = contract.terms else { return "" }
            var name = terms.imports?.first.map { Self.example(of: $0.glob.text) }
                ?? "ModlintDrill"
            let kind = terms.importKinds.first.map { $0 == "module" ? "" : $0 + " " } ?? ""
            if !kind.isEmpty, !name.contains(".") { name += ".Drill" }
            let attribute = terms.attributes.first.map { $0 + " " } ?? ""
            return "\(attribute)import \(kind)\(name)\n"
        }.joined()
    }

    /// A name that a pattern matches.
    private static func example(of pattern: String) -> String {
        var name = ""
        var isSkipping = false
        for character in pattern {
            switch character {
            case "{", "\\": continue
            case ",": isSkipping = true
            case "}": isSkipping = false
            case "*" where !isSkipping: name += "Drill"
            case "?" where !isSkipping: name += "x"
            case _ where !isSkipping: name.append(character)
            default: continue
            }
        }
        return name
    }
}
