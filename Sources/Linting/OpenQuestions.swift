import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// What the sources leave open about each type, and why, as `inspect` prints it.
struct OpenQuestions {
    private let model: ModuleModel
    private let binding: ClassBinding
    private let unresolved: UnresolvedNames
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel) {
        self.model = model
        binding = ClassBinding(model.index)
        unresolved = UnresolvedNames(model.graph)
    }

    /// Adds the answers and the open questions to what is known of a type.
    func answer(about type: TypeID, in inspection: inout TypeInspection) {
        switch index[type].kind {
        case .protocol:
            let (answer, because) = binding.binding(of: type)
            inspection.classBound = answer.rawValue
            if answer == .unknown, let because {
                inspection.unknowns.append(Note(
                    place: model.place(of: because.site),
                    message: "whether only classes conform depends on \(quoted(because)), "
                        + reason(because)))
            }
        case .class, .struct, .actor: inspection.creations = creations(of: type)
        default: break
        }
        let answered = inspection.unknowns.map(\.place)
        inspection.unknowns += unknownParents(of: type).filter { !answered.contains($0.place) }
        inspection.unknowns += unknownNames(in: type)
        if let low = unsureRole(type) { inspection.unknowns.append(low) }
    }

    private func creations(of type: TypeID) -> [Note] {
        model.facts.creations(of: type).map { creation in
            let owner = creation.scope.type.map { "`\(index.qualifiedName(of: $0))`" }
            let creator = owner ?? "code outside of types"
            return Note(place: model.place(of: creation.site), message: "\(creator) constructs it")
        }
    }

    // MARK: Parents

    /// The superclass and the protocols that the sources do not show; what they bring stays open.
    private func unknownParents(of type: TypeID) -> [Note] {
        let parents = index.hierarchy.inheritedTypes(of: type)
        return parents.indices.compactMap { position in
            let parent = parents[position]
            guard isUnknown(parent) else { return nil }
            let isSuperclass = position == 0 && model.facts.nature(type) == .unknownClass
            let subject = isSuperclass ? "the superclass may be" : "what it conforms to depends on"
            return Note(
                place: model.place(of: parent.site),
                message: "\(subject) \(quoted(parent)), \(reason(parent))")
        }
    }

    private func isUnknown(_ parent: InheritedType) -> Bool {
        parent.type.parts.contains { part in
            switch part {
            case .external(let name, _): !SDK.isKnown(index.text(name))
            case .ambiguous, .unknown: true
            default: false
            }
        }
    }

    private func quoted(_ parent: InheritedType) -> String {
        let tree = index[parent.site.file].tree
        return "`\(tree.mainText(parent.site.node))`"
    }

    private func reason(_ parent: InheritedType) -> String {
        let source = index[parent.site.file]
        return index.reasonWhyUnknown(source.name(parent.site.node))
    }

    // MARK: Names and roles

    /// Each name once, at its first place; those of the clauses stand with the parents.
    private func unknownNames(in type: TypeID) -> [Note] {
        let clauses = Set(index.hierarchy.inheritedTypes(of: type).map(\.site))
        var seen: Set<NameID> = []
        return (unresolved.byType[type] ?? []).compactMap { entry in
            guard !clauses.contains(entry.site), seen.insert(entry.name).inserted else {
                return nil
            }
            return Note(
                place: model.place(of: entry.site),
                message: "it names `\(index.text(entry.name))`, "
                    + index.reasonWhyUnknown(entry.name))
        }
    }

    private func unsureRole(_ type: TypeID) -> Note? {
        guard let assignment = model.roles[type], assignment.confidence == .low else { return nil }
        return Note(
            place: model.namePlace(of: type),
            message: "the role \(assignment.role.rawValue) rests on the name alone")
    }
}
