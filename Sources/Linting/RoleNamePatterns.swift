import Dependencies
import Modules
import Settings

/// Ends of names that tell a role in a project, without exception.
struct RoleNamePatterns {
    private let model: ModuleModel
    private let types: [(type: TypeID, name: String)]
    private var index: ProjectIndex { model.index }

    /// Fewer types are a coincidence.
    private static let minimum = 3
    private static let maximumPatterns = 3

    init(_ model: ModuleModel) {
        self.model = model
        types = model.index.typesThatMayHaveRoles.map { ($0, model.index.name(of: $0)) }
    }

    /// The patterns of the roles that names can tell.
    var all: [ConfigurationDraft.RoleNames] {
        [Role.view, .presenter, .assembler].compactMap { role in
            let names = patterns(role)
            guard !names.isEmpty, let name = RoleName(rawValue: role.rawValue) else { return nil }
            return ConfigurationDraft.RoleNames(role: name, names: names)
        }
    }

    private func patterns(_ role: Role) -> [String] {
        var open = types.filter { model.role(of: $0.type) == role && index.isLinted($0.type) }
            .map(\.name)
        var patterns: [String] = []
        while patterns.count < Self.maximumPatterns, let ending = commonest(open, role) {
            patterns.append("*" + ending)
            open.removeAll { $0.hasSuffix(ending) }
        }
        return patterns
    }

    /// The ending that most names have and that no type of another role has; the longer of two.
    private func commonest(_ names: [String], _ role: Role) -> String? {
        let counts = names.flatMap(endings).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let usable = counts.filter { ending, count in
            let others = types.filter { model.role(of: $0.type) != role }
            return count >= Self.minimum && !others.contains { $0.name.hasSuffix(ending) }
        }
        return usable.max {
            ($0.value, $0.key.count, $1.key) < ($1.value, $1.key.count, $0.key)
        }?.key
    }

    /// The last word of a name, and two words that mean one thing; never the whole name.
    private func endings(_ name: String) -> [String] {
        let starts = name.indices.filter { name[$0].isUppercase && $0 != name.startIndex }
        return starts.suffix(2).map { String(name[$0...]) }.filter { ending in
            let words = ending.count(where: \.isUppercase)
            return words == 1 ? !Self.vagueWords.contains(ending) : Self.compounds.contains(ending)
        }
    }

    private static let compounds: Set<String> = ["ViewController", "ViewModel", "HostingController"]
    /// Words that types of any role may end in.
    private static let vagueWords: Set<String> = [
        "Controller", "Impl", "Implementation", "Base", "Type", "Protocol", "Model", "Module",
    ]
}
