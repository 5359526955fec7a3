import Dependencies

/// What the interpreter asks without a look at objects.
extension WiringFacts {
    /// The member of a type that a name means by itself, where nothing is called: rather a property
    /// than a function.
    func member(_ name: NameID, in type: TypeID) -> MemberID? {
        let found = members(name, in: type) { _ in true }
        return found.first { index[$0].kind == .property }
            ?? found.first { !index[$0].traits.contains(.isCallback) }
    }

    /// The property of a name that a type has.
    func property(_ name: NameID, in type: TypeID) -> MemberID? {
        members(name, in: type) { _ in true }.first { index[$0].kind == .property }
    }

    /// The members of a name and of some kinds; requirements only where none has code.
    func members(
        _ name: NameID, in type: TypeID, _ isWanted: (MemberKind) -> Bool
    ) -> Few<MemberID> {
        var whole = Few<MemberID>.none
        var required = Few<MemberID>.none
        graph.typer.members.forEachMember(name, of: type) { member in
            let symbol = index[member]
            guard isWanted(symbol.kind) else { return }
            if symbol.traits.contains(.isRequirement) {
                required.append(member)
            } else {
                whole.append(member)
            }
        }
        return whole.isEmpty ? required : whole
    }
}
