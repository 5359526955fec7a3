/// Where an expression stands, as far as that changes how it is read.
struct ExpressionContext {
    enum Flavor: UInt8 {
        case basic
        /// Before the block of a statement, where a brace may not begin a closure.
        case condition
        /// In the arguments of an attribute, where `init` and `subscript` are names.
        case attributeArguments
    }

    var flavor: Flavor
    var pattern: PatternRole

    static let basic = ExpressionContext(flavor: .basic, pattern: .none)
    static let condition = ExpressionContext(flavor: .condition, pattern: .none)
    static let attributeArguments = ExpressionContext(flavor: .attributeArguments, pattern: .none)

    /// The context of arguments inside an expression of this one.
    var ofArguments: ExpressionContext {
        ExpressionContext(
            flavor: flavor == .condition ? .basic : flavor, pattern: pattern)
    }

    var isInCondition: Bool {
        switch flavor {
        case .condition: true
        default: false
        }
    }
}

/// Whether an expression is a pattern, and whether plain names in it are bound.
enum PatternRole: UInt8 {
    case none, matching, binding
}

/// What may follow a word like `copy` or `unsafe` that makes a prefix of it.
struct PrefixedOperands: OptionSet {
    let rawValue: UInt8
    /// A closure.
    static let closures = PrefixedOperands(rawValue: 1)
    /// A bracket or a period behind a blank.
    static let spacedPostfixes = PrefixedOperands(rawValue: 2)
}

extension Parser {
    /// Reads an expression, or a pattern where the context allows one.
    func parseExpression(_ context: ExpressionContext) {
        if context.pattern != .none, at(word: .is) || startsBinding {
            return parseMatchingPattern(.matching)
        }
        parseSequence(context)
    }

    /// Reads operands and the operators between them.
    func parseSequence(_ context: ExpressionContext) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        parseOperand(context)
        if parseOperators(context) { finish(.sequenceExpression, from: start) }
    }

    /// Reads operators with the operands behind them; returns whether there were any.
    @discardableResult
    func parseOperators(_ context: ExpressionContext) -> Bool {
        let start = index
        while lastKind != .missingExpression {
            switch kind {
            case .binaryOperator:
                let mark = mark()
                advanceOverOperator()
                finish(.binaryOperator, from: mark)
                parseOperand(context)
            case .infixQuestion:
                parseTernary(context)
                parseOperand(context)
            case .equal:
                guard context.pattern == .none else { return index > start }
                leaf(.assignmentOperator)
                parseOperand(context)
            case .arrow:
                parseArrow()
                parseOperand(context)
            case .identifier:
                guard parseWordOperator(context) else { return index > start }
            default:
                return index > start
            }
        }
        return index > start
    }

    /// Reads `is T`, `as T`, or effects and an arrow; returns false where none stands.
    private func parseWordOperator(_ context: ExpressionContext) -> Bool {
        let start = mark()
        switch keyword {
        case .is:
            advance()
            parseType()
            finish(.isOperator, from: start)
            return true
        case .as:
            advance()
            if atPostfixMark { advance() }
            parseType()
            finish(.asOperator, from: start)
            return true
        case .async:
            guard isNext(.arrow) || isNextWord(.throws) else {
                return false
            }
        case .throws:
            break
        default:
            return false
        }
        parseArrow()
        parseOperand(context)
        return true
    }

    private func parseArrow() {
        let start = mark()
        parseEffects()
        let main = index
        expect(.arrow, "'->'")
        finish(.arrowOperator, from: start, main: main)
    }

    private func parseTernary(_ context: ExpressionContext) {
        let start = mark()
        advance()
        parseSequence(context)
        expect(.colon, "':'")
        finish(.ternaryOperator, from: start)
    }

    /// Reads an operand with the words and operators before it.
    func parseOperand(_ context: ExpressionContext) {
        guard case .identifier = kind, keyword.rawValue != 0 else {
            if at(.at), parseTypeExpression() { return }
            return parseUnary(context)
        }
        let start = mark()
        switch keyword {
        case .inout:
            if parseTypeExpression() { return }
        case .nonisolated:
            if atNonsending, parseTypeExpression() { return }
        case .await:
            advance()
            return parsePrefixed(.awaitExpression, context, from: start)
        case .try:
            advance()
            if atPostfixMark { advance() }
            return parsePrefixed(.tryExpression, context, from: start)
        case .unsafe:
            if beginsPrefixedExpression(context, [.closures, .spacedPostfixes]) {
                advance()
                return parsePrefixed(.keywordExpression, context, from: start)
            }
        case .borrow, .copy, .consume, .each:
            if beginsPrefixedExpression(context, []) {
                advance()
                return parsePrefixed(.keywordExpression, context, from: start)
            }
        case .repeat:
            advance()
            parseExpression(context)
            return finish(.keywordExpression, from: start)
        case .any:
            if beginsPrefixedExpression(context, []) || isNextTilde {
                parseType()
                return finish(.typeExpression, from: start)
            }
        default:
            break
        }
        parseUnary(context)
    }

    private func parsePrefixed(
        _ kind: NodeKind, _ context: ExpressionContext, from start: Mark
    ) {
        guard enter() else { return finish(kind, from: start) }
        parseOperand(context)
        leave()
        finish(kind, from: start)
    }

    private var isNextTilde: Bool {
        next.kind.rawValue == TokenKind.prefixOperator.rawValue
            && firstByte(next) == UInt8(ascii: "~")
    }

    private var atNonsending: Bool {
        let third = min(index + 2, tokens.count - 1)
        return isNext(.leftParenthesis) && !nextStartsLine
            && tokens[third].keyword.rawValue == Keyword.nonsending.rawValue
    }

    /// Reads a type with attributes or specifiers, if all of one stands here.
    private func parseTypeExpression() -> Bool {
        let start = mark()
        let isType = skipType()
        index = start.token
        guard isType else { return false }
        parseType()
        finish(.typeExpression, from: start)
        return true
    }

    private func parseUnary(_ context: ExpressionContext) {
        let start = mark()
        switch kind {
        case .prefixAmpersand:
            advance()
            parseUnaryOperand(context)
            finish(.inOutExpression, from: start)
        case .prefixOperator:
            advanceOverOperator()
            parseUnaryOperand(context)
            finish(.prefixOperatorExpression, from: start)
        case .backslash:
            parseKeyPath(context)
        case .identifier where at(word: .if):
            parseIf()
        case .identifier where at(word: .switch):
            parseSwitch()
        case .identifier where at(word: .do) && isNext(.leftBrace):
            parseDo()
        default:
            parsePostfix(context)
        }
    }

    private func parseUnaryOperand(_ context: ExpressionContext) {
        guard enter() else { return }
        defer { leave() }
        parseUnary(context)
    }

    /// Whether the word at hand is a prefix of the expression behind it, not a name.
    func beginsPrefixedExpression(
        _ context: ExpressionContext, _ operands: PrefixedOperands
    ) -> Bool {
        let next = next
        if nextStartsLine { return false }
        switch next.kind {
        case .identifier:
            guard next.keyword.isReserved else { return true }
            switch next.keyword {
            case .anyType, .selfType, .selfValue, .super, .`init`, .true, .false, .nil, .repeat,
                .try, .if, .switch:
                return true
            default:
                return false
            }
        case .dollarIdentifier, .editorPlaceholder, .integerLiteral, .floatLiteral,
            .regexLiteral, .stringStart, .prefixAmpersand, .prefixOperator, .at, .backslash:
            return true
        case .pound:
            let saved = index
            defer { index = saved }
            advance()
            return !atAvailability && !atPound(.sourceLocation)
        case .period, .leftParenthesis, .leftSquare:
            return operands.contains(.spacedPostfixes) && next.flags.contains(.spaceBefore)
        case .leftBrace:
            guard operands.contains(.closures) else { return false }
            let saved = index
            defer { index = saved }
            advance()
            return atTrailingClosure(context)
        default:
            return false
        }
    }

    /// Whether an expression begins at the current token.
    func startsExpression() -> Bool {
        switch kind {
        case .integerLiteral, .floatLiteral, .regexLiteral, .stringStart, .leftParenthesis,
            .leftSquare, .leftBrace, .period, .pound, .backslash, .prefixAmpersand,
            .prefixOperator, .colonColon, .dollarIdentifier, .editorPlaceholder:
            return true
        case .identifier:
            return startsWordExpression()
        default:
            return false
        }
    }

    private func startsWordExpression() -> Bool {
        guard keyword.isReserved else { return true }
        switch keyword {
        case .try:
            return startsTry()
        case .anyType, .selfType, .selfValue, .super, .`init`, .deinit, .subscript, .true,
            .false, .nil, .if, .switch:
            return true
        case .repeat:
            return !isNext(.leftBrace)
        default:
            return isNext(.colonColon)
        }
    }

    private func startsTry() -> Bool {
        let saved = index
        defer { index = saved }
        advance()
        switch keyword {
        case .if, .switch: return true
        default: break
        }
        if startsDeclaration(.statements) || startsStatement(preferringExpression: false) {
            return startsLine
        }
        return true
    }
}
