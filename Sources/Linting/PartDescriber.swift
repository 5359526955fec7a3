import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// Turns parts and uses of a graph into what reports print.
struct PartDescriber {
    private let model: ModuleModel
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel) { self.model = model }

    func description(of type: TypeID) -> PartDescription {
        PartDescription(
            name: index.qualifiedName(of: type), kind: index[type].kind.word,
            place: model.namePlace(of: type), types: 1, files: files(of: [type]).count)
    }

    func description(of module: UIModule, _ types: [TypeID]) -> PartDescription {
        PartDescription(
            name: module.name, kind: GraphLevel.module.rawValue,
            place: module.views.first.map(model.namePlace), types: types.count,
            files: files(of: types).count)
    }

    /// The first byte of a file.
    func start(_ file: FileID) -> Place {
        Place(file: file.index, range: SourceRange(start: 0, end: 0))
    }

    private func files(of types: [TypeID]) -> Set<FileID> {
        Set(types.flatMap { index[$0].sites.map(\.file) })
    }

    /// What each part is, by its index.
    func descriptions(of partition: Partition) -> [PartDescription] {
        var types: [[TypeID]] = partition.parts.map { _ in [] }
        for type in index.table.typeIDs where index[type].kind != .associatedtype {
            guard index[type].kind.isNominal || index[type].kind == .external,
                let part = partition.part(of: type)
            else { continue }
            types[part.index].append(type)
        }
        var files = types.map { self.files(of: $0) }
        for file in index.files.indices.map(FileID.init) {
            if let part = partition.part(of: file) { files[part.index].insert(file) }
        }
        return partition.partIDs.map { id in
            let types = types[id.index]
            return PartDescription(
                name: partition[id].name, kind: kind(of: partition[id], types),
                place: place(of: id, partition, types, files[id.index]),
                types: types.count { index[$0].kind.isNominal }, files: files[id.index].count)
        }
    }

    private func kind(of part: Part, _ types: [TypeID]) -> String {
        guard part.kind == .type, let first = types.first else { return part.kind.rawValue }
        return index[first].kind == .external ? "extension" : index[first].kind.word
    }

    private func place(
        of id: PartID, _ partition: Partition, _ types: [TypeID], _ files: Set<FileID>
    ) -> Place? {
        switch partition[id].kind {
        case .type: types.first.map(model.namePlace)
        case .file: files.first.map(start)
        case .module: model.modules[id.index].views.first.map(model.namePlace)
        case .folder, .layer, .target, .rest: nil
        }
    }

    // MARK: References

    /// All references behind an edge: uses, and between targets imports.
    func references(of edge: PartEdge, in graph: PartGraph) -> [Reference] {
        let imports = graph.imports(of: edge).map { site in
            Reference(
                place: model.place(of: site), holder: nil, target: graph[edge.to].name,
                relation: .imports)
        }
        return references(graph.uses(of: edge)) + imports
    }

    func references(_ uses: some Sequence<UseID>) -> [Reference] {
        uses.map { reference(model.graph[use: $0]) }
    }

    private func reference(_ use: TypeUse) -> Reference {
        var reference = Reference(
            place: model.place(of: use.site), holder: use.from.map(index.qualifiedName),
            target: index.name(use.target), relation: index.relation(use))
        if case .staticMember(let name) = use.kind { reference.member = index.text(name) }
        return reference
    }
}

extension ProjectIndex {
    /// How a use uses its type.
    func relation(_ use: TypeUse) -> Reference.Relation {
        switch use.kind {
        case .inheritance: isConformance(use) ? .conforms : .inherits
        case .extended: .extends
        case .property: propertyRelation(use)
        case .parameter: isAssociatedValue(use) ? .carries : .receives
        case .result: .returns
        case .local: .declares
        case .alias: .aliases
        case .cast: .casts
        case .genericArgument: .argument
        case .attribute: .attribute
        case .constructed: .constructs
        case .staticMember: .member
        case .metatype: .metatype
        case .qualifier, .otherType, .otherExpression: .names
        }
    }

    private func isConformance(_ use: TypeUse) -> Bool {
        guard let declared = use.declared, self[declared].kind == .protocol else { return false }
        return use.from.map { self[$0].kind != .protocol } ?? true
    }

    /// Whether a parameter is that of an enumeration's case.
    private func isAssociatedValue(_ use: TypeUse) -> Bool {
        let tree = self[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node) {
            if tree.kind(parent) == .enumCaseElement { return true }
            if tree.kind(parent).isDeclaration { return false }
            node = parent
        }
        return false
    }

    /// A property has its type by storing it, by computing it or by asking others for it.
    private func propertyRelation(_ use: TypeUse) -> Reference.Relation {
        let tree = self[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node), tree.kind(node) != .patternBinding { node = parent }
        guard let member = table.member(at: Site(file: use.site.file, node: node)) else {
            return .names
        }
        if self[member].traits.contains(.isRequirement) { return .requires }
        return self[member].isStored ? .stores : .computes
    }
}
