import Dependencies

/// The folders that modules have for themselves.
struct ModuleFolders {
    private let index: ProjectIndex
    private let modules: [UIModule]
    /// The only module whose views and presenters lie below a folder; nil for several.
    private var byFolder: [[Substring]: ModuleID?] = [:]

    init(_ index: ProjectIndex, _ modules: [UIModule]) {
        self.index = index
        self.modules = modules
        for module in modules {
            for type in module.views + module.presenters { note(type, module.id) }
        }
    }

    private mutating func note(_ type: TypeID, _ module: ModuleID) {
        var folders = index[index[type].site.file].folders
        while !folders.isEmpty {
            if let known = byFolder[folders] {
                if known != module { byFolder[folders] = .some(nil) }
            } else {
                byFolder[folders] = module
            }
            folders.removeLast()
        }
    }

    /// The module whose views and presenters all lie around a file, with the deepest folder that
    /// is theirs alone.
    func owner(of file: FileID) -> (module: ModuleID, folder: [Substring])? {
        var folders = index[file].folders
        while !folders.isEmpty {
            if let known = byFolder[folders] {
                guard let module = known, owns(module, folders) else { return nil }
                return (module, folders)
            }
            folders.removeLast()
        }
        return nil
    }

    /// A folder is the module's own when it is named after it, or when it lies in the innermost
    /// folder around all of its views and presenters.
    private func owns(_ module: ModuleID, _ folders: [Substring]) -> Bool {
        guard let last = folders.last else { return false }
        let name = modules[module.index].name.lowercased()
        if !name.isEmpty, last.lowercased().hasPrefix(name) { return true }
        let core = (modules[module.index].views + modules[module.index].presenters)
            .map { index[index[$0].site.file].folders }
        let common = core.dropFirst().reduce(core.first ?? []) { shared, other in
            zip(shared, other).prefix { $0 == $1 }.map(\.0)
        }
        guard !common.isEmpty, byFolder[common] == .some(module) else { return false }
        return folders.starts(with: common)
    }
}
