import Dependencies
import Syntax

/// Objects that a storyboard or a nib makes: the code tells their class by a cast.
extension Interpreter {
    /// What `storyboard.instantiateInitialViewController() as! Screen` gives; nil where the
    /// operand makes nothing, or nobody knows of which class.
    mutating func archived(_ operand: NodeID, as cast: NodeID) -> HeapValue? {
        guard let call = makingCall(operand), let written = tree.type(of: cast),
            let type = archivedClass(written)
        else { return nil }
        let object = heap.add(.instance(type), at: site(call))
        // What shows a cell keeps it.
        heap[object].isShown = facts.nature(type) == .viewClass
        setInitialValues(of: object, type)
        if let initializer = coderInitializer(of: type) {
            initialize(object, as: type, initializer, [])
        }
        return .object(object)
    }

    private func makingCall(_ node: NodeID) -> NodeID? {
        switch tree.kind(node) {
        case .callExpression:
            guard let callee = tree.firstChild(node), tree.kind(callee) == .memberExpression,
                facts.effects(of: file.name(callee)).contains(.making)
            else { return nil }
            return node
        case .optionalChaining, .forceUnwrap, .tryExpression:
            return tree.lastChild(node).flatMap { makingCall($0) }
        case .memberExpression, .subscriptExpression:
            // `loadNibNamed(…)?.first` and `loadNibNamed(…)![0]`.
            return tree.firstChild(node).flatMap { makingCall($0) }
        default: return nil
        }
    }

    /// The class that a cast names, perhaps as `Self` or by a generic parameter.
    private func archivedClass(_ written: NodeID) -> TypeID? {
        let type: TypeID?
        if tree.mainText(written) == "Self" {
            type = locals.type
        } else {
            switch index.resolver.type(of: written, in: fileID).unwrapped {
            case .declared(let declared, _): type = declared
            case .parameter(let name, _): type = meaning(of: name)
            default: type = nil
            }
        }
        return type.flatMap { index[$0].kind == .class ? $0 : nil }
    }

    private func coderInitializer(of type: TypeID) -> MemberID? {
        for member in index.hierarchy.chain(of: type).flatMap({ index[$0].members })
        where index[member].kind == .initializer {
            let symbol = index[member]
            let tree = index[symbol.site.file].tree
            if let first = tree.parameters(of: symbol.site.node)?.first,
                let label = tree.label(of: first, in: symbol.site.node),
                tree.isWord(label, "coder")
            {
                return member
            }
        }
        return nil
    }
}
