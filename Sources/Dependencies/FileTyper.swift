import Syntax

/// Asks for the types of one file's expressions and remembers the answers.
///
/// It belongs to the one walk over the file that made it; another walk makes its own.
package struct FileTyper {
    private let plain: Evaluation
    private let concrete: Evaluation

    package init(_ typer: ExpressionTyper, _ file: FileID) {
        let memory = FileMemory(typer.index[file].tree)
        plain = Evaluation(typer, file, isConcrete: false, memory)
        concrete = Evaluation(typer, file, isConcrete: true, memory)
    }

    /// As `ExpressionTyper.type(of:in:)`.
    package func type(of node: NodeID) -> SwiftType { plain.type(of: node, 0) }

    /// As `ExpressionTyper.concreteType(of:in:)`.
    package func concreteType(of node: NodeID) -> SwiftType { concrete.type(of: node, 0) }

    /// As `ExpressionTyper.callee(of:in:)`.
    package func callee(of call: NodeID) -> Callee? { plain.callee(of: call, 0) }
}

/// What was found of the expressions of one file so far, for all that ask.
final class FileMemory {
    var answers: FileAnswers

    init(_ tree: SyntaxTree) { answers = FileAnswers(tree) }
}

/// The answers for each node of a file. They are a value of their own, so that a look into the
/// class around them is asked once whether somebody else changes it.
struct FileAnswers {
    private var answers: ContiguousArray<Answer> = []
    /// The position in `answers` of each node's, from 1; 0 where none was found yet.
    private var positions: ContiguousArray<UInt32>

    /// What is known of one expression, by the kinds of questions.
    private struct Answer {
        var type: SwiftType?
        var concreteType: SwiftType?
        /// Nil where nobody asked; the inner one where the project declares no callee.
        var callee: Callee??
        var concreteCallee: Callee??
    }

    init(_ tree: SyntaxTree) {
        positions = ContiguousArray(repeating: 0, count: tree.nodeCount)
    }

    func type(of node: NodeID, isConcrete: Bool) -> SwiftType? {
        let position = Int(positions[node.index])
        guard position > 0 else { return nil }
        return isConcrete ? answers[position - 1].concreteType : answers[position - 1].type
    }

    mutating func set(_ type: SwiftType, of node: NodeID, isConcrete: Bool) {
        let position = position(of: node)
        if isConcrete {
            answers[position].concreteType = type
        } else {
            answers[position].type = type
        }
    }

    func callee(of call: NodeID, isConcrete: Bool) -> Callee?? {
        let position = Int(positions[call.index])
        guard position > 0 else { return nil }
        return isConcrete ? answers[position - 1].concreteCallee : answers[position - 1].callee
    }

    mutating func set(_ callee: Callee?, of call: NodeID, isConcrete: Bool) {
        let position = position(of: call)
        if isConcrete {
            answers[position].concreteCallee = .some(callee)
        } else {
            answers[position].callee = .some(callee)
        }
    }

    private mutating func position(of node: NodeID) -> Int {
        let known = Int(positions[node.index])
        if known > 0 { return known - 1 }
        answers.append(Answer())
        positions[node.index] = UInt32(answers.count)
        return answers.count - 1
    }
}
