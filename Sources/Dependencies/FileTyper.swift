import Syntax

/// Asks for the types of one file's expressions and remembers the answers.
///
/// It belongs to the one walk over the file that made it; another walk makes its own.
package struct FileTyper {
    private let typer: ExpressionTyper
    private let file: FileID
    private let memory = FileTypes()

    package init(_ typer: ExpressionTyper, _ file: FileID) {
        self.typer = typer
        self.file = file
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
    private var types: [NodeID: SwiftType] = [:]
    private var concreteTypes: [NodeID: SwiftType] = [:]

    subscript(node: NodeID, isConcrete: Bool) -> SwiftType? {
        get { isConcrete ? concreteTypes[node] : types[node] }
        set { if isConcrete { concreteTypes[node] = newValue } else { types[node] = newValue } }
    }
}
