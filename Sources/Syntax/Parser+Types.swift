/// What may follow the base of a simple type.
struct TypeSuffixes: OptionSet {
    let rawValue: UInt8
    /// `.Member`.
    static let members = TypeSuffixes(rawValue: 1)
    /// `?` and `!`.
    static let optionals = TypeSuffixes(rawValue: 2)
    static let all: TypeSuffixes = [.members, .optionals]
}

extension Parser {
    /// Reads a type with its attributes, specifiers and arrow.
    func parseType() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        if eat(word: .repeat) {
            parseScalarType()
            finish(.packExpansionType, from: start)
        } else {
            parseScalarType()
        }
    }

    private func parseScalarType() {
        let start = mark()
        let isAttributed = parseTypeAttributes()
        let base = mark()
        parseCompositionType()
        if atFunctionArrow() { parseFunctionType(from: base) }
        if isAttributed { finish(.attributedType, from: start) }
    }

    /// Reads the arrow and the result of a function type, whose parameters were just read.
    private func parseFunctionType(from start: Mark) {
        if case .tupleType = lastKind { tree.dissolveLast() }
        parseEffects()
        let arrow = index
        expect(.arrow, "'->'")
        parseType()
        finish(.functionType, from: start, main: arrow)
    }

    /// Whether an arrow, perhaps behind effects, makes a function type of what was read.
    private func atFunctionArrow() -> Bool {
        if at(.arrow) { return true }
        switch keyword {
        case .async, .reasync, .throws, .rethrows: break
        default: return false
        }
        let saved = index
        defer { index = saved }
        skipEffects()
        return at(.arrow)
    }

    /// Reads specifiers and attributes; returns whether there were any.
    private func parseTypeAttributes() -> Bool {
        let start = index
        while atTypeSpecifier { parseTypeSpecifier() }
        while at(.at) { parseAttribute(.type) }
        if at(word: .nonisolated), atTypeSpecifier { parseTypeSpecifier() }
        return index > start
    }

    /// Whether a word like `inout` or `sending` qualifies the type behind it.
    var atTypeSpecifier: Bool {
        switch keyword {
        case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending:
            return isFollowedByType
        case .nonisolated:
            return isFollowedByType && !(isNext(.leftParenthesis) && nextStartsLine)
        case .dependsOn:
            return isNext(.leftParenthesis) && !next.flags.contains(.spaceBefore)
        default:
            return false
        }
    }

    var nextStartsLine: Bool { next.flags.contains(.startsLine) }

    private var isFollowedByType: Bool {
        let next = next
        switch next.kind {
        case .at, .leftParenthesis, .leftSquare, .editorPlaceholder: return true
        case .identifier:
            switch next.keyword {
            case .inout, .anyType, .selfType, .var, .let, .wildcard: return true
            default: return !next.keyword.isReserved
            }
        case .dollarIdentifier: return !isClosureArgument(next)
        case .prefixOperator: return firstByte(next) == UInt8(ascii: "~")
        default: return false
        }
    }

    /// Steps over a specifier with its argument.
    func skipTypeSpecifier() {
        let isNonisolated = at(word: .nonisolated)
        let isDependency = at(word: .dependsOn)
        advance()
        guard atSameLine(.leftParenthesis) else { return }
        if isDependency || isNonisolated && isNextWord(.nonsending) { skipBalanced() }
    }

    private func parseTypeSpecifier() {
        let start = mark()
        skipTypeSpecifier()
        finish(.modifier, from: start)
    }

    /// Reads `A & B`, `some A`, `any A & B`, `each T`, or one simple type.
    func parseCompositionType() {
        let start = mark()
        switch keyword {
        case .each:
            advance()
            parseSimpleType(.all)
            finish(.packElementType, from: start)
        case .some, .any:
            let kind: NodeKind = at(word: .some) ? .someType : .anyType
            advance()
            parseComposition([.members])
            finish(kind, from: start)
            parseOptionalMarks(from: start)
            continueComposition(from: start)
        default:
            parseComposition(.all)
        }
    }

    private func parseComposition(_ suffixes: TypeSuffixes) {
        let start = mark()
        parseSimpleType(suffixes)
        guard atOperator("&") else { return }
        while eatOperator("&") {
            parseSimpleType(suffixes)
            bindOptionalToElement(suffixes)
        }
        finish(.compositionType, from: start)
    }

    /// Gives `?` to the last element of a composition where more of the type follows it.
    private func bindOptionalToElement(_ suffixes: TypeSuffixes) {
        guard !suffixes.contains(.optionals), atPostfixMark, let last = tree.last else {
            return
        }
        let saved = index
        while atPostfixMark { advance() }
        let continues = atOperator("&") || at(.period)
        index = saved
        guard continues else { return }
        let start = Mark(
            node: tree.count - Int(last.size), token: Int(last.firstToken))
        parseOptionalMarks(from: start)
    }

    /// Reads what follows a `some P?` that goes on as a composition.
    private func continueComposition(from start: Mark) {
        guard atOperator("&") else { return }
        while eatOperator("&") { parseSimpleType(.all) }
        finish(.compositionType, from: start)
    }

    func parseOptionalMarks(from start: Mark) {
        while atPostfixMark {
            let main = index
            let kind: NodeKind =
                at(.postfixQuestion) ? .optionalType : .implicitlyUnwrappedOptionalType
            advance()
            finish(kind, from: start, main: main)
        }
    }

    /// Reads a type without attributes, arrow and composition.
    func parseSimpleType(_ suffixes: TypeSuffixes) {
        let start = mark()
        if atOperator("~") {
            advance()
            parseUnsuppressedType(suffixes)
            finish(.suppressedType, from: start)
        } else {
            parseUnsuppressedType(suffixes)
        }
    }

    private func parseUnsuppressedType(_ suffixes: TypeSuffixes) {
        let start = mark()
        guard parseTypeBase() else { return missing(.missingType) }
        while true {
            if at(.period), suffixes.contains(.members) || isNextMetatype {
                guard parseMemberType(from: start) else { return }
            } else if atPostfixMark {
                guard suffixes.contains(.optionals) || isNext(.period) else { return }
                let main = index
                let kind: NodeKind =
                    at(.postfixQuestion) ? .optionalType : .implicitlyUnwrappedOptionalType
                advance()
                finish(kind, from: start, main: main)
            } else {
                return
            }
        }
    }

    private var isNextMetatype: Bool {
        switch next.keyword {
        case .metatype, .protocolMetatype: true
        default: false
        }
    }

    /// Reads what a type begins with; returns false, having read nothing, where none does.
    private func parseTypeBase() -> Bool {
        switch kind {
        case .leftParenthesis:
            parseTupleType()
        case .leftSquare:
            parseCollectionType()
        default:
            guard atTypeName else { return false }
            parseIdentifierType()
        }
        return true
    }

    /// Whether the current token names a type.
    var atTypeName: Bool {
        if atModuleSelector { return true }
        switch keyword {
        case .selfType, .anyType, .wildcard: return true
        default: return atIdentifier
        }
    }

    private func parseIdentifierType() {
        let start = mark()
        parseModuleSelector()
        let main = index
        let isPlain = at(word: .anyType) || at(word: .wildcard)
        advance()
        if !isPlain { parseGenericArgumentsIfPresent() }
        finish(.identifierType, from: start, main: main)
    }

    /// Reads `.Member`, `.Type` or `.Protocol`; returns whether the type may go on behind it.
    private func parseMemberType(from start: Mark) -> Bool {
        let period = index
        let lacksName = isPeriodAtLineEnd
        advance()
        if lacksName {
            report("expected a member name", at: period)
            finish(.memberType, from: start, main: period)
            return false
        }
        parseModuleSelector()
        guard case .identifier = kind else {
            if at(.editorPlaceholder) || at(.dollarIdentifier) {
                advance()
                finish(.memberType, from: start, main: index - 1)
                return true
            }
            report("expected a member name", at: index)
            finish(.memberType, from: start, main: period)
            return false
        }
        let main = index
        let isMetatype = at(word: .metatype) || at(word: .protocolMetatype)
        advance()
        if !isMetatype { parseGenericArgumentsIfPresent() }
        finish(.memberType, from: start, main: main)
        return true
    }

    /// Whether the period at hand hangs on what stands before it and ends its line, so that the
    /// member's name is missing.
    var isPeriodAtLineEnd: Bool {
        !token.flags.contains(.spaceBefore) && token.flags.contains(.spaceAfter)
            && nextStartsLine
    }

    // MARK: Generic arguments

    func parseGenericArgumentsIfPresent() {
        if atLeftAngle { parseGenericArguments() }
    }

    /// Reads `<A, B>`, the cursor at `<`.
    func parseGenericArguments() {
        let start = mark()
        guard eatLeftAngle() else { return }
        while !atRightAngle, !at(.endOfFile) {
            let before = index
            parseGenericArgument()
            guard eat(.comma), index > before else { break }
        }
        if !eatRightAngle() { report("expected '>'", at: index) }
        finish(.genericArgumentClause, from: start)
    }

    /// Reads a type, or the number that a value argument is.
    func parseGenericArgument() {
        if !parseIntegerArgument() { parseType() }
    }

    /// Reads an integer, perhaps with a minus, where a type may stand.
    func parseIntegerArgument() -> Bool {
        let start = mark()
        if at(.integerLiteral) {
            leaf(.numberLiteral)
            return true
        }
        guard atOperator("-"), isNext(.integerLiteral) else { return false }
        advance()
        leaf(.numberLiteral)
        finish(.prefixOperatorExpression, from: start)
        return true
    }

    // MARK: Tuples and collections

    private func parseTupleType() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        advance()
        while !at(.rightParenthesis), !at(.endOfFile) {
            let element = mark()
            parseTupleTypeElement()
            if index == element.token {
                tree.truncate(to: element.node)
                break
            }
            guard eat(.comma) else { break }
        }
        expectEnd(.rightParenthesis, of: start.token)
        finish(.tupleType, from: start)
    }

    private func parseTupleTypeElement() {
        let start = mark()
        if startsParameterName(.type) {
            leaf(.name)
            if !at(.colon), isArgumentLabel(token) { leaf(.name) }
            expect(.colon, "':'")
        }
        parseType()
        _ = eatEllipsis()
        if at(.equal) {
            advance()
            parseExpression(.basic)
        }
        finish(.tupleTypeElement, from: start)
    }

    /// Reads `[A]`, `[A: B]` or `[3 of A]`.
    func parseCollectionType() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        advance()
        parseGenericArgument()
        let kind: NodeKind
        if at(word: .of), !startsLine {
            advance()
            parseGenericArgument()
            kind = .inlineArrayType
        } else if eat(.colon) {
            parseType()
            kind = .dictionaryType
        } else {
            kind = .arrayType
        }
        expectEnd(.rightSquare, of: start.token)
        finish(kind, from: start)
    }

    /// Reads the type behind a declaration's arrow or colon, which may name opaque types.
    func parseResultType() {
        guard atLeftAngle else { return parseType() }
        let start = mark()
        parseGenericParameters()
        parseType()
        finish(.namedOpaqueType, from: start)
    }

    // MARK: Effects

    /// Whether a word like `async` or `throws` stands here.
    var atEffect: Bool {
        switch keyword {
        case .async, .reasync, .throws, .rethrows: true
        default: false
        }
    }

    /// Reads `async throws(E)`, if it stands here.
    func parseEffects() {
        guard atEffect else { return }
        let start = mark()
        while atEffect {
            let canCarryType = at(word: .throws)
            advance()
            if canCarryType, at(.leftParenthesis) {
                let opening = index
                advance()
                parseType()
                expectEnd(.rightParenthesis, of: opening)
            }
        }
        finish(.effects, from: start)
    }
}
