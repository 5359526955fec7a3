import Dependencies
import Syntax

/// The object graphs of a project: one for each assembly, one for the life of each object that
/// may keep itself alive.
package struct Ownership: Sendable {
    /// One thing to look at; they can be looked at in any order and at the same time.
    package enum Subject: Sendable {
        case assembly(Assembler)
        case life(TypeID)
    }

    /// An assembly with its graph; without one where its code is not in the sources.
    package struct Assembly: Sendable {
        package let assembler: Assembler
        package let graph: OwnershipGraph?

        /// Whether every object of the project's classes was followed to its end.
        package var isDecided: Bool { undecidedCalls.isEmpty }

        /// The calls that leave it undecided.
        package var undecidedCalls: [String] {
            guard let graph else { return ["code elsewhere"] }
            return graph.escapes.map(\.call)
        }
    }

    package let assemblies: [Assembly]
    /// The lives in which objects keep one another alive; the others tell nothing more.
    package let lives: [OwnershipGraph]

    package init(_ subjects: [Subject], _ graphs: [OwnershipGraph?]) {
        var assemblies: [Assembly] = []
        var lives: [OwnershipGraph] = []
        for (subject, graph) in zip(subjects, graphs) {
            switch subject {
            case .assembly(let assembler):
                assemblies.append(Assembly(assembler: assembler, graph: graph))
            case .life: if let graph { lives.append(graph) }
            }
        }
        self.assemblies = assemblies
        self.lives = lives
    }

    /// An ownership without graphs.
    package static let none = Ownership([], [])

    /// Every assembler of linted files once, then the classes of modules and those that steer them.
    package static func subjects(of model: ModuleModel) -> [Subject] {
        var seen: Set<Scope> = []
        let assemblers = model.assemblers.filter { assembler in
            assembler.kind != .ownView && assembler.kind != .foreignView
                && model.index[assembler.scope.site.file].purpose == .linted
                && seen.insert(assembler.scope).inserted
        }
        let lives = model.index.table.typeIDs.filter { type in
            guard model.index[type].kind == .class, model.facts.isCandidate(type) else {
                return false
            }
            return model.module(of: type) != nil || model.role(of: type) == .view
                || model.facts.clue(type).kind == .navigation
        }
        return assemblers.map(Subject.assembly) + lives.map(Subject.life)
    }

    /// The graph of one subject.
    package static func graph(of subject: Subject, _ facts: WiringFacts) -> OwnershipGraph? {
        let analysis = OwnershipAnalysis(facts)
        switch subject {
        case .assembly(let assembler): return analysis.graph(of: assembler)
        case .life(let type):
            return analysis.life(of: type).flatMap {
                StrongCycles($0, facts).arePossible ? $0 : nil
            }
        }
    }

    /// All graphs, the assemblies' first.
    package var graphs: [OwnershipGraph] { assemblies.compactMap(\.graph) + lives }
}
