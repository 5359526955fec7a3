import Testing

@Suite("The shapes of expressions")
struct ExpressionShapeTests {
    @Test(arguments: examples)
    func hasTheShape(_ example: ShapeExample) {
        example.check()
    }

    private static let examples = [
        ShapeExample(
            "a.b(c, d: e) { f } g: { h }",
            """
            (callExpression (memberExpression b (identifierExpression a)) (argumentList
            (argument c (identifierExpression c)) (argument d (name d) (identifierExpression
            e))) (closureExpression (codeBlock f (identifierExpression f))) (labelledClosure g
            (name g) (closureExpression (codeBlock h (identifierExpression h)))))
            """),
        ShapeExample(
            "a < b, c > (d)",
            """
            (callExpression (identifierExpression a (genericArgumentClause < (identifierType b)
            (identifierType c))) (argumentList (argument d (identifierExpression d))))
            """),
        ShapeExample(
            "x = a<b>(c)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (identifierExpression a (genericArgumentClause < (identifierType b))) (argumentList
            (argument c (identifierExpression c)))))
            """),
        ShapeExample(
            "x = (a < b, c > d)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (tupleExpression
            (argument a (sequenceExpression a (identifierExpression a) (binaryOperator <)
            (identifierExpression b))) (argument c (sequenceExpression c (identifierExpression
            c) (binaryOperator >) (identifierExpression d)))))
            """),
        ShapeExample(
            "x = a?.b![c]",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (subscriptExpression (forceUnwrap (memberExpression b (optionalChaining
            (identifierExpression a)))) (argumentList (argument c (identifierExpression c)))))
            """),
        ShapeExample(
            "x = try? await a + b as? C ?? d",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (tryExpression
            (awaitExpression await (identifierExpression a))) (binaryOperator +)
            (identifierExpression b) (asOperator (identifierType C)) (binaryOperator ?)
            (identifierExpression d))
            """),
        ShapeExample(
            "x = a ? b : c",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (identifierExpression a) (ternaryOperator (identifierExpression b))
            (identifierExpression c))
            """),
        ShapeExample(
            "x = -a - &b",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (prefixOperatorExpression - (identifierExpression a)) (binaryOperator -)
            (inOutExpression (identifierExpression b)))
            """),
        ShapeExample(
            #"""
            x = \A.b?.c[0].d!
            """#,
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (keyPathExpression (keyPathRoot A (identifierType A)) (keyPathComponent b)
            (keyPathComponent) (keyPathComponent c) (keyPathComponent (argumentList (argument 0
            (numberLiteral 0)))) (keyPathComponent d) (keyPathComponent)))
            """),
        ShapeExample(
            #"""
            x = \.?.a
            """#,
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (keyPathExpression (keyPathComponent) (keyPathComponent a)))
            """),
        ShapeExample(
            "x = [a: b, c: d]",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (dictionaryExpression (identifierExpression a) (identifierExpression b)
            (identifierExpression c) (identifierExpression d)))
            """),
        ShapeExample(
            "x = [A<B>]()",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (arrayExpression (identifierExpression A (genericArgumentClause < (identifierType
            B)))) (argumentList)))
            """),
        ShapeExample(
            "x = #selector(a.b(_:c:))",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (macroExpansion
            selector (argumentList (argument a (memberExpression b (identifierExpression a)
            (declNameArguments (name _) (name c)))))))
            """),
        ShapeExample(
            "x = f(_:d:)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (identifierExpression f (declNameArguments (name _) (name d))))
            """),
        ShapeExample(
            "x = .a(1).b",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (memberExpression b (callExpression (memberExpression a) (argumentList (argument 1
            (numberLiteral 1))))))
            """),
        ShapeExample(
            "x = a.0.1",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (memberExpression 1 (memberExpression 0 (identifierExpression a))))
            """),
        ShapeExample(
            "x = reduce(0, +)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (identifierExpression reduce) (argumentList (argument 0 (numberLiteral 0)) (argument
            + (identifierExpression +)))))
            """),
        ShapeExample(
            "x = { [weak self, b = c] (d: Int, e) async -> F in g }",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (closureExpression (closureSignature (captureList (capture self (modifier weak)
            (name self)) (capture b (name b) (initializer (identifierExpression c))))
            (parameterClause (parameter d (name d) (identifierType Int)) (parameter e (name e)))
            (effects async) (returnClause (identifierType F))) (codeBlock g
            (identifierExpression g))))
            """),
        ShapeExample(
            "x = { a, _ in $0 }",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (closureExpression (closureSignature a (parameterClause a (parameter a (name a))
            (parameter _ (name _)))) (codeBlock $0 (identifierExpression $0))))
            """),
        ShapeExample(
            "x = { @MainActor in a }",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (closureExpression (closureSignature (attribute MainActor (identifierType
            MainActor))) (codeBlock a (identifierExpression a))))
            """),
        ShapeExample(
            #"""
            x = "a \(b, c: "\(d)") e"
            """#,
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (stringLiteral
            (interpolation (argument b (identifierExpression b)) (argument c (name c)
            (stringLiteral (interpolation (argument d (identifierExpression d))))))))
            """),
        ShapeExample(
            "x = if a { b } else { c }",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (ifStatement
            (ifClause (conditionList a (identifierExpression a)) (codeBlock
            (identifierExpression b))) (elseClause (codeBlock (identifierExpression c)))))
            """),
        ShapeExample(
            "x = any P.self",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (typeExpression
            any (anyType any (memberType self (identifierType P)))))
            """),
        ShapeExample(
            "x = (A) -> B",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (tupleExpression
            (argument A (identifierExpression A))) (arrowOperator) (identifierExpression B))
            """),
        ShapeExample(
            "x = copy a",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (keywordExpression copy (identifierExpression a)))
            """),
        ShapeExample(
            "x = unsafe a",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (keywordExpression unsafe (identifierExpression a)))
            """),
        ShapeExample(
            "x = copy(a)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (identifierExpression copy) (argumentList (argument a (identifierExpression a)))))
            """),
        ShapeExample(
            "x = consume.a",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (memberExpression a (identifierExpression consume)))
            """),
        ShapeExample(
            "x = a is B",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator)
            (identifierExpression a) (isOperator (identifierType B)))
            """),
        ShapeExample(
            "x = (a as B, c)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (tupleExpression
            (argument a (sequenceExpression a (identifierExpression a) (asOperator
            (identifierType B)))) (argument c (identifierExpression c))))
            """),
        ShapeExample(
            "x = Swift::max(a)",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (identifierExpression max (moduleSelector Swift)) (argumentList (argument a
            (identifierExpression a)))))
            """),
        ShapeExample(
            "x = /a/",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (regexLiteral
            /a/))
            """),
        ShapeExample(
            "x = [2 of Int]()",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (callExpression
            (typeExpression (inlineArrayType (numberLiteral 2) (identifierType Int)))
            (argumentList)))
            """),
        ShapeExample(
            "x = [[[2 of Int], [[a: b]]], [[[c]]]]",
            """
            (sequenceExpression x (identifierExpression x) (assignmentOperator) (arrayExpression
            (arrayExpression (typeExpression (inlineArrayType (numberLiteral 2) (identifierType
            Int))) (arrayExpression (dictionaryExpression (identifierExpression a)
            (identifierExpression b)))) (arrayExpression (arrayExpression (arrayExpression
            (identifierExpression c))))))
            """),
        ShapeExample(
            """
            a
              #if b
              .c()
              #else
              .d
              #endif
              .e
            """,
            """
            (memberExpression e (postfixIfConfig a (identifierExpression a) (ifConfig
            (ifConfigClause (ifConfigCondition b) (callExpression (memberExpression c)
            (argumentList))) (ifConfigClause (memberExpression d)))))
            """),
    ]
}
