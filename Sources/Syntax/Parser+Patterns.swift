extension Parser {
    /// Reads the pattern of a declaration or of `for`.
    func parsePattern() {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        switch kind {
        case .leftParenthesis:
            parseTuplePattern()
        case .identifier where at(word: .wildcard):
            leaf(.wildcardPattern)
        case .identifier where startsBinding:
            advance()
            parsePattern()
            finish(.valueBindingPattern, from: start)
        default:
            if atIdentifier { return leaf(.identifierPattern) }
            report("expected a pattern", at: index)
            if at(.dollarIdentifier) || isReservedWord(token) && !startsLine { leaf(.unexpected) }
        }
    }

    private func parseTuplePattern() {
        let start = mark()
        advance()
        while !at(.endOfFile), !at(.rightParenthesis) {
            let before = index
            let element = mark()
            if atIdentifier, isNext(.colon) {
                leaf(.name)
                advance()
            }
            parsePattern()
            finish(.tuplePatternElement, from: element)
            guard eat(.comma), index > before else { break }
        }
        expectEnd(.rightParenthesis, of: start.token)
        finish(.tuplePattern, from: start)
    }

    /// Whether `let`, `var` or another word that binds names stands here.
    var startsBinding: Bool {
        switch keyword {
        case .let, .var, .inout:
            return true
        case .borrowing, ._borrowing:
            let next = next
            return !nextStartsLine
                && (isIdentifier(next) || isNextWord(.wildcard))
        default:
            return false
        }
    }

    /// Reads a pattern that a value is matched with.
    func parseMatchingPattern(_ role: PatternRole) {
        guard enter() else { return }
        defer { leave() }
        let start = mark()
        if at(word: .is) {
            advance()
            parseType()
            finish(.isPattern, from: start)
        } else if startsBinding {
            advance()
            parseMatchingPattern(.binding)
            finish(.valueBindingPattern, from: start)
        } else {
            parseSequence(ExpressionPlace(flavor: .condition, pattern: role))
            finishExpressionPattern(from: start)
        }
    }

    /// Makes a pattern of the expression just read.
    private func finishExpressionPattern(from start: Mark) {
        switch lastKind {
        case .identifierPattern, .valueBindingPattern, .isPattern: break
        case .discardExpression: tree.renameLast(.wildcardPattern)
        default: finish(.expressionPattern, from: start)
        }
    }
}
