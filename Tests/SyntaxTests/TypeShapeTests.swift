import Testing

@Suite("The shapes of types")
struct TypeShapeTests {
    @Test(arguments: examples)
    func hasTheShape(_ example: ShapeExample) {
        example.check()
    }

    private static let examples = [
        ShapeExample(
            "let a: [String: Int]?",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (optionalType (dictionaryType (identifierType String) (identifierType Int))))))
            """),
        ShapeExample(
            "let a: Array<Array<Int>>?",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (optionalType (identifierType Array (genericArgumentClause < (identifierType Array
            (genericArgumentClause < (identifierType Int)))))))))
            """),
        ShapeExample(
            "let a: (x: Int, _ y: inout B...) async throws(E) -> C",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (functionType (tupleTypeElement x (name x) (identifierType Int)) (tupleTypeElement _
            (name _) (name y) (attributedType (modifier) (identifierType B))) (effects async
            (identifierType E)) (identifierType C)))))
            """),
        ShapeExample(
            "let a: any P & Q",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (anyType any (compositionType P (identifierType P) (identifierType Q))))))
            """),
        ShapeExample(
            "let a: (some P)?",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (optionalType (tupleType (tupleTypeElement some (someType some (identifierType
            P))))))))
            """),
        ShapeExample(
            "let a: @Sendable (A) -> @MainActor () -> Void",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (attributedType (attribute Sendable (identifierType Sendable)) (functionType
            (tupleTypeElement A (identifierType A)) (attributedType (attribute MainActor
            (identifierType MainActor)) (functionType (identifierType Void))))))))
            """),
        ShapeExample(
            "let a: A.B<C>.Type",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (memberType Type (memberType B (identifierType A) (genericArgumentClause <
            (identifierType C)))))))
            """),
        ShapeExample(
            "let a: [3 of Int]",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (inlineArrayType (numberLiteral 3) (identifierType Int)))))
            """),
        ShapeExample(
            "let a: Slab<-1, N>",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (identifierType Slab (genericArgumentClause < (prefixOperatorExpression -
            (numberLiteral 1)) (identifierType N))))))
            """),
        ShapeExample(
            "let a: repeat each T",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (packExpansionType (packElementType each (identifierType T))))))
            """),
        ShapeExample(
            "let a: ~Copyable & P",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (compositionType ~ (suppressedType ~ (identifierType Copyable)) (identifierType
            P)))))
            """),
        ShapeExample(
            "let a: Swift::Int",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (identifierType Int (moduleSelector Swift)))))
            """),
        ShapeExample(
            "func a() -> <T: P> T",
            """
            (functionDeclaration (name a) (parameterClause) (returnClause (namedOpaqueType <
            (genericParameterClause < (genericParameter T (name T) (identifierType P)))
            (identifierType T))))
            """),
        ShapeExample(
            """
            let a: @convention(c, cType: "x") () -> Void
            """,
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (attributedType (attribute convention (identifierType convention)
            (attributeArguments)) (functionType (identifierType Void))))))
            """),
        ShapeExample(
            "let a: Dictionary<Int, A<B>>= c",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (identifierType Dictionary (genericArgumentClause < (identifierType Int)
            (identifierType A (genericArgumentClause < (identifierType B)))))) (initializer
            (identifierExpression c))))
            """),
    ]
}
