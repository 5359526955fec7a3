import Syntax

/// Gives expressions their types, as far as declarations and constructor calls tell.
///
/// It never guesses: what depends on overloads, closures' contexts or code from elsewhere is
/// `unknown`.
package struct ExpressionTyper: Sendable {
    let index: ProjectIndex
    package let members: MemberLookup

    /// How many steps from name to name are followed.
    static let maximumDepth = 20

    package init(_ index: ProjectIndex) {
        self.index = index
        members = MemberLookup(index)
    }

    /// The static type of an expression.
    package func type(of node: NodeID, in file: FileID) -> SwiftType {
        evaluation(in: file, isConcrete: false, nil).type(of: node, 0)
    }

    /// The type of the object behind an expression: that of the constructor call it leads to
    /// where there is one, else its static type.
    package func concreteType(of node: NodeID, in file: FileID) -> SwiftType {
        evaluation(in: file, isConcrete: true, nil).type(of: node, 0)
    }

    /// The type that the code around an implicit member, `.name` or `.init(…)`, expects.
    package func contextualType(of member: NodeID, in file: FileID) -> SwiftType? {
        evaluation(in: file, isConcrete: false, nil).contextualType(of: member, 0)
    }

    func evaluation(in file: FileID, isConcrete: Bool, _ memory: FileMemory?) -> Evaluation {
        Evaluation(self, file, isConcrete: isConcrete, memory)
    }

    /// The type that a member has by its declaration or by its initial value.
    package func type(of member: MemberID) -> SwiftType {
        type(of: member, isConcrete: false, 0)
    }

    /// As `type(of:)`, but a property's constructor call wins over its annotation.
    package func concreteType(of member: MemberID) -> SwiftType {
        type(of: member, isConcrete: true, 0)
    }

    func type(of member: MemberID, isConcrete: Bool, _ depth: Int) -> SwiftType {
        guard depth < Self.maximumDepth else { return .unknown }
        let symbol = index[member]
        let annotated = index.annotatedType(of: member)
        if isConcrete, !symbol.isStored, let object = returnedObject(member, depth) {
            return object
        }
        guard symbol.kind == .property, annotated == nil || isConcrete else {
            return annotated ?? .unknown
        }
        let tree = index[symbol.site.file].tree
        guard !symbol.traits.contains(.isTuplePart),
            let value = tree.binding(symbol.binding).initialValue
        else { return annotated ?? .unknown }
        let evaluation = evaluation(in: symbol.site.file, isConcrete: isConcrete, nil)
        let found = evaluation.type(of: value, depth + 1)
        guard let annotated else { return found }
        return found.declaration == nil ? annotated : found
    }

    /// The declared initialiser that a construction calls; nil for memberwise ones and unknowns.
    package func initializer(of type: TypeID, for call: NodeID, in file: FileID) -> MemberID? {
        evaluation(in: file, isConcrete: false, nil).initializer(of: type, for: call)
    }

    /// The object that a function or a getter returns, where its body ends in one expression.
    private func returnedObject(_ member: MemberID, _ depth: Int) -> SwiftType? {
        let symbol = index[member]
        let tree = index[symbol.site.file].tree
        guard let value = tree.returnedExpression(of: symbol.binding) else { return nil }
        let evaluation = evaluation(in: symbol.site.file, isConcrete: true, nil)
        let found = evaluation.type(of: value, depth + 1)
        guard let type = found.declaration, index[type].kind != .protocol else { return nil }
        return found
    }

    /// What a callee names, where the project declares it.
    package func callee(of call: NodeID, in file: FileID) -> Callee? {
        evaluation(in: file, isConcrete: false, nil).callee(of: call, 0)
    }
}

/// What a call calls.
package enum Callee: Sendable {
    /// An initialiser of a type.
    case construction(SwiftType)
    case member(MemberID)
    case localFunction(Site)
}
