import Dependencies
import Diagnostics
import Modules
import Targets

/// Finds the part of the project that a name means.
struct PartFinder {
    private let model: ModuleModel
    private let describer: PartDescriber
    private let scope: GraphScope
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel, _ scope: GraphScope) {
        self.model = model
        self.scope = scope
        describer = PartDescriber(model)
    }

    /// The part of a name: of a type, also `FILE:NAME`, of a module, layer, target, file or
    /// folder; the level may stand before it, as in `module:Cart`.
    func endpoint(_ name: PartName) throws(PartMistake) -> Endpoint {
        try only(try endpoints(name), name, preferring: scope.level)
    }

    /// The parts of two names. Where one of them may mean several parts, those of the level that
    /// was asked for are meant, or those of the other one's level.
    func endpoints(
        _ first: PartName, _ second: PartName
    ) throws(PartMistake) -> (Endpoint, Endpoint) {
        let (firsts, seconds) = (try endpoints(first), try endpoints(second))
        let known = [firsts, seconds].first { $0.count == 1 }?.first?.level
        let level = scope.level ?? known
        return (
            try only(firsts, first, preferring: level), try only(seconds, second, preferring: level)
        )
    }

    private func only(
        _ endpoints: [Endpoint], _ name: PartName, preferring level: GraphLevel?
    ) throws(PartMistake) -> Endpoint {
        if endpoints.count == 1 { return endpoints[0] }
        let preferred = endpoints.filter { $0.level == level }
        if preferred.count == 1 { return preferred[0] }
        throw .ambiguous(name, candidates(endpoints))
    }

    /// Everything that a name may mean; one at least.
    private func endpoints(_ name: PartName) throws(PartMistake) -> [Endpoint] {
        let (level, word) = split(name.written)
        let path = level == nil ? name.path : nil
        let found = candidates(word, path, level).first { !$0.isEmpty }
        guard let found else { throw .unknown(name, names: names(level)) }
        return found
    }

    private func split(_ written: String) -> (GraphLevel?, String) {
        guard let colon = written.firstIndex(of: ":"),
            let level = GraphLevel(rawValue: String(written[..<colon]))
        else { return (nil, written) }
        return (level, String(written[written.index(after: colon)...]))
    }

    /// Who may be meant, the likeliest first; only the first that are anybody count.
    private func candidates(
        _ word: String, _ path: String?, _ level: GraphLevel?
    ) -> [[Endpoint]] {
        var found: [[Endpoint]] = []
        func admits(_ other: GraphLevel) -> Bool { level == nil || level == other }
        let types = admits(.type) ? types : []
        found.append(
            types.filter { index.qualifiedName(of: $0) == word }.map(endpoint)
                + (admits(.module) ? modules(word) : []) + (admits(.layer) ? layers(word) : [])
                + (admits(.target) ? targets(word) : []))
        found.append(types.filter { isNamed(index.qualifiedName(of: $0), word) }.map(endpoint))
        found.append(types.filter { isMember($0, ofFileIn: word) }.map(endpoint))
        let paths = [word] + (path.map { [$0] } ?? [])
        for path in paths {
            if admits(.file) { found.append(files { $0 == path }) }
            if admits(.folder) { found.append(folders { $0 == trimmed(path) }) }
        }
        if admits(.file) { found.append(files { $0.hasSuffix("/" + word) }) }
        if admits(.folder) { found.append(folders { $0.hasSuffix("/" + trimmed(word)) }) }
        return found
    }

    /// A folder's path without the slash at its end.
    private func trimmed(_ path: String) -> String {
        path.last == "/" ? String(path.dropLast()) : path.isEmpty ? "." : path
    }

    // MARK: Types

    private var types: [TypeID] {
        index.table.typeIDs.filter {
            index[$0].kind.isNominal && !index[$0].isLocal && isIncluded(index[$0].site.file)
        }
    }

    private func isIncluded(_ file: FileID) -> Bool {
        scope.includesTests || index[file].purpose != .test
    }

    private func isMember(_ type: TypeID, ofFileIn word: String) -> Bool {
        guard let colon = word.lastIndex(of: ":") else { return false }
        let path = index[index[type].site.file].path
        let written = word[..<colon]
        return (path == written || path.hasSuffix("/" + written))
            && isNamed(index.qualifiedName(of: type), String(word[word.index(after: colon)...]))
    }

    private func endpoint(_ type: TypeID) -> Endpoint {
        Endpoint(
            level: .type, part: describer.description(of: type), types: withNested([type]),
            files: [])
    }

    private func withNested(_ types: some Sequence<TypeID>) -> Set<TypeID> {
        var all: Set<TypeID> = []
        var pending = Array(types)
        while let type = pending.popLast() {
            if all.insert(type).inserted { pending += index[type].nested }
        }
        return all
    }

    // MARK: Modules, layers and targets

    private func targets(_ name: String) -> [Endpoint] {
        model.targets.ids.filter { model.targets.uniqueName(of: $0) == name }.map { target in
            endpoint(.target, name) {
                model.targets.targets(ofFile: $0.index).contains(target)
            }
        }
    }

    private func modules(_ name: String) -> [Endpoint] {
        let modules = model.modules.filter { $0.name == name }
        guard !modules.isEmpty, let partition = model.featurePartition(scope.counted) else {
            return []
        }
        return modules.map { module in
            let types = types.filter { partition.part(of: $0)?.index == module.id.index }
            return Endpoint(
                level: .module, part: describer.description(of: module, types),
                types: withNested(types), files: [])
        }
    }

    private func layers(_ name: String) -> [Endpoint] {
        guard let position = model.layers.names.firstIndex(of: name) else { return [] }
        return [
            endpoint(.layer, name) { model.layers.position(of: $0) == position }
        ]
    }

    // MARK: Files and folders

    private func files(_ isMeant: (String) -> Bool) -> [Endpoint] {
        includedFiles.filter { isMeant(index[$0].path) }.map { file in
            endpoint(.file, index[file].path) { $0 == file }
        }
    }

    private func folders(_ isMeant: (String) -> Bool) -> [Endpoint] {
        folderNames.filter(isMeant).map { folder in
            endpoint(.folder, folder) { file in
                folder == "." || index[file].path.hasPrefix(folder + "/")
            }
        }
    }

    private var includedFiles: [FileID] {
        index.files.indices.map(FileID.init).filter(isIncluded)
    }

    /// Every folder with Swift files below it, in the order of the files.
    private var folderNames: [String] {
        var seen: Set<String> = []
        return includedFiles.flatMap { file -> [String] in
            let folders = index[file].folders
            return ["."] + folders.indices.map { folders[...$0].joined(separator: "/") }
        }.filter { seen.insert($0).inserted }
    }

    private func endpoint(
        _ level: GraphLevel, _ name: String, _ contains: (FileID) -> Bool
    ) -> Endpoint {
        let files = includedFiles.filter(contains)
        let meant = Set(files)
        let types = index.table.typeIDs.filter { type in
            index[type].sites.contains { meant.contains($0.file) }
        }
        let declared = types.filter { meant.contains(index[$0].site.file) }
        var part = PartDescription(
            name: name, kind: level.rawValue, place: nil,
            types: declared.count { index[$0].kind.isNominal }, files: files.count)
        if level == .file { part.place = files.first.map(describer.start) }
        return Endpoint(level: level, part: part, types: Set(declared), files: meant)
    }

    // MARK: Names

    private func candidates(_ endpoints: [Endpoint]) -> [PartCandidate] {
        let names = endpoints.map(\.part.name)
        return endpoints.map { endpoint in
            let name = endpoint.part.name
            let twins = zip(endpoints, names).filter { $0.level == endpoint.level && $1 == name }
            guard endpoint.level == .type, twins.count > 1, let place = endpoint.part.place else {
                let isClear = names.count { $0 == name } == 1
                let prefix = isClear ? "" : endpoint.level.rawValue + ":"
                return PartCandidate(part: endpoint.part, name: prefix + name)
            }
            let path = index.files[place.file].path
            return PartCandidate(part: endpoint.part, name: "\(path):\(name)")
        }
    }

    /// Everything that has a name.
    private func names(_ level: GraphLevel?) -> [String] {
        func names(_ other: GraphLevel, _ names: @autoclosure () -> [String]) -> [String] {
            level == nil || level == other ? names() : []
        }
        return names(.type, types.flatMap { [index.qualifiedName(of: $0), index.name(of: $0)] })
            + names(.module, model.modules.map(\.name)) + names(.layer, model.layers.names)
            + names(.target, model.targets.ids.map(model.targets.uniqueName))
            + names(.file, includedFiles.map { index[$0].path }) + names(.folder, folderNames)
    }
}
