/// Looks ahead whether tokens are types. Each function moves the index over what it recognises
/// and returns false somewhere where it does not; callers put the index back.
extension Parser {
    /// Whether a name stands where a parameter may begin, not the type of an unnamed one.
    enum ParameterPlace {
        case type, closure
    }

    /// Whether a generic argument list begins at the current token, judged by its content and
    /// by what follows it.
    func atGenericArgumentsOfExpression() -> Bool {
        guard atLeftAngle, !atOperator(text: "<>") else { return false }
        let saved = index
        defer { index = saved }
        return skipGenericArguments() && endsGenericArguments
    }

    /// Whether the current token may follow a generic argument list in an expression.
    private var endsGenericArguments: Bool {
        switch kind {
        case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma,
            .semicolon, .endOfFile, .postfixExclamation, .postfixQuestion, .colon,
            .interpolationEnd:
            return true
        case .leftParenthesis, .leftSquare:
            return !startsLine
        case .binaryOperator:
            return atOperator("&")
        default:
            return false
        }
    }

    func skipType() -> Bool {
        guard enterLookahead() else { return false }
        defer { leave() }
        if at(word: .repeat) { advance() }
        guard skipScalarType() else { return false }
        _ = eatEllipsis()
        return true
    }

    func skipScalarType() -> Bool {
        guard skipTypeAttributes(), skipCompositionType() else { return false }
        if eat(.arrow) { return skipType() }
        let saved = index
        skipEffects()
        if eat(.arrow) { return skipType() }
        index = saved
        return true
    }

    func skipEffects() {
        while atEffect {
            let canCarryType = at(word: .throws)
            advance()
            if canCarryType, eat(.leftParenthesis) {
                _ = skipCompositionType()
                eat(.rightParenthesis)
            }
        }
    }

    private func skipTypeAttributes() -> Bool {
        while atTypeSpecifier {
            let isNonisolated = at(word: .nonisolated)
            skipTypeSpecifier()
            if isNonisolated, atSameLine(.leftParenthesis) { return false }
        }
        while at(.at) { skipAttribute() }
        return true
    }

    func skipCompositionType() -> Bool {
        switch keyword {
        case .some, .any, .each: advance()
        default: break
        }
        guard skipSimpleType() else { return false }
        while eatOperator("&") {
            guard skipSimpleType() else { return false }
        }
        return true
    }

    func skipSimpleType() -> Bool {
        if atOperator("~") { advance() }
        guard skipTypeBase() else { return false }
        while true {
            if eat(.period) {
                if at(word: .metatype) || at(word: .protocolMetatype) {
                    advance()
                } else if !skipTypeName(allowingKeywords: true) {
                    return false
                }
            } else if atPostfixMark, !startsLine {
                advance()
            } else {
                return true
            }
        }
    }

    private func skipTypeBase() -> Bool {
        switch kind {
        case .leftParenthesis:
            advance()
            return skipTupleTypeBody()
        case .leftSquare:
            advance()
            return skipCollectionTypeBody()
        default:
            if at(word: .wildcard) {
                advance()
                return true
            }
            return skipTypeName(allowingKeywords: false)
        }
    }

    private func skipTypeName(allowingKeywords: Bool) -> Bool {
        if atModuleSelector { skipModuleSelector() }
        if eat(word: .anyType) { return true }
        guard atIdentifier || at(word: .selfType) || allowingKeywords && isReservedWord(token)
        else { return false }
        advance()
        if atLeftAngle { return skipGenericArguments() }
        return true
    }

    private func skipGenericArguments() -> Bool {
        let opening = index
        if failedAngles.contains(opening) { return false }
        guard enterLookahead() else { return false }
        angleDepth += 1
        defer {
            leave()
            angleDepth -= 1
        }
        let isClosed = skipGenericArgumentsOnce()
        // Remembered where others lie around it, or each of them would look through all inside.
        if !isClosed, angleDepth > 1 { failedAngles.insert(opening) }
        return isClosed
    }

    private func skipGenericArgumentsOnce() -> Bool {
        guard eatLeftAngle() else { return false }
        while !atRightAngle {
            guard skipGenericArgument() else { return false }
            if !eat(.comma) { break }
        }
        return eatRightAngle()
    }

    private func skipGenericArgument() -> Bool {
        skipIntegerArgument() || skipType()
    }

    private func skipIntegerArgument() -> Bool {
        if eat(.integerLiteral) { return true }
        if atOperator("-"), isNext(.integerLiteral) {
            advance()
            advance()
            return true
        }
        return false
    }

    private func skipTupleTypeBody() -> Bool {
        guard enterLookahead() else { return false }
        defer { leave() }
        if eat(.rightParenthesis) { return true }
        while !at(.rightParenthesis) {
            eat(word: .inout)
            if startsParameterName(.type) {
                advance()
                if isArgumentLabel(token) { advance() }
                guard eat(.colon), skipType() else { return false }
                if eat(.equal) { skipDefaultValue() }
            } else {
                guard skipType() else { return false }
            }
            _ = eatEllipsis()
            if !eat(.comma) { break }
        }
        return eat(.rightParenthesis)
    }

    private func skipDefaultValue() {
        while !at(.endOfFile), !at(.rightParenthesis), !at(.rightBrace), !at(.comma),
            !atEndOfDirectiveClause
        {
            skipBalanced()
        }
    }

    private func skipCollectionTypeBody() -> Bool {
        let start = index
        if let known = collectionEnds[start] {
            index = known ?? index
            return known != nil
        }
        guard enterLookahead() else { return false }
        collectionDepth += 1
        defer {
            leave()
            collectionDepth -= 1
        }
        let isClosed = skipCollectionTypeBodyOnce()
        // Remembered where others lie around it, as with angles.
        if collectionDepth > 1 { collectionEnds[start] = .some(isClosed ? index : nil) }
        return isClosed
    }

    private func skipCollectionTypeBodyOnce() -> Bool {
        guard skipGenericArgument() else { return false }
        if at(word: .of), !startsLine {
            advance()
            guard skipGenericArgument() else { return false }
        } else if eat(.colon) {
            guard skipType() else { return false }
        }
        return eat(.rightSquare)
    }

    /// Whether the content of a bracket begins as an inline array's, as in `[3 of Int]`.
    func atInlineArrayBody() -> Bool {
        let saved = index
        defer { index = saved }
        guard skipIntegerArgument() || skipScalarType() else { return false }
        return at(word: .of) && !startsLine
    }

    /// Whether a parameter's or tuple element's name stands here.
    func startsParameterName(_ place: ParameterPlace) -> Bool {
        guard isArgumentLabel(token) else { return false }
        if isNext(.colon) { return true }
        if isArgumentLabel(next) {
            switch keyword {
            case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const,
                .borrowing, .consuming, .sending, .nonisolated:
                return second.kind == .colon
            default:
                return true
            }
        }
        switch next.kind {
        case .postfixQuestion, .postfixExclamation: return false
        default: return place == .closure
        }
    }
}
