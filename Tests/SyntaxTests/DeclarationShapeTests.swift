import Testing

@Suite("The shapes of declarations")
struct DeclarationShapeTests {
    @Test(arguments: examples)
    func hasTheShape(_ example: ShapeExample) {
        example.check()
    }

    private static let examples = [
        ShapeExample(
            """
            @A(b) @objc(c) public final class D<E: F>: G, @unchecked H where E.I == J {}
            """,
            """
            (classDeclaration (attribute A (identifierType A) (argumentList (argument b
            (identifierExpression b)))) (attribute objc (identifierType objc)
            (attributeArguments)) (modifier) (modifier final) (name D) (genericParameterClause <
            (genericParameter E (name E) (identifierType F))) (inheritanceClause (identifierType
            G) (attributedType (attribute unchecked (identifierType unchecked)) (identifierType
            H))) (whereClause (sameTypeRequirement E (memberType I (identifierType E))
            (identifierType J))) (memberBlock))
            """),
        ShapeExample(
            """
            protocol A<B>: AnyObject { associatedtype B: C = D where B.E: F; var g: H { get
            async throws } }
            """,
            """
            (protocolDeclaration (name A) (primaryAssociatedTypes < (name B)) (inheritanceClause
            (identifierType AnyObject)) (memberBlock (associatedtypeDeclaration (name B)
            (inheritanceClause (identifierType C)) (typeInitializer (identifierType D))
            (whereClause (conformanceRequirement B (memberType E (identifierType B))
            (identifierType F)))) (variableDeclaration (patternBinding g (identifierPattern g)
            (typeAnnotation (identifierType H)) (accessorBlock (accessor get (effects
            async)))))))
            """),
        ShapeExample(
            "extension A.B: @retroactive C {}",
            """
            (extensionDeclaration (memberType B (identifierType A)) (inheritanceClause
            (attributedType (attribute retroactive (identifierType retroactive)) (identifierType
            C))) (memberBlock))
            """),
        ShapeExample(
            "actor A { init?(b: C) {} deinit {} }",
            """
            (actorDeclaration actor (name A) (memberBlock (initializerDeclaration
            (parameterClause (parameter b (name b) (identifierType C))) (codeBlock))
            (deinitializerDeclaration (codeBlock))))
            """),
        ShapeExample(
            "enum A: Int { indirect case b(c: Int = 1, D), e = 2 }",
            """
            (enumDeclaration (name A) (inheritanceClause (identifierType Int)) (memberBlock
            (enumCaseDeclaration (modifier indirect) (enumCaseElement b (name b)
            (parameterClause (parameter c (name c) (identifierType Int) (initializer
            (numberLiteral 1))) (parameter D (identifierType D)))) (enumCaseElement e (name e)
            (initializer (numberLiteral 2))))))
            """),
        ShapeExample(
            "func == <T>(a: T, b: T) -> Bool where T: P {}",
            """
            (functionDeclaration (name ==) (genericParameterClause < (genericParameter T (name
            T))) (parameterClause (parameter a (name a) (identifierType T)) (parameter b (name
            b) (identifierType T))) (returnClause (identifierType Bool)) (whereClause
            (conformanceRequirement T (identifierType T) (identifierType P))) (codeBlock))
            """),
        ShapeExample(
            "static func a(_ b: inout C = d, e f: G...) rethrows {}",
            """
            (functionDeclaration (modifier) (name a) (parameterClause (parameter _ (name _)
            (name b) (attributedType (modifier) (identifierType C)) (initializer
            (identifierExpression d))) (parameter e (name e) (name f) (identifierType G)))
            (effects) (codeBlock))
            """),
        ShapeExample(
            "subscript<T>(a: T) -> B { get { c } set(d) {} }",
            """
            (subscriptDeclaration (genericParameterClause < (genericParameter T (name T)))
            (parameterClause (parameter a (name a) (identifierType T))) (returnClause
            (identifierType B)) (accessorBlock (accessor get (codeBlock (identifierExpression
            c))) (accessor set (name d) (codeBlock))))
            """),
        ShapeExample(
            "let (a, b): (C, D) = e, f = g",
            """
            (variableDeclaration (patternBinding (tuplePattern (tuplePatternElement a
            (identifierPattern a)) (tuplePatternElement b (identifierPattern b)))
            (typeAnnotation (tupleType (tupleTypeElement C (identifierType C)) (tupleTypeElement
            D (identifierType D)))) (initializer (identifierExpression e))) (patternBinding f
            (identifierPattern f) (initializer (identifierExpression g))))
            """),
        ShapeExample(
            "var a = b { willSet { c } }",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (initializer
            (identifierExpression b)) (accessorBlock (accessor willSet (codeBlock
            (identifierExpression c))))))
            """),
        ShapeExample(
            "var a: B { c }",
            """
            (variableDeclaration (patternBinding a (identifierPattern a) (typeAnnotation
            (identifierType B)) (accessorBlock (codeBlock c (identifierExpression c)))))
            """),
        ShapeExample(
            "lazy var a: B = { c }()",
            """
            (variableDeclaration (modifier lazy) (patternBinding a (identifierPattern a)
            (typeAnnotation (identifierType B)) (initializer (callExpression (closureExpression
            (codeBlock c (identifierExpression c))) (argumentList)))))
            """),
        ShapeExample(
            "import struct A.B",
            "(importDeclaration (importPath A (name A) (name B)))"),
        ShapeExample(
            "typealias A<B> = C<B> where B: D",
            """
            (typealiasDeclaration (name A) (genericParameterClause < (genericParameter B (name
            B))) (identifierType C (genericArgumentClause < (identifierType B))) (whereClause
            (conformanceRequirement B (identifierType B) (identifierType D))))
            """),
        ShapeExample(
            "infix operator +++: AdditionPrecedence",
            "(operatorDeclaration (modifier infix) (name +++))"),
        ShapeExample(
            "precedencegroup A { higherThan: B }",
            "(precedencegroupDeclaration (name A))"),
        ShapeExample(
            """
            macro a(_ b: C) -> D = #externalMacro(module: "E", type: "F")
            """,
            """
            (macroDeclaration macro (name a) (parameterClause (parameter _ (name _) (name b)
            (identifierType C))) (returnClause (identifierType D)) (initializer (macroExpansion
            externalMacro (argumentList (argument module (name module) (stringLiteral))
            (argument type (name type) (stringLiteral))))))
            """),
        ShapeExample(
            """
            #if A || B
            import C
            #elseif D
            let e
            #else
            func f()
            #endif
            """,
            """
            (ifConfig (ifConfigClause (ifConfigCondition A) (importDeclaration (importPath C
            (name C)))) (ifConfigClause (ifConfigCondition D) (variableDeclaration
            (patternBinding e (identifierPattern e)))) (ifConfigClause (functionDeclaration
            (name f) (parameterClause))))
            """),
        ShapeExample(
            """
            #if A
            @available(iOS 13, *)
            #endif
            func b() {}
            """,
            """
            (functionDeclaration (ifConfig (ifConfigClause (ifConfigCondition A) (attribute
            available (identifierType available) (attributeArguments)))) (name b)
            (parameterClause) (codeBlock))
            """),
        ShapeExample(
            "#a(b) { c }",
            """
            (macroExpansion a (argumentList (argument b (identifierExpression b)))
            (closureExpression (codeBlock c (identifierExpression c))))
            """),
        ShapeExample(
            "nonisolated(unsafe) private(set) var a: B",
            """
            (variableDeclaration (modifier nonisolated) (modifier) (patternBinding a
            (identifierPattern a) (typeAnnotation (identifierType B))))
            """),
    ]
}
