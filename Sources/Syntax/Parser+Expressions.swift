/// Where an expression stands, as far as that changes how it is read.
struct ExpressionPlace {
    enum Flavor: UInt8 {
        case basic
        /// Before the block of a statement, where a brace may not begin a closure.
        case condition
        /// In the arguments of an attribute, where `init` and `subscript` are names.
        case attributeArguments
    }

    var flavor: Flavor
    var pattern: PatternRole

    static let basic = ExpressionPlace(flavor: .basic, pattern: .none)
    static let condition = ExpressionPlace(flavor: .condition, pattern: .none)
    static let attributeArguments = ExpressionPlace(flavor: .attributeArguments, pattern: .none)

    /// The place of arguments inside an expression that stands here.
    var ofArguments: ExpressionPlace {
        ExpressionPlace(
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
    /// Reads an expression, or a pattern where the place allows one.
    func parseExpression(_ place: ExpressionPlace) {
        if place.pattern != .none, at(word: .is) || startsBinding {
            return parseMatchingPattern(.matching)
        }
        parseSequence(place)
    }

    /// Reads operands and the operators between them.
    func parseSequence(_ place: ExpressionPlace) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        parseOperand(place)
        if parseOperators(place) { finish(.sequenceExpression, from: start) }
    }

    /// Reads operators with the operands behind them; returns whether there were any.
    @discardableResult
    func parseOperators(_ place: ExpressionPlace) -> Bool {
        let start = index
        while lastKind != .missingExpression {
            switch kind {
            case .binaryOperator:
                let mark = mark()
                advanceOverOperator()
                finish(.binaryOperator, from: mark)
                parseOperand(place)
            case .infixQuestion:
                parseTernary(place)
                parseOperand(place)
            case .equal:
                guard place.pattern == .none else { return index > start }
                leaf(.assignmentOperator)
                parseOperand(place)
            case .arrow:
                parseArrow()
                parseOperand(place)
            case .identifier:
                guard parseWordOperator(place) else { return index > start }
            default:
                return index > start
            }
        }
        return index > start
    }

    /// Reads `is T`, `as T`, or effects and an arrow; returns false where none stands.
    private func parseWordOperator(_ place: ExpressionPlace) -> Bool {
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
        parseOperand(place)
        return true
    }

    private func parseArrow() {
        let start = mark()
        parseEffects()
        let main = index
        expect(.arrow, "'->'")
        finish(.arrowOperator, from: start, main: main)
    }

    private func parseTernary(_ place: ExpressionPlace) {
        let start = mark()
        advance()
        parseSequence(place)
        expect(.colon, "':'")
        finish(.ternaryOperator, from: start)
    }

    /// Reads an operand with the words and operators before it.
    func parseOperand(_ place: ExpressionPlace) {
        guard case .identifier = kind, keyword != .none else {
            if at(.identifier) { return parsePostfix(place) }
            if at(.at), parseTypeExpression() { return }
            return parseUnary(place)
        }
        let start = mark()
        switch keyword {
        case .inout:
            if parseTypeExpression() { return }
        case .nonisolated:
            if atNonsending, parseTypeExpression() { return }
        case .await:
            advance()
            return parsePrefixed(.awaitExpression, place, from: start)
        case .try:
            advance()
            if atPostfixMark { advance() }
            return parsePrefixed(.tryExpression, place, from: start)
        case .unsafe:
            if beginsPrefixedExpression(place, [.closures, .spacedPostfixes]) {
                advance()
                return parsePrefixed(.keywordExpression, place, from: start)
            }
        case .borrow, .copy, .consume, .each:
            if beginsPrefixedExpression(place, []) {
                advance()
                return parsePrefixed(.keywordExpression, place, from: start)
            }
        case .repeat:
            advance()
            parseExpression(place)
            return finish(.keywordExpression, from: start)
        case .any:
            if beginsPrefixedExpression(place, []) || isNextTilde {
                parseType()
                return finish(.typeExpression, from: start)
            }
        default:
            break
        }
        parseUnary(place)
    }

    private func parsePrefixed(
        _ kind: NodeKind, _ place: ExpressionPlace, from start: Mark
    ) {
        guard enter() else { return finish(kind, from: start) }
        parseOperand(place)
        leave()
        finish(kind, from: start)
    }

    private var isNextTilde: Bool {
        next.kind == .prefixOperator
            && firstByte(next) == UInt8(ascii: "~")
    }

    private var atNonsending: Bool {
        isNext(.leftParenthesis) && !nextStartsLine && second.keyword == .nonsending
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

    private func parseUnary(_ place: ExpressionPlace) {
        let start = mark()
        switch kind {
        case .prefixAmpersand:
            advance()
            parseUnaryOperand(place)
            finish(.inOutExpression, from: start)
        case .prefixOperator:
            advanceOverOperator()
            parseUnaryOperand(place)
            finish(.prefixOperatorExpression, from: start)
        case .backslash:
            parseKeyPath(place)
        case .identifier where at(word: .if):
            parseIf()
        case .identifier where at(word: .switch):
            parseSwitch()
        case .identifier where at(word: .do) && isNext(.leftBrace):
            parseDo()
        default:
            parsePostfix(place)
        }
    }

    private func parseUnaryOperand(_ place: ExpressionPlace) {
        guard enter() else { return }
        defer { leave() }
        parseUnary(place)
    }

    /// Whether the word at hand is a prefix of the expression behind it, not a name.
    func beginsPrefixedExpression(
        _ place: ExpressionPlace, _ operands: PrefixedOperands
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
            return atTrailingClosure(place)
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
