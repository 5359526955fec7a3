import Syntax
import Testing

@Suite("Declaration dump: attributes, modifiers and signatures")
struct DumpSignatureTests {
    @Test(arguments: heads + inheritance + functions + values)
    func prints(_ example: DumpExample) {
        example.check(DeclarationDump.lines(of:))
    }

    private static let heads = [
        DumpExample(
            "Attributes lose their arguments, come first and keep their order",
            "@available(iOS 17, *) @objc(Name) @MainActor public final class A {}",
            "1:59|class|A|@available @objc @MainActor public final|"
        ),
        DumpExample(
            "Generic arguments and backticks of attributes are dropped, their path stays",
            "@Kit.Bound<Int> @`Plain` var x = 1", "1:26|var|x|@Kit.Bound @Plain|"
        ),
        DumpExample(
            "Modifiers keep their argument",
            "class A { private ( set ) unowned(safe) var a: A\nnonisolated(unsafe) let b = 1 }",
            """
            1:1|class|A||
            1:41|var|A.a|private(set) unowned(safe)|A
            2:21|let|A.b|nonisolated(unsafe)|
            """
        ),
        DumpExample(
            "Attributes under conditions count in every branch",
            "#if A\n@One\n#if B\n@Two\n#endif\n#else\n@Three\n#endif\npublic struct S {}",
            "9:8|struct|S|@One @Two @Three public|"
        ),
        DumpExample(
            "Every name of one keyword has the same attributes",
            "@W static var a = 1, b: Int",
            "1:11|var|a|@W static|\n1:11|var|b|@W static|Int"
        ),
        DumpExample(
            "The fixity of an operator is its modifier",
            "prefix operator √\npostfix operator ++",
            "1:8|operator|√|prefix|\n2:9|operator|++|postfix|"
        ),
    ]

    private static let inheritance = [
        DumpExample(
            "Inherited types are joined by commas, with their attributes",
            "class A<T>: B<T> , @unchecked Sendable, C & D where T: E {}",
            "1:1|class|A||B<T>,@unchecked Sendable,C&D"
        ),
        DumpExample(
            "Extensions, suppressed conformances and class constraints",
            "extension A: @retroactive P where T: Q {}\n"
                + "protocol P: class {}\nstruct S: ~Copyable {}",
            "1:1|extension|A||@retroactive P\n2:1|protocol|P||class\n3:1|struct|S||~Copyable"
        ),
        DumpExample(
            "An associated type drops its default and its requirements",
            "protocol P<A> { associatedtype A: B & C = D where A: E }",
            "1:1|protocol|P||\n1:17|associatedtype|P.A||B&C"
        ),
        DumpExample(
            "A typealias shows its aliased type",
            "typealias A<T> = any P & Q\ntypealias B = @Sendable @MainActor () -> Void",
            "1:1|typealias|A||any P&Q\n2:1|typealias|B||@Sendable@MainActor()->Void"
        ),
    ]

    private static let functions = [
        DumpExample(
            "Parameters show their types with attributes, specifiers and variadic dots",
            "func f(_ a: inout A, b: @escaping @Sendable (B) -> C = d, @W e f: E<F>..., g: G ...)",
            "1:1|func|f(_:b:e:g:)||(inout A,@escaping@Sendable(B)->C,E<F>...,G...)"
        ),
        DumpExample(
            "Effects and the result follow where written",
            "func f<T: P>() async throws(E) -> [ S : Int ]? where T: Q {}\nfunc g() rethrows {}",
            "1:1|func|f()||()async throws(E)->[S:Int]?\n2:1|func|g()||()rethrows"
        ),
        DumpExample(
            "Comments are no part of a type",
            "func f(a: /* why */ A // not\n<B>) -> /* so */ some C {}",
            "1:1|func|f(a:)||(A<B>)->some C"
        ),
        DumpExample(
            "Backticks stay in types and count as part of a word",
            "func f(a: any `Type`, b: `A`.`B`) {}",
            "1:1|func|f(a:b:)||(any `Type`,`A`.`B`)"
        ),
        DumpExample(
            "Words that are not ASCII stay apart", "let a: any Größe", "1:1|let|a||any Größe"
        ),
        DumpExample(
            "Literals in a type keep their text",
            "typealias A = @convention(c, cType: \"int (*)(void)\") () -> Int",
            "1:1|typealias|A||@convention(c,cType:\"int (*)(void)\")()->Int"
        ),
        DumpExample(
            "Initialisers, subscripts and deinitialisers have effects and results of their own",
            "class A { init(a: A) async throws {}\nisolated deinit {}\n"
                + "subscript<T>(a: T, b c: Int...) -> T { a } }",
            """
            1:1|class|A||
            1:11|init|A.init(a:)||(A)async throws
            2:10|deinit|A.deinit|isolated|
            3:1|subscript|A.subscript(_:b:)||(T,Int...)->T
            """
        ),
        DumpExample(
            "Types of functions, tuples and generic arguments keep their shape",
            "func f(a: (_ x: inout Int, String) async throws -> Void) -> (a: Int, [[B?]]) {}",
            "1:1|func|f(a:)||((_ x:inout Int,String)async throws->Void)->(a:Int,[[B?]])"
        ),
    ]

    private static let values = [
        DumpExample(
            "A variable shows the type of its own binding",
            "var a, b: Int, c = 3, d: String? = nil { didSet {} }",
            "1:1|var|a||\n1:1|var|b||Int\n1:1|var|c||\n1:1|var|d||String?"
        ),
        DumpExample(
            "Associated values keep their labels and drop defaults; raw values are dropped",
            "enum E: Int { case a(x: Int = 1, _ y: String, [Int]), b(), c = 3 }",
            """
            1:1|enum|E||Int
            1:15|case|E.a||(x:Int,_ y:String,[Int])
            1:15|case|E.b||()
            1:15|case|E.c||
            """
        ),
        DumpExample(
            "Labels of associated values stay as written",
            "enum E { case a(`in`: Int, for `x`: Int) }",
            "1:1|enum|E||\n1:10|case|E.a||(`in`:Int,for `x`:Int)"
        ),
        DumpExample(
            "An import shows its kind",
            "@testable import class A.B\nimport func C.d\nimport E",
            "1:11|import|A.B|@testable|class\n2:1|import|C.d||func\n3:1|import|E||"
        ),
    ]
}
