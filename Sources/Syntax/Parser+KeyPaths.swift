extension Parser {
    /// Reads `\Root.a?.b[0]`.
    func parseKeyPath(_ place: ExpressionPlace) {
        let start = mark()
        advance()
        if firstByte(token) != UInt8(ascii: "."), !at(.endOfFile) {
            let root = mark()
            parseSimpleType([.optionals])
            dropMissingType()
            if index > root.token { finish(.keyPathRoot, from: root) }
        }
        parseKeyPathComponents(place)
        finish(.keyPathExpression, from: start)
    }

    private func parseKeyPathComponents(_ place: ExpressionPlace) {
        var isAtRoot = true
        while true {
            if atSameLine(.leftSquare) || isAtRoot && at(.period) && isNext(.leftSquare) {
                let start = mark()
                eat(.period)
                let main = index
                parseArgumentList(ExpressionPlace(flavor: .basic, pattern: place.pattern))
                finish(.keyPathComponent, from: start, main: main)
                isAtRoot = false
            } else if at(.period) {
                parseKeyPathMember()
            } else if atOptionalComponents(isAtRoot: isAtRoot) {
                parseOptionalComponents()
                isAtRoot = false
            } else {
                return
            }
        }
    }

    private func parseKeyPathMember() {
        let start = mark()
        let period = index
        let lacksName = isPeriodAtLineEnd
        advance()
        guard !lacksName, let main = parseMemberName() else {
            report("expected a member name", at: period)
            return finish(.keyPathComponent, from: start, main: period)
        }
        parseNameArguments(allowingEmpty: false)
        if atGenericArgumentsOfExpression() { parseGenericArguments() }
        if atSameLine(.leftParenthesis) { parseArgumentList(.basic) }
        finish(.keyPathComponent, from: start, main: main)
    }

    /// Whether the operator at hand is made of `?` and `!`, at the root with a period before.
    private func atOptionalComponents(isAtRoot: Bool) -> Bool {
        guard atOperator || atPostfixMark else { return false }
        var offset = Int(token.start)
        let end = atPostfixMark ? Int(token.end) : Int(tokens[operatorEnd - 1].end)
        if isAtRoot, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
        let first = offset
        while offset < end, isOptionalMark(bytes[offset]) { offset += 1 }
        return offset > first && (offset == end || bytes[offset] == UInt8(ascii: "."))
    }

    private func isOptionalMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    }

    /// Reads the marks at hand, one component each.
    private func parseOptionalComponents() {
        var start = mark()
        if firstByte(token) == UInt8(ascii: ".") { advance() }
        repeat {
            let main = index
            advance()
            finish(.keyPathComponent, from: start, main: main)
            start = mark()
        } while token.flags.contains(.continuesOperator)
            && isOptionalMark(firstByte(token))
    }
}
