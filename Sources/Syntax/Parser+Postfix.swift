extension Parser {
    /// Reads a primary expression and the members, calls, subscripts and marks behind it.
    func parsePostfix(_ place: ExpressionPlace) {
        let start = mark()
        parsePrimary(place)
        if lastKind == .missingExpression { return }
        parseSuffixes(place, from: start)
    }

    /// Reads what continues the expression that begins at a mark.
    func parseSuffixes(_ place: ExpressionPlace, from start: Mark) {
        while true {
            switch kind {
            case .period:
                parseMember(from: start)
            case .leftParenthesis:
                guard !startsLine else { return }
                parseCall(place, from: start)
            case .leftSquare:
                guard !startsLine else { return }
                parseSubscriptCall(place, from: start)
            case .leftBrace:
                guard !isLiteral(lastKind), atTrailingClosure(place) else { return }
                let main = index
                parseTrailingClosures()
                finish(.callExpression, from: start, main: main)
                if at(.leftBrace) { return }
            case .postfixQuestion, .postfixExclamation, .postfixOperator:
                parsePostfixOperator(from: start)
            case .poundIf:
                guard atPostfixDirective() else { return }
                parseDirective(.postfix(place))
                finish(.postfixIfConfig, from: start, main: start.token)
            default:
                return
            }
        }
    }

    private func parsePostfixOperator(from start: Mark) {
        let main = index
        switch kind {
        case .postfixQuestion:
            advance()
            finish(.optionalChaining, from: start, main: main)
        case .postfixExclamation:
            advance()
            finish(.forceUnwrap, from: start, main: main)
        default:
            advanceOverOperator()
            finish(.postfixOperatorExpression, from: start, main: main)
        }
    }

    /// Whether an expression is a literal that no closure can be passed to.
    private func isLiteral(_ kind: NodeKind?) -> Bool {
        switch kind {
        case .numberLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral: true
        default: false
        }
    }

    // MARK: Members

    /// Reads `.member`, the cursor at the period; without a base the name may stand on the next
    /// line.
    func parseMember(from start: Mark) {
        let period = index
        let lacksName = tree.count > start.node && isPeriodAtLineEnd
        advance()
        guard !lacksName, let main = parseMemberName() else {
            report("expected a member name", at: period)
            return finish(.memberExpression, from: start, main: period)
        }
        parseNameArguments(allowingEmpty: false)
        if atGenericArgumentsOfExpression() { parseGenericArguments() }
        finish(.memberExpression, from: start, main: main)
    }

    /// Steps over the name of a member and returns its token.
    func parseMemberName() -> Int? {
        parseModuleSelector()
        let main = index
        switch kind {
        case .integerLiteral, .editorPlaceholder:
            advance()
            return main
        case .identifier where !at(word: .wildcard):
            advance()
            return main
        case .dollarIdentifier where !isClosureArgument(token):
            advance()
            return main
        default:
            return nil
        }
    }

    /// Reads `(_:page:)`, if that and no call stands here.
    func parseNameArguments(allowingEmpty: Bool) {
        guard atSameLine(.leftParenthesis) else { return }
        guard isArgumentLabel(next) || isNext(.colon) || isNext(.colonColon)
            || allowingEmpty && isNext(.rightParenthesis)
        else { return }
        let start = mark()
        advance()
        while isArgumentLabel(token), isNext(.colon) || isNext(.colonColon) {
            leaf(.name)
            if at(.colonColon) { break }
            advance()
        }
        guard at(.rightParenthesis) else {
            index = start.token
            tree.truncate(to: start.node)
            return
        }
        advance()
        finish(.declNameArguments, from: start)
    }

    // MARK: Calls

    private func parseCall(_ place: ExpressionPlace, from start: Mark) {
        let main = index
        parseArgumentList(place.ofArguments)
        if at(.leftBrace), atTrailingClosure(place) { parseTrailingClosures() }
        finish(.callExpression, from: start, main: main)
    }

    private func parseSubscriptCall(_ place: ExpressionPlace, from start: Mark) {
        let main = index
        parseArgumentList(
            ExpressionPlace(flavor: .basic, pattern: place.pattern))
        if at(.leftBrace), atTrailingClosure(place) { parseTrailingClosures() }
        finish(.subscriptExpression, from: start, main: main)
    }

    /// Reads `(…)` or `[…]` with arguments.
    func parseArgumentList(_ place: ExpressionPlace) {
        let start = mark()
        parseArguments(place)
        finish(.argumentList, from: start)
    }

    /// Reads a bracket with arguments in it.
    func parseArguments(_ place: ExpressionPlace) {
        let opening = index
        let closing = closing(of: kind)
        advance()
        while !at(.endOfFile), !at(closing), !atDeclaration(behindUnclosed: opening) {
            let before = index
            parseArgument(place)
            guard eat(.comma), index > before else { break }
        }
        if case .interpolationEnd = closing {
            expectInterpolationEnd(of: opening)
        } else {
            expectEnd(closing, of: opening)
        }
    }

    private func closing(of kind: TokenKind) -> TokenKind {
        switch kind {
        case .leftParenthesis: .rightParenthesis
        case .leftSquare: .rightSquare
        case .leftBrace: .rightBrace
        default: .interpolationEnd
        }
    }

    private func parseArgument(_ place: ExpressionPlace) {
        let start = mark()
        if isArgumentLabel(token), isNext(.colon) {
            leaf(.name)
            advance()
        } else {
            eat(.colon)
        }
        if atOperatorArgument {
            let name = mark()
            parseModuleSelector()
            let main = index
            advanceOverOperator()
            finish(.identifierExpression, from: name, main: main)
        } else {
            parseExpression(place)
        }
        finish(.argument, from: start)
    }

    /// Whether an operator stands alone as an argument, as in `reduce(0, +)`.
    private var atOperatorArgument: Bool {
        let saved = index
        defer { index = saved }
        if atModuleSelector { skipModuleSelector() }
        guard case .binaryOperator = kind else { return false }
        switch tokens[operatorEnd].kind {
        case .comma, .rightParenthesis, .rightSquare, .interpolationEnd: return true
        default: return false
        }
    }

    // MARK: Directives among members

    /// Whether the `#if` at hand holds members of the expression before it.
    private func atPostfixDirective() -> Bool {
        let saved = index
        defer { index = saved }
        repeat {
            skipToLineStart()
        } while at(.poundIf)
        guard at(.period) else { return false }
        return isIdentifier(next) || isReservedWord(next) || isNext(.integerLiteral)
    }

    /// Reads the postfix expression of one clause.
    func parsePostfixOfClause(_ place: ExpressionPlace) {
        let start = mark()
        if at(.period) {
            parseMember(from: start)
        } else if at(.poundIf) {
            parseDirective(.postfix(place))
        } else {
            return
        }
        parseSuffixes(ExpressionPlace(flavor: place.flavor, pattern: .none), from: start)
    }
}
