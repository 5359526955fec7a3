import Dependencies
import Diagnostics
import Modules
import Settings
import Targets

extension Rule {
    /// Code that uses a layer above its own, or reaches past a closed one.
    static let layerViolation = Rule(
        description: RuleDescription(
            id: "layer-violation",
            severity: .error,
            summary: "A layer of a contract uses one above it, or reaches past a closed one.",
            rationale: """
                Layers are parts in an order: each may use those below it, none may know those \
                above. So the lower ones can be understood, tested and taken elsewhere alone.

                A contract of the kind "layers" lists them, the highest first. Its "layers" are \
                objects with "name", with what selects the layer's types ("paths", "names", \
                "roles", "baseTypes", "modules", "targets", "except") and, if it is so, with \
                "closed": true: the layers above may not reach past a closed layer to those \
                below it. "closed": true at the contract closes all of them. A type lies in the \
                first layer that selects it. "exhaustive": true reports every type and file of \
                the project that lies in no layer. A contract without "layers" speaks of the \
                configuration's top-level "layers".
                """,
            needs: "contracts",
            flagged: ContractExample.layers + """
                //- Screens/CartScreen.swift
                final class CartScreen {
                    private let prices = PriceService()
                    func reload() { prices.load() }
                }
                //- Services/PriceService.swift
                final class PriceService {
                    weak var screen: CartScreen?
                    func load() { screen?.reload() }
                }
                """,
            clean: ContractExample.layers + """
                //- Screens/CartScreen.swift
                final class CartScreen: PriceReader {
                    private let prices = PriceService()
                    func reload() { prices.load() }
                    func pricesDidChange() {}
                }
                //- Services/PriceService.swift
                protocol PriceReader: AnyObject { func pricesDidChange() }

                final class PriceService {
                    weak var reader: PriceReader?
                    func load() { reader?.pricesDidChange() }
                }
                """
        ),
        check: { input in
            input.contractFindings(.layers) { contract, project in
                guard case .layers(let terms) = contract.terms else { return [] }
                return LayerCheck(contract, terms, project, input).findings
            }
        }
    )
}

/// One contract of the kind "layers".
private struct LayerCheck {
    private let contract: ContractSetting
    private let isExhaustive: Bool
    private let layers: [ContractLayer]
    private let selected: [SelectedTypes]
    private let isClosed: [Bool]
    private let project: ContractProject
    private let input: RuleInput

    init(
        _ contract: ContractSetting, _ terms: LayerTerms, _ project: ContractProject,
        _ input: RuleInput
    ) {
        self.contract = contract
        self.project = project
        self.input = input
        isExhaustive = terms.isExhaustive
        layers = terms.layers ?? []
        selected = layers.map { project.types($0.selection) }
        isClosed = layers.map { $0.isClosed ?? terms.isClosed }
    }

    /// Where code lies.
    private enum Position {
        case layer(Int)
        case none
        case unknown
    }

    private func position(_ type: TypeID?, in file: FileID) -> Position {
        for (number, types) in selected.enumerated() {
            switch types.match(type, in: file) {
            case .yes: return .layer(number)
            case .unknown: return .unknown
            case .no: continue
            }
        }
        return .none
    }

    /// What is wrong with using one layer from another.
    private enum Fault {
        case above(from: Int, to: Int)
        case past(closed: Int, from: Int, to: Int)
    }

    private func fault(from: Int, to: Int) -> Fault? {
        if to < from { return .above(from: from, to: to) }
        guard to > from + 1 else { return nil }
        let closed = ((from + 1)..<to).first { isClosed[$0] }
        return closed.map { .past(closed: $0, from: from, to: to) }
    }

    var findings: [Finding] {
        let index = project.index
        let targets = index.table.typeIDs.map { position($0, in: index[$0].site.file) }
        let breaches = project.breaches { holder, target -> Fault? in
            guard case .layer(let to) = targets[target.index],
                case .layer(let from) = position(holder.type, in: holder.file)
            else { return nil }
            return fault(from: from, to: to)
        }
        let positions = project.targets.ids.map(position)
        let imports = project.importBreaches(besides: breaches) { file, target -> Fault? in
            guard case .layer(let to) = positions[target.index],
                case .layer(let from) = position(nil, in: file)
            else { return nil }
            return fault(from: from, to: to)
        }
        return breaches.map(finding) + imports.map(finding) + (isExhaustive ? strays : [])
    }

    /// The layer that a target lies in as a whole.
    private func position(_ target: TargetID) -> Position {
        for (number, types) in selected.enumerated() {
            switch project.match(target, types) {
            case .yes: return .layer(number)
            case .unknown: return .unknown
            case .no: continue
            }
        }
        return .none
    }

    private func finding(_ breach: ImportBreach<Fault>) -> Finding {
        let (from, to, verdict) = switch breach.detail {
        case .above(let from, let to): (from, to, "above it")
        case .past(let closed, let from, let to):
            (from, to, "past the closed layer \"\(layers[closed].name)\"")
        }
        return input.finding(
            breach, of: contract,
            verdict: " of the layer \"\(layers[to].name)\", from \"\(layers[from].name)\" "
                + verdict,
            instruction: "Declare in \"\(layers[from].name)\" a protocol with what it needs, "
                + "and do without the import.")
    }

    private func finding(_ breach: Breach<Fault>) -> Finding {
        let (subject, phrase) = (input.name(of: breach), input.phrase(breach))
        switch breach.detail {
        case .above(let from, let to):
            let (own, other) = (layers[from].name, layers[to].name)
            return finding(
                breach, layers[to],
                message: "\(subject) of the layer \"\(own)\" \(phrase) of the layer \"\(other)\" "
                    + "above it",
                instruction: "Declare in \"\(own)\" a protocol with what it needs, let "
                    + "\(input.quoted(breach.target)) conform to it, and hand it in from above.")
        case .past(let closed, let from, let to):
            let (own, other) = (layers[from].name, layers[to].name)
            return finding(
                breach, layers[closed],
                message: "\(subject) of the layer \"\(own)\" \(phrase) of the layer \"\(other)\" "
                    + "past the closed layer \"\(layers[closed].name)\"",
                instruction: "Let \"\(layers[closed].name)\" offer what \"\(own)\" needs of "
                    + "\"\(other)\".")
        }
    }

    private func finding(
        _ breach: Breach<Fault>, _ layer: ContractLayer, message: String, instruction: String
    ) -> Finding {
        var finding = input.finding(
            breach, of: contract, message: message, instruction: instruction)
        finding.reason = layer.reason ?? contract.reason
        return finding
    }

    // MARK: Code in no layer

    /// The outermost types that lie in no layer, and files without types that do not either.
    private var strays: [Finding] {
        let index = project.index
        var hasTypes = index.files.map { _ in false }
        var findings: [Finding] = []
        for type in index.table.typeIDs where index[type].kind.isNominal {
            let file = index[type].site.file
            hasTypes[file.index] = true
            guard index[type].parent == nil, !index[type].isLocal, index.isLinted(type),
                case .none = position(type, in: file)
            else { continue }
            findings.append(stray(
                input.quoted(type), at: input.place(of: type), Holder(type: type, file: file)))
        }
        for file in index.files.indices.map(FileID.init)
        where !hasTypes[file.index] && index[file].purpose == .linted {
            guard case .none = position(nil, in: file),
                let place = input.firstPlace(in: file)
            else { continue }
            findings.append(stray("The file", at: place, Holder(type: nil, file: file)))
        }
        return findings
    }

    private func stray(_ name: String, at place: Place, _ holder: Holder) -> Finding {
        let names = layers.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return input.finding(
            at: place, in: holder, message: "\(name) lies in no layer", contract: contract,
            instruction: "Give it a place in one of the layers \(names), or name a further one.")
    }
}
