extension Parser {
    /// Reads an expression without anything before or behind it.
    func parsePrimary(_ place: ExpressionPlace) {
        switch kind {
        case .identifier, .editorPlaceholder, .colonColon:
            parseWordExpression(place)
        case .dollarIdentifier:
            if isClosureArgument(token) {
                leaf(.identifierExpression)
            } else {
                parseWordExpression(place)
            }
        case .integerLiteral, .floatLiteral:
            leaf(.numberLiteral)
        case .stringStart:
            parseString()
        case .regexLiteral:
            leaf(.regexLiteral)
        case .period:
            parseImplicitMember()
        case .leftParenthesis:
            parseTuple(place)
        case .leftSquare:
            parseCollection()
        case .leftBrace:
            parseClosure()
        case .pound:
            parsePoundExpression(place)
        default:
            parseMissing()
        }
    }

    private func parseMissing() {
        report("expected an expression", at: index)
        missing(.missingExpression)
    }

    private func parseWordExpression(_ place: ExpressionPlace) {
        if atModuleSelector { return parseIdentifier(place) }
        switch keyword {
        case .true, .false: leaf(.booleanLiteral)
        case .nil: leaf(.nilLiteral)
        case .wildcard: leaf(.discardExpression)
        case .super, .selfType: parseIdentifier(place)
        case .anyType:
            let start = mark()
            leaf(.identifierType)
            finish(.typeExpression, from: start)
        case .selfValue, .`init`:
            parseBindableName(place)
        case .deinit, .subscript:
            guard place.flavor == .attributeArguments else { return parseMissing() }
            parseIdentifier(place)
        default:
            guard atIdentifier || at(.colonColon) else { return parseMissing() }
            parseBindableName(place)
        }
    }

    private func parseBindableName(_ place: ExpressionPlace) {
        if place.pattern == .binding, isInBindingPosition() {
            leaf(.identifierPattern)
        } else {
            parseIdentifier(place)
        }
    }

    /// Whether the name at hand is bound, not the base of a larger pattern.
    private func isInBindingPosition() -> Bool {
        switch next.kind {
        case .period, .leftParenthesis, .leftSquare: return false
        case .binaryOperator, .prefixOperator, .postfixOperator: break
        default: return true
        }
        let saved = index
        defer { index = saved }
        advance()
        return !atGenericArgumentsOfExpression()
    }

    private func parseIdentifier(_ place: ExpressionPlace) {
        let start = mark()
        let hasSelector = atModuleSelector
        parseModuleSelector()
        let main = index
        if hasSelector, startsLine || !at(.identifier) && !atIdentifier {
            report("expected a name", at: index)
            return finish(.identifierExpression, from: start, main: start.token)
        }
        advance()
        parseNameArguments(allowingEmpty: false)
        if atGenericArgumentsOfExpression() { parseGenericArguments() }
        finish(.identifierExpression, from: start, main: main)
    }

    private func parseImplicitMember() {
        let start = mark()
        parseMember(from: start)
    }

    private func parseTuple(_ place: ExpressionPlace) {
        let start = mark()
        parseArguments(ExpressionPlace(flavor: .basic, pattern: place.pattern))
        finish(.tupleExpression, from: start)
    }

    // MARK: Collections

    private func parseCollection() {
        let start = mark()
        if atInlineArray() {
            parseCollectionType()
            return finish(.typeExpression, from: start)
        }
        advance()
        if at(.colon), isNext(.rightSquare) {
            advance()
            advance()
            return finish(.dictionaryExpression, from: start)
        }
        let isDictionary = parseElements(of: start.token)
        expectEnd(.rightSquare, of: start.token)
        finish(isDictionary ? .dictionaryExpression : .arrayExpression, from: start)
    }

    /// Reads elements; returns whether they are pairs, as the first one tells.
    private func parseElements(of opening: Int) -> Bool {
        var isDictionary = false
        var isFirst = true
        while !at(.endOfFile), !at(.rightSquare), !atDeclaration(behindUnclosed: opening) {
            let before = index
            parseExpression(.basic)
            if isFirst { isDictionary = at(.colon) }
            isFirst = false
            if isDictionary {
                if expect(.colon, "':'") {
                    parseExpression(.basic)
                } else {
                    missing(.missingExpression)
                }
            }
            guard eat(.comma), index > before else { break }
        }
        return isDictionary
    }

    private func atInlineArray() -> Bool {
        let saved = index
        defer { index = saved }
        advance()
        return atInlineArrayBody()
    }

    // MARK: Strings

    func parseString() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        advance()
        while true {
            switch kind {
            case .stringSegment:
                advance()
            case .interpolationStart:
                let interpolation = mark()
                parseArguments(.basic)
                finish(.interpolation, from: interpolation)
            case .stringEnd:
                advance()
                return finish(.stringLiteral, from: start)
            default:
                return finish(.stringLiteral, from: start)
            }
        }
    }

    /// Steps over the end of an interpolation; one without an end ends with its line.
    func expectInterpolationEnd(of opening: Int) {
        let end = Int(brackets.ends[opening])
        if tokens[end].kind == .interpolationEnd {
            expectEnd(.interpolationEnd, of: opening)
        }
    }

    // MARK: Macros and availability

    private func parsePoundExpression(_ place: ExpressionPlace) {
        if atAvailability { return parseAvailability() }
        let start = mark()
        parseMacroExpansion(from: start, place)
    }

    /// Reads `#name<T>(…) { … }`, the cursor at the pound.
    func parseMacroExpansion(from start: Mark, _ place: ExpressionPlace) {
        let pound = index
        advance()
        if !startsLine { parseModuleSelector() }
        let main = index
        guard !startsLine, atIdentifier || isReservedWord(token) else {
            report("expected a macro name", at: pound)
            return finish(.macroExpansion, from: start, main: pound)
        }
        advance()
        if atGenericArgumentsOfExpression() { parseGenericArguments() }
        if atSameLine(.leftParenthesis) {
            parseArgumentList(ExpressionPlace(flavor: .basic, pattern: place.pattern))
        }
        if !place.isInCondition, at(.leftBrace), atTrailingClosure(place) {
            parseTrailingClosures()
        }
        finish(.macroExpansion, from: start, main: main)
    }
}
