extension Parser {
    /// Whether a declaration begins at the current token.
    func startsDeclaration(_ list: ItemList) -> Bool {
        switch kind {
        case .identifier:
            guard keyword != .none else { return false }
        case .at, .poundIf:
            break
        case .pound:
            return list.requiresDeclarations && !nextStartsLine
        default:
            return false
        }
        let saved = index
        defer { index = saved }
        return skipToDeclarationKeyword(list)
    }

    /// Steps over attributes and modifiers; returns whether a declaration goes on behind them.
    private func skipToDeclarationKeyword(_ list: ItemList) -> Bool {
        var hasAttribute = false
        while at(.at) || at(.poundIf) {
            if at(.at) {
                skipAttribute()
            } else if atDirectiveOfAttributes() {
                skipBalanced()
            } else {
                return false
            }
            hasAttribute = true
        }
        if hasAttribute {
            switch kind {
            case .rightBrace, .endOfFile, .poundEndif: return true
            default: break
            }
        }
        let hasModifier = skipModifiers()
        switch keyword {
        case .actor:
            return atActor(list)
        case .case:
            return list.requiresDeclarations
        case .`init`:
            return list.allowsInitializers
        case .macro:
            return isIdentifier(next)
        case .using:
            return !nextStartsLine && (isNext(.at) || isIdentifier(next))
        case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .inout, .import,
            .typealias, .associatedtype, .subscript, .deinit, .operator, .precedencegroup:
            return true
        case .try:
            return isNextWord(.let)
                || isNextWord(.var)
        default:
            if at(.pound) { return hasAttribute || hasModifier || list.requiresDeclarations }
            return list.requiresDeclarations && (hasAttribute || hasModifier)
        }
    }

    /// Steps over the modifiers before a declaration's keyword; returns whether there were any.
    @discardableResult
    func skipModifiers() -> Bool {
        let start = index
        if plainModifiers.contains(start) {
            index = plainModifiers.upperBound
            return true
        }
        if start < argumentModifiersEnd, argumentModifiers.contains(start) {
            index = argumentModifiersEnd
            return true
        }
        var isPlain = true
        var starts: Set<Int> = []
        while isModifier(keyword) {
            if !isPlain { starts.insert(index) }
            let isOpen = at(word: .open)
            let canCarryArgument = canCarryArgument(keyword)
            advance()
            if canCarryArgument, !isOpen, at(.leftParenthesis), isClosedBracket {
                skipBalanced()
                isPlain = false
            }
        }
        if isPlain { plainModifiers = start..<index }
        if !starts.isEmpty {
            argumentModifiers = starts
            argumentModifiersEnd = index
        }
        return index > start
    }

    private func atActor(_ list: ItemList) -> Bool {
        if isIdentifier(next) { return true }
        let saved = index
        defer { index = saved }
        repeat { advance() } while startsDeclaration(list)
        return atIdentifier && index > saved + 1
    }

    /// Whether a word is a modifier before a declaration; `class` is one only before others.
    func isModifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .fileprivate, .internal, .private, .public, .static, .rethrows, .async, .reasync,
            .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .__setter_access,
            ._const, ._local, ._compilerInitialized, .convenience, .distributed, .dynamic,
            .final, .indirect, .infix, .isolated, .lazy, .nonisolated, .open, .optional,
            .override, .package, .postfix, .prefix, .required, .sending, .unowned, .weak:
            true
        default:
            false
        }
    }

    private func canCarryArgument(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public,
            .unowned:
            true
        default:
            false
        }
    }

    // MARK: Reading

    /// Reads a declaration with its attributes and modifiers.
    func parseDeclaration(_ list: ItemList) {
        let start = mark()
        parseAttributes()
        parseModifiers(list)
        if at(word: .try) {
            report("'try' cannot stand before a declaration", at: index)
            leaf(.unexpected)
        }
        switch keyword {
        case .class: parseType(.classDeclaration, from: start)
        case .struct: parseType(.structDeclaration, from: start)
        case .enum: parseType(.enumDeclaration, from: start)
        case .actor: parseType(.actorDeclaration, from: start)
        case .protocol: parseType(.protocolDeclaration, from: start)
        case .extension: parseExtension(from: start)
        case .func: parseFunction(from: start)
        case .`init`: parseInitializer(from: start)
        case .deinit: parseDeinitializer(from: start)
        case .subscript: parseSubscript(from: start)
        case .var, .let, .inout: parseVariable(from: start)
        case .case: parseEnumCase(from: start)
        case .import: parseImport(from: start)
        case .typealias: parseTypealias(from: start)
        case .associatedtype: parseAssociatedType(from: start)
        case .macro: parseMacro(from: start)
        case .operator: parseOperatorDeclaration(from: start)
        case .precedencegroup: parsePrecedenceGroup(from: start)
        case .using: parseUsing(from: start)
        default:
            if at(.pound) { return parseMacroExpansion(from: start, .basic) }
            report("expected a declaration", at: index)
        }
    }

    private func parseModifiers(_ list: ItemList) {
        while true {
            if at(word: .class) {
                guard isClassModifier(list) else { return }
                leaf(.modifier)
                continue
            }
            guard isModifier(keyword) else { return }
            let start = mark()
            let canCarryArgument = canCarryArgument(keyword)
            advance()
            if canCarryArgument, at(.leftParenthesis) { skipBalanced() }
            finish(.modifier, from: start)
        }
    }

    private func isClassModifier(_ list: ItemList) -> Bool {
        let saved = index
        defer { index = saved }
        advance()
        return at(word: .override) || startsDeclaration(.statements)
    }

    /// Reads the name of a declaration; returns false where it is missing.
    @discardableResult
    func parseName() -> Bool {
        if atIdentifier {
            leaf(.name)
            return true
        }
        report("expected a name", at: index)
        if isReservedWord(token), !startsLine { leaf(.unexpected) }
        return false
    }

    private func parseType(_ kind: NodeKind, from start: Mark) {
        let main = index
        advance()
        if !parseName(), startsLine { return finish(kind, from: start, main: main) }
        if case .protocolDeclaration = kind {
            parsePrimaryAssociatedTypes()
        } else {
            parseGenericParametersIfPresent()
        }
        parseInheritanceClause()
        parseWhereClauseIfPresent()
        parseMemberBlock()
        finish(kind, from: start, main: main)
    }

    private func parseExtension(from start: Mark) {
        let main = index
        advance()
        parseType()
        parseInheritanceClause()
        parseWhereClauseIfPresent()
        parseMemberBlock()
        finish(.extensionDeclaration, from: start, main: main)
    }

    private func parseImport(from start: Mark) {
        let main = index
        advance()
        if atImportKind { advance() }
        let path = mark()
        repeat {
            if atIdentifier {
                leaf(.name)
            } else if atOperator {
                let name = mark()
                advanceOverOperator()
                finish(.name, from: name)
            } else {
                report("expected a module name", at: index)
                break
            }
        } while eat(.period) || eat(.colonColon)
        finish(.importPath, from: path)
        finish(.importDeclaration, from: start, main: main)
    }

    /// Whether the kind of an import stands here. What follows an import without a name, as it is
    /// being typed, is a declaration of its own.
    private var atImportKind: Bool {
        switch keyword {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout:
            if !startsLine || second.kind == .period { return true }
            return second.flags.contains(.startsLine) || second.kind == .endOfFile
        default:
            return false
        }
    }

    private func parseUsing(from start: Mark) {
        let main = index
        advance()
        if at(.at) {
            parseAttribute(.declaration)
        } else {
            parseName()
        }
        finish(.usingDeclaration, from: start, main: main)
    }

    private func parseTypealias(from start: Mark) {
        let main = index
        advance()
        parseName()
        parseGenericParametersIfPresent()
        if eat(.equal) || eat(.colon) {
            parseType()
        } else {
            report("expected '='", at: index)
        }
        parseWhereClauseIfPresent()
        finish(.typealiasDeclaration, from: start, main: main)
    }

    private func parseAssociatedType(from start: Mark) {
        let main = index
        advance()
        if at(word: .each), isIdentifier(next) { advance() }
        parseName()
        _ = eatEllipsis()
        parseInheritanceClause()
        if at(.equal) {
            let initializer = mark()
            advance()
            parseType()
            finish(.typeInitializer, from: initializer)
        }
        parseWhereClauseIfPresent()
        finish(.associatedtypeDeclaration, from: start, main: main)
    }

    private func parseOperatorDeclaration(from start: Mark) {
        let main = index
        advance()
        let name = mark()
        parseOperatorName()
        if index > name.token { finish(.name, from: name) }
        if eat(.colon) {
            repeat { advance() } while eat(.comma)
        }
        if at(.leftBrace) { skipBalanced() }
        finish(.operatorDeclaration, from: start, main: main)
    }

    /// Steps over the name of a declared operator, odd ones too.
    private func parseOperatorName() {
        guard !startsLine || atOperator else { return report("expected an operator", at: index) }
        switch kind {
        case .colon, .leftBrace, .endOfFile:
            return report("expected an operator", at: index)
        default:
            break
        }
        repeat {
            advanceOverOperator()
        } while !token.flags.contains(.spaceBefore) && !at(.colon) && !at(.leftBrace)
            && !at(.semicolon) && !at(.endOfFile)
    }

    private func parsePrecedenceGroup(from start: Mark) {
        let main = index
        advance()
        parseName()
        if at(.leftBrace) {
            skipBalanced()
        } else {
            report("expected '{'", at: index)
        }
        finish(.precedencegroupDeclaration, from: start, main: main)
    }

    private func parseEnumCase(from start: Mark) {
        let main = index
        advance()
        repeat {
            let element = mark()
            eat(.period)
            let name = index
            parseName()
            if atLeftAngle { parseGenericParameters() }
            if at(.leftParenthesis) { parseParameterClause(.enumCase) }
            parseInitializerIfPresent()
            finish(.enumCaseElement, from: element, main: min(name, index))
        } while eat(.comma)
        finish(.enumCaseDeclaration, from: start, main: main)
    }
}
