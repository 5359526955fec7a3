import Testing

@Suite("The shapes of statements and patterns")
struct StatementShapeTests {
    @Test(arguments: examples)
    func hasTheShape(_ example: ShapeExample) {
        example.check()
    }

    private static let examples = [
        ShapeExample(
            """
            if let a, var b = c, case .d(let e) = f, #available(iOS 13, *), g { h } else if i {
            j } else {}
            """,
            """
            (ifStatement (ifClause (conditionList (optionalBinding (identifierPattern a))
            (optionalBinding (identifierPattern b) (initializer (identifierExpression c)))
            (matchingCondition (expressionPattern (callExpression (memberExpression d)
            (argumentList (argument (valueBindingPattern (identifierPattern e)))))) (initializer
            (identifierExpression f))) (availabilityCondition) (identifierExpression g))
            (codeBlock (identifierExpression h))) (ifClause (conditionList i
            (identifierExpression i)) (codeBlock (identifierExpression j))) (elseClause
            (codeBlock)))
            """),
        ShapeExample(
            "guard let self else { return }",
            """
            (guardStatement (conditionList (optionalBinding (identifierPattern self)))
            (codeBlock (returnStatement)))
            """),
        ShapeExample(
            "a: for try await case let (b, c?) in d where e { continue a }",
            """
            (labeledStatement a (name a) (forStatement (valueBindingPattern (expressionPattern
            (tupleExpression (argument b (identifierPattern b)) (argument c (optionalChaining
            (identifierPattern c)))))) (identifierExpression d) (whereCondition
            (identifierExpression e)) (codeBlock (continueStatement (name a)))))
            """),
        ShapeExample(
            "while a { break }",
            """
            (whileStatement (conditionList a (identifierExpression a)) (codeBlock
            (breakStatement)))
            """),
        ShapeExample(
            "repeat { a } while b",
            """
            (repeatStatement (codeBlock (identifierExpression a)) (identifierExpression b))
            """),
        ShapeExample(
            "switch a { case .b(let c, _) where d, is E: f; @unknown default: g }",
            """
            (switchStatement (identifierExpression a) (switchCase (caseItem (expressionPattern
            (callExpression (memberExpression b) (argumentList (argument (valueBindingPattern
            (identifierPattern c))) (argument _ (discardExpression _))))) (whereCondition
            (identifierExpression d))) (caseItem (isPattern (identifierType E))) (codeBlock f
            (identifierExpression f))) (switchCase (attribute unknown (identifierType unknown))
            (codeBlock g (identifierExpression g))))
            """),
        ShapeExample(
            "do throws(A) { b } catch let c as D where e, F.g { h } catch {}",
            """
            (doStatement (effects (identifierType A)) (codeBlock (identifierExpression b))
            (catchClause (caseItem (valueBindingPattern (expressionPattern c (sequenceExpression
            c (identifierPattern c) (asOperator (identifierType D))))) (whereCondition
            (identifierExpression e))) (caseItem F (expressionPattern F (memberExpression g
            (identifierExpression F)))) (codeBlock (identifierExpression h))) (catchClause
            (codeBlock)))
            """),
        ShapeExample(
            "defer { a }",
            "(deferStatement (codeBlock (identifierExpression a)))"),
        ShapeExample(
            "func a() { yield b; discard self; throw c; return }",
            """
            (functionDeclaration (name a) (parameterClause) (codeBlock (yieldStatement yield
            (identifierExpression b)) (discardStatement discard (identifierExpression self))
            (throwStatement (identifierExpression c)) (returnStatement)))
            """),
        ShapeExample(
            "if f({ a }) {}",
            """
            (ifStatement (ifClause (conditionList f (callExpression (identifierExpression f)
            (argumentList (argument (closureExpression (codeBlock a (identifierExpression
            a))))))) (codeBlock)))
            """),
        ShapeExample(
            "for unsafe a in b {}",
            """
            (forStatement (identifierPattern a) (identifierExpression b) (codeBlock))
            """),
        ShapeExample(
            "switch a { case let .b(c), (_, let d): e }",
            """
            (switchStatement (identifierExpression a) (switchCase (caseItem (valueBindingPattern
            (expressionPattern (callExpression (memberExpression b) (argumentList (argument c
            (identifierPattern c))))))) (caseItem (expressionPattern (tupleExpression (argument
            _ (discardExpression _)) (argument (valueBindingPattern (identifierPattern d))))))
            (codeBlock e (identifierExpression e))))
            """),
        ShapeExample(
            """
            switch a {
            #if b
            case c: d
            #endif
            }
            """,
            """
            (switchStatement (identifierExpression a) (ifConfig (ifConfigClause
            (ifConfigCondition b) (switchCase (caseItem c (expressionPattern c
            (identifierExpression c))) (codeBlock d (identifierExpression d))))))
            """),
    ]
}
