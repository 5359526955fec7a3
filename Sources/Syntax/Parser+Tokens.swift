/// What a token can be, depending on its place.
extension Parser {
    /// Whether a token is a name: no reserved word, and not `_`.
    func isIdentifier(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            return !token.keyword.isReserved && token.keyword != .wildcard
        case .editorPlaceholder:
            return true
        case .dollarIdentifier:
            return !isClosureArgument(token)
        default:
            return false
        }
    }

    /// Whether a token is `$0`, `$1`, …
    func isClosureArgument(_ token: Token) -> Bool {
        guard case .dollarIdentifier = token.kind else { return false }
        var offset = Int(token.start) + 1
        while offset < Int(token.end) {
            if !CharacterClasses.isDigit(bytes[offset]) { return false }
            offset += 1
        }
        return token.length > 1
    }

    /// The first byte of a token, or zero at the end of the file.
    func firstByte(_ token: Token) -> UInt8 {
        Int(token.start) < bytes.count ? bytes[Int(token.start)] : 0
    }

    /// Whether the token behind the current one is a keyword.
    func isNextWord(_ keyword: Keyword) -> Bool { next.keyword == keyword }

    var atIdentifier: Bool { isIdentifier(token) }

    func isReservedWord(_ token: Token) -> Bool { token.keyword.isReserved }

    /// Whether a token can label an argument: any word but `inout`.
    func isArgumentLabel(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier: token.keyword != .inout
        case .editorPlaceholder, .dollarIdentifier: true
        default: false
        }
    }

    /// Whether the current token is an operator, reserved ones aside.
    var atOperator: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Whether the current token is or begins with `<`.
    var atLeftAngle: Bool { atOperator && firstByte(token) == UInt8(ascii: "<") }

    /// Whether the current token is or begins with `>`.
    var atRightAngle: Bool { atOperator && firstByte(token) == UInt8(ascii: ">") }

    /// Whether the current token is all of an operator of one character.
    func atOperator(_ character: Unicode.Scalar) -> Bool {
        atOperator && firstByte(token) == UInt8(ascii: character)
            && Int(tokens[operatorEnd - 1].end) - Int(token.start) == 1
    }

    func atOperator(text: StaticString) -> Bool {
        let start = Int(token.start)
        guard atOperator, firstByte(token) == text.utf8Start.pointee else { return false }
        let length = Int(tokens[operatorEnd - 1].end) - start
        guard length == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in
            for offset in 0..<length where buffer[offset] != bytes[start + offset] {
                return false
            }
            return true
        }
    }

    /// The token behind all pieces of the operator at hand.
    var operatorEnd: Int {
        var end = index + 1
        while end < tokens.count - 1, tokens[end].flags.contains(.continuesOperator) { end += 1 }
        return min(end, tokens.count - 1)
    }

    /// Steps over all pieces of an operator.
    func advanceOverOperator() { index = operatorEnd }

    func eatOperator(_ character: Unicode.Scalar) -> Bool {
        guard atOperator(character) else { return false }
        advanceOverOperator()
        return true
    }

    /// Steps over `...` behind a type.
    func eatEllipsis() -> Bool {
        guard atOperator(text: "...") else { return false }
        advanceOverOperator()
        return true
    }

    func eatLeftAngle() -> Bool {
        guard atLeftAngle else { return false }
        advance()
        return true
    }

    func eatRightAngle() -> Bool {
        guard atRightAngle else { return false }
        advance()
        return true
    }

    var atPostfixMark: Bool {
        switch kind {
        case .postfixQuestion, .postfixExclamation: true
        default: false
        }
    }

    /// Whether the current token is a bracket that hangs on what stands before it.
    func atSameLine(_ kind: TokenKind) -> Bool { at(kind) && !startsLine }

    /// Whether the current clause of an `#if` ends here.
    var atEndOfDirectiveClause: Bool {
        switch kind {
        case .poundElse, .poundElseif, .poundEndif: true
        default: false
        }
    }

    /// Whether the current word is `#name` with that name.
    func atPound(_ word: Keyword) -> Bool {
        at(.pound) && next.keyword == word
            && !token.flags.contains(.spaceAfter)
    }

    var atAvailability: Bool { atPound(.available) || atPound(.unavailable) }

    /// Whether `Module::` stands here.
    @inline(__always)
    var atModuleSelector: Bool { brackets.hasModuleSelector && atModuleSelectorOfFile }

    private var atModuleSelectorOfFile: Bool {
        if at(.colonColon) { return true }
        guard isNext(.colonColon) else { return false }
        switch keyword {
        case .wildcard, .anyType, .selfValue, .selfType, .super: return true
        default: return atIdentifier
        }
    }

    /// Reads `Module::`, if it stands here.
    func parseModuleSelector() {
        guard atModuleSelector else { return }
        let mark = mark()
        skipModuleSelector()
        finish(.moduleSelector, from: mark)
    }

    /// Steps over `Module::`.
    func skipModuleSelector() {
        if !at(.colonColon) { advance() }
        advance()
    }
}
