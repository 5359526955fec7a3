extension Parser {
    /// Whether a statement begins at the current token.
    func startsStatement(preferringExpression: Bool) -> Bool {
        guard at(.identifier) || at(.dollarIdentifier) else { return false }
        let saved = index
        defer { index = saved }
        // More of them in a row are no code, and looking over all from each would take long.
        for _ in 0..<8 {
            if isNext(.colon), atIdentifier {
                advance()
                advance()
            }
            guard at(word: .try) else { return isStatementWord }
            if preferringExpression { return false }
            advance()
            switch keyword {
            case .if, .switch: return false
            default: guard at(.identifier) || at(.dollarIdentifier) else { return false }
            }
        }
        return false
    }

    /// Whether the word at hand, which is no `try`, begins a statement.
    private var isStatementWord: Bool {
        switch keyword {
        case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue,
            .fallthrough, .switch:
            true
        case .repeat:
            isNext(.leftBrace)
        case .yield, .discard:
            beginsPrefixedExpression(.basic, [])
        default:
            false
        }
    }

    /// Reads a statement, its label included.
    func parseStatement() {
        let start = mark()
        if atIdentifier, isNext(.colon) {
            leaf(.name)
            advance()
            parseUnlabeledStatement()
            finish(.labeledStatement, from: start)
        } else {
            parseUnlabeledStatement()
        }
    }

    private func parseUnlabeledStatement() {
        if at(word: .try) {
            report("'try' cannot stand before a statement", at: index)
            leaf(.unexpected)
        }
        switch keyword {
        case .if: parseIf()
        case .guard: parseGuard()
        case .switch: parseSwitch()
        case .for: parseFor()
        case .while: parseWhile()
        case .repeat: parseRepeat()
        case .do: parseDo()
        case .defer: parseDefer()
        case .return: parseReturn()
        case .throw: parseStatement(.throwStatement)
        case .yield: parseYield()
        case .discard: parseStatement(.discardStatement)
        case .break: parseJump(.breakStatement)
        case .continue: parseJump(.continueStatement)
        case .fallthrough: leaf(.fallthroughStatement)
        default: report("expected a statement", at: index)
        }
    }

    /// Reads a word and the expression behind it.
    private func parseStatement(_ kind: NodeKind) {
        let start = mark()
        advance()
        parseExpression(.basic)
        finish(kind, from: start)
    }

    func parseIf() {
        let start = mark()
        while true {
            parseIfClause()
            guard at(word: .else) else { break }
            if isNextWord(.if) {
                advance()
                continue
            }
            let elseClause = mark()
            advance()
            parseCodeBlock()
            finish(.elseClause, from: elseClause)
            break
        }
        finish(.ifStatement, from: start)
    }

    private func parseIfClause() {
        let start = mark()
        advance()
        parseConditionsBeforeBlock()
        parseCodeBlock()
        finish(.ifClause, from: start)
    }

    private func parseGuard() {
        let start = mark()
        advance()
        parseConditions()
        if !eat(word: .else) { report("expected 'else'", at: index) }
        parseCodeBlock()
        finish(.guardStatement, from: start)
    }

    private func parseWhile() {
        let start = mark()
        advance()
        parseConditionsBeforeBlock()
        parseCodeBlock()
        finish(.whileStatement, from: start)
    }

    private func parseRepeat() {
        let start = mark()
        advance()
        parseCodeBlock()
        if eat(word: .while) {
            parseExpression(.basic)
        } else {
            report("expected 'while'", at: index)
        }
        finish(.repeatStatement, from: start)
    }

    private func parseFor() {
        let start = mark()
        advance()
        eat(word: .try)
        eat(word: .await)
        if at(word: .unsafe), !isNextWord(.in), !isNext(.colon) {
            advance()
        }
        if eat(word: .case) {
            parseMatchingPattern(.matching)
        } else {
            parsePattern()
        }
        parseTypeAnnotationIfPresent()
        if !eat(word: .in) { report("expected 'in'", at: index) }
        if at(.leftBrace) {
            report("expected a sequence", at: index)
            missing(.missingExpression)
        } else {
            parseExpression(.condition)
        }
        parseWhereConditionIfPresent(.condition)
        parseCodeBlock()
        finish(.forStatement, from: start)
    }

    func parseWhereConditionIfPresent(_ place: ExpressionPlace) {
        guard at(word: .where) else { return }
        let start = mark()
        advance()
        parseExpression(place)
        finish(.whereCondition, from: start)
    }

    func parseDo() {
        let start = mark()
        advance()
        parseEffects()
        parseCodeBlock()
        while at(word: .catch) { parseCatch() }
        finish(.doStatement, from: start)
    }

    private func parseCatch() {
        let start = mark()
        advance()
        if !at(.leftBrace) {
            repeat {
                let item = mark()
                if !at(word: .where), !at(.leftBrace) { parseMatchingPattern(.matching) }
                parseWhereConditionIfPresent(.condition)
                finish(.caseItem, from: item)
            } while eat(.comma)
        }
        parseCodeBlock()
        finish(.catchClause, from: start)
    }

    private func parseDefer() {
        let start = mark()
        advance()
        parseCodeBlock()
        finish(.deferStatement, from: start)
    }

    private func parseReturn() {
        let start = mark()
        advance()
        if startsReturnedExpression() { parseExpression(.basic) }
        finish(.returnStatement, from: start)
    }

    private func startsReturnedExpression() -> Bool {
        switch kind {
        case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif,
            .endOfFile, .rightParenthesis, .rightSquare:
            return false
        default:
            break
        }
        switch keyword {
        case .case, .default: return false
        case .if, .switch: return true
        default: break
        }
        if startsStatement(preferringExpression: true) || startsDeclaration(.statements) {
            return false
        }
        return !startsLine || !atSwitchCase()
    }

    private func parseYield() {
        let start = mark()
        advance()
        if at(.leftParenthesis) {
            let opening = index
            advance()
            while !at(.endOfFile), !at(.rightParenthesis) {
                let before = index
                parseExpression(.basic)
                guard eat(.comma), index > before else { break }
            }
            expectEnd(.rightParenthesis, of: opening)
        } else {
            parseExpression(.basic)
        }
        finish(.yieldStatement, from: start)
    }

    private func parseJump(_ kind: NodeKind) {
        let start = mark()
        advance()
        if !startsLine, atIdentifier, !startsStatement(preferringExpression: true),
            !startsDeclaration(.statements)
        {
            leaf(.name)
        }
        finish(kind, from: start)
    }

    // MARK: Conditions

    /// Reads conditions where a brace begins the block, so that one must stand before it.
    private func parseConditionsBeforeBlock() {
        guard at(.leftBrace) else { return parseConditions() }
        let start = mark()
        report("expected a condition", at: index)
        missing(.missingExpression)
        finish(.conditionList, from: start)
    }

    private func parseConditions() {
        let start = mark()
        repeat {
            parseCondition()
        } while eat(.comma) && !at(word: .else) && !atStatementBody()
        finish(.conditionList, from: start)
    }

    /// Whether the brace at hand, behind a comma, opens the block of the statement.
    private func atStatementBody() -> Bool {
        guard at(.leftBrace) else { return false }
        let saved = index
        defer { index = saved }
        skipBalanced()
        switch kind {
        case .endOfFile, .semicolon, .rightBrace, .rightParenthesis: return true
        case .comma, .binaryOperator: return false
        default: return startsLine || at(word: .else)
        }
    }

    private func parseCondition() {
        let start = mark()
        if atAvailability { return parseAvailability() }
        switch keyword {
        case .case:
            advance()
            parseMatchingPattern(.matching)
            parseTypeAnnotationIfPresent()
            if at(.equal) { parseInitializer(.condition) }
            finish(.matchingCondition, from: start)
        case .let, .var, .inout:
            advance()
            parseMatchingPattern(.binding)
            parseTypeAnnotationIfPresent()
            if at(.equal) { parseInitializer(.condition) }
            finish(.optionalBinding, from: start)
        default:
            parseExpression(.condition)
        }
    }

    /// Reads `#available(…)` or `#unavailable(…)`.
    func parseAvailability() {
        let start = mark()
        advance()
        advance()
        if at(.leftParenthesis) {
            skipBalanced()
        } else {
            report("expected '('", at: index)
        }
        finish(.availabilityCondition, from: start)
    }
}
