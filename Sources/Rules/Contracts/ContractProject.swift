import Dependencies
import Modules
import Settings
import Targets

/// The project as the rules about its own contracts see it; built once for all of them.
package struct ContractProject: Sendable {
    let model: ModuleModel
    let contracts: [ContractSetting]
    /// Who uses what, gathered.
    let edges: HolderEdges
    let homes: TypeHomes
    /// By the file's index: what the configuration includes. Other files that somebody wants to
    /// be linted have made no contracts.
    let isOwn: [Bool]
    /// Who imports which target.
    let imports: [TargetImport]
    /// By the places of the selections.
    private let selected: [ConfigurationPlace: SelectedTypes]
    /// What selects nothing in this project.
    package let idle: [IdleSelector]
    /// How much each selection describes, in the order of the contracts; only those that describe
    /// something for certain.
    package let selections: [SelectionCount]

    /// Contracts whose rule is off are left out.
    package init(
        _ model: ModuleModel, _ configuration: Configuration
    ) {
        self.model = model
        contracts = configuration.contracts.filter { contract in
            configuration.isOn(contract.kind.rule) && contract.severity != .off
        }.map(configuration.completed)
        isOwn = model.index.files.map { file in
            configuration.include.isEmpty
                || configuration.include.contains { $0.glob.matches(file.path) }
        }
        imports = contracts.isEmpty ? [] : TargetImport.all(in: model)
        let homes = TypeHomes(model)
        self.homes = homes
        edges = HolderEdges(model, homes, isNeeded: !contracts.isEmpty)
        var compiler = SelectionCompiler(model, homes)
        for contract in contracts {
            for selection in contract.selections { compiler.compile(selection, of: contract) }
            compiler.checkParts(of: contract)
        }
        selected = compiler.compiled
        // What is wrong with the layers of the top level is reported where they are read.
        let reported = Set(configuration.layers.flatMap { $0.paths.map(\.place) })
        idle = compiler.idle.filter { !reported.contains($0.place) }
        selections = compiler.counts.filter { count in
            !reported.contains(count.place) && count.types + count.files > 0
        }
    }

    var index: ProjectIndex { model.index }
    var targets: TargetMap { model.targets }

    func contracts(_ kind: ContractKind) -> [ContractSetting] {
        contracts.filter { $0.kind == kind }
    }

    /// The types that a selection of one of the contracts describes.
    func types(_ selection: Selection) -> SelectedTypes {
        selected[selection.place] ?? SelectedTypes([])
    }
}

/// How much a selection of a contract describes.
package struct SelectionCount: Sendable {
    package let contract: String
    package let place: ConfigurationPlace
    package let types: Int
    package let files: Int
}

/// A selector or pattern of a contract that matches nothing.
package struct IdleSelector: Sendable {
    package let place: ConfigurationPlace
    package let message: String
    package let reason: String?
}

extension Configuration {
    /// The contract with the layers that it speaks of.
    func completed(_ contract: ContractSetting) -> ContractSetting {
        guard case .layers(var terms) = contract.terms else { return contract }
        terms.layers = layers(of: terms)
        var contract = contract
        contract.terms = .layers(terms)
        return contract
    }
}
