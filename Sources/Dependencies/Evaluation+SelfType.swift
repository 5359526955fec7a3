import Syntax

/// What `Self` means.
extension Evaluation {
    /// The type of a member that is declared as `Self`, or as an optional or a function that gives
    /// one: that of the type or the object it is asked of, where that inherits the member.
    func meaningOfSelf(
        in found: SwiftType, of member: MemberID, _ receiver: SwiftType?,
        at node: NodeID
    ) -> SwiftType {
        if case .function(let parameters, let result) = found {
            let meant = meaningOfSelf(in: result, of: member, receiver, at: node)
            return .function(parameters, meant)
        }
        guard let owner = index[member].owner, found.declaration == owner, typer.isSelf(member),
            let heir = heir(receiver ?? implicitReceiver(node, of: member)), heir != owner
        else { return found }
        if case .optional = found { return .optional(.declared(heir, [])) }
        return .declared(heir, [])
    }

    private func heir(_ receiver: SwiftType) -> TypeID? {
        if case .metatype(let type) = receiver.unwrapped { return type.declaration }
        return receiver.unwrapped.declaration
    }

    /// The type around a call whose member it calls without a receiver.
    func implicitReceiver(_ call: NodeID, of member: MemberID) -> SwiftType {
        var current = index.resolver.enclosingType(of: Site(file: fileID, node: call))
        while let type = current {
            let found = typer.members.matches(index[member].name, of: type)
            if found.contains(where: { $0.member == member }) { return .declared(type, []) }
            current = index[type].parent
        }
        return .unknown
    }
}

extension ExpressionTyper {
    /// Whether a member's type or result is written as `Self`.
    package func isSelf(_ member: MemberID) -> Bool {
        let symbol = index[member]
        let file = index[symbol.site.file]
        var node: NodeID?
        switch symbol.kind {
        case .property: node = file.tree.binding(symbol.binding).type
        case .function, .subscript: node = file.tree.resultType(of: symbol.site.node)
        case .initializer, .enumCase: return false
        }
        while let type = node {
            switch file.tree.kind(type) {
            case .optionalType, .implicitlyUnwrappedOptionalType:
                node = file.tree.lastType(of: type)
            case .identifierType: return file.name(type) == index.words.selfType
            default: return false
            }
        }
        return false
    }
}
