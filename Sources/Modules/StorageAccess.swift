import Dependencies
import Syntax

/// A place that reaches a storage without naming a type that does.
package struct StorageAccess: Sendable {
    /// The function or value that does it.
    package let site: Site
    /// What is used, for the finding's identity.
    package let target: String
    /// What the code does, as the end of a sentence about it.
    package let phrase: String
}

extension WiringFacts {
    /// The storage that a value is read from while it is made, `Data(contentsOf: …)`; nil where it
    /// is made of something else.
    package func storageAccess(of use: TypeUse) -> StorageAccess? {
        guard use.kind == .constructed, case .external(let word) = use.target,
            LogicKind.fileReaders.contains(index.text(word)), readsFile(use.site)
        else { return nil }
        let name = index.text(word)
        return StorageAccess(
            site: use.site, target: name, phrase: "reads `\(name)` from a file or an address")
    }

    private func readsFile(_ site: Site) -> Bool {
        let tree = index[site.file].tree
        guard let call = tree.parent(site.node), tree.kind(call) == .callExpression,
            let label = tree.firstLabel(of: call)
        else { return false }
        return tree.mainText(label).hasPrefix("contentsOf")
    }

    /// The calls in a type's own code that reach the keychain or write a value to a file.
    package func storageCalls(in type: TypeID) -> [StorageAccess] {
        index[type].sites.flatMap { site -> [StorageAccess] in
            guard mayReachStorage[site.file.index] else { return [] }
            let file = index[site.file]
            return file.tree.subtree(site.node).compactMap { node in
                guard file.tree.kind(node) == .callExpression else { return nil }
                return storageAccess(ofCall: Site(file: site.file, node: node))
            }
        }
    }

    private func storageAccess(ofCall call: Site) -> StorageAccess? {
        let file = index[call.file]
        guard let callee = file.tree.firstChild(call.node),
            storageFunctions.contains(file.name(callee))
        else { return nil }
        let site = Site(file: call.file, node: callee)
        let function = file.tree.mainText(callee)
        switch file.tree.kind(callee) {
        case .identifierExpression:
            guard LogicKind.storageFunctions.contains(function) else { return nil }
            return StorageAccess(
                site: site, target: function, phrase: "reaches a storage through `\(function)`")
        case .memberExpression:
            guard writesFile(call.node, file.tree), let base = file.tree.firstChild(callee),
                case .external(let word, _) = graph.typer.type(of: base, in: call.file).unwrapped,
                LogicKind.fileReaders.contains(index.text(word))
            else { return nil }
            let name = index.text(word)
            return StorageAccess(site: site, target: name, phrase: "writes `\(name)` to a file")
        default: return nil
        }
    }
}

/// Whether `write` is told a place; with an `inout` argument it adds to another text.
private func writesFile(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let label = tree.firstLabel(of: call),
        let value = tree.parent(label).flatMap(tree.lastChild)
    else { return false }
    switch tree.mainText(label) {
    case "toFile": return true
    case "to": return tree.kind(value) != .inOutExpression
    default: return false
    }
}

extension SyntaxTree {
    /// The label of a call's first argument.
    fileprivate func firstLabel(of call: NodeID) -> NodeID? {
        child(call, .argumentList).flatMap(firstChild).flatMap(name)
    }
}
