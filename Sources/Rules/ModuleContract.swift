import Dependencies
import Modules

/// A protocol between a module's view, its presenter and the outside.
struct ModuleContract {
    let type: TypeID
    let module: UIModule
    /// What it is, as the beginning of a message.
    let title: String

    /// Event outputs, interface contracts and public interfaces of linted files, then protocols
    /// of the module that its view or presenter implements for nobody yet.
    static func all(_ input: RuleInput) -> [ModuleContract] {
        input.model.modules.flatMap { module -> [ModuleContract] in
            var found: [ModuleContract] = []
            var seen: Set<TypeID> = []
            func add(_ types: [TypeID], _ title: String) {
                for type in types where input.index.isLinted(type) && seen.insert(type).inserted {
                    found.append(ModuleContract(type: type, module: module, title: title))
                }
            }
            add(module.eventOutputs, "Event output")
            add(module.interfaceContracts, "Interface contract")
            add(module.publicInterfaces, "Public interface")
            add(waiting(in: module, input) + unanswered(in: module, input), "Contract")
            return found
        }
    }

    /// The same, each protocol once although it may play its part in several modules, and without
    /// those that only one file sees and nobody holds: they are between nobody.
    static func distinct(_ input: RuleInput) -> [ModuleContract] {
        var seen: Set<TypeID> = []
        return all(input).filter { contract in
            let isSeen = !input.index[contract.type].isFilePrivate
                || !input.model.facts.holdings.byHeld(contract.type).isEmpty
            return isSeen && seen.insert(contract.type).inserted
        }
    }

    /// Protocols between the presenters of a module.
    static func inner(_ input: RuleInput) -> [ModuleContract] {
        input.model.modules.flatMap { module in
            module.members.sorted().filter { type in
                guard input.index[type].kind == .protocol, input.model.role(of: type) == nil,
                    input.index.isLinted(type)
                else { return false }
                let conformers = input.index.hierarchy.conformers[type] ?? []
                return conformers.contains(where: module.presenters.contains)
                    && input.model.facts.holdings.byHeld(type).contains {
                        module.presenters.contains($0.holder)
                    }
            }.map { ModuleContract(type: $0, module: module, title: "Contract") }
        }
    }

    /// Protocols of the module that its view or presenter holds and nobody implements.
    private static func unanswered(in module: UIModule, _ input: RuleInput) -> [TypeID] {
        module.members.sorted().filter { type in
            guard input.index[type].kind == .protocol, input.model.role(of: type) == nil,
                (input.index.hierarchy.conformers[type] ?? []).isEmpty
            else { return false }
            return input.model.facts.holdings.byHeld(type).contains {
                module.views.contains($0.holder) || module.presenters.contains($0.holder)
            }
        }
    }

    /// A protocol that others inherit from is a part of them.
    private static func isParent(_ type: TypeID, _ input: RuleInput) -> Bool {
        input.graph.uses(of: type).contains { use in
            use.kind == .inheritance
                && use.from.map { input.index[$0].kind == .protocol } ?? false
        }
    }

    /// Whether a protocol asks anything of objects: what asks types alone is between nobody.
    private static func asksOfObjects(_ type: TypeID, _ input: RuleInput) -> Bool {
        let requirements = input.index[type].members.map { input.index[$0] }.filter {
            $0.traits.contains(.isRequirement)
        }
        return requirements.isEmpty || requirements.contains { !$0.isStatic }
    }

    /// Protocols of the module that only its own classes implement and that nobody holds.
    private static func waiting(in module: UIModule, _ input: RuleInput) -> [TypeID] {
        module.members.sorted().filter { type in
            guard input.index[type].kind == .protocol, input.model.role(of: type) == nil,
                input.model.facts.holdings.byHeld(type).isEmpty, !isParent(type, input),
                asksOfObjects(type, input)
            else { return false }
            let conformers = input.index.hierarchy.conformers[type] ?? []
            return !conformers.isEmpty && conformers.allSatisfy { conformer in
                module.views.contains(conformer) || module.presenters.contains(conformer)
            }
        }
    }
}
