import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// What would have to move along with a type, as `reuse` prints it.
struct ReuseInspector {
    private let model: ModuleModel
    private let unresolved: UnresolvedNames
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel) {
        self.model = model
        unresolved = UnresolvedNames(model.graph)
    }

    /// One answer for each type of the name, or the names that there are.
    func answer(for name: String) -> ReuseAnswer {
        let declared = index.table.typeIDs.filter {
            index[$0].kind.isNominal && index.isLinted($0) && !index[$0].isLocal
        }
        let named = declared.filter { isNamed(index.qualifiedName(of: $0), name) }
        if named.isEmpty { return .unknown(names: declared.map(index.qualifiedName)) }
        return .known(named.map(inspection))
    }

    private func inspection(of type: TypeID) -> ReuseInspection {
        let closure = ReuseClosure(of: type, model, unresolved)
        let module = model.module(of: closure.type)
        var inspection = ReuseInspection(reused(closure.type, need: nil))
        for need in closure.needs {
            let reused = reused(need.type, need: note(need.step))
            let isOwn = module != nil && model.moduleID(of: need.type) == module?.id
            if isOwn && !model.isConcrete(need.type) {
                inspection.own.append(reused)
            } else {
                inspection.others.append(reused)
            }
        }
        inspection.unknownNames = closure.unknownNames.map { (index.text($0.name), note($0)) }
        inspection.blocker = blocker(closure)
        return inspection
    }

    private func reused(_ type: TypeID, need: Note?) -> ReusedType {
        ReusedType(
            name: index.qualifiedName(of: type), kind: index[type].kind.word,
            role: model.role(of: type)?.rawValue, module: model.module(of: type)?.name,
            place: model.namePlace(of: type), need: need)
    }

    /// The project's own types come before unknown names, which may belong to a library.
    private func blocker(_ closure: ReuseClosure) -> ReuseBlocker? {
        if let blocker = closure.blocker, let last = blocker.path.last {
            return ReuseBlocker(
                name: index.name(last.use.target), reason: blocker.reason.rawValue,
                path: blocker.path.map(note))
        }
        return closure.unknownNames.first.map { unknown in
            ReuseBlocker(
                name: index.text(unknown.name), reason: "unknown name",
                path: unknown.path.map(note) + [note(unknown)])
        }
    }

    private func note(_ step: ReuseClosure.Step) -> Note {
        let holder = "`\(index.qualifiedName(of: step.holder))`"
        return Note(
            place: model.place(of: step.use.site), message: "\(holder) \(index.phrase(step.use))")
    }

    private func note(_ unknown: ReuseClosure.UnknownName) -> Note {
        let holder = "`\(index.qualifiedName(of: unknown.holder))`"
        return Note(
            place: model.place(of: unknown.site),
            message: "\(holder) names `\(index.text(unknown.name))`, "
                + index.reasonWhyUnknown(unknown.name))
    }
}

extension ProjectIndex {
    /// Why a name cannot be told, as the end of a sentence about it.
    func reasonWhyUnknown(_ name: NameID) -> String {
        table.globalTypes[name] == nil
            ? "which no source declares" : "which more than one declaration may mean"
    }
}

extension ModuleModel {
    /// The token that a note about a node points at.
    func place(of site: Site) -> Place {
        let tree = index[site.file].tree
        return Place(file: site.file.index, range: tree.mainRange(site.node))
    }

    /// The name in a type's declaration.
    func namePlace(of type: TypeID) -> Place {
        let site = index[type].site
        let tree = index[site.file].tree
        return place(of: Site(file: site.file, node: tree.name(of: site.node) ?? site.node))
    }
}
