import Dependencies
import Syntax

/// Tells which module the types around views and presenters belong to.
struct Membership {
    private let facts: WiringFacts
    private let modules: [UIModule]
    private let settings: ModuleSettings
    /// The only module whose views and presenters lie in a file; nil for several.
    private var byFile: [FileID: ModuleID?] = [:]
    private let moduleFolders: ModuleFolders
    private var byConfiguredFolder: [String: ModuleID] = [:]
    private var byAssembler: [TypeID: ModuleID?] = [:]
    private var assemblerTypes: Set<TypeID> = []
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ modules: [UIModule], _ settings: ModuleSettings) {
        self.facts = facts
        self.modules = modules
        self.settings = settings
        moduleFolders = ModuleFolders(facts.index, modules)
        let assembled = AssembledModules(facts, modules)
        let core = Set(modules.flatMap { $0.views + $0.presenters })
        for module in modules {
            for type in module.views + module.presenters { note(type, module.id) }
            for assembler in module.assemblers {
                guard let type = assembler.scope.type else { continue }
                let outermost = index.outermost(type)
                // A view that makes another one uses what it needs for itself.
                if !core.contains(outermost) { assemblerTypes.insert(outermost) }
                // A view that makes rows of another module does not belong to that.
                guard assembler.kind == .code || assembler.kind == .generic else { continue }
                byAssembler[outermost] = assembled.isOfOne(outermost)
                    ? .some(module.id) : .some(nil)
            }
        }
    }

    private mutating func note(_ type: TypeID, _ module: ModuleID) {
        let file = index[type].site.file
        note(module, in: &byFile, file)
        if let folder = settings.folder(index[file].tree.source.path) {
            byConfiguredFolder[folder] = module
        }
    }

    private func note<Key>(_ module: ModuleID, in map: inout [Key: ModuleID?], _ key: Key) {
        if let known = map[key] {
            if known != module { map[key] = .some(nil) }
        } else {
            map[key] = module
        }
    }

    /// Where a type belongs.
    enum Home {
        case certain(ModuleID)
        /// It lies in the module's folder although others use it too: whether it belongs to the
        /// module cannot be told.
        case disputed(ModuleID)
    }

    /// The module of a top-level type: by its configured folder, its assembling, its file, the
    /// folder that one module has for itself.
    func home(of type: TypeID) -> Home? {
        let symbol = index[type]
        guard symbol.kind != .external, !symbol.isLocal, index.isLinted(type) else { return nil }
        if !byConfiguredFolder.isEmpty,
            let folder = settings.folder(index[symbol.site.file].tree.source.path),
            let module = byConfiguredFolder[folder]
        {
            return .certain(module)
        }
        let known = byAssembler[type] != nil ? byAssembler[type] : byFile[symbol.site.file]
        if let module = known ?? nil { return .certain(module) }
        guard let (module, folder) = ownFolder(around: type) else { return nil }
        guard isUsedInside(type, folder) else { return .disputed(module) }
        // What belongs to several by its assembling or its file is of none by its folder.
        return known == nil ? .certain(module) : nil
    }

    /// The module whose views and presenters all lie around a file, with the deepest folder that
    /// is theirs alone.
    private func ownFolder(
        around type: TypeID
    ) -> (module: ModuleID, folder: [Substring])? {
        // Another screen in the folder is a module of its own, though it has no logic beside it.
        guard facts.nature(type) != .controller, facts.nature(type) != .container else {
            return nil
        }
        return moduleFolders.owner(of: index[type].site.file)
    }

    /// What others use as well belongs to none of them; whoever implements a protocol serves it.
    private func isUsedInside(_ type: TypeID, _ folders: [Substring]) -> Bool {
        facts.graph.uses(of: type).allSatisfy { use in
            let file = index[use.site.file]
            return file.purpose != .linted || file.folders.starts(with: folders)
                || (use.kind == .inheritance && index[type].kind == .protocol)
                // Registering a cell's class uses nothing of it.
                || use.kind == .metatype
                // Assemblers may live elsewhere, one for all modules.
                || use.from.map { assemblerTypes.contains(index.outermost($0)) } ?? false
        }
    }
}
