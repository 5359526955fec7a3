/// What the clauses of an `#if` hold.
enum DirectiveContent {
    case items(ItemList)
    case attributes
    case switchCases
    /// Postfix expressions that continue the one before the `#if`.
    case postfix(ExpressionPlace)
}

extension Parser {
    /// Reads from `#if` to `#endif`.
    func parseDirective(_ content: DirectiveContent) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        parseDirectiveClause(content)
        while at(.poundElse) || at(.poundElseif) { parseDirectiveClause(content) }
        if eat(.poundEndif) {
            skipRestOfLine()
        } else {
            report("'#if' without '#endif'", at: start.token)
        }
        finish(.ifConfig, from: start)
    }

    private func parseDirectiveClause(_ content: DirectiveContent) {
        let start = mark()
        let hasCondition = !at(.poundElse)
        advance()
        let condition = mark()
        while !startsLine, !at(.endOfFile) { skipBalanced() }
        if hasCondition { finish(.ifConfigCondition, from: condition) }
        directiveDepth += 1
        parseContent(content)
        directiveDepth -= 1
        finish(.ifConfigClause, from: start)
    }

    var isInDirective: Bool { directiveDepth > 0 }

    private func parseContent(_ content: DirectiveContent) {
        switch content {
        case .items(let list): parseItemsOfClause(list)
        case .attributes: parseAttributes()
        case .switchCases: parseSwitchCases()
        case .postfix(let place): parsePostfixOfClause(place)
        }
        skipRestOfClause()
    }

    /// Reads items up to the end of the clause; stray closing braces do not end it.
    private func parseItemsOfClause(_ list: ItemList) {
        repeat {
            parseItems(list)
            guard at(.rightBrace), !brackets.endsDirective(index) else { return }
            let start = mark()
            report("unexpected '}'", at: index)
            advance()
            finish(.unexpected, from: start)
        } while !at(.endOfFile) && !atEndOfDirectiveClause
    }

    /// Steps over what the content of a clause cannot hold.
    private func skipRestOfClause() {
        guard !isClauseOver else { return }
        let start = mark()
        report("unexpected code", at: index)
        while !isClauseOver { skipBalanced() }
        finish(.unexpected, from: start)
    }

    private var isClauseOver: Bool {
        switch kind {
        case .endOfFile, .poundElse, .poundElseif, .poundEndif: true
        case .rightBrace: brackets.endsDirective(index)
        default: false
        }
    }

    private func skipRestOfLine() {
        guard !startsLine, !at(.endOfFile) else { return }
        let start = mark()
        report("unexpected code behind '#endif'", at: index)
        while !startsLine, !at(.endOfFile) { advance() }
        finish(.unexpected, from: start)
    }
}
