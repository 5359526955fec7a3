/// What a list of items holds and where it ends.
enum ItemList {
    /// Statements of a file: only the end of the file ends them.
    case file
    /// Statements between braces.
    case statements
    /// Statements between the braces of an initialiser, where `init` is an expression.
    case initializerStatements
    /// Statements of a switch case: a following case ends them too.
    case switchCase
    /// Declarations between the braces of a type.
    case members

    /// Whether only declarations may stand here.
    var requiresDeclarations: Bool {
        switch self {
        case .members: true
        default: false
        }
    }

    var allowsInitializers: Bool {
        switch self {
        case .initializerStatements: false
        default: true
        }
    }
}

extension Parser {
    func parseSourceFile() {
        let start = mark()
        eat(.shebang)
        parseItems(.file)
        finish(.sourceFile, from: start)
    }

    /// Reads items up to the end of their list.
    func parseItems(_ list: ItemList) {
        guard enter() else { return }
        defer { leave() }
        while !at(.endOfFile), !atEnd(of: list) {
            let before = index
            parseItem(list)
            while eat(.semicolon) {}
            if index == before { skipUnexpected(list) }
        }
    }

    /// Whether the list ends at the current token.
    func atEnd(of list: ItemList) -> Bool {
        switch kind {
        case .rightBrace, .poundElse, .poundElseif, .poundEndif:
            if case .file = list { return isInDirective && atEndOfDirectiveClause }
            return true
        default:
            if case .file = list { return false }
            if atOutdentedDeclaration() { return true }
            guard case .switchCase = list else { return false }
            return atConditionalSwitchCase()
        }
    }

    /// Whether a declaration stands at the very start of a line in a file that lacks a closing
    /// brace: it is taken for one of the file's, and ends all that is open.
    func atOutdentedDeclaration() -> Bool {
        guard brackets.hasUnclosedBrace, startsLine, directiveDepth == 0 else { return false }
        let start = Int(token.start)
        guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
        return startsDeclaration(.file)
    }

    func parseItem(_ list: ItemList) {
        if at(.poundIf), !atDirectiveOfAttributes() {
            parseDirective(.items(list))
        } else if atPound(.sourceLocation) {
            skipToLineStart()
        } else if startsDeclaration(list) {
            parseDeclaration(list)
        } else if !list.requiresDeclarations {
            parseStatementOrExpression(list)
        }
    }

    private func parseStatementOrExpression(_ list: ItemList) {
        let start = mark()
        if startsStatement(preferringExpression: false) {
            parseStatement()
            if at(word: .as), !startsLine { parseCast(ofStatementFrom: start) }
        } else if startsExpression() {
            parseExpression(.basic)
        } else if atSwitchCase() {
            parseSwitchCase()
        } else if at(.at), isIdentifier(next) || isReservedWord(next) {
            parseDeclaration(list)
        }
    }

    /// Reads the `as T` behind an `if` or `switch` used as an expression.
    private func parseCast(ofStatementFrom start: Mark) {
        switch lastKind {
        case .ifStatement, .switchStatement, .doStatement: break
        default: return
        }
        parseOperators(.basic)
        finish(.sequenceExpression, from: start)
    }

    /// Steps over what begins no item, up to something that may.
    private func skipUnexpected(_ list: ItemList) {
        let start = mark()
        report("unexpected code", at: index)
        repeat {
            skipBalanced()
            if at(.poundIf) || at(.semicolon) || startsDeclaration(list) { break }
            if list.requiresDeclarations { continue }
            if startsStatement(preferringExpression: false) { break }
            if startsLine, startsExpression() { break }
        } while !at(.endOfFile) && !atEnd(of: list)
        finish(.unexpected, from: start)
    }

    // MARK: Blocks

    /// Reads `{ … }` with statements.
    func parseCodeBlock(_ list: ItemList = .statements) {
        let start = mark()
        guard eat(.leftBrace) else {
            report("expected '{'", at: index)
            return
        }
        parseItems(list)
        expectEnd(.rightBrace, of: start.token)
        finish(.codeBlock, from: start)
    }

    func parseCodeBlockIfPresent(_ list: ItemList = .statements) {
        if at(.leftBrace) { parseCodeBlock(list) }
    }

    /// Reads `{ … }` with the members of a type.
    func parseMemberBlock() {
        let start = mark()
        guard eat(.leftBrace) else {
            report("expected '{'", at: index)
            return
        }
        parseItems(.members)
        expectEnd(.rightBrace, of: start.token)
        finish(.memberBlock, from: start)
    }
}
