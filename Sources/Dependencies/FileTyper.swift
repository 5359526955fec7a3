import Syntax

/// Asks for the types of one file's expressions and remembers the answers.
///
/// It belongs to the one walk over the file that made it; another walk makes its own.
package struct FileTyper {
    private let typer: ExpressionTyper
    private let file: FileID
    private let memory: FileTypes

    package init(_ typer: ExpressionTyper, _ file: FileID) {
        self.typer = typer
        self.file = file
        memory = FileTypes(typer.index[file].tree)
    }

    /// As `ExpressionTyper.type(of:in:)`.
    package func type(of node: NodeID) -> SwiftType {
        typer.evaluation(in: file, isConcrete: false, memory).type(of: node, 0)
    }

    /// As `ExpressionTyper.concreteType(of:in:)`.
    package func concreteType(of node: NodeID) -> SwiftType {
        typer.evaluation(in: file, isConcrete: true, memory).type(of: node, 0)
    }

    /// As `ExpressionTyper.callee(of:in:)`.
    package func callee(of call: NodeID) -> Callee? {
        typer.evaluation(in: file, isConcrete: false, memory).callee(of: call, 0)
    }
}

/// The expression types found in one file so far.
final class FileTypes {
    private var types: NodeTypes
    private var concreteTypes: NodeTypes

    init(_ tree: SyntaxTree) {
        types = NodeTypes(tree)
        concreteTypes = NodeTypes(tree)
    }

    subscript(node: NodeID, isConcrete: Bool) -> SwiftType? {
        get { isConcrete ? concreteTypes[node] : types[node] }
        set { if isConcrete { concreteTypes[node] = newValue } else { types[node] = newValue } }
    }

    private struct NodeTypes {
        private var found: [SwiftType?] = []
        /// The position in `found` of each node's type, from 1; 0 where none was found yet.
        private var positions: ContiguousArray<UInt32>

        init(_ tree: SyntaxTree) {
            positions = ContiguousArray(repeating: 0, count: tree.nodeCount)
        }

        subscript(node: NodeID) -> SwiftType? {
            get {
                let position = Int(positions[node.index])
                return position == 0 ? nil : found[position - 1]
            }
            set {
                found.append(newValue)
                positions[node.index] = UInt32(found.count)
            }
        }
    }
}
