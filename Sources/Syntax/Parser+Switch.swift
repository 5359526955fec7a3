extension Parser {
    func parseSwitch() {
        let start = mark()
        advance()
        if at(.leftBrace) {
            report("expected an expression", at: index)
            missing(.missingExpression)
        } else {
            parseExpression(.condition)
        }
        let opening = index
        if expect(.leftBrace, "'{'") {
            parseSwitchCases()
            expectEnd(.rightBrace, of: opening)
        }
        finish(.switchStatement, from: start)
    }

    /// Reads cases up to the end of the switch or of the clause of an `#if`.
    func parseSwitchCases() {
        guard enter() else { return }
        defer { leave() }
        while !at(.endOfFile), !at(.rightBrace), !atEndOfDirectiveClause,
            !atOutdentedDeclaration()
        {
            let before = index
            if atSwitchCase() {
                parseSwitchCase()
            } else if at(.poundIf) {
                parseDirective(.switchCases)
            } else {
                // Code without a case, and `#warning`, stand as if they were the switch's.
                parseItem(.switchCase)
                while eat(.semicolon) {}
            }
            if index == before {
                report("unexpected code", at: index)
                let start = mark()
                skipBalanced()
                finish(.unexpected, from: start)
            }
        }
    }

    /// Whether `case` or `default`, perhaps behind an attribute, stands here.
    func atSwitchCase() -> Bool {
        switch keyword {
        case .case, .default: return true
        default: break
        }
        guard at(.at) else { return false }
        let saved = index
        defer { index = saved }
        while at(.at) { skipAttribute() }
        return at(word: .case) || at(word: .default) || at(.rightBrace)
    }

    /// Whether a case, perhaps in an `#if`, stands here.
    func atConditionalSwitchCase() -> Bool {
        guard at(.poundIf) else { return atSwitchCase() }
        let saved = index
        defer { index = saved }
        repeat {
            skipToLineStart()
        } while at(.poundIf) || at(.poundElse) || at(.poundElseif)
        return atSwitchCase()
    }

    func parseSwitchCase() {
        let start = mark()
        if at(.at) { parseAttribute(.declaration) }
        let main = index
        if eat(word: .case) {
            parseCaseItems()
        } else if !eat(word: .default) {
            report("expected 'case'", at: index)
        }
        expect(.colon, "':'")
        let block = mark()
        parseItems(.switchCase)
        finish(.codeBlock, from: block)
        finish(.switchCase, from: start, main: main)
    }

    private func parseCaseItems() {
        repeat {
            let item = mark()
            parseMatchingPattern(.matching)
            parseWhereConditionIfPresent(.basic)
            finish(.caseItem, from: item)
        } while eat(.comma) && !at(.colon)
    }
}
