import SwiftSyntax

/// The canonical texts of what a declaration says about types, and its argument labels.
enum Signature {
    /// `A,B` of `: A, B`.
    static func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> String {
        guard let clause else { return "" }
        return clause.inheritedTypes.map(\.type.canonicalText).joined(separator: ",")
    }

    /// `(T1,T2)async throws->R`.
    static func function(_ signature: FunctionSignatureSyntax) -> String {
        var canonical = CanonicalText()
        append(signature.parameterClause, to: &canonical)
        canonical.append(signature.effectSpecifiers)
        canonical.append(signature.returnClause)
        return canonical.text
    }

    /// `(T1,T2)->R`.
    static func `subscript`(_ node: SubscriptDeclSyntax) -> String {
        var canonical = CanonicalText()
        append(node.parameterClause, to: &canonical)
        canonical.append(node.returnClause)
        return canonical.text
    }

    private static func append(
        _ clause: FunctionParameterClauseSyntax,
        to canonical: inout CanonicalText
    ) {
        canonical.append("(")
        for (index, parameter) in clause.parameters.enumerated() {
            if index > 0 {
                canonical.append(",")
            }
            canonical.append(parameter.type)
            canonical.append(parameter.ellipsis)
        }
        canonical.append(")")
    }

    /// `(x:Int,_ y:String)`, or nothing for a case without associated values.
    static func associatedValues(_ clause: EnumCaseParameterClauseSyntax?) -> String {
        guard let clause else { return "" }
        var canonical = CanonicalText()
        canonical.append("(")
        for (index, parameter) in clause.parameters.enumerated() {
            if index > 0 {
                canonical.append(",")
            }
            canonical.append(parameter.modifiers)
            canonical.append(parameter.firstName)
            canonical.append(parameter.secondName)
            canonical.append(parameter.colon)
            canonical.append(parameter.type)
        }
        canonical.append(")")
        return canonical.text
    }

    /// `(_:page:)`.
    static func labels(
        _ parameters: FunctionParameterListSyntax,
        isOperator: Bool = false
    ) -> String {
        let labels = parameters.map { isOperator ? "_:" : $0.firstName.bareText + ":" }
        return "(" + labels.joined() + ")"
    }

    /// Like `labels`, but a parameter with a single name has no label.
    static func subscriptLabels(_ parameters: FunctionParameterListSyntax) -> String {
        let labels = parameters.map { $0.secondName == nil ? "_:" : $0.firstName.bareText + ":" }
        return "(" + labels.joined() + ")"
    }
}
