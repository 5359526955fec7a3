/// The names of types by what it takes to tell their meaning.
struct NameAmbiguities: Sendable {
    /// Names that the SDK declares as well as the project.
    let sharedWithSDK: NameSet
    /// Names that may mean something else in some scope than at the top level: of nested and
    /// local types, of generic parameters, of several types, of types that one file sees.
    let scoped: NameSet
    /// The only meaning of each name that is not `scoped`, by the name's number; -1 where the
    /// project has none.
    private let meanings: ContiguousArray<Int32>

    /// - Parameter sdkNames: the words of which it is certain that they name types of the SDK.
    init(_ table: SymbolTable, _ names: NameTable, _ sdkNames: NameSet) {
        var shared = NameSet()
        var scoped = table.scopedNames
        var meanings = ContiguousArray<Int32>(repeating: -1, count: names.count)
        for (name, types) in table.globalTypes {
            let isShared = sdkNames.contains(name)
            if isShared { shared.insert(name) }
            if isShared || types.count > 1 || types.contains(where: { table[$0].isFilePrivate }) {
                scoped.insert(name)
            }
            meanings[Int(name.rawValue)] = types[0].rawValue
        }
        sharedWithSDK = shared
        self.scoped = scoped
        self.meanings = meanings
    }

    /// What a name means wherever it stands; nil where that depends on the place.
    func meaning(of name: NameID) -> TypeResolver.Target? {
        if scoped.contains(name) { return nil }
        let type = meanings[Int(name.rawValue)]
        return type < 0 ? .external(name) : .declared(TypeID(Int(type)))
    }
}
