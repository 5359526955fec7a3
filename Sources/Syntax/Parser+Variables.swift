extension Parser {
    func parseVariable(from start: Mark) {
        let main = index
        advance()
        repeat {
            parsePatternBinding()
        } while eat(.comma)
        finish(.variableDeclaration, from: start, main: main)
    }

    private func parsePatternBinding() {
        let start = mark()
        parsePattern()
        parseTypeAnnotationIfPresent()
        let hasInitializer = at(.equal)
        parseInitializerIfPresent()
        if at(.leftBrace), !hasInitializer || !startsLine || atObservers() {
            parseAccessorBlock()
        }
        finish(.patternBinding, from: start)
    }

    func parseTypeAnnotationIfPresent() {
        guard at(.colon) else { return }
        let start = mark()
        advance()
        parseResultType()
        finish(.typeAnnotation, from: start)
    }

    // MARK: Accessors

    /// Whether the brace at hand opens accessors like `willSet` rather than a closure.
    func atObservers() -> Bool {
        let saved = index
        defer { index = saved }
        advance()
        while at(.at) {
            advance()
            guard atIdentifier else { return false }
            advance()
            if at(.leftParenthesis) { skipBalanced() }
        }
        switch keyword {
        case .willSet, .didSet, .`init`: return true
        default: return false
        }
    }

    func parseAccessorBlock() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        expect(.leftBrace, "'{'")
        if startsAccessor() {
            while startsAccessor() { parseAccessor() }
        } else {
            parseGetter(in: start.token)
        }
        expectEnd(.rightBrace, of: start.token)
        finish(.accessorBlock, from: start)
    }

    /// Reads the statements of a getter that is not called so.
    private func parseGetter(in opening: Int) {
        if isPassedOver(bodyIn: opening) {
            index = Int(brackets.ends[opening])
            return
        }
        let block = mark()
        parseItems(.statements)
        finish(.codeBlock, from: block)
    }

    private func startsAccessor() -> Bool {
        let saved = index
        defer { index = saved }
        while at(.at) { skipAttribute() }
        while isAccessorModifier { advance() }
        return isAccessorWord
    }

    private var isAccessorModifier: Bool {
        switch keyword {
        case .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .yielding: true
        default: false
        }
    }

    private var isAccessorWord: Bool {
        switch keyword {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .`init`, .unsafeAddress,
            .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner,
            .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
            true
        case .read, .modify, .borrow, .mutate:
            isNext(.leftBrace) || isNext(.rightBrace)
        default:
            false
        }
    }

    private func parseAccessor() {
        let start = mark()
        parseAttributes()
        while isAccessorModifier { leaf(.modifier) }
        let main = index
        let mayName =
            at(word: .set) || at(word: .willSet) || at(word: .didSet) || at(word: .`init`)
        advance()
        if mayName, at(.leftParenthesis) { parseAccessorParameter() }
        parseEffects()
        parseBodyIfPresent()
        finish(.accessor, from: start, main: main)
    }

    private func parseAccessorParameter() {
        let opening = index
        advance()
        if atIdentifier {
            leaf(.name)
        } else {
            report("expected a name", at: index)
        }
        expectEnd(.rightParenthesis, of: opening)
    }
}
