extension Parser {
    /// Reads `<T: P, each U, let N: Int>`, the cursor at `<`.
    func parseGenericParameters() {
        let start = mark()
        guard eatLeftAngle() else { return }
        while !atRightAngle, !at(.endOfFile) {
            let before = index
            parseGenericParameter()
            guard eat(.comma), index > before else { break }
        }
        if at(word: .where) { parseWhereClause() }
        if !eatRightAngle() { report("expected '>'", at: index) }
        finish(.genericParameterClause, from: start)
    }

    func parseGenericParametersIfPresent() {
        if atLeftAngle { parseGenericParameters() }
    }

    private func parseGenericParameter() {
        let start = mark()
        parseAttributes()
        if at(word: .each) || at(word: .let) { advance() }
        guard atIdentifier || at(word: .selfType) || at(word: .selfValue) else {
            report("expected a generic parameter", at: index)
            return
        }
        let main = index
        leaf(.name)
        _ = eatEllipsis()
        if eat(.colon) {
            if at(word: .class) {
                leaf(.identifierType)
            } else {
                parseType()
            }
        }
        finish(.genericParameter, from: start, main: main)
    }

    /// Reads `<Element, Index>` of a protocol, the cursor at `<`.
    func parsePrimaryAssociatedTypes() {
        guard atLeftAngle else { return }
        let start = mark()
        _ = eatLeftAngle()
        while !atRightAngle, !at(.endOfFile) {
            guard atIdentifier else { break }
            leaf(.name)
            guard eat(.comma) else { break }
        }
        if !eatRightAngle() { report("expected '>'", at: index) }
        finish(.primaryAssociatedTypes, from: start)
    }

    /// Reads `: A, B`, if it stands here.
    func parseInheritanceClause() {
        guard at(.colon) else { return }
        let start = mark()
        advance()
        repeat {
            if at(word: .class) {
                leaf(.identifierType)
            } else {
                parseType()
            }
        } while eat(.comma) && !at(.leftBrace) && !at(word: .where)
        finish(.inheritanceClause, from: start)
    }

    func parseWhereClauseIfPresent() {
        if at(word: .where) { parseWhereClause() }
    }

    private func parseWhereClause() {
        let start = mark()
        advance()
        repeat {
            parseRequirement()
        } while eat(.comma) && !at(.leftBrace)
        finish(.whereClause, from: start)
    }

    private func parseRequirement() {
        let start = mark()
        parseGenericArgument()
        if eat(.colon) {
            parseType()
            if atSameLine(.leftParenthesis) { skipBalanced() }
            finish(.conformanceRequirement, from: start)
        } else if atOperator(text: "==") {
            advanceOverOperator()
            parseGenericArgument()
            finish(.sameTypeRequirement, from: start)
        } else {
            report("expected ':' or '=='", at: index)
            finish(.sameTypeRequirement, from: start)
        }
    }
}
