extension Parser {
    /// Where an attribute stands; some never take arguments before a type.
    enum AttributePlace {
        case declaration, type
    }

    /// Whether attributes, perhaps in an `#if`, stand here.
    private func atAttribute() -> Bool {
        at(.at) || at(.poundIf) && atDirectiveOfAttributes()
    }

    /// Reads attributes and the `#if` that hold nothing else.
    func parseAttributes() {
        let isOutdented = atOutdentedDeclaration()
        while atAttribute(), isOutdented || !atOutdentedDeclaration() {
            if at(.at) {
                parseAttribute(.declaration)
            } else {
                parseDirective(.attributes)
            }
        }
    }

    func parseAttribute(_ place: AttributePlace) {
        let start = mark()
        advance()
        let name = index
        parseAttributeName()
        let hasName = tree.count > start.node
        let main = hasName ? tree.last.map { Int($0.mainToken) } ?? name : name
        if takesArguments(name, place) { parseAttributeArguments(name) }
        finish(.attribute, from: start, main: main)
    }

    private func parseAttributeName() {
        if at(.identifier), isReservedWord(token), !at(word: .selfType), !at(word: .anyType) {
            leaf(.identifierType)
        } else {
            parseSimpleType([.members])
            dropMissingType()
        }
    }

    /// Takes back the node of a type that is missing, where nobody asks for one: a file of nothing
    /// but marks like `@` must not become a tree many times its size.
    func dropMissingType() {
        if case .missingType = lastKind { tree.dissolveLast() }
    }

    /// Reads arguments as code, unless the first word of the attribute's name says that it is one
    /// of the language's.
    private func parseAttributeArguments(_ name: Int) {
        if isLanguageAttribute(tokens[name]) {
            let start = mark()
            skipBalanced()
            finish(.attributeArguments, from: start)
        } else {
            parseArgumentList(.attributeArguments)
        }
    }

    /// Whether the parenthesis at hand holds the arguments of an attribute whose name begins at a
    /// token. Behind a module selector no name is special.
    private func takesArguments(_ name: Int, _ place: AttributePlace) -> Bool {
        guard atSameLine(.leftParenthesis) else { return false }
        let hasSelector = tokens[min(name + 1, tokens.count - 1)].kind == .colonColon
        switch hasSelector
            ? .withoutSpace : AttributeNames.arguments(of: tokens[name], in: bytes, place)
        {
        case .never: return false
        case .always: return true
        case .withoutSpace: break
        }
        if !token.flags.contains(.spaceBefore) { return true }
        let saved = index
        defer { index = saved }
        skipBalanced()
        return at(.at) || startsDeclaration(.statements)
    }

    /// Whether the first word of an attribute's name begins with a lower-case letter or `_`.
    private func isLanguageAttribute(_ token: Token) -> Bool {
        guard let first = firstScalar(token) else { return false }
        if first.isASCII { return first == "_" || ("a"..."z").contains(first) }
        return first.properties.generalCategory == .lowercaseLetter
    }

    func startsWithUpperCase(_ token: Token) -> Bool {
        guard let first = firstScalar(token) else { return false }
        if first.isASCII { return ("A"..."Z").contains(first) }
        return first.properties.isUppercase
    }

    /// The first character of a token, backticks left out.
    private func firstScalar(_ token: Token) -> Unicode.Scalar? {
        var cursor = Cursor(bytes, at: Int(token.start))
        if cursor.isAt("`") { cursor.advance() }
        return cursor.scalar().flatMap { Unicode.Scalar($0.value) }
    }

    // MARK: Looking ahead

    /// Steps over an attribute with its arguments.
    func skipAttribute() {
        advance()
        let name = index
        if at(.identifier), isReservedWord(token) {
            advance()
        } else {
            skipAttributeName()
        }
        if takesArguments(name, .declaration) { skipBalanced() }
    }

    private func skipAttributeName() {
        while true {
            if atModuleSelector { skipModuleSelector() }
            guard at(.identifier) || at(.editorPlaceholder) || at(.dollarIdentifier) else {
                break
            }
            advance()
            if atLeftAngle, !skipGenericArgumentsOfAttribute() { break }
            guard at(.period) else { break }
            advance()
        }
    }

    private func skipGenericArgumentsOfAttribute() -> Bool {
        let saved = index
        _ = eatLeftAngle()
        while !atRightAngle {
            guard skipType() else {
                index = saved
                return false
            }
            if !eat(.comma) { break }
        }
        return eatRightAngle()
    }

    /// Whether the `#if` at hand holds attributes only.
    func atDirectiveOfAttributes() -> Bool {
        let saved = index
        defer { index = saved }
        return skipDirectiveOfAttributes()
    }

    /// Steps over an `#if` that holds nothing but attributes; nested ones cost no recursion.
    private func skipDirectiveOfAttributes() -> Bool {
        var depth = 0
        var hasAttributes = false
        while true {
            switch kind {
            case .poundIf:
                depth += 1
                skipToLineStart()
            case .poundElse, .poundElseif:
                skipToLineStart()
            case .poundEndif:
                guard startsLine, hasAttributes else { return false }
                depth -= 1
                advance()
                if depth == 0 { return true }
            case .at:
                hasAttributes = true
                skipAttribute()
            default:
                return false
            }
        }
    }

    /// Steps to the first token of the next line, over brackets that reach beyond it.
    func skipToLineStart() {
        advance()
        while !startsLine, !at(.endOfFile) { skipBalanced() }
    }
}

/// What the names of attributes tell about their arguments.
enum AttributeNames {
    enum Arguments {
        /// A parenthesis never belongs to the attribute.
        case never
        /// A parenthesis on its line always does.
        case always
        /// A parenthesis does if no blank stands before it, or if a declaration follows it.
        case withoutSpace
    }

    static func arguments(
        of token: Token, in bytes: ArrayView<UInt8>, _ place: Parser.AttributePlace
    ) -> Arguments {
        let word = Cursor(bytes, at: Int(token.start))
        func isOne(of names: [StaticString]) -> Bool {
            names.contains { $0.utf8CodeUnitCount == Int(token.length) && word.isAt(text: $0) }
        }
        if isOne(of: ["Sendable", "rethrows"]) { return .never }
        if place == .type, isOne(of: withoutArgumentsInTypes) { return .never }
        return isOne(of: withArguments) ? .always : .withoutSpace
    }

    private static let withoutArgumentsInTypes: [StaticString] = [
        "escaping", "autoclosure", "noescape", "unchecked", "preconcurrency", "retroactive",
        "noDerivative", "async", "_local", "_noMetadata",
    ]

    private static let withArguments: [StaticString] = [
        "available", "backDeployed", "_backDeploy", "_spi_available", "differentiable",
        "derivative", "transpose", "specialized", "_specialize", "_dynamicReplacement",
        "_documentation", "_effects", "_implements", "_originallyDefinedIn", "abi", "isolated",
    ]
}
