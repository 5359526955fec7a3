import Syntax
import Testing

@Suite("Use dump")
struct DumpUseTests {
    @Test(arguments: types + expressions + declared + attributes)
    func prints(_ example: DumpExample) {
        example.check(UseDump.lines(of:))
    }

    private static let types = [
        DumpExample(
            "Every component of a type counts, generic arguments too",
            "let a: A.B<C>.D", "1:8|A\n1:10|B\n1:12|C\n1:15|D"
        ),
        DumpExample(
            "Inheritance and where clauses count",
            "class A<T: B>: C, D.E where T.F == G, T: H {}",
            "1:12|B\n1:16|C\n1:19|D\n1:21|E\n1:29|T\n1:31|F\n1:36|G\n1:39|T\n1:42|H"
        ),
        DumpExample(
            "The extended type counts, whatever its form",
            "extension A.B {}\nextension [C] {}", "1:11|A\n1:13|B\n2:12|C"
        ),
        DumpExample(
            "Self, Any, Type and Protocol never count",
            "let a: (Self, Any, A.Type, any B.Protocol) = (Self.self, Any.self, C.Type.self)",
            "1:20|A\n1:32|B\n1:68|C"
        ),
        DumpExample(
            "A selected module counts", "let a: Swift::Int = Kit::Value()",
            "1:8|Swift\n1:15|Int\n1:21|Kit\n1:26|Value"
        ),
        DumpExample(
            "Results, thrown errors, defaults and typealiases count",
            "func f(a: A = B.c) throws(D) -> E {}\ntypealias F = G",
            "1:11|A\n1:15|B\n1:27|D\n1:33|E\n2:15|G"
        ),
    ]

    private static let expressions = [
        DumpExample(
            "Names count in bodies, closures, interpolations and macro arguments",
            "func f() { A().b { C.d }; \"\\(E.f) G\"; #macro(H.i) }",
            "1:12|A\n1:20|C\n1:30|E\n1:46|H"
        ),
        DumpExample(
            "Members count like bases, in source order",
            "let a = b.C(D).E, f = .G", "1:11|C\n1:13|D\n1:16|E\n1:24|G"
        ),
        DumpExample(
            "Key paths count, root and components",
            "let a = \\A.B, b = \\.C", "1:10|A\n1:12|B\n1:21|C"
        ),
        DumpExample(
            "Casts, patterns and literals of types count",
            "func f() { if a is B, let c = d as? E, case F.g(let h) = i {}; [J]() }",
            "1:20|B\n1:37|E\n1:45|F\n1:65|J"
        ),
        DumpExample(
            "Backticks are dropped and stay part of the place", "let a = `Foo`.b", "1:9|Foo"
        ),
        DumpExample(
            "Only the first character decides, in any script",
            "let a = (b, É.c, é.D, _E, Ж, 漢)", "1:13|É\n1:22|D\n1:29|Ж"
        ),
        DumpExample(
            "The name of a macro does not count", "let a = #Preview(B.c)", "1:18|B"
        ),
        DumpExample(
            "All branches of a condition count, between members of a chain too",
            "let a = b\n#if C\n.D(E)\n#else\n.F\n#endif\n.G", "3:2|D\n3:4|E\n5:2|F\n7:2|G"
        ),
        DumpExample(
            "Catch and switch patterns count",
            "func f() { do { try a() } catch A.b { }\nswitch c { case .D, is E: break } }",
            "1:33|A\n2:18|D\n2:24|E"
        ),
    ]

    private static let declared = [
        DumpExample(
            "Declared names do not count",
            """
            struct A<B> { var C = 1; func D<E>(F G: Int) {}; case H }
            protocol I<J> { associatedtype J }
            enum K { case L(M: Int) }
            precedencegroup N {}
            infix operator +++ : N
            macro O() = #p
            """,
            "1:41|Int\n3:20|Int"
        ),
        DumpExample(
            "Names bound in patterns do not count, the case does",
            "func f() { if case let A.b(C) = d, let E, var F = G {}; for H in i {} }",
            "1:24|A\n1:51|G"
        ),
        DumpExample(
            "A bare capture does not count, its expression does",
            "let a = { [B, weak C = D, E] in F }", "1:24|D\n1:33|F"
        ),
        DumpExample(
            "Parameters of closures do not count, their types do",
            "let a = { (B: C, D) -> E in f }\nlet g = { H, I in j }", "1:15|C\n1:24|E"
        ),
        DumpExample(
            "Argument labels do not count",
            "let a = b(C: 1, D: e)[F: 2] {} G: {}\nlet h = i(J:K:)", ""
        ),
        DumpExample(
            "Import paths, conditions and platforms do not count",
            "import A.B\n#if C && canImport(D)\n#endif\nif #available(E 1, *) {}", ""
        ),
        DumpExample(
            "Statement labels do not count", "A: while true { break A }\nB: do { continue B }", ""
        ),
        DumpExample(
            "Words in comments and strings do not count", "let a = \"B\" // C\n/* D */", ""
        ),
    ]

    private static let attributes = [
        DumpExample(
            "An attribute's name, generic arguments and arguments count",
            "@A.B<C>(D.e, f: G()) var a = 1", "1:2|A\n1:4|B\n1:6|C\n1:9|D\n1:17|G"
        ),
        DumpExample(
            "The arguments of language attributes do not count",
            "@available(A 1, *) @objc(B) @_spi(C) @attached(member, names: named(D)) func f() {}",
            ""
        ),
        DumpExample(
            "Attributes of types, closures and parameters count",
            "let a: @A () -> Void = { @B in }\nfunc f(@C b: @D () -> E) {}",
            "1:9|A\n1:17|Void\n1:27|B\n2:9|C\n2:15|D\n2:23|E"
        ),
    ]
}
