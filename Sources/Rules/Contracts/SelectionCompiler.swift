import Dependencies
import Modules
import Settings
import Targets

/// Turns selections into answers, and keeps what selects nothing.
struct SelectionCompiler {
    private let model: ModuleModel
    private let homes: TypeHomes
    private(set) var compiled: [ConfigurationPlace: SelectedTypes] = [:]
    private(set) var idle: [IdleSelector] = []
    private(set) var counts: [SelectionCount] = []
    /// The contract whose selections are compiled.
    private var contract: ContractSetting?
    private var index: ProjectIndex { model.index }
    private var targets: TargetMap { model.targets }

    init(_ model: ModuleModel, _ homes: TypeHomes) {
        self.model = model
        self.homes = homes
    }

    mutating func compile(_ selection: Selection, of contract: ContractSetting) {
        self.contract = contract
        let types = compile(selection)
        compiled[selection.place] = types
        counts.append(SelectionCount(
            contract: contract.name, place: selection.place,
            types: index.table.typeIDs.count {
                isSelectable($0) && types.match($0, homes) == .yes
            },
            files: index.files.indices.count { types.match(nil, in: FileID($0)) == .yes }))
    }

    private mutating func compile(_ selection: Selection) -> SelectedTypes {
        let before = idle.count
        var selectors: [SelectedTypes.Selector] = []
        for selector in selection.selectors { selectors.append(compile(selector)) }
        let types = SelectedTypes(selectors)
        // A selector of several criteria may hold for nothing although each alone does.
        if idle.count == before, !selectsSomething(types) {
            report("The selector matches no type and no file", at: selection.place)
        }
        return types
    }

    private func selectsSomething(_ types: SelectedTypes) -> Bool {
        index.table.typeIDs.contains { types.match($0, homes) != .no }
            || index.files.indices.contains { types.match(nil, in: FileID($0)) != .no }
    }

    private mutating func compile(_ selector: Selection.Selector) -> SelectedTypes.Selector {
        var result = SelectedTypes.Selector()
        result.files = files(selector)
        let own = [
            names(selector.names), roles(selector.roles), bases(selector.baseTypes),
            modules(selector.modules),
        ].compactMap { $0 }
        if let first = own.first {
            result.types = own.dropFirst().reduce(first) { zip($0, $1).map(Match.and) }
            result.types = result.types.map(withNested)
        }
        result.except = selector.except.map { compile($0) }
        return result
    }

    mutating func report(_ message: String, at place: ConfigurationPlace) {
        idle.append(IdleSelector(
            place: place, message: "\(message) (contract \"\(contract?.name ?? "")\")",
            reason: contract?.reason))
    }

    private mutating func reportIdle(
        _ idle: [SelectorPattern], _ what: String, _ key: String
    ) {
        for pattern in idle {
            report(
                "The pattern \"\(pattern.glob.text)\" of \"\(key)\" matches no \(what)",
                at: pattern.place)
        }
    }

    // MARK: Criteria

    private mutating func files(_ selector: Selection.Selector) -> [Bool]? {
        let paths = index.files.map(\.tree.source.path)
        let idle = selector.paths.filter { !paths.contains(where: $0.matches) }
        reportIdle(idle, "Swift file", "paths")
        let chosen = targets.ids.filter { isChosen($0, selector.targets) }
        reportIdle(idleTargets(selector.targets), "target", "targets")
        if selector.paths.isEmpty, selector.targets.isEmpty { return nil }
        return paths.enumerated().map { file, path in
            let isInPath = selector.paths.isEmpty
                || selector.paths.contains { $0.matches(path) }
            let isInTarget = selector.targets.isEmpty
                || targets.targets(ofFile: file).contains(where: chosen.contains)
            return isInPath && isInTarget
        }
    }

    private func isChosen(_ target: TargetID, _ patterns: [SelectorPattern]) -> Bool {
        patterns.contains {
            $0.matches(targets[target].name) || $0.matches(targets.uniqueName(of: target))
        }
    }

    private mutating func names(_ patterns: [SelectorPattern]) -> [Match]? {
        if patterns.isEmpty { return nil }
        var isUsed = patterns.map { _ in false }
        let qualified = patterns.map { $0.glob.text.contains(".") }
        let matches = index.table.typeIDs.map { type -> Match in
            guard isSelectable(type) else { return .no }
            let name = Array(index.name(of: type).utf8)[...]
            var match = Match.no
            for (number, pattern) in patterns.enumerated() {
                let text = qualified[number]
                    ? Array(index.qualifiedName(of: type).utf8)[...] : name
                guard pattern.glob.matches(name: text) else { continue }
                isUsed[number] = true
                match = .yes
            }
            return match
        }
        reportIdle(zip(patterns, isUsed).filter { !$0.1 }.map(\.0), "type", "names")
        return matches
    }

    /// Types of the project, those of tests too: a selector may name what tests alone declare.
    private func isSelectable(_ type: TypeID) -> Bool { index[type].kind.isNominal }

    private mutating func roles(
        _ roles: [(role: RoleName, place: ConfigurationPlace)]
    ) -> [Match]? {
        if roles.isEmpty { return nil }
        let wanted = roles.compactMap { Role(rawValue: $0.role.rawValue) }
        var found: Set<Role> = []
        let matches = index.table.typeIDs.map { type -> Match in
            let assignment = model.roles[type]
            let role = assignment?.role ?? .outside
            guard isSelectable(type), wanted.contains(role) else { return .no }
            if assignment == nil, model.moduleID(of: type) != nil { return .no }
            found.insert(role)
            return assignment?.confidence == .low ? .unknown : .yes
        }
        for (role, place) in roles where !found.contains(where: { $0.rawValue == role.rawValue }) {
            report("The role \"\(role.rawValue)\" is that of no type", at: place)
        }
        return matches
    }

    private mutating func bases(_ patterns: [SelectorPattern]) -> [Match]? {
        if patterns.isEmpty { return nil }
        let matches = index.table.typeIDs.map { type in
            isSelectable(type) ? derives(type, from: patterns) : .no
        }
        let idle = patterns.filter { pattern in
            !index.table.typeIDs.contains {
                isSelectable($0) && derives($0, from: [pattern]) == .yes
            }
        }
        reportIdle(idle, "superclass and no protocol of a type", "baseTypes")
        return matches
    }

    private func derives(_ type: TypeID, from patterns: [SelectorPattern]) -> Match {
        let parents = index.hierarchy.conformances(of: type)
        func isMeant(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
        if parents.external.contains(where: { isMeant(index.text($0)) }) { return .yes }
        for parent in parents.declared {
            if isMeant(index.name(of: parent)) || isMeant(index.qualifiedName(of: parent)) {
                return .yes
            }
        }
        // A class from elsewhere may derive from anything that the project does not declare.
        let isOpen = parents.external.contains { !SDK.isProtocolName(index.text($0)) }
        return isOpen || !parents.isComplete ? .unknown : .no
    }

    private mutating func modules(_ patterns: [SelectorPattern]) -> [Match]? {
        if patterns.isEmpty { return nil }
        reportIdle(idleModules(patterns), "UI module", "modules")
        let chosen = Set(model.modules.filter { module in
            patterns.contains { $0.matches(module.name) }
        }.map(\.id))
        return index.table.typeIDs.map { type in
            model.module(of: type).map { chosen.contains($0.id) } == true ? .yes : .no
        }
    }

    /// What a type is, the types nested in it are too; a nested type has the larger number.
    private func withNested(_ matches: [Match]) -> [Match] {
        var matches = matches
        for type in index.table.typeIDs {
            guard let parent = homes.parent(of: type) else { continue }
            matches[type.index] = .or(matches[type.index], matches[parent.index])
        }
        return matches
    }
}

// MARK: Parts of contracts that no selection describes

extension SelectionCompiler {
    /// Patterns that name siblings or folders have to find some.
    mutating func checkParts(of contract: ContractSetting) {
        self.contract = contract
        switch contract.terms {
        case .notIndependent(let terms): checkSiblings(terms)
        case .dependencyCycle(let terms):
            let paths = index.files.map(\.tree.source.path)
            let idle = terms.folders.filter { pattern in
                !paths.contains { pattern.glob.matchedFolder(of: $0) != nil }
            }
            reportIdle(idle, "folder with a Swift file", "folders")
        default: break
        }
    }

    private mutating func checkSiblings(_ terms: SiblingTerms) {
        let paths = index.files.map(\.tree.source.path)
        for pattern in terms.paths
        where !paths.contains(where: { pattern.values(in: $0) != nil }) {
            report("The pattern \"\(pattern.text)\" of \"paths\" matches no Swift file",
                at: pattern.place)
        }
        reportIdle(idleModules(terms.modules), "UI module", "modules")
        reportIdle(idleTargets(terms.targets), "target", "targets")
    }

    private func idleModules(_ patterns: [SelectorPattern]) -> [SelectorPattern] {
        patterns.filter { pattern in !model.modules.contains { pattern.matches($0.name) } }
    }

    private func idleTargets(_ patterns: [SelectorPattern]) -> [SelectorPattern] {
        patterns.filter { pattern in !targets.ids.contains { isChosen($0, [pattern]) } }
    }
}
