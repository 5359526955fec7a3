import Dependencies
import Diagnostics

/// Which references make a dependency.
package enum CountedUses: Sendable {
    /// What the product does: no tests, doubles and previews.
    case product
    case all
}

extension ModuleModel {
    /// Who depends on whom among the parts of a level; nil where the project has no such parts.
    package func partGraph(_ level: GraphLevel, _ counted: CountedUses = .product) -> PartGraph? {
        partGraph(level, counted) { counts($0, counted) }
    }

    /// As above, for the uses that a function counts.
    package func partGraph(
        _ level: GraphLevel, _ counted: CountedUses = .product, counting counts: (TypeUse) -> Bool
    ) -> PartGraph? {
        guard let partition = partition(level, counted) else { return nil }
        guard level == .target else { return PartGraph(graph, partition, counting: counts) }
        var targets = TargetGraph(self) { counted == .all || self.index[$0].purpose != .test }
        return targets.graph(counting: counts)
    }

    /// The parts of a level; nil where the project has none.
    package func partition(_ level: GraphLevel, _ counted: CountedUses) -> Partition? {
        let isIncluded: (FileID) -> Bool = { file in
            counted == .all || self.index[file].purpose != .test
        }
        switch level {
        case .type:
            var partition = Partition.types(of: index, in: isIncluded)
            partition.isForeign = isForeign
            return partition
        case .file: return .files(of: index, in: isIncluded)
        case .folder: return .folders(of: index, in: isIncluded)
        case .module:
            return modules.isEmpty ? nil : ModulePartition(self, isIncluded, .members).partition
        case .layer: return layers.isEmpty ? nil : layerPartition(isIncluded)
        case .target:
            return targets.isEmpty ? nil : TargetGraph(self, isIncluded: isIncluded).partition
        }
    }

    /// Whether a file and the declaration of a type are known to lie in different targets.
    private var isForeign: @Sendable (TypeID, FileID) -> Bool {
        let (index, targets) = (index, targets)
        return { type, file in
            let declaring = index[type].site.file
            guard declaring != file else { return false }
            let (homes, own) = (
                targets.targets(ofFile: declaring.index), targets.targets(ofFile: file.index))
            return !homes.isEmpty && !own.isEmpty && Set(homes).isDisjoint(with: own)
        }
    }

    private func counts(_ use: TypeUse, _ counted: CountedUses) -> Bool {
        guard counted == .product else { return true }
        return index[use.site.file].purpose != .test && !scopes.isPreview(use.site)
            && !facts.isDouble(scopes.scope(of: use.site))
    }

    private func layerPartition(_ isIncluded: (FileID) -> Bool) -> Partition {
        let parts = layers.names.map { Part(name: $0, kind: .layer) }
        return .byFile(.layer, index, given: parts) { file in
            guard isIncluded(file) else { return nil }
            return layers.position(of: file).map { .given(PartID($0)) }
                ?? .named(Part(name: "(no layer)", kind: .rest))
        }
    }
}

extension ModuleModel {
    /// The parts of a level as readers take them: what lies in the folder of one module goes with
    /// it, even where others use it as well.
    package func featureGraph(
        _ level: GraphLevel, _ counted: CountedUses = .product
    ) -> PartGraph? {
        guard level == .module, let partition = featurePartition(counted) else {
            return partGraph(level, counted)
        }
        return PartGraph(graph, partition) { counts($0, counted) }
    }

    /// The modules with their folders; nil where the project has none.
    package func featurePartition(_ counted: CountedUses) -> Partition? {
        if modules.isEmpty { return nil }
        let isIncluded: (FileID) -> Bool = { file in
            counted == .all || self.index[file].purpose != .test
        }
        return ModulePartition(self, isIncluded, .folders).partition
    }
}

/// Divides the project into its UI modules and, for what lies in none of them, folders: the
/// largest ones without a module inside, so that they stay few.
private struct ModulePartition {
    private let model: ModuleModel
    private let isIncluded: (FileID) -> Bool
    /// The module that all types of a file belong to, by the file's index.
    private var moduleByFile: [ModuleID?]
    /// The folders that have a module's file somewhere below them.
    private var busyFolders: Set<[Substring]> = [[]]
    private var index: ProjectIndex { model.index }

    /// What counts as a module.
    enum Extent {
        /// The types that belong to it.
        case members
        /// Those, and whatever else lies in its own folder.
        case folders
    }

    init(_ model: ModuleModel, _ isIncluded: @escaping (FileID) -> Bool, _ extent: Extent) {
        self.model = model
        self.isIncluded = isIncluded
        moduleByFile = Array(repeating: nil, count: model.index.files.count)
        findModules()
        if extent == .folders { addFolders() }
    }

    private mutating func addFolders() {
        let folders = ModuleFolders(model.index, model.modules)
        for file in moduleByFile.indices where moduleByFile[file] == nil {
            moduleByFile[file] = folders.owner(of: FileID(file))?.module
        }
    }

    private mutating func findModules() {
        var modules: [Set<ModuleID?>] = moduleByFile.map { _ in [] }
        for type in index.table.typeIDs where index[type].kind.isNominal {
            let file = index[type].site.file
            guard isIncluded(file), !index[type].isLocal else { continue }
            let module = model.moduleID(of: type)
            modules[file.index].insert(module)
            guard let module else { continue }
            for site in index[type].extensions { modules[site.file.index].insert(module) }
            var folders = index[file].folders
            while busyFolders.insert(folders).inserted { folders.removeLast() }
        }
        moduleByFile = modules.map { $0.count == 1 ? $0.first ?? nil : nil }
    }

    var partition: Partition {
        let parts = model.modules.map { Part(name: $0.name, kind: .module) }
        let files = Partition.byFile(.module, index, given: parts) { file in
            guard isIncluded(file) else { return nil }
            return moduleByFile[file.index].map { .given(PartID($0.index)) }
                ?? .named(Part(name: folder(of: file), kind: .folder))
        }
        let owners = index.table.typeIDs.map { type -> PartID? in
            guard isIncluded(index[type].site.file) else { return nil }
            return model.module(of: type).map { PartID($0.id.index) }
        }
        let byType = index.table.typeIDs.map { owners[$0.index] ?? files.part(of: $0) }
        return Partition(
            .module, files.parts, byType: byType,
            byFile: index.files.indices.map { files.part(of: FileID($0)) }, owners: owners)
    }

    /// The outermost folder around a file that no module lies in; the file's own where modules
    /// lie in it too. It ends in a slash, so that it cannot be taken for a module.
    private func folder(of file: FileID) -> String {
        let folders = index[file].folders
        let free = folders.indices.first { !busyFolders.contains(Array(folders[...$0])) }
        let path = free.map { folders[...$0] } ?? folders[...]
        return path.isEmpty ? "./" : path.joined(separator: "/") + "/"
    }
}
