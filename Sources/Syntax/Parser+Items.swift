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
        case .poundElse, .poundElseif, .poundEndif:
            return isInDirective
        case .rightBrace:
            if case .file = list { return false }
            return true
        default:
            if case .file = list { return false }
            if atOutdentedDeclaration() { return true }
            guard case .switchCase = list else { return false }
            return atConditionalSwitchCase()
        }
    }

    /// Whether a declaration stands at the very start of a line in a file that lacks a closing
    /// brace: it is taken for one of the file's, and ends all that is open, but no clause of an
    /// `#if` inside a block.
    func atOutdentedDeclaration() -> Bool {
        guard brackets.hasUnclosedBrace, startsLine, directiveDepth == blockDirectiveDepth
        else { return false }
        let saved = index
        defer { index = saved }
        guard isAtLineStart else { return false }
        while at(.poundIf) { skipToLineStart() }
        return isAtLineStart && startsDeclaration(.file)
    }

    /// Whether nothing, no blank either, stands before the current token on its line.
    private var isAtLineStart: Bool {
        let start = Int(token.start)
        return start > 0 && (bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
    }

    /// Whether a declaration begins a line behind a bracket that is never closed.
    func atDeclaration(behindUnclosed opening: Int) -> Bool {
        startsLine
            && !isClosed(opening) && startsDeclaration(.statements)
    }

    /// Whether the bracket that opens at the current token is closed.
    var isClosedBracket: Bool { isClosed(index) }

    private func isClosed(_ opening: Int) -> Bool {
        Brackets.closes(tokens[Int(brackets.ends[opening])].kind, tokens[opening].kind)
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
            // Looking for a declaration behind each of many modifiers would take long.
            if isModifier(keyword) { skipModifiers() } else { skipBalanced() }
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
        parseBlock(list, from: start)
        finish(.codeBlock, from: start)
    }

    /// Reads the body of a declaration, if it stands here.
    func parseBodyIfPresent(_ list: ItemList = .statements) {
        guard at(.leftBrace) else { return }
        if isPassedOver(bodyIn: index) { skipBalanced() } else { parseCodeBlock(list) }
    }

    /// Whether the tree shall not hold the body whose braces open at a token.
    func isPassedOver(bodyIn opening: Int) -> Bool {
        guard case .declarations = extent, !brackets.hasUnclosedBrace, isClosed(opening) else {
            return false
        }
        return !(opening..<Int(brackets.ends[opening])).contains {
            switch tokens[$0].keyword {
            case .actor, .class, .enum, .extension, .protocol, .struct: true
            default: false
            }
        }
    }

    /// Reads `{ … }` with the members of a type.
    func parseMemberBlock() {
        let start = mark()
        guard eat(.leftBrace) else {
            report("expected '{'", at: index)
            return
        }
        parseBlock(.members, from: start)
        finish(.memberBlock, from: start)
    }

    /// Reads the items of a block and its closing brace.
    private func parseBlock(_ list: ItemList, from start: Mark) {
        let outerDepth = blockDirectiveDepth
        blockDirectiveDepth = directiveDepth
        parseItems(list)
        expectEnd(.rightBrace, of: start.token)
        blockDirectiveDepth = outerDepth
    }
}
