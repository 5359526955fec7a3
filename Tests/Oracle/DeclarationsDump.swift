import SwiftSyntax

/// A declaration with attributes and modifiers.
typealias AttributedDeclSyntax = DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax

/// Collects the declarations of a file, all branches of every `#if` included.
final class DeclarationsDump: SyntaxVisitor {
    private var rows: [Row] = []
    private var owners: [String] = []

    /// One row for each declared name of the file.
    static func rows(of tree: SourceFileSyntax) -> [Row] {
        let visitor = DeclarationsDump(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.rows
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.classKeyword, node.name.bareText, node.inheritanceClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.structKeyword, node.name.bareText, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.enumKeyword, node.name.bareText, node.inheritanceClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.actorKeyword, node.name.bareText, node.inheritanceClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.protocolKeyword, node.name.bareText, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.canonicalText.filter { $0 != "`" }
        return record(node, node.extensionKeyword, name, node.inheritanceClause)
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = Signature.inheritedTypes(node.inheritanceClause)
        record(node, node.associatedtypeKeyword, node.name.bareText, signature)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = node.initializer.value.canonicalText
        record(node, node.typealiasKeyword, node.name.bareText, signature)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let labels = Signature.labels(parameters, isOperator: node.name.isOperator)
        let name = node.name.bareText + labels
        record(node, node.funcKeyword, name, Signature.function(node.signature))
        return descend(into: node, owner: name)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "init" + Signature.labels(node.signature.parameterClause.parameters)
        record(node, node.initKeyword, name, Signature.function(node.signature))
        return descend(into: node, owner: name)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = node.effectSpecifiers?.canonicalText ?? ""
        record(node, node.deinitKeyword, "deinit", signature)
        return descend(into: node, owner: "deinit")
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "subscript" + Signature.subscriptLabels(node.parameterClause.parameters)
        record(node, node.subscriptKeyword, name, Signature.subscript(node))
        return descend(into: node, owner: name)
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = Signature.labels(node.signature.parameterClause.parameters)
        let signature = Signature.function(node.signature)
        record(node, node.macroKeyword, node.name.bareText + labels, signature)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isLocal(node) else { return .visitChildren }
        for binding in node.bindings {
            let signature = binding.typeAnnotation?.type.canonicalText ?? ""
            for name in boundNames(binding.pattern) {
                record(node, node.bindingSpecifier, name, signature)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let signature = Signature.associatedValues(element.parameterClause)
            record(node, node.caseKeyword, element.name.bareText, signature)
        }
        return .visitChildren
    }

    private func boundNames(_ pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return [identifier.identifier.bareText]
        }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return tuple.elements.flatMap { boundNames($0.pattern) }
        }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return boundNames(binding.pattern)
        }
        return []
    }

    /// Whether the variable is neither at the top level of the file nor a member, `#if` aside.
    private func isLocal(_ node: VariableDeclSyntax) -> Bool {
        var item = node.parent
        while let current = item, current.is(CodeBlockItemSyntax.self) {
            let container = current.parent?.parent
            if container?.is(SourceFileSyntax.self) == true {
                return false
            }
            guard let clause = container?.as(IfConfigClauseSyntax.self) else { return true }
            // The clause's list, the whole `#if`, and what holds it.
            item = clause.parent?.parent?.parent
        }
        return item?.is(MemberBlockItemSyntax.self) != true
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.map(\.name.bareText).joined(separator: ".")
        record(node, node.importKeyword, name, node.importKindSpecifier?.text ?? "")
        return .visitChildren
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node.operatorKeyword, node.name.text, node.fixitySpecifier.text, "")
        return .visitChildren
    }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        record(node, node.precedencegroupKeyword, node.name.bareText, "")
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        node.isKnownToTheCompiler ? .skipChildren : .visitChildren
    }

    private func record(
        _ node: some AttributedDeclSyntax,
        _ keyword: TokenSyntax,
        _ name: String,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        record(node, keyword, name, Signature.inheritedTypes(inheritance))
        return descend(into: node, owner: name)
    }

    private func record(
        _ node: some AttributedDeclSyntax,
        _ keyword: TokenSyntax,
        _ name: String,
        _ signature: String
    ) {
        let words = names(of: node.attributes) + node.modifiers.map(\.canonicalText)
        append(keyword, name, words.joined(separator: " "), signature)
    }

    private func append(
        _ keyword: TokenSyntax,
        _ name: String,
        _ attributes: String,
        _ signature: String
    ) {
        let fullName = (owners + [name]).joined(separator: ".")
        // Apple's parser takes `inout` for `var`, and rejects it later.
        let kind = keyword.tokenKind == .keyword(.inout) ? "var" : keyword.text
        rows.append(Row(keyword, kind, fullName, attributes, signature))
    }

    private func names(of attributes: AttributeListSyntax) -> [String] {
        attributes.flatMap { element -> [String] in
            if let attribute = element.as(AttributeSyntax.self) {
                return ["@" + attribute.bareName]
            }
            let clauses = element.as(IfConfigDeclSyntax.self)?.clauses
            return (clauses ?? []).flatMap { clause -> [String] in
                guard case .attributes(let inner) = clause.elements else { return [] }
                return names(of: inner)
            }
        }
    }

    /// Visits the node's attributes as its owner's and everything else as its own.
    private func descend(
        into node: some AttributedDeclSyntax,
        owner: String
    ) -> SyntaxVisitorContinueKind {
        walk(node.attributes)
        owners.append(owner)
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .attributeList {
            walk(child)
        }
        owners.removeLast()
        return .skipChildren
    }
}

extension TokenSyntax {
    fileprivate var isOperator: Bool {
        switch tokenKind {
        case .identifier, .keyword, .wildcard, .dollarIdentifier:
            return false
        default:
            return true
        }
    }
}
