import Dependencies
import Diagnostics
import Modules
import Settings

extension Rule {
    /// Parts that depend on each other in a circle.
    static let dependencyCycle = Rule(
        description: RuleDescription(
            id: "dependency-cycle",
            severity: .error,
            summary: "Parts of the project depend on each other in a circle.",
            rationale: """
                What depends on each other in a circle is one part, whatever its folders say: \
                nobody can understand, test or move a piece of it alone.

                A contract of the kind "dependency-cycle" names in "between" what the parts are: \
                "types", "files", "folders", "modules" (UI modules), "layers" (those of the \
                configuration's top level) or "targets". "folders" lists patterns of folders \
                that are one part each with all they hold; without it each folder stands for \
                itself. "within" selects the code that counts. An import of a target counts as a \
                dependency on it. Each group of parts that all reach each other gives one \
                finding: its shortest cycle, with a place and the number of references for each \
                step, and the fewest dependencies without which nothing circular is left; \
                beyond \(Digraph.exactCutNodes) parts these are found by a rule of thumb (the \
                order after Eades, Lin and Smyth), and fewer may do.
                """,
            needs: "contracts",
            flagged: example + """
                //- Cart/CartScreen.swift
                final class CartScreen {
                    func pay() { PaymentScreen(cart: self).show() }
                }
                //- Payment/PaymentScreen.swift
                final class PaymentScreen {
                    private let cart: CartScreen
                    init(cart: CartScreen) { self.cart = cart }
                    func show() {}
                }
                """,
            clean: example + """
                //- Cart/CartScreen.swift
                final class CartScreen {
                    func pay() { PaymentScreen(total: 12).show() }
                }
                //- Payment/PaymentScreen.swift
                final class PaymentScreen {
                    private let total: Int
                    init(total: Int) { self.total = total }
                    func show() { print(total) }
                }
                """
        ),
        check: { input in
            input.contractFindings(.dependencyCycle) { contract, project in
                guard case .dependencyCycle(let terms) = contract.terms else { return [] }
                return CycleCheck(contract, terms, project, input).findings
            }
        }
    )

    private static let example = ContractExample.configuration("""
        {
              "kind": "dependency-cycle", "name": "folders stand in an order",
              "between": "folders",
            }
        """)
}

/// One contract of the kind "dependency-cycle".
private struct CycleCheck {
    private let contract: ContractSetting
    private let level: CycleTerms.Level
    private let graph: PartGraph?
    private let project: ContractProject
    private let input: RuleInput

    init(
        _ contract: ContractSetting, _ terms: CycleTerms, _ project: ContractProject,
        _ input: RuleInput
    ) {
        self.contract = contract
        self.project = project
        self.input = input
        level = terms.between
        graph = Self.graph(terms, project)
    }

    private static func graph(_ terms: CycleTerms, _ project: ContractProject) -> PartGraph? {
        let model = project.model
        let within = terms.within.map(project.types)
        func counts(_ use: TypeUse) -> Bool {
            guard project.index[use.site.file].purpose == .linted,
                !project.homes.isPreview(use.site), let target = use.declared,
                terms.between != .files || !project.index.isOwnUse(use, of: target)
            else { return false }
            guard let within else { return true }
            return within.match(use.from, in: use.site.file) == .yes
                && within.match(target, project.homes) == .yes
        }
        if terms.folders.isEmpty {
            return model.partGraph(terms.between.graphLevel, counting: counts)
        }
        let partition = Partition.byFile(.folder, project.index) { file in
            let path = project.index[file].path
            let folder = terms.folders.lazy.compactMap { $0.glob.matchedFolder(of: path) }.first
            return folder.map { .named(Part(name: $0, kind: .folder)) }
        }
        return PartGraph(model.graph, partition, counting: counts)
    }

    var findings: [Finding] {
        guard let graph else { return [] }
        let all = graph.digraph { $0.kind.rawValue == level.graphLevel.rawValue }
        return all.cyclicComponents.compactMap { parts in
            finding(among: parts, all.subgraph(parts), graph)
        }
    }

    private func finding(
        among parts: [Int], _ component: Digraph, _ graph: PartGraph
    ) -> Finding? {
        guard let cycle = component.shortestCycle?.map({ PartID(parts[$0]) }) else { return nil }
        let steps = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).compactMap {
            graph.edge(from: $0, to: $1)
        }
        let sites = steps.map { graph.sites(of: $0, project.model.graph) }
        guard let start = sites.first?.first,
            !project.index.excludesSome(of: sites.map { Array($0.prefix(16)) })
        else { return nil }
        let names = (cycle + cycle.prefix(1)).map { graph[$0].name }.joined(separator: " → ")
        var finding = input.finding(
            at: input.place(start), in: Holder(type: nil, file: start.file),
            message: "\(level.plural) depend on each other: \(names)", contract: contract,
            instruction: advice(component, parts, graph))
        // The parts tell the finding, wherever the first reference may move.
        finding.type = graph[cycle[0]].name
        finding.target = names
        finding.notes = zip(steps, sites).map { note($0, $1, graph) }
        return finding
    }

    private func note(_ edge: PartEdge, _ sites: [Site], _ graph: PartGraph) -> Note {
        let (from, to) = (graph[edge.from].name, graph[edge.to].name)
        let count = edge.count == 1 ? "1 reference" : "\(edge.count) references"
        let use = graph.uses(of: edge).first.map { project.model.graph[use: $0] }
        let what: String
        if let use, use.site == sites[0] {
            what = level == .types
                ? "\(from) \(input.phrase(use))"
                : "\(from) needs \(input.quoted(use.target)) of \(to)"
        } else {
            what = "\(from) imports \(to)"
        }
        return Note(place: input.place(sites[0]), message: "\(what) (\(count))")
    }

    // MARK: Where to cut

    private func advice(_ component: Digraph, _ parts: [Int], _ graph: PartGraph) -> String {
        let cut = component.edgesToCut
        let shown = cut.prefix(4).map { edge in
            let (from, to) = (graph[PartID(parts[edge.from])], graph[PartID(parts[edge.to])])
            let count = edge.weight == 1 ? "1 reference" : "\(edge.weight) references"
            return "\(from.name) → \(to.name) (\(count))"
        }
        let rest = cut.count > shown.count ? " and \(cut.count - shown.count) more" : ""
        let group = component.nodeCount > 2
            ? " Of \(component.nodeCount) \(level.rawValue) that all reach each other, nothing is "
                + "circular then" + (isExact(component) ? "." : "; fewer cuts may do.") : ""
        return "Cut " + shown.joined(separator: ", ") + rest
            + ": hand it in through a protocol or closure of the part that needs it, or move "
            + "the type.\(group)"
    }

    private func isExact(_ component: Digraph) -> Bool {
        component.nodeCount <= Digraph.exactCutNodes
    }
}

extension ProjectIndex {
    /// Whether a type uses itself: one that several files extend makes them no ring.
    fileprivate func isOwnUse(_ use: TypeUse, of target: TypeID) -> Bool {
        use.kind == .extended || use.from.map { outermost($0) == outermost(target) } ?? false
    }
}

extension CycleTerms.Level {
    fileprivate var graphLevel: GraphLevel {
        switch self {
        case .types: .type
        case .files: .file
        case .folders: .folder
        case .modules: .module
        case .layers: .layer
        case .targets: .target
        }
    }

    /// The parts as a message begins with them.
    fileprivate var plural: String {
        self == .modules ? "UI modules" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
}
