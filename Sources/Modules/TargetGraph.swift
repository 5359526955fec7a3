import Dependencies
import Syntax
import Targets

/// Who depends on whom among targets, by uses and by imports.
struct TargetGraph {
    private let model: ModuleModel
    private let targets: TargetMap
    private let isIncluded: (FileID) -> Bool
    private var uses: [PartGraph.UseEntry] = []
    private var imports: [PartGraph.ImportEntry] = []
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel, isIncluded: @escaping (FileID) -> Bool) {
        self.model = model
        targets = model.targets
        self.isIncluded = isIncluded
    }

    /// A file of several targets lies in no part of its own: its code is that of each of them.
    var partition: Partition {
        let parts = targets.ids.map { Part(name: targets.uniqueName(of: $0), kind: .target) }
        return .byFile(.target, index, given: parts) { file in
            let own = targets.targets(ofFile: file.index)
            return own.count == 1 && isIncluded(file) ? .given(PartID(own[0].index)) : nil
        }
    }

    /// - Parameter isCounted: whether a use makes a dependency at all.
    mutating func graph(counting isCounted: (TypeUse) -> Bool) -> PartGraph {
        let imported = index.files.indices.map { addImports(of: FileID($0)) }
        for (number, use) in model.graph.uses.enumerated() {
            guard let type = use.declared, use.kind != .qualifier else { continue }
            let homes = targets.targets(ofFile: index[type].site.file.index)
            let own = targets.targets(ofFile: use.site.file.index)
            guard homes != own, !homes.isEmpty, isCounted(use) else { continue }
            for target in own {
                guard let home = home(of: homes, for: target, imported[use.site.file.index])
                else { continue }
                uses.append(PartGraph.UseEntry(
                    from: PartID(target.index), to: PartID(home.index), use: UseID(number)))
            }
        }
        return PartGraph(partition, uses: uses, imports: imports)
    }

    /// The one target that a name comes from: among several the one that can be reached. Nothing
    /// is known of a name that the file could not even see.
    private func home(
        of homes: [TargetID], for target: TargetID, _ imported: Set<TargetID>
    ) -> TargetID? {
        if homes.contains(target) { return nil }
        let dependencies = targets[target].dependencies
        let visible = homes.filter {
            imported.contains($0) || dependencies.contains(targets[$0].name)
        }
        return visible.count == 1 ? visible[0] : nil
    }

    /// The targets that a file imports.
    private mutating func addImports(of file: FileID) -> Set<TargetID> {
        guard isIncluded(file) else { return [] }
        var found: Set<TargetID> = []
        for (site, target) in index.targetImports(of: file, targets) {
            found.insert(target)
            for own in targets.targets(ofFile: file.index) where own != target {
                imports.append(PartGraph.ImportEntry(
                    from: PartID(own.index), to: PartID(target.index), site: site))
            }
        }
        return found
    }
}

extension ProjectIndex {
    /// The imports of a file that mean a target of the project, with the places of their names.
    package func targetImports(of file: FileID, _ targets: TargetMap) -> [(Site, TargetID)] {
        let tree = self[file].tree
        return tree.subtree(tree.root).compactMap { node in
            guard tree.kind(node) == .importDeclaration, let path = tree.child(node, .importPath),
                let first = tree.children(path).first(where: { _ in true }),
                let target = targets.target(importedAs: tree.mainText(first))
            else { return nil }
            return (Site(file: file, node: first), target)
        }
    }
}
