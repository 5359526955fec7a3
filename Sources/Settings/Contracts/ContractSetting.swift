import Diagnostics

/// One of the project's own contracts between its parts, as the configuration describes it.
package struct ContractSetting: Sendable {
    package let name: String
    package var terms: Terms
    /// Shown with the contract's findings.
    package var reason: String?
    /// What to do instead; nil for what the rule says.
    package var instruction: String?
    /// Nil for the severity of the rule.
    package var severity: Severity?
    package let place: ConfigurationPlace

    /// What the contract demands.
    package enum Terms: Sendable {
        case layers(LayerTerms)
        case forbiddenDependency(ForbiddenDependencyTerms)
        case forbiddenImport(ForbiddenImportTerms)
        case notIndependent(SiblingTerms)
        case protectedType(ProtectedTypeTerms)
        case dependencyCycle(CycleTerms)
    }

    package var kind: ContractKind {
        switch terms {
        case .layers: .layers
        case .forbiddenDependency: .forbiddenDependency
        case .forbiddenImport: .forbiddenImport
        case .notIndependent: .notIndependent
        case .protectedType: .protectedType
        case .dependencyCycle: .dependencyCycle
        }
    }
}

/// The kinds of contracts, by the word that the configuration has for them.
package enum ContractKind: String, Sendable, CaseIterable {
    case layers
    case forbiddenDependency = "forbidden-dependency"
    case forbiddenImport = "forbidden-import"
    case notIndependent = "not-independent"
    case protectedType = "protected-type"
    case dependencyCycle = "dependency-cycle"

    /// The rule that reports breaches.
    package var rule: String { self == .layers ? "layer-violation" : rawValue }
}

/// Parts in an order: each may use those below it.
package struct LayerTerms: Sendable {
    /// The highest first; nil for the layers of the configuration's top level.
    package var layers: [ContractLayer]?
    /// Whether every type and file of the project has to lie in a layer.
    package var isExhaustive = false
    /// Whether layers are closed unless they say otherwise.
    package var isClosed = false
}

/// One layer of a contract.
package struct ContractLayer: Sendable {
    package let name: String
    package var selection: Selection
    /// Nobody above may reach past a closed layer.
    package var isClosed: Bool?
    package var reason: String?
}

/// What some types may not use.
package struct ForbiddenDependencyTerms: Sendable {
    package var from: Selection
    /// What is forbidden; it wins over `allowed`.
    package var to: Selection?
    /// Where given, everything else of the project is forbidden.
    package var allowed: Selection?
    /// Whether ways over other types count too.
    package var isTransitive = false
}

/// What some files may not import.
package struct ForbiddenImportTerms: Sendable {
    /// All files where there is none.
    package var from: Selection?
    /// Patterns of modules, submodules and imported declarations.
    package var imports: [SelectorPattern]?
    /// Where given, everything else is forbidden.
    package var allowed: [SelectorPattern]?
    /// Only imports of these kinds: `module`, `class` and so on.
    package var importKinds: [String] = []
    /// Only imports with one of these attributes or modifiers, with their `@`.
    package var attributes: [String] = []

    /// The words that `importKinds` takes.
    package static let allImportKinds = [
        "module", "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
}

/// Parts of one rank that may not know each other.
package struct SiblingTerms: Sendable {
    /// Each value that the captures take is a part; a pattern without captures is one.
    package var paths: [CapturePattern] = []
    /// Each UI module that matches is a part.
    package var modules: [SelectorPattern] = []
    /// Each target that matches is a part.
    package var targets: [SelectorPattern] = []
    /// What all parts may use, although it lies in one of them.
    package var allowed: Selection?
}

/// Types that only some may use.
package struct ProtectedTypeTerms: Sendable {
    package var types: Selection
    package var usedBy: Selection?
    package var constructedBy: Selection?
}

/// Parts that may not depend on each other in a circle.
package struct CycleTerms: Sendable {
    package var between: Level
    /// Folders that hold one part each; each file's own folder where there are none.
    package var folders: [SelectorPattern] = []
    /// The code that counts; all of it where there is none.
    package var within: Selection?

    /// What the parts are.
    package enum Level: String, Sendable, CaseIterable {
        case types, files, folders, modules, layers, targets
    }
}
