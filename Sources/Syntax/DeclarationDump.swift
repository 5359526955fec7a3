import SourceText

/// Prints each declaration with its place, full name, attributes and signature, a line each.
package struct DeclarationDump {
    private let tree: SyntaxTree
    private let line: DumpLine
    private var output: [UInt8] = []
    /// The names of the enclosing declarations, each followed by a `.`.
    private var owner: [UInt8] = []
    private var scopes: [Scope] = []

    /// A declaration on the way to the current node. What stands in its attributes belongs to
    /// its owner, so its line and its name wait until they are passed.
    private struct Scope {
        let declaration: NodeID
        let bodyStart: NodeID
        let end: NodeID
        let ownerLength: Int
        var isEntered = false
    }

    /// The lines of one file's declarations in source order.
    package static func lines(of tree: SyntaxTree) -> [UInt8] {
        var dump = DeclarationDump(tree)
        dump.walk()
        return dump.output
    }

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        line = DumpLine(tree.source)
    }

    private mutating func walk() {
        var node = tree.root
        while node.index < tree.nodeCount {
            leaveScopes(before: node)
            let kind = tree.kind(node)
            if case .attribute = kind, tree.isLanguageAttribute(node) {
                node = tree.subtreeEnd(node)
                continue
            }
            if kind.isDeclaration { openScope(node) }
            node = NodeID(node.index + 1)
        }
        leaveScopes(before: node)
    }

    private mutating func openScope(_ node: NodeID) {
        scopes.append(
            Scope(
                declaration: node, bodyStart: tree.headEnd(of: node), end: tree.subtreeEnd(node),
                ownerLength: owner.count
            )
        )
        enterScope(before: NodeID(node.index + 1))
    }

    private mutating func leaveScopes(before node: NodeID) {
        enterScope(before: node)
        while let scope = scopes.last, scope.end <= node {
            owner.removeSubrange(scope.ownerLength...)
            scopes.removeLast()
            enterScope(before: node)
        }
    }

    /// Writes the innermost declaration once its attributes and modifiers are passed.
    private mutating func enterScope(before node: NodeID) {
        guard let scope = scopes.last, !scope.isEntered, scope.bodyStart <= node else { return }
        scopes[scopes.count - 1].isEntered = true
        write(scope.declaration)
        guard tree.kind(scope.declaration).isNameScope else { return }
        tree.appendDeclaredName(of: scope.declaration, to: &owner)
        owner.append(UInt8(ascii: "."))
    }

    private mutating func write(_ declaration: NodeID) {
        switch tree.kind(declaration) {
        case .variableDeclaration: writeVariables(declaration)
        case .enumCaseDeclaration: writeCases(declaration)
        case let kind:
            begin(declaration, as: kind.dumpName)
            tree.appendDeclaredName(of: declaration, to: &output)
            writeHead(declaration)
            tree.appendSignature(of: declaration, to: &output)
            output.append(newline)
        }
    }

    private mutating func writeVariables(_ declaration: NodeID) {
        guard tree.isGlobalOrMember(declaration) else { return }
        let isConstant = tree.isWord(declaration, "let")
        for binding in tree.bindings(of: declaration) {
            guard let pattern = binding.pattern else { continue }
            for name in tree.boundNames(in: pattern) {
                begin(declaration, as: isConstant ? "let" : "var")
                tree.appendName(name, to: &output)
                writeHead(declaration)
                if let type = binding.type { tree.appendCanonical(type, to: &output) }
                output.append(newline)
            }
        }
    }

    private mutating func writeCases(_ declaration: NodeID) {
        for element in tree.caseElements(of: declaration) {
            begin(declaration, as: "case")
            if let name = tree.name(of: element) { tree.appendName(name, to: &output) }
            writeHead(declaration)
            tree.appendAssociatedValues(of: element, to: &output)
            output.append(newline)
        }
    }

    /// Writes the fields up to the owners of the name.
    private mutating func begin(_ declaration: NodeID, as kind: StaticString) {
        line.begin(at: tree.mainStart(declaration), in: &output)
        kind.withUTF8Buffer { output.append(contentsOf: $0) }
        output.append(tab)
        output.append(contentsOf: owner)
    }

    /// Writes the field of attributes and modifiers with the tabs around it.
    private mutating func writeHead(_ declaration: NodeID) {
        output.append(tab)
        let start = output.count
        for attribute in tree.attributes(of: declaration) {
            if output.count > start { output.append(UInt8(ascii: " ")) }
            tree.appendAttributeName(of: attribute, to: &output)
        }
        for modifier in tree.modifiers(of: declaration) {
            if output.count > start { output.append(UInt8(ascii: " ")) }
            tree.appendCanonical(modifier, to: &output)
        }
        output.append(tab)
    }
}

extension NodeKind {
    /// The word for a declaration of one name.
    fileprivate var dumpName: StaticString {
        switch self {
        case .classDeclaration: "class"
        case .structDeclaration: "struct"
        case .enumDeclaration: "enum"
        case .actorDeclaration: "actor"
        case .protocolDeclaration: "protocol"
        case .extensionDeclaration: "extension"
        case .typealiasDeclaration: "typealias"
        case .associatedtypeDeclaration: "associatedtype"
        case .functionDeclaration: "func"
        case .initializerDeclaration: "init"
        case .deinitializerDeclaration: "deinit"
        case .subscriptDeclaration: "subscript"
        case .importDeclaration: "import"
        case .macroDeclaration: "macro"
        case .operatorDeclaration: "operator"
        default: "precedencegroup"
        }
    }
}
