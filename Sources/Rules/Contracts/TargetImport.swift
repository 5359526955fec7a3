import Dependencies
import Diagnostics
import Modules
import Settings
import Targets

/// A file's import of another target of the project.
struct TargetImport: Sendable {
    let file: FileID
    let target: TargetID
    /// The node of the imported name.
    let site: Site

    /// Those of linted files, each target once for each file.
    static func all(in model: ModuleModel) -> [TargetImport] {
        let (index, targets) = (model.index, model.targets)
        if targets.isEmpty { return [] }
        return index.files.indices.map(FileID.init).flatMap { file -> [TargetImport] in
            guard index[file].purpose == .linted else { return [] }
            var seen = Set(targets.targets(ofFile: file.index))
            return index.targetImports(of: file, targets).compactMap { site, target in
                guard seen.insert(target).inserted else { return nil }
                return TargetImport(file: file, target: target, site: site)
            }
        }
    }
}

/// An import that a contract does not want, although the file may use nothing of the target.
struct ImportBreach<Detail: Sendable>: Sendable {
    let statement: TargetImport
    let detail: Detail
}

extension ContractProject {
    /// Whether a selection takes a target as a whole.
    func match(_ target: TargetID, _ types: SelectedTypes) -> Match {
        let files = targets.files(of: target)
        if files.isEmpty { return .no }
        return files.reduce(.yes) { .and($0, types.match(nil, in: FileID($1))) }
    }

    /// The imports that a contract does not want; where a use of the same target breaks it in
    /// the same file, the use says it all.
    func importBreaches<Detail, Other>(
        besides uses: [Breach<Other>], _ detail: (FileID, TargetID) -> Detail?
    ) -> [ImportBreach<Detail>] {
        var reported: Set<[Int]> = []
        for breach in uses {
            let home = targets.targets(ofFile: homes[breach.target].index)
            for use in breach.uses {
                for target in home { reported.insert([use.site.file.index, target.index]) }
            }
        }
        return imports.compactMap { statement in
            guard !reported.contains([statement.file.index, statement.target.index]),
                let detail = detail(statement.file, statement.target)
            else { return nil }
            return ImportBreach(statement: statement, detail: detail)
        }
    }
}

extension RuleInput {
    /// A finding at an import of a target.
    ///
    /// - Parameter verdict: What is wrong, behind "The file imports `X`".
    func finding<Detail>(
        _ breach: ImportBreach<Detail>, of contract: ContractSetting, verdict: String,
        instruction: String
    ) -> Finding {
        let target = model.targets[breach.statement.target]
        let file = breach.statement.file
        var finding = finding(
            at: place(breach.statement.site), in: Holder(type: nil, file: file),
            message: "The file imports `\(target.moduleName)`\(verdict)", contract: contract,
            instruction: instruction)
        finding.target = target.name
        return finding
    }
}
