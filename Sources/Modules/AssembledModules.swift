import Dependencies

/// The modules that each type puts together, whether or not all of the code that does it can be
/// followed.
struct AssembledModules {
    private var byType: [TypeID: Set<ModuleID>] = [:]

    init(_ facts: WiringFacts, _ modules: [UIModule]) {
        let index = facts.index
        for module in modules {
            for type in module.assemblers.compactMap(\.scope.type) {
                byType[index.outermost(type), default: []].insert(module.id)
            }
        }
        // Who assembles one module and makes the logic of another one assembles that too.
        for module in modules {
            for creation in module.presenters.flatMap(facts.creations) {
                guard let maker = creation.scope.type.map(index.outermost),
                    byType[maker] != nil, !module.members.contains(maker)
                else { continue }
                byType[maker]?.insert(module.id)
            }
        }
    }

    /// Whether a type, which stands in no other, assembles one module alone.
    func isOfOne(_ type: TypeID) -> Bool { byType[type]?.count == 1 }
}
