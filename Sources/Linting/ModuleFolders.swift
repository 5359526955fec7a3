import Dependencies
import Modules
import Settings

/// Patterns of folders that hold one UI module each.
struct ModuleFolders {
    private let model: ModuleModel
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel) { self.model = model }

    /// A pattern for each folder whose subfolders are modules, else one for each module.
    var patterns: [String] {
        let own = ownFolders
        var patterns: [String] = []
        let byParent = Dictionary(grouping: own) { Array($0.dropLast()) }
        for (parent, folders) in byParent {
            if folders.count > 1, !parent.isEmpty, areAllModules(below: parent, folders) {
                patterns.append(pattern(parent) + "/*")
            } else {
                patterns += folders.map(pattern)
            }
        }
        return patterns.sorted()
    }

    private func pattern(_ folders: [Substring]) -> String {
        ConfigurationDraft.pattern(ofPath: folders.joined(separator: "/"))
    }

    /// The folders of the views and presenters of each module.
    private var cores: [[[Substring]]] {
        model.modules.map { module in
            (module.views + module.presenters).map { index[index[$0].site.file].folders }
        }
    }

    /// The innermost folder around each module, where no other module has a part in it.
    private var ownFolders: [[Substring]] {
        let cores = cores
        return cores.indices.compactMap { position in
            let common = cores[position].dropFirst().reduce(cores[position][0]) { shared, other in
                zip(shared, other).prefix { $0 == $1 }.map(\.0)
            }
            let isShared = cores.indices.contains { other in
                other != position && cores[other].contains { $0.starts(with: common) }
            }
            return common.isEmpty || isShared ? nil : common
        }
    }

    /// Whether every module with a part below a folder lies in a subfolder of its own.
    private func areAllModules(below parent: [Substring], _ folders: [[Substring]]) -> Bool {
        let parts = cores.joined().filter { $0.starts(with: parent) }
        return parts.allSatisfy { part in folders.contains { part.starts(with: $0) } }
    }
}
