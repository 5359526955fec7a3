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
    ]

    @Test(arguments: long)
    func chainsOfAnyLengthAreRead(_ link: String, kind: NodeKind) {
        let count = 30_000
        let tree = parseOnSmallStack("let a: A = a" + String(repeating: link, count: count))
        #expect(tree.problems == [])
        let found = tree.subtree(tree.root).reduce(0) { $0 + (tree.kind($1) == kind ? 1 : 0) }
        #expect(found >= count)
    }

    private static let long: [(String, NodeKind)] = [
        (".b", .memberExpression), ("()", .callExpression), ("[0]", .subscriptExpression),
        ("!", .forceUnwrap), (" + b", .binaryOperator), (" as B", .asOperator),
        ("\nlet b = 1", .variableDeclaration), ("\nif a {} else if b {}", .ifClause),
    ]

    @Test func openBracketsOfAllKindsAreReported() {
        for opening in ["(", "[", "{", "<", "\"\\(", "#if a\n", "/*", "@a(", "([{"] {
            let tree = parseOnSmallStack(String(repeating: opening, count: 5_000))
            #expect(tree.tokens.last?.kind == .endOfFile)
            #expect(!tree.problems.isEmpty, "\(opening)")
        }
    }

    @Test func everyPrefixOfASampleIsRead() {
        let bytes = ContiguousArray(Self.sample.utf8)
        for count in 0...bytes.count {
            expectSoundness(SourceFile(path: "A", bytes: ContiguousArray(bytes.prefix(count))))
        }
    }

    @Test func aSampleWithoutOneOfItsBytesIsRead() {
        let bytes = ContiguousArray(Self.sample.utf8)
        for index in bytes.indices {
            var shorter = bytes
            shorter.remove(at: index)
            expectSoundness(SourceFile(path: "A", bytes: shorter))
        }
    }

    @Test func aSampleIsReadWithoutProblems() {
        #expect(SyntaxTree.parse(SourceFile(path: "A", text: Self.sample)).problems == [])
    }

    /// Parents enclose their children, which stand in order.
    private func expectSoundness(_ source: SourceFile) {
        let tree = SyntaxTree.parse(source)
        guard tree.subtreeEnd(tree.root).index == tree.nodeCount else {
            Issue.record("The root does not hold all nodes.")
            return
        }
        for node in tree.subtree(tree.root) {
            let indices = tree.tokenIndices(node)
            var last = indices.lowerBound
            for child in tree.children(node) {
                let inner = tree.tokenIndices(child)
                if inner.lowerBound < last || inner.upperBound > indices.upperBound {
                    let text = source.text(SourceRange(start: 0, end: UInt32(source.bytes.count)))
                    Issue.record("\(tree.kind(child)) leaves \(tree.kind(node)) in \(text)")
                    return
                }
                last = inner.upperBound
            }
        }
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
