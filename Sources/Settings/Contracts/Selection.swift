/// Types that a contract speaks of: those that one of the selectors describes.
package struct Selection: Sendable {
    package var selectors: [Selector]
    package let place: ConfigurationPlace

    /// A description of types; each kind of criterion that is given has to hold, by one of its
    /// words.
    package struct Selector: Sendable {
        /// Files.
        package var paths: [SelectorPattern] = []
        /// Names of types, qualified where the pattern has a dot.
        package var names: [SelectorPattern] = []
        package var roles: [(role: RoleName, place: ConfigurationPlace)] = []
        /// Names of classes and protocols that the type derives from, by any way.
        package var baseTypes: [SelectorPattern] = []
        /// Names of UI modules.
        package var modules: [SelectorPattern] = []
        /// Names of targets.
        package var targets: [SelectorPattern] = []
        /// What is left out of the above.
        package var except: Selection?

        package init() {}
    }

    package init(selectors: [Selector], place: ConfigurationPlace) {
        self.selectors = selectors
        self.place = place
    }
}

/// A pattern of a selector with the place where it stands.
package struct SelectorPattern: Sendable {
    package let glob: Glob
    package let place: ConfigurationPlace

    package func matches(_ text: String) -> Bool { glob.matches(text) }
}

extension Selection {
    /// The files of some patterns.
    init(paths: [PathPattern], place: ConfigurationPlace) {
        var selector = Selector()
        selector.paths = paths.map { SelectorPattern(glob: $0.glob, place: $0.place) }
        self.init(selectors: [selector], place: place)
    }
}

extension Configuration {
    /// A contract's layers: its own, or those of the top level.
    package func layers(of terms: LayerTerms) -> [ContractLayer] {
        terms.layers ?? layers.compactMap { layer in
            guard let first = layer.paths.first else { return nil }
            return ContractLayer(
                name: layer.name, selection: Selection(paths: layer.paths, place: first.place),
                reason: layer.reason)
        }
    }
}

extension Selection {
    /// Whether it speaks of targets.
    var usesTargets: Bool {
        selectors.contains { !$0.targets.isEmpty || $0.except?.usesTargets == true }
    }
}

extension ContractSetting {
    /// Everything that selects types, but for the layers of the top level.
    package var selections: [Selection] {
        switch terms {
        case .layers(let terms): terms.layers?.map(\.selection) ?? []
        case .forbiddenDependency(let terms):
            [terms.from, terms.to, terms.allowed].compactMap { $0 }
        case .forbiddenImport(let terms): [terms.from].compactMap { $0 }
        case .notIndependent(let terms): [terms.allowed].compactMap { $0 }
        case .protectedType(let terms):
            [terms.types, terms.usedBy, terms.constructedBy].compactMap { $0 }
        case .dependencyCycle(let terms): [terms.within].compactMap { $0 }
        }
    }

    /// Whether it can only be checked where the project's targets are known.
    package var usesTargets: Bool {
        switch terms {
        case .notIndependent(let terms) where !terms.targets.isEmpty: true
        case .dependencyCycle(let terms) where terms.between == .targets: true
        default: selections.contains { $0.usesTargets }
        }
    }
}
