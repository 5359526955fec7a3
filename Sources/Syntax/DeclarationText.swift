import SourceText

/// The names of declarations as the dump writes them, without backticks.
extension SyntaxTree {
    /// Appends a declaration's own name with its argument labels: `load(_:page:)`.
    func appendDeclaredName(of node: NodeID, to output: inout [UInt8]) {
        switch kind(node) {
        case .extensionDeclaration:
            if let type = type(of: node) {
                appendPlainText(readTokens().indices(in: range(type)), to: &output)
            }
        case .importDeclaration:
            if let path = child(node, .importPath) { appendPath(path, to: &output) }
        case .deinitializerDeclaration, .initializerDeclaration, .subscriptDeclaration:
            appendBytes(mainRange(node), to: &output)
            appendLabels(of: node, to: &output)
        default:
            if let name = name(of: node) { appendName(name, to: &output) }
            appendLabels(of: node, to: &output)
        }
    }

    private func appendPath(_ path: NodeID, to output: inout [UInt8]) {
        let start = output.count
        for component in children(path) {
            if output.count > start { output.append(UInt8(ascii: ".")) }
            appendName(component, to: &output)
        }
    }

    private func appendLabels(of node: NodeID, to output: inout [UInt8]) {
        guard let parameters = parameters(of: node) else { return }
        output.append(UInt8(ascii: "("))
        for parameter in parameters {
            if let label = label(of: parameter, in: node) {
                appendName(label, to: &output)
            } else {
                output.append(UInt8(ascii: "_"))
            }
            output.append(UInt8(ascii: ":"))
        }
        output.append(UInt8(ascii: ")"))
    }

    /// Appends `@Name` without generic arguments.
    func appendAttributeName(of attribute: NodeID, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "@"))
        guard let type = type(of: attribute) else { return }
        let tokens = readTokens()
        let all = tokens.indices(in: range(type))
        var start = all.lowerBound
        var node = type
        while node < subtreeEnd(type) {
            guard case .genericArgumentClause = kind(node) else {
                node = NodeID(node.index + 1)
                continue
            }
            let clause = tokens.indices(in: range(node))
            appendPlainText(start..<clause.lowerBound, to: &output)
            start = clause.upperBound
            node = subtreeEnd(node)
        }
        appendPlainText(start..<all.upperBound, to: &output)
    }

    private func appendPlainText(_ indices: Range<Int>, to output: inout [UInt8]) {
        let start = output.count
        appendCanonical(indices, to: &output)
        output[start...].removeAll { $0 == UInt8(ascii: "`") }
    }
}

/// The signatures of declarations in canonical text.
extension SyntaxTree {
    /// Appends the signature of any declaration but variables and enum cases.
    func appendSignature(of node: NodeID, to output: inout [UInt8]) {
        switch kind(node) {
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration,
            .macroDeclaration:
            appendFunctionSignature(of: node, to: &output)
        case .deinitializerDeclaration:
            if let effects = child(node, .effects) { appendCanonical(effects, to: &output) }
        case .typealiasDeclaration:
            if let type = type(of: node) { appendCanonical(type, to: &output) }
        case .importDeclaration:
            if let kind = importKind(of: node) { appendBytes(kind, to: &output) }
        default:
            appendList(inheritedTypes(of: node), to: &output) { appendCanonical($0, to: &$1) }
        }
    }

    private func appendFunctionSignature(of node: NodeID, to output: inout [UInt8]) {
        if let parameters = parameters(of: node) {
            output.append(UInt8(ascii: "("))
            appendList(parameters, to: &output) { appendParameterType(of: $0, to: &$1) }
            output.append(UInt8(ascii: ")"))
        }
        if let effects = child(node, .effects) { appendCanonical(effects, to: &output) }
        if let result = child(node, .returnClause) { appendCanonical(result, to: &output) }
    }

    /// Appends `(x:Int,_ y:String)`, the labels as written; nothing for a plain case.
    func appendAssociatedValues(of element: NodeID, to output: inout [UInt8]) {
        guard let parameters = parameters(of: element) else { return }
        output.append(UInt8(ascii: "("))
        appendList(parameters, to: &output) { parameter, output in
            appendLabels(of: parameter, to: &output)
            appendParameterType(of: parameter, to: &output)
        }
        output.append(UInt8(ascii: ")"))
    }

    private func appendLabels(of value: Parameter, to output: inout [UInt8]) {
        let names = [value.firstName, value.secondName].compactMap(\.self)
        let words = modifiers(of: value.node) + names
        for (index, word) in words.enumerated() {
            if index > 0 { output.append(UInt8(ascii: " ")) }
            appendCanonical(word, to: &output)
        }
        if value.firstName != nil { output.append(UInt8(ascii: ":")) }
    }

    /// Appends a parameter's type with the `...` behind it, three tokens behind a `>`.
    private func appendParameterType(of parameter: Parameter, to output: inout [UInt8]) {
        guard let type = parameter.type else { return }
        let tokens = readTokens()
        let end = tokens.indices(in: range(parameter.node)).upperBound
        var upcoming = tokens.indices(in: range(type)).upperBound
        appendCanonical(type, to: &output)
        while upcoming < end, source.bytes[Int(tokens[upcoming].start)] == UInt8(ascii: ".") {
            appendBytes(tokens[upcoming].range, to: &output)
            upcoming += 1
        }
    }

    private func appendList<Element>(
        _ elements: [Element], to output: inout [UInt8],
        _ append: (Element, inout [UInt8]) -> Void
    ) {
        var isFirst = true
        for element in elements {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            append(element, &output)
        }
    }
}
