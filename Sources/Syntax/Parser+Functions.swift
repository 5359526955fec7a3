/// What a parameter clause belongs to.
enum ParameterOwner {
    case function, enumCase, closure
}

extension Parser {
    func parseFunction(from start: Mark) {
        let main = index
        advance()
        parseFunctionName()
        parseGenericParametersIfPresent()
        parseSignature()
        parseWhereClauseIfPresent()
        parseBodyIfPresent()
        finish(.functionDeclaration, from: start, main: main)
    }

    private func parseFunctionName() {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .postfixExclamation,
            .prefixAmpersand, .postfixQuestion, .infixQuestion:
            parseFunctionOperator()
        default:
            parseName()
        }
    }

    /// Reads an operator as a name, without the `<` that begins generic parameters.
    private func parseFunctionOperator() {
        let start = mark()
        let end = operatorEnd
        let last = tokens[end - 1]
        let following = tokens[end]
        let beginsParameters =
            firstByte(last) == UInt8(ascii: "<")
            && (isIdentifier(following) || following.keyword == .let)
        index = beginsParameters ? end - 1 : end
        if index == start.token { return report("expected a name", at: index) }
        finish(.name, from: start)
    }

    func parseInitializer(from start: Mark) {
        let main = index
        advance()
        if atPostfixMark || at(.infixQuestion) || atOperator("!") { advance() }
        parseGenericParametersIfPresent()
        parseSignature()
        parseWhereClauseIfPresent()
        parseBodyIfPresent(.initializerStatements)
        finish(.initializerDeclaration, from: start, main: main)
    }

    func parseDeinitializer(from start: Mark) {
        let main = index
        advance()
        parseEffects()
        parseBodyIfPresent()
        finish(.deinitializerDeclaration, from: start, main: main)
    }

    func parseSubscript(from start: Mark) {
        let main = index
        advance()
        parseGenericParametersIfPresent()
        parseParameterClause(.function)
        parseReturnClauseIfPresent()
        parseWhereClauseIfPresent()
        if at(.leftBrace) { parseAccessorBlock() }
        finish(.subscriptDeclaration, from: start, main: main)
    }

    func parseMacro(from start: Mark) {
        let main = index
        advance()
        parseName()
        parseGenericParametersIfPresent()
        parseSignature()
        parseInitializerIfPresent()
        parseWhereClauseIfPresent()
        finish(.macroDeclaration, from: start, main: main)
    }

    /// Reads parameters, effects and result.
    private func parseSignature() {
        parseParameterClause(.function)
        parseEffects()
        parseReturnClauseIfPresent()
    }

    func parseReturnClauseIfPresent() {
        guard at(.arrow) else { return }
        let start = mark()
        advance()
        parseResultType()
        finish(.returnClause, from: start)
        if atEffect { parseEffects() }
    }

    // MARK: Parameters

    func parseParameterClause(_ owner: ParameterOwner) {
        guard at(.leftParenthesis) else { return report("expected '('", at: index) }
        let start = mark()
        advance()
        while !at(.endOfFile), !at(.rightParenthesis), !atDeclaration(behindUnclosed: start.token) {
            let before = index
            parseParameter(owner)
            guard eat(.comma), index > before else { break }
        }
        expectEnd(.rightParenthesis, of: start.token)
        finish(.parameterClause, from: start)
    }

    private func parseParameter(_ owner: ParameterOwner) {
        let start = mark()
        if owner != .enumCase { parseAttributes() }
        parseParameterModifiers(owner)
        switch owner {
        case .function: parseFunctionParameter()
        case .enumCase: parseEnumCaseParameter()
        case .closure: parseClosureParameter()
        }
        _ = eatEllipsis()
        parseInitializerIfPresent()
        finish(.parameter, from: start)
    }

    private func parseParameterModifiers(_ owner: ParameterOwner) {
        while at(word: .isolated) || at(word: ._const),
            !startsParameterName(owner == .closure ? .closure : .type)
        {
            leaf(.modifier)
        }
        // Specifiers that belong behind the colon.
        while atTypeSpecifier, !startsParameterName(.type) { leaf(.modifier) }
    }

    private func parseFunctionParameter() {
        if isUnnamedType() { return parseType() }
        parseParameterNames()
        if eat(.colon) {
            parseType()
        } else {
            report("expected ':'", at: index)
        }
    }

    /// Whether a type stands where a parameter's name should.
    private func isUnnamedType() -> Bool {
        guard !isNext(.colon), startsWithUpperCase(token) else { return false }
        let saved = index
        defer { index = saved }
        return skipType() && (at(.comma) || at(.rightParenthesis))
    }

    private func parseParameterNames() {
        if isArgumentLabel(token) { leaf(.name) }
        if isArgumentLabel(token) { leaf(.name) }
    }

    private func parseEnumCaseParameter() {
        if startsParameterName(.type) {
            parseParameterNames()
            expect(.colon, "':'")
        }
        parseType()
    }

    private func parseClosureParameter() {
        parseParameterNames()
        let hasColon = eat(.colon)
        let saved = index
        let isType = skipType()
        index = saved
        if isType || hasColon { parseType() }
    }

    // MARK: Initial values

    /// Reads `= value`, if it stands here.
    func parseInitializerIfPresent() {
        guard at(.equal) else { return }
        parseInitializer(.basic)
    }

    /// Reads `= value`, the cursor at `=`.
    func parseInitializer(_ place: ExpressionPlace) {
        let start = mark()
        advance()
        parseExpression(place)
        finish(.initializer, from: start)
    }
}
