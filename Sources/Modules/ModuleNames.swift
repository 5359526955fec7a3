import Dependencies

/// Finds names for modules: what the names of their views and presenters begin with.
struct ModuleNames {
    private let facts: WiringFacts
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts) { self.facts = facts }

    /// The beginning that a view and a presenter share and that most of the others have too, whole
    /// words only, the longest of several; without one the shorter stem.
    func name(_ views: [TypeID], _ presenters: [TypeID]) -> String {
        let names = (views + presenters).map(index.name)
        var (best, bearers) = ("", 0)
        for view in views {
            for presenter in presenters {
                let shared = sharedWords(index.name(of: view), index.name(of: presenter))
                let count = shared.isEmpty ? 0 : names.count { $0.hasPrefix(shared) }
                guard (count, shared.count) > (bearers, best.count) else { continue }
                (best, bearers) = (shared, count)
            }
        }
        for word in ["View", "Module"] where best.hasSuffix(word) && best.count > word.count {
            best.removeLast(word.count)
        }
        guard best.isEmpty else { return best }
        let stems = (views + presenters).map { facts.clue($0).stem }.filter { !$0.isEmpty }
        return stems.min { $0.count < $1.count } ?? views.first.map(index.name) ?? ""
    }

    private func sharedWords(_ first: String, _ second: String) -> String {
        let shared = String(zip(first, second).prefix { $0 == $1 }.map(\.0))
        let isWhole = [first, second].allSatisfy { name in
            name.dropFirst(shared.count).first.map { $0.isUppercase || $0 == "_" } ?? true
        }
        return isWhole ? shared : ""
    }

    /// Several modules of one name get the folder that tells them apart.
    func distinguished(_ modules: [UIModule]) -> [UIModule] {
        let counts = Dictionary(grouping: modules, by: \.name).mapValues(\.count)
        var modules = modules
        for position in modules.indices where counts[modules[position].name, default: 0] > 1 {
            let others = modules.indices.filter {
                $0 != position && modules[$0].name == modules[position].name
            }
            guard let folder = ownFolder(modules[position], others.map { modules[$0] }) else {
                continue
            }
            modules[position].name += " (\(folder))"
        }
        return modules
    }

    /// The first folder on the way to a module that no other one's path has.
    private func ownFolder(_ module: UIModule, _ others: [UIModule]) -> Substring? {
        let paths = others.map { Set(folders($0)) }
        return folders(module).first { folder in !paths.contains { $0.contains(folder) } }
    }

    private func folders(_ module: UIModule) -> [Substring] {
        module.views.first.map { index[index[$0].site.file].folders } ?? []
    }
}
