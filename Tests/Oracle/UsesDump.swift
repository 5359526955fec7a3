import SwiftSyntax

/// Collects the identifiers that start with an upper-case letter and refer to something.
///
/// Only four kinds of node hold such an identifier; declared names, labels and bound names are
/// tokens of other nodes and so never come up.
final class UsesDump: SyntaxVisitor {
    private var rows: [Row] = []

    /// One row for each use in the file.
    static func rows(of tree: SourceFileSyntax) -> [Row] {
        let visitor = UsesDump(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.rows
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        record(node.name)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        record(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        record(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: ModuleSelectorSyntax) -> SyntaxVisitorContinueKind {
        let isNameOfMacro =
            node.parent?.is(MacroExpansionExprSyntax.self) == true
            || node.parent?.is(MacroExpansionDeclSyntax.self) == true
        if !isNameOfMacro {
            record(node.moduleName)
        }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.isKnownToTheCompiler else { return .visitChildren }
        walk(node.attributeName)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements {
            walk(elements)
        }
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }

    private func record(_ token: TokenSyntax) {
        let name = token.bareText
        guard let first = name.unicodeScalars.first, Self.isUpperCase(first) else { return }
        switch name {
        case "Self", "Any", "Type", "Protocol":
            break
        default:
            rows.append(Row(token, name))
        }
    }

    /// Titlecase letters (`ǅ`) count as upper-case.
    private static func isUpperCase(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter:
            return true
        default:
            return false
        }
    }
}
