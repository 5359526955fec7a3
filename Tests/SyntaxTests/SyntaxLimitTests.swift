import Foundation
import SourceText
import Syntax
import Testing

@Suite("Reading ends, whatever the input")
struct SyntaxLimitTests {
    @Test(arguments: deep)
    func nestingIsLimitedByOneProblem(_ opening: String, _ closing: String) {
        let count = 100_000
        let text =
            "let a = " + String(repeating: opening, count: count) + "b"
            + String(repeating: closing, count: count) + "\nstruct Last {}\n"
        let tree = parseOnSmallStack(text)
        #expect(tree.problems.filter { $0.message == "code is nested too deeply" }.count == 1)
        #expect(tree.subtree(tree.root).contains { tree.kind($0) == .structDeclaration })
    }

    private static let deep = [
        ("(", ")"), ("[", "]"), ("{ ", " }"), ("f(", ")"), ("f { ", " }"), ("\"\\(", ")\""),
        ("f[", "]"), ("[a: ", "]"), ("if a { ", " }"), ("#f(", ")"), ("a as (", ")"),
        ("b ? (", ") : a"), ("\\A[", "]"),
    ]

    @Test(arguments: alsoDeep)
    func nestingOfAnythingElseIsReadToo(_ opening: String, _ closing: String) {
        let count = 40_000
        let ends = String(repeating: closing, count: count)
        let tree = parseOnSmallStack(
            String(repeating: opening, count: count) + "b" + ends + "\nstruct Last {}\n")
        expectSoundness(tree, opening)
    }

    private static let alsoDeep = [
        ("struct A { ", " }"), ("func a() { ", " }"), ("do { ", " }"),
        ("switch a { case b: ", " }"),
        ("#if a\n", "\n#endif"), ("let a: [", "]"), ("let a: (", ")"), ("let a: A<", ">"),
        ("let (", ")"), ("@A({ ", " })"), ("var a: A { get { ", " } }"), ("case .a(", ")"),
        ("let a: () -> ", ""), ("enum A { case a(", ") }"),
        ("A<", ">()"), ("a < ", ""), ("- ", ""), ("!", ""), ("try ", ""), ("{ [a] (b: ", ") in }"),
        ("private(", ""), ("nonisolated(a) ", ""), ("a: try ", ""),
    ]

    @Test(arguments: long)
    func chainsOfAnyLengthAreRead(_ link: String, kind: NodeKind) {
        let count = link.hasPrefix(" ") ? 100_000 : 30_000
        let tree = parseOnSmallStack("let a: A = a" + String(repeating: link, count: count))
        #expect(tree.problems == [])
        let found = tree.subtree(tree.root).reduce(0) { $0 + (tree.kind($1) == kind ? 1 : 0) }
        #expect(found >= count)
    }

    private static let long: [(String, NodeKind)] = [
        (".b", .memberExpression), ("()", .callExpression), ("[0]", .subscriptExpression),
        ("!", .forceUnwrap), (" + b", .binaryOperator), (" as B", .asOperator),
        ("\nlet b = 1", .variableDeclaration), ("\nif a {} else if b {}", .ifClause),
        (" ?? b", .binaryOperator), (" is B", .isOperator), (" = b", .assignmentOperator),
        (" ? b : c", .ternaryOperator), ("?", .optionalChaining),
    ]

    @Test func alternativesOfAnyNumberAreRead() {
        let tree = parseOnSmallStack(
            "if a {}" + String(repeating: " else if b {}", count: 100_000) + "\nstruct Last {}")
        #expect(tree.problems == [])
        #expect(tree.subtree(tree.root).contains { tree.kind($0) == .structDeclaration })
    }

    @Test func openBracketsOfAllKindsAreReported() {
        for opening in ["(", "[", "{", "<", "\"\\(", "#if a\n", "/*", "@a(", "([{"] {
            let tree = parseOnSmallStack(String(repeating: opening, count: 5_000))
            #expect(tree.readTokens().last?.kind == .endOfFile)
            #expect(!tree.problems.isEmpty, "\(opening)")
        }
    }

    /// Tokens and nodes take the memory: few bytes of input must not give many of them.
    @Test(arguments: ["\\", "@", "\\(", "\\a", "a{}", "\"\\(", "#if a\n", "<", "!", "?.", "a:"])
    func memoryStaysWithinAHundredTimesTheInput(_ piece: String) {
        let count = 65_536 / piece.utf8.count
        let tree = parseOnSmallStack(String(repeating: piece, count: count))
        // A token and the end of its bracket; a node in both orders, with a quarter to spare in
        // the one that grows.
        let tokens = tree.readTokens().count * (MemoryLayout<Token>.stride + 4)
        let nodes = tree.nodeCount * (20 * 5 / 4 + 24)
        let problems = tree.problems.count * MemoryLayout<SyntaxProblem>.stride
        #expect(
            tokens + nodes + problems <= 100 * 65_536,
            "\(tree.readTokens().count) tokens, \(tree.nodeCount) nodes")
    }

    @Test func everyPrefixOfASampleIsRead() {
        let bytes = ContiguousArray(Self.sample.utf8)
        for count in 0...bytes.count {
            expectSoundness(parse(ContiguousArray(bytes.prefix(count))), "up to byte \(count)")
        }
    }

    @Test func aSampleWithoutOneOfItsBytesIsRead() {
        let bytes = ContiguousArray(Self.sample.utf8)
        for index in bytes.indices {
            var shorter = bytes
            shorter.remove(at: index)
            expectSoundness(parse(shorter), "without byte \(index)")
        }
    }

    @Test func aSampleIsReadWithoutProblems() {
        #expect(SyntaxTree.parse(SourceFile(path: "A", text: Self.sample)).problems == [])
    }

    private func parse(_ bytes: ContiguousArray<UInt8>) -> SyntaxTree {
        SyntaxTree.parse(SourceFile(path: "A", bytes: bytes))
    }

    /// Threads other than the main one have 512 KiB of stack on macOS.
    private func parseOnSmallStack(_ text: String) -> SyntaxTree {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: SyntaxTree?
        let thread = Thread {
            result = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
        return result ?? SyntaxTree.parse(SourceFile(path: "A.swift", text: ""))
    }

    private static let sample = ##"""
        #if os(iOS)
        @A(b, c: "\(d(e: 1)[2])") public final class F<G: H & I>: J where G.K == [L] {
            private(set) lazy var m: (N?, o: P!) -> Q = { [weak self] r, _ in self?.s(\.t![0]) }
            init?(_ u: inout V..., w x: Y = #"z\#(a)"#) async throws(B) { try? await c }
            subscript(d: E) -> some F { get { g } set(h) { i = h } }
        }
        #else
        enum A { indirect case b(c: D), e = 1 }
        #endif
        func a() {
            guard let b, case .c(let d)? = e, #available(iOS 13, *) else { return }
            switch f { case is G, (_, let h) where i < j: k >> l; @unknown default: /m/ }
            n: for try await case o in p { continue n }
            q.r { s } t: { u } + v as? W ?? x ? y : -z
            a = """
                \(b ? #"c"# : "d")
                """
            do { e } catch F.g { repeat { h } while i }
        }
        """##
}
