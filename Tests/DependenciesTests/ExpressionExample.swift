import Dependencies
import ExampleProjects
import Syntax
import Testing

/// Code with the types of expressions: `typed(x) // : Shop` is the static type of `x`,
/// `object(x) // : Shop` that of the object behind it. `TypeText` tells how types are written.
struct ExpressionExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let project: ExampleProject

    init(_ sentence: String, _ source: String) {
        testDescription = sentence
        project = ExampleProject(source)
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let index = project.index
        let typer = ExpressionTyper(index)
        let found = index.files.indices.map(FileID.init).flatMap { file -> [Mark] in
            let tree = index[file].tree
            return tree.subtree(tree.root).compactMap { call in
                guard let (probe, value) = probe(call, tree) else { return nil }
                let type = switch probe {
                case "typed": typer.type(of: value, in: file)
                default: typer.concreteType(of: value, in: file)
                }
                return index.mark(Site(file: file, node: value), index.text(type))
            }
        }
        #expect(!found.isEmpty, sourceLocation: sourceLocation)
        project.check(found, against: ":", testDescription, sourceLocation: sourceLocation)
    }

    private func probe(_ call: NodeID, _ tree: SyntaxTree) -> (name: String, value: NodeID)? {
        guard tree.kind(call) == .callExpression,
            let callee = tree.children(call).first(where: { _ in true }),
            tree.kind(callee) == .identifierExpression,
            ["typed", "object"].contains(tree.mainText(callee)),
            let list = tree.child(call, .argumentList),
            let argument = tree.children(list).first(where: { _ in true }),
            let value = tree.children(argument).reversed().first
        else { return nil }
        return (tree.mainText(callee), value)
    }
}
