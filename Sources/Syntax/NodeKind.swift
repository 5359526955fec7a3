/// The kinds of nodes in a `SyntaxTree`, each with its children in source order.
///
/// "main" is the node's main token. `x?` is an optional child, `x*` any number of them.
/// Declarations begin with `head*`: `attribute`, `modifier` and `ifConfig` nodes (the last holding
/// attributes). Anywhere between children may stand `unexpected` nodes.
public enum NodeKind: UInt8, BitwiseCopyable, Sendable {
    /// declarations, statements and expressions in order.
    case sourceFile

    // MARK: Declarations; main is the introducing keyword unless said otherwise.

    /// head*, name, genericParameterClause?, inheritanceClause?, whereClause?, memberBlock
    case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration
    /// head*, name, primaryAssociatedTypes?, inheritanceClause?, whereClause?, memberBlock
    case protocolDeclaration
    /// head*, a type, inheritanceClause?, whereClause?, memberBlock
    case extensionDeclaration
    /// head*, name, genericParameterClause?, a type, whereClause?
    case typealiasDeclaration
    /// head*, name, inheritanceClause?, typeInitializer?, whereClause?
    case associatedtypeDeclaration
    /// head*, name (an operator's for operator functions), genericParameterClause?,
    /// parameterClause, effects?, returnClause?, whereClause?, codeBlock?
    case functionDeclaration
    /// As a function without name and result; main is `init`.
    case initializerDeclaration
    /// head*, effects?, codeBlock?
    case deinitializerDeclaration
    /// head*, genericParameterClause?, parameterClause, returnClause, whereClause?, accessorBlock?
    case subscriptDeclaration
    /// head*, patternBinding*; main is `var` or `let` (or `inout`, `borrowing` in locals).
    case variableDeclaration
    /// pattern, typeAnnotation?, initializer?, accessorBlock?; main is its first token.
    case patternBinding
    /// head*, enumCaseElement*
    case enumCaseDeclaration
    /// name, parameterClause?, initializer?; main is the name's token.
    case enumCaseElement
    /// head*, importPath; the kind keyword, if any, is the token after main.
    case importDeclaration
    /// name*, one a component.
    case importPath
    /// head*, name, genericParameterClause?, parameterClause, effects?, returnClause?,
    /// initializer?, whereClause?
    case macroDeclaration
    /// head*, name; what follows the name lies only in the token range.
    case operatorDeclaration
    /// head*, name; its braces lie only in the token range.
    case precedencegroupDeclaration
    /// head*, attribute or name: `using @MainActor`.
    case usingDeclaration
    /// ifConfigClause*; main is `#if`. Stands wherever its content may stand.
    case ifConfig
    /// ifConfigCondition?, then the content; main is `#if`, `#elseif` or `#else`.
    case ifConfigClause
    /// No children; only its token range.
    case ifConfigCondition
    /// declarations, ifConfig*, macroExpansion*; main is `{`.
    case memberBlock

    // MARK: Parts of declarations

    /// A declared or written name that is no expression; main is its token, the first one of an
    /// operator's. Absent where the source lacks it.
    case name
    /// No children; the module before `::`, main is its name. First child of what it qualifies
    /// (behind the base of a member): identifierType, memberType, identifierExpression,
    /// memberExpression, keyPathComponent, macroExpansion.
    case moduleSelector
    /// a type (identifierType or memberType), argumentList? for parsed arguments or
    /// attributeArguments? for opaque ones; main is the last component of the name.
    case attribute
    /// No children; arguments of an attribute that are no expressions (`@available(…)`).
    case attributeArguments
    /// No children; main is the modifier's word, the range includes its argument.
    case modifier
    /// genericParameter*
    case genericParameterClause
    /// attribute*, name, a type? (its bound); `each` and `let` lie before the name.
    case genericParameter
    /// name*
    case primaryAssociatedTypes
    /// a type* (attributedType where attributes stand before it)
    case inheritanceClause
    /// sameTypeRequirement | conformanceRequirement
    case whereClause
    /// a type, a type (or a value expression)
    case sameTypeRequirement
    /// a type, a type
    case conformanceRequirement
    /// parameter*; main is `(`.
    case parameterClause
    /// head*, name? (first name; `_` too), name? (second name), a type?, initializer? (default).
    /// A variadic `...` lies in the range behind the type. In an enum case's clause the names may
    /// be absent. In a closure's clause the type may be absent.
    case parameter
    /// No children but a type inside `throws(…)`; main is its first word.
    case effects
    /// a type; main is `->`.
    case returnClause
    /// a type; main is `:`.
    case typeAnnotation
    /// an expression; main is `=`.
    case initializer
    /// a type; main is `=`.
    case typeInitializer
    /// accessor*, or (a getter written without `get`) one codeBlock's statements as codeBlock;
    /// main is `{`.
    case accessorBlock
    /// head*, name? (a parameter's, in parentheses), effects?, codeBlock?; main is its word:
    /// get set willSet didSet _read _modify init unsafeAddress …
    case accessor
    /// statements; main is `{`, or the first token for a switch case's body.
    case codeBlock

    // MARK: Types

    /// genericArgumentClause?; main is the name. `Self`, `Any`, `_` too.
    case identifierType
    /// a type, genericArgumentClause?; main is the last name (`Type` and `Protocol` too).
    case memberType
    /// a type* (an expression for a value argument)
    case genericArgumentClause
    /// a type
    case optionalType, implicitlyUnwrappedOptionalType, arrayType
    /// a type, a type
    case dictionaryType, inlineArrayType
    /// tupleTypeElement*
    case tupleType
    /// name?, name?, a type (attributedType for `inout` and attributes); `...` lies in the range.
    case tupleTypeElement
    /// tupleTypeElement*, effects?, a type (the result, the last child); main is `->`.
    case functionType
    /// a type*, two or more
    case compositionType
    /// a type; main is `some`, `any`, `repeat`, `each` or `~`.
    case someType, anyType, packExpansionType, packElementType, suppressedType
    /// attribute*, modifier* (specifiers: `inout`, `sending`, `borrowing` …), a type
    case attributedType
    /// genericParameterClause, a type
    case namedOpaqueType
    /// Where a type should stand and nothing does.
    case missingType

    // MARK: Expressions

    /// genericArgumentClause?, declNameArguments?; main is the word or operator. `self`, `super`,
    /// `Self`, `init`, `$0`, and operators used as values are identifier expressions too.
    case identifierExpression
    /// base? (none for `.name`), genericArgumentClause?, declNameArguments?; main is the member's
    /// token: a word, `init`, `self`, a number (`tuple.0`).
    case memberExpression
    /// name*, as in `load(_:page:)`
    case declNameArguments
    /// callee, argumentList?, closureExpression? (trailing), labelledClosure*; main is `(` or `{`.
    case callExpression
    /// base, argumentList, closureExpression?, labelledClosure*; main is `[`.
    case subscriptExpression
    /// argument*; main is `(` or `[`. Also holds an attribute's or a macro's arguments.
    case argumentList
    /// name? (the label), an expression; main is its first token.
    case argument
    /// name (the label), closureExpression
    case labelledClosure
    /// an expression; main is `?`, `!` or the operator.
    case optionalChaining, forceUnwrap, postfixOperatorExpression
    /// an expression; main is the operator's first token, `&` for inOutExpression.
    case prefixOperatorExpression, inOutExpression
    /// operand, (an operator node, operand)*; not folded by precedence. `isOperator` and
    /// `asOperator` carry their type and are followed by no operand.
    case sequenceExpression
    /// No children; main is the operator's first token.
    case binaryOperator, assignmentOperator
    /// effects?; main is `->`.
    case arrowOperator
    /// an expression (between `?` and `:`); main is `?`.
    case ternaryOperator
    /// a type; main is `is`.
    case isOperator
    /// a type; main is `as`, a following `?` or `!` lies in the range.
    case asOperator
    /// an expression; main is the word. `consume`, `copy`, `borrow`, `each`, `repeat`, `unsafe`,
    /// `any`-free; `try?` and `try!` have their mark as second token.
    case tryExpression, awaitExpression, keywordExpression
    /// argument*; main is `(`. A parenthesised expression is one unlabelled argument.
    case tupleExpression
    /// an expression*; main is `[`.
    case arrayExpression
    /// key, value, key, value …; main is `[`.
    case dictionaryExpression
    /// closureSignature?, codeBlock (main its first token; always present); main is `{`.
    case closureExpression
    /// attribute*, captureList?, parameterClause?, effects?, returnClause?; main is its first
    /// token; ends with `in`. A list without parentheses (`a, b in`) is a parameterClause too.
    case closureSignature
    /// capture*; main is `[`.
    case captureList
    /// modifier? (`weak`, `unowned`, `unowned(unsafe)`), name, initializer?; main is the name.
    case capture
    /// interpolation*; main is its stringStart.
    case stringLiteral
    /// argument*; main is its interpolationStart.
    case interpolation
    /// No children.
    case numberLiteral, booleanLiteral, nilLiteral, regexLiteral
    /// keyPathRoot?, then keyPathComponent*; main is `\`.
    case keyPathExpression
    /// a type
    case keyPathRoot
    /// genericArgumentClause?, declNameArguments?, argumentList?; main is the member's token, `[`,
    /// `?` or `!`.
    case keyPathComponent
    /// genericArgumentClause?, argumentList?, closureExpression?, labelledClosure*; main is the
    /// name behind `#`. Expressions and declarations alike; as a declaration it has head*.
    case macroExpansion
    /// a type, used as an expression (`[Int].self`'s base when it cannot be an expression,
    /// `any P`, `(A) -> B`).
    case typeExpression
    /// `_`; no children.
    case discardExpression
    /// base, ifConfig (its clauses hold postfix expressions that continue the base).
    case postfixIfConfig
    /// a pattern where an expression may stand (`case .a(let x)`): the pattern nodes themselves.
    case missingExpression
    /// Tokens that could not be read; no children.
    case unexpected

    // MARK: Statements; `if`, `switch` and `do` may stand where an expression may.

    /// ifClause*, elseClause?; main is `if`. `else if` is flat: one ifClause each.
    case ifStatement
    /// conditionList, codeBlock; main is `if`.
    case ifClause
    /// codeBlock; main is `else`.
    case elseClause
    /// conditionList, codeBlock
    case guardStatement, whileStatement
    /// codeBlock, an expression
    case repeatStatement
    /// pattern, typeAnnotation?, an expression, whereCondition?, codeBlock
    case forStatement
    /// an expression
    case whereCondition
    /// an expression, then switchCase* and ifConfig*
    case switchStatement
    /// attribute?, caseItem* (none for `default`), codeBlock; main is `case` or `default`.
    case switchCase
    /// pattern, whereCondition?
    case caseItem
    /// codeBlock, catchClause*; main is `do`; effects? first for `do throws(E)`.
    case doStatement
    /// caseItem*, codeBlock
    case catchClause
    /// codeBlock
    case deferStatement
    /// an expression?
    case returnStatement, throwStatement, yieldStatement, thenStatement, discardStatement
    /// name?
    case breakStatement, continueStatement, fallthroughStatement
    /// name, the statement
    case labeledStatement
    /// conditions: an expression, optionalBinding, matchingCondition, availabilityCondition
    case conditionList
    /// pattern, typeAnnotation?, initializer?; main is `let` or `var`.
    case optionalBinding
    /// pattern, typeAnnotation?, initializer?; main is `case`.
    case matchingCondition
    /// No children.
    case availabilityCondition

    // MARK: Patterns

    /// No children; main is the bound name.
    case identifierPattern
    /// No children.
    case wildcardPattern
    /// tuplePatternElement*
    case tuplePattern
    /// name? (label), pattern
    case tuplePatternElement
    /// pattern; main is `let` or `var`. Inside it identifiers are bound.
    case valueBindingPattern
    /// an expression; in it a bound name appears as identifierPattern or valueBindingPattern.
    case expressionPattern
    /// a type; main is `is`.
    case isPattern
}
