import Syntax
import Testing

@Suite("Declaration dump: places, kinds and names")
struct DumpDeclarationNameTests {
    @Test(arguments: places + kinds + ownNames + owners)
    func prints(_ example: DumpExample) {
        example.check(DeclarationDump.lines(of:))
    }

    private static let places = [
        DumpExample("Nothing gives no line", "// nothing here\n", ""),
        DumpExample(
            "The place is that of the keyword, behind attributes and modifiers",
            "@objc\npublic final class Lamp {}",
            "2:14|class|Lamp|@objc public final|"
        ),
        DumpExample(
            "Columns count bytes", "/* é */ struct Point {}", "1:10|struct|Point||"
        ),
        DumpExample(
            "Each of the three line ends ends one line",
            "struct A {}\r\nstruct B {}\rstruct C {}\nstruct D {}",
            "1:1|struct|A||\n2:1|struct|B||\n3:1|struct|C||\n4:1|struct|D||"
        ),
        DumpExample(
            "A byte order mark takes no column", "\u{FEFF}struct A {}", "1:1|struct|A||"
        ),
        DumpExample(
            "A type in an attribute's argument comes before what the attribute stands on",
            "@Wrapper({ struct Early {} }) struct Late {}",
            "1:12|struct|Early||\n1:31|struct|Late|@Wrapper|"
        ),
        DumpExample(
            "Names of one keyword keep their order before what stands between them",
            "let b = { struct Inner {} }, a = 1",
            "1:1|let|b||\n1:1|let|a||\n1:11|struct|Inner||"
        ),
    ]

    private static let kinds = [
        DumpExample(
            "Types and protocols",
            "class A {}\nstruct B {}\nenum C {}\nactor D {}\nprotocol E {}\nextension A {}",
            """
            1:1|class|A||
            2:1|struct|B||
            3:1|enum|C||
            4:1|actor|D||
            5:1|protocol|E||
            6:1|extension|A||
            """
        ),
        DumpExample(
            "Members of a class",
            "class A {\ninit() {}\ndeinit {}\nsubscript(i: Int) -> Int { i }\nfunc f() {}\n}",
            """
            1:1|class|A||
            2:1|init|A.init()||()
            3:1|deinit|A.deinit||
            4:1|subscript|A.subscript(_:)||(Int)->Int
            5:1|func|A.f()||()
            """
        ),
        DumpExample(
            "Requirements of a protocol",
            "protocol P {\nassociatedtype Item\nvar items: [Item] { get set }\n}",
            """
            1:1|protocol|P||
            2:1|associatedtype|P.Item||
            3:1|var|P.items||[Item]
            """
        ),
        DumpExample(
            "Operators and precedence groups",
            "precedencegroup Sums { associativity: left }\ninfix operator +++ : Sums",
            "1:1|precedencegroup|Sums||\n2:7|operator|+++|infix|"
        ),
        DumpExample(
            "Macros",
            "macro text(of value: Int, _ more: Int) -> String = #externalMacro(module: \"M\")",
            "1:1|macro|text(of:_:)||(Int,Int)->String"
        ),
        DumpExample(
            "Local variables and accessors are no declarations",
            "func f() { var x: Int { get { 1 } }; let y = 2 }\nif true { let z = 3 }",
            "1:1|func|f()||()"
        ),
        DumpExample(
            "All branches of a condition count, at the top and among members",
            "#if A\nlet x = 1\n#else\nstruct S {\n#if B\nvar y = 2\n#endif\n}\n#endif",
            "2:1|let|x||\n4:1|struct|S||\n6:1|var|S.y||"
        ),
    ]

    private static let ownNames = [
        DumpExample(
            "Functions carry the labels of their arguments",
            "func load(_ a: A, page: Int, for b: B, _: C) {}",
            "1:1|func|load(_:page:for:_:)||(A,Int,B,C)"
        ),
        DumpExample(
            "Initialisers drop their mark",
            "struct S { init?(coder: C) {}\ninit!(_ a: A) {} }",
            "1:1|struct|S||\n1:12|init|S.init(coder:)||(C)\n2:1|init|S.init(_:)||(A)"
        ),
        DumpExample(
            "A parameter of a subscript is labelled by two names only",
            "struct S { subscript(a: A, at b: B, _ c: C) -> D { d } }",
            "1:1|struct|S||\n1:12|subscript|S.subscript(_:at:_:)||(A,B,C)->D"
        ),
        DumpExample(
            "An operator function has no labels",
            "func == (left: A, right: A) -> Bool { true }\nprefix func -(of a: A) {}",
            "1:1|func|==(_:_:)||(A,A)->Bool\n2:8|func|-(_:)|prefix|(A)"
        ),
        DumpExample(
            "Every piece of an operator is part of the name",
            "func <=>(a: A, b: A) {}\nfunc >>=<T>(a: T, b: T) {}",
            "1:1|func|<=>(_:_:)||(A,A)\n2:1|func|>>=(_:_:)||(T,T)"
        ),
        DumpExample(
            "An operator before generic parameters ends where they begin",
            "func <<T>(a: T, b: T) {}\nfunc <<<T>(a: T, b: T) {}",
            "1:1|func|<(_:_:)||(T,T)\n2:1|func|<<(_:_:)||(T,T)"
        ),
        DumpExample(
            "Backticks are dropped from names, also of words that are no words",
            "enum `Type` { case `default`, `two words` }\nfunc `in`(`for` x: A) {}",
            """
            1:1|enum|Type||
            1:15|case|Type.default||
            1:15|case|Type.two words||
            2:1|func|in(for:)||(A)
            """
        ),
        DumpExample(
            "Each name of a pattern has a line, a wildcard none",
            "let (a, (_, b)): (Int, (Int, Int)) = t, _ = 1, c = 2",
            "1:1|let|a||(Int,(Int,Int))\n1:1|let|b||(Int,(Int,Int))\n1:1|let|c||"
        ),
        DumpExample(
            "Each element of a case has a line",
            "enum E { case a, b(Int); case c }",
            "1:1|enum|E||\n1:10|case|E.a||\n1:10|case|E.b||(Int)\n1:26|case|E.c||"
        ),
        DumpExample(
            "An import is named by its path",
            "import UIKit.UIView\nimport struct `Foo`.Bar",
            "1:1|import|UIKit.UIView||\n2:1|import|Foo.Bar||struct"
        ),
        DumpExample(
            "An extension is named by its type, blanks and requirements aside",
            "extension Outer . Inner where T: P {}\nextension [ Int : String ] {}\n"
                + "extension `Any`.`Type` {}\nextension A<B>.C? {}",
            """
            1:1|extension|Outer.Inner||
            2:1|extension|[Int:String]||
            3:1|extension|Any.Type||
            4:1|extension|A<B>.C?||
            """
        ),
    ]

    private static let owners = [
        DumpExample(
            "Types, extensions and all that has a body own what stands in it",
            """
            extension A.B {
            struct C { func f(x: X) { enum Local { case one } } }
            init() { func g() {} }
            deinit { class D {} }
            subscript(i: Int) -> Int { struct E {}; return i }
            }
            """,
            """
            1:1|extension|A.B||
            2:1|struct|A.B.C||
            2:12|func|A.B.C.f(x:)||(X)
            2:27|enum|A.B.C.f(x:).Local||
            2:40|case|A.B.C.f(x:).Local.one||
            3:1|init|A.B.init()||()
            3:10|func|A.B.init().g()||()
            4:1|deinit|A.B.deinit||
            4:10|class|A.B.deinit.D||
            5:1|subscript|A.B.subscript(_:)||(Int)->Int
            5:28|struct|A.B.subscript(_:).E||
            """
        ),
        DumpExample(
            "What stands in a getter or a closure belongs to the owner of the property",
            "struct S { var x: Int { struct L { let y = 1 }; return 1 }\nlet z = { class M {} } }",
            """
            1:1|struct|S||
            1:12|var|S.x||Int
            1:25|struct|S.L||
            1:36|let|S.L.y||
            2:1|let|S.z||
            2:11|class|S.M||
            """
        ),
        DumpExample(
            "What stands in an attribute's argument belongs to the owner",
            "struct S { @W({ struct L {} }) func f() { struct M {} } }",
            """
            1:1|struct|S||
            1:17|struct|S.L||
            1:32|func|S.f()|@W|()
            1:43|struct|S.f().M||
            """
        ),
        DumpExample(
            "A condition around an attribute changes no owner",
            "#if A\n@W({ struct L {} })\n#endif\nstruct S { struct M {} }",
            "2:6|struct|L||\n4:1|struct|S|@W|\n4:12|struct|S.M||"
        ),
        DumpExample(
            "What stands in a default value belongs to the function",
            "func f(x: () -> Void = { struct L {} }) {}",
            "1:1|func|f(x:)||(()->Void)\n1:26|struct|f(x:).L||"
        ),
        DumpExample(
            "Declarations in the arguments of a language attribute are none",
            "@abi(func old(x: Int)) func new(x: Int) {}\n@_w({ struct L {} }) var w: Int",
            "1:24|func|new(x:)|@abi|(Int)\n2:22|var|w|@_w|Int"
        ),
    ]
}
