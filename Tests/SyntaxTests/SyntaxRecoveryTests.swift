import SourceText
import Syntax
import Testing

@Suite("What is wrong is reported at its place, and the rest is read")
struct SyntaxRecoveryTests {
    @Test(arguments: examples)
    func reports(_ example: RecoveryExample) {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: example.source))
        let lines = LineTable(tree.source.bytes)
        let problems = tree.problems.map { problem in
            "\(lines.position(utf8: problem.offset).line) \(problem.message)"
        }
        #expect(problems == example.problems)
        let names = tree.subtree(tree.root).filter { node in
            tree.parent(node) == tree.root || tree.parent(node).map(tree.kind) == .memberBlock
        }
        let found = names.compactMap { tree.child($0, .name).map(tree.mainText) }
        #expect(found == example.names)
    }

    private static let examples = [
        RecoveryExample(
            "class A {\n  func b() {\n    if c {\n  }\n}\n\nclass D {}",
            ["1 bracket is not closed"], ["A", "b", "D"]),
        RecoveryExample("}\nstruct A {}", ["1 unexpected code"], ["A"]),
        RecoveryExample("struct A { b c }\nstruct D {}", ["1 unexpected code"], ["A", "D"]),
        RecoveryExample(
            "func a() { b(c d) }\nfunc e() {}", ["1 unexpected code"], ["a", "e"]),
        RecoveryExample(
            "#if a\nstruct B {}", ["1 '#if' without '#endif'"], []),
        RecoveryExample(
            "/* a /* b */\nstruct C {}", ["1 unterminated comment"], []),
        RecoveryExample(
            "struct A {}\nlet b = \"c\nstruct D {}", ["2 unterminated string literal"],
            ["A", "D"]),
        RecoveryExample(
            "let a = \"\"\"\nb", ["1 unterminated string literal"], []),
        RecoveryExample("struct A {}\nlet b =", ["2 expected an expression"], ["A"]),
        RecoveryExample("func a(", ["1 bracket is not closed"], ["a"]),
        RecoveryExample("class {}\nclass A {}", ["1 expected a name"], ["A"]),
        RecoveryExample("struct A\u{0} {}", ["1 NUL in source"], ["A"]),
        RecoveryExample(
            "<<<<<<< b\nstruct A {}\n=======\nstruct B {}\n>>>>>>> c\nstruct D {}",
            ["1 version control conflict in source"], ["D"]),
        RecoveryExample(
            "func a() { b. }\nfunc c() {}", ["1 expected a member name"], ["a", "c"]),
        RecoveryExample("extension A { case }", ["1 expected a name"], []),
    ]
}

/// A faulty source with its problems, each a line and a message, and the names of its
/// declarations at the top level and of their members.
struct RecoveryExample: Sendable, CustomTestStringConvertible {
    let source: String
    let problems: [String]
    let names: [String]
    var testDescription: String { source }

    init(_ source: String, _ problems: [String], _ names: [String]) {
        self.source = source
        self.problems = problems
        self.names = names
    }
}
