extension Parser {
    /// Reads `{ … }` as a closure.
    func parseClosure() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        advance()
        parseClosureSignatureIfPresent()
        let block = mark()
        parseItems(.statements)
        finish(.codeBlock, from: block)
        expectEnd(.rightBrace, of: start.token)
        finish(.closureExpression, from: start)
    }

    /// Reads a trailing closure and the labelled ones behind it.
    func parseTrailingClosures() {
        parseClosure()
        while atLabelledClosure() {
            let start = mark()
            leaf(.name)
            advance()
            if at(.leftBrace) {
                parseClosure()
            } else {
                leaf(.identifierExpression)
            }
            finish(.labelledClosure, from: start)
        }
    }

    private func atLabelledClosure() -> Bool {
        guard isArgumentLabel(token), !at(word: .default), isNext(.colon) else { return false }
        switch second.kind {
        case .leftBrace, .editorPlaceholder: return true
        default: return false
        }
    }

    /// Whether the brace at hand opens a closure passed to the expression before it.
    func atTrailingClosure(_ place: ExpressionPlace) -> Bool {
        if atObservers() { return false }
        if isNextWord(.case) { return false }
        guard place.isInCondition else { return true }
        if nextStartsLine { return false }
        return isFollowedLikeClosure()
    }

    /// Whether what follows the brace's end continues an expression rather than a statement.
    private func isFollowedLikeClosure() -> Bool {
        let end = Int(brackets.ends[index])
        guard tokens[end].kind == .rightBrace, end + 1 < tokens.count else {
            return false
        }
        let after = tokens[end + 1]
        switch after.kind {
        case .leftBrace, .comma:
            return true
        case .leftSquare, .leftParenthesis, .period, .postfixQuestion, .infixQuestion,
            .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
            return !after.flags.contains(.startsLine)
        default:
            break
        }
        switch after.keyword {
        case .where: return true
        case .is, .as: return !after.flags.contains(.startsLine)
        default: return false
        }
    }

    // MARK: Signatures

    private func parseClosureSignatureIfPresent() {
        switch kind {
        case .at, .leftParenthesis, .leftSquare: break
        default: guard atIdentifier || at(word: .wildcard) else { return }
        }
        guard atClosureSignature() else { return }
        let start = mark()
        parseAttributes()
        if at(.leftSquare) { parseCaptureList() }
        if !at(word: .in) {
            parseClosureParameters()
            parseEffects()
            parseReturnClauseIfPresent()
        }
        if !eat(word: .in) { report("expected 'in'", at: index) }
        finish(.closureSignature, from: start)
    }

    private func parseClosureParameters() {
        if at(.leftParenthesis) { return parseParameterClause(.closure) }
        let clause = mark()
        while atIdentifier || at(word: .wildcard) {
            let parameter = mark()
            leaf(.name)
            if eat(.colon) { parseType() }
            finish(.parameter, from: parameter)
            guard eat(.comma) else { break }
        }
        if index > clause.token { finish(.parameterClause, from: clause) }
    }

    private func parseCaptureList() {
        let start = mark()
        advance()
        while !at(.endOfFile), !at(.rightSquare) {
            let before = index
            parseCapture()
            guard eat(.comma), index > before else { break }
        }
        expectEnd(.rightSquare, of: start.token)
        finish(.captureList, from: start)
    }

    private func parseCapture() {
        let start = mark()
        if at(word: .weak) || at(word: .unowned) {
            let modifier = mark()
            advance()
            if at(.leftParenthesis) { skipBalanced() }
            finish(.modifier, from: modifier)
        }
        let main = index
        if atIdentifier || at(word: .selfValue) {
            leaf(.name)
        } else {
            report("expected a captured name", at: index)
        }
        parseInitializerIfPresent()
        finish(.capture, from: start, main: main)
    }

    /// Whether the closure begins with a signature.
    private func atClosureSignature() -> Bool {
        let saved = index
        defer { index = saved }
        while at(.at), isIdentifier(next) { skipAttribute() }
        if at(.leftSquare) {
            skipBalanced()
            guard tokens[index - 1].kind == .rightSquare else { return false }
        }
        if at(.leftParenthesis) {
            skipToSignatureEnd()
        } else if atIdentifier || at(word: .wildcard) {
            guard skipParameterNames() else { return false }
        }
        eat(.rightParenthesis)
        skipEffects()
        guard eat(.arrow) else { return at(word: .in) }
        guard skipType() else { return false }
        skipEffects()
        return true
    }

    private func skipToSignatureEnd() {
        while !at(.endOfFile), !at(.rightBrace), !at(.arrow), !at(word: .in),
            !atEndOfDirectiveClause
        {
            skipBalanced()
        }
    }

    /// Steps over `a, b: Int`; returns false where a comma is followed by no name.
    private func skipParameterNames() -> Bool {
        advance()
        while true {
            if eat(.colon), !skipType() { return true }
            guard eat(.comma) else { return true }
            guard atIdentifier || at(word: .wildcard) else { return false }
            advance()
        }
    }
}
