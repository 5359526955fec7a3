import Diagnostics
import Settings
import SourceText
import Syntax

extension FindingPipeline {
    /// What the baseline makes of the findings of the whole project.
    func compare(_ findings: inout [Finding]) -> [CheckedEntry] {
        guard let baseline else { return [] }
        var comparison = BaselineComparison(baseline.entries, today: project.today)
        comparison.compare(
            &findings, identities: findings.map(identity(of:)), baselineIndex: baselineIndex)
        if comparison.states.contains(where: \.isStale) {
            let declaring = declaringFiles
            comparison.leaveOpen { cannotTell($0.identity, declaring) }
        }
        return comparison.checked
    }

    /// Whether the run leaves open if a finding is there: it lies elsewhere, or its rule is off.
    private func cannotTell(_ identity: FindingIdentity, _ declaring: [String: [Int]]) -> Bool {
        guard project.input.configuration.isOn(identity.rule), coverage != .unknown else {
            return true
        }
        let files = files(of: identity.from, declaring)
        if files.contains(where: { setting(of: identity.rule, in: $0).severity == .off }) {
            return true
        }
        return coverage == .part && !files.contains { project.isAsked[$0] }
    }

    private func identity(of finding: Finding) -> FindingIdentity {
        finding.identity(path: project.input.trees[finding.place.file].source.path)
    }

    /// The baseline's file counts behind the Swift files and those of the configuration.
    private var baselineIndex: Int {
        project.input.trees.count + project.input.configuration.sources.count
    }

    /// The entries that have to go, as findings at their places.
    func staleFindings(_ entries: [CheckedEntry]) -> [Finding] {
        entries.filter(\.state.isStale).map { checked in
            let identity = checked.entry.identity
            let target = (identity.to.map { " on `\($0)`" } ?? "")
                + (identity.contract.map { " (contract \"\($0)\")" } ?? "")
            let end = checked.state == .suppressed ? "which a comment allows" : "which is gone"
            var finding = Finding(
                HygieneRules.staleBaseline,
                at: Place(file: baselineIndex, range: checked.entry.range),
                message: "The baseline lists a finding of `\(identity.rule)` in "
                    + "`\(identity.from)`\(target), \(end)",
                instruction: "Remove the entry with `modlint baseline prune`.")
            finding.origin = identity.from
            finding.target = identity.rule + (identity.to.map { " \($0)" } ?? "")
            finding.contract = identity.contract
            return finding
        }
    }
}

// MARK: Symbols

extension FindingPipeline {
    /// The files that declare each type.
    private var declaringFiles: [String: [Int]] {
        var files: [String: [Int]] = [:]
        for (file, tree) in project.input.trees.enumerated() {
            for name in DeclaredTypes(tree).names { files[name, default: []].append(file) }
        }
        return files
    }

    /// The files that declare the type that a symbol is, or stands in.
    private func files(of symbol: String, _ declaring: [String: [Int]]) -> [Int] {
        let isFile = symbol.hasPrefix(DeclaredTypes.filePrefix)
        var name = symbol.dropFirst(isFile ? DeclaredTypes.filePrefix.count : 0)
        while true {
            if let files = declaring[String(name)] { return files }
            guard let dot = name.lastIndex(of: ".") else { return [] }
            name = name[..<dot]
        }
    }

    /// Names findings that know no type after the type around them or, outside of types, after the
    /// first one of the file, so that they are known again when the file moves.
    func named(_ found: consuming [Finding]) -> [Finding] {
        var findings = found
        var declared: [Int: DeclaredTypes] = [:]
        for index in findings.indices
        where findings[index].origin == nil && findings[index].type == nil {
            let place = findings[index].place
            let types = declared[place.file] ?? DeclaredTypes(project.input.trees[place.file])
            declared[place.file] = types
            findings[index].origin = types.name(around: place.range.start)
        }
        return findings
    }
}

/// The types that a file declares, by their qualified names.
private struct DeclaredTypes {
    /// Tells what stands outside of types from what stands in the first one.
    static let filePrefix = "file of "
    /// In source order, those around others before them.
    private var types: [DeclaredType] = []

    private struct DeclaredType {
        let name: String
        let range: SourceRange
        let isExtension: Bool
        /// The index of the type around this one.
        let outer: Int?
    }

    init(_ tree: SyntaxTree) {
        guard tree.nodeCount > 0 else { return }
        var outer: Int?
        for node in tree.subtree(tree.root) where tree.kind(node).hasMembers {
            let range = tree.range(node)
            let isExtension = tree.kind(node) == .extensionDeclaration
            guard let name = isExtension ? tree.type(of: node) : tree.name(of: node) else {
                continue
            }
            while let index = outer, types[index].range.end < range.end {
                outer = types[index].outer
            }
            let prefix = outer.map { types[$0].name + "." } ?? ""
            let text = prefix + tree.source.text(tree.range(name))
            types.append(
                DeclaredType(name: text, range: range, isExtension: isExtension, outer: outer))
            outer = types.count - 1
        }
    }

    /// Extensions apart, which may lie anywhere.
    var names: [String] { types.filter { !$0.isExtension }.map(\.name) }

    /// The innermost type around a place, else the file by its first type.
    func name(around offset: UInt32) -> String? {
        let next = types.partitioningIndex { offset < $0.range.start }
        var around = next > 0 ? next - 1 : nil
        while let index = around, types[index].range.end <= offset { around = types[index].outer }
        return around.map { types[$0].name } ?? types.first.map { Self.filePrefix + $0.name }
    }
}
