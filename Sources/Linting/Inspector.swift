import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// What the model knows of each type, as `inspect` prints it.
struct Inspector {
    private let model: ModuleModel
    private let openQuestions: OpenQuestions
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel) {
        self.model = model
        openQuestions = OpenQuestions(model)
    }

    /// Types first, then the functions that assemble and the closures that carry events.
    var types: [TypeInspection] {
        let declared = index.table.typeIDs.filter {
            index[$0].kind != .external && index[$0].kind != .associatedtype && index.isLinted($0)
        }
        return declared.map(inspection) + assemblers + closures
    }

    private func inspection(_ type: TypeID) -> TypeInspection {
        let assignment = model.roles[type]
        let symbol = index[type]
        var inspection = TypeInspection(
            name: index.qualifiedName(of: type), kind: symbol.kind.word,
            role: assignment?.role.rawValue, confidence: assignment?.confidence.rawValue ?? "",
            module: model.module(of: type)?.name, place: model.namePlace(of: type),
            evidence: (assignment?.evidence ?? []).compactMap(note))
        openQuestions.answer(about: type, in: &inspection)
        return inspection
    }

    private func note(_ evidence: Evidence) -> Note? {
        evidence.site.map { Note(place: model.place(of: $0), message: evidence.message) }
    }

    // MARK: Members with a role

    private var assemblers: [TypeInspection] {
        var seen: Set<Scope> = []
        return model.assemblers.compactMap { assembler in
            guard assembler.kind == .code,
                let member = index.member(at: assembler.scope.site),
                seen.insert(assembler.scope).inserted
            else { return nil }
            return inspection(
                member, role: .assembler, module: model.module(of: assembler.view)?.name,
                evidence: assembler.evidence.compactMap(note))
        }
    }

    private var closures: [TypeInspection] {
        model.modules.flatMap { module in
            module.closureOutputs.map {
                inspection($0, role: .eventOutput, module: module.name, evidence: [])
            }
        }
    }

    private func inspection(
        _ member: MemberID, role: Role, module: String?, evidence: [Note]
    ) -> TypeInspection {
        let symbol = index[member]
        let owner = symbol.owner.map { index.qualifiedName(of: $0) + "." } ?? ""
        let tree = index[symbol.site.file].tree
        let name = symbol.kind == .initializer ? "init" : index.text(symbol.name)
        return TypeInspection(
            name: owner + name, kind: tree.mainText(symbol.site.node), role: role.rawValue,
            confidence: Confidence.high.rawValue, module: module,
            place: model.place(of: Site(file: symbol.site.file, node: symbol.nameNode)),
            evidence: evidence)
    }
}
