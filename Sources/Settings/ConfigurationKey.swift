/// The keys of a configuration's top level; the reader and the schema know the same ones.
enum ConfigurationKey: String, CaseIterable {
    case schema = "$schema"
    case extends, include, exclude, modules, layers, roles, rules, overrides, contracts, baseline

    /// The keys as messages list them.
    static let names = allCases.filter { $0 != .schema }.map(\.rawValue)

    /// What the key is for, in one sentence.
    var summary: String {
        switch self {
        case .schema: "The JSON Schema that editors check the file with."
        case .extends: "The preset or file to start from, or a list of them; later ones win."
        case .include: "The files that belong to the project; all Swift files without it."
        case .exclude: "Files among them that are not even read."
        case .modules: "Folders that hold one UI module each."
        case .layers: "The layers of the project, the highest first."
        case .roles: "The types of a role, by names, base types and attributes."
        case .rules: "For each rule a severity, or an object with severity, reason and options."
        case .contracts: "The project's own contracts between its parts."
        case .baseline: "The file that lists the findings which do not count."
        case .overrides: "What differs in some paths; later ones win."
        }
    }
}
