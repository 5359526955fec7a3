import Foundation
import TestFolders
import Testing
import modlint

/// What the sources leave open: `inspect` says why, the summary counts it.
@Suite struct UnknownTests {
    private func run(_ command: String..., source: String) async throws -> Outcome {
        let folder = try TemporaryFolder()
        try folder.add("One/A.swift", source)
        try folder.add("Two/B.swift", "struct Card {}\n")
        try folder.add("Three/B.swift", "struct Card {}\n")
        return await modlint.run(command + [folder.path], in: Surroundings())
    }

    /// The lines of `inspect A` below its role and module.
    private func lines(_ source: String) async throws -> [String] {
        let text = try await run("inspect", "A", source: source).text
        return text.split(separator: "\n").dropFirst(3).filter { !$0.contains("evidence: ") }
            .map { String($0.dropFirst(2)) }
    }

    @Test(arguments: [
        ("protocol A {}", ["class-bound: no"]),
        ("protocol A: AnyObject {}", ["class-bound: yes"]),
        ("protocol A: B {}; protocol B: UITableViewDelegate {}", ["class-bound: yes"]),
        (
            (1..<500).map { "protocol B\($0): B\($0 - 1) {}; " }.joined()
                + "protocol A: B499 {}; protocol B0: AnyObject {}",
            ["class-bound: unknown"]
        ),
        (
            "protocol A: B {}; protocol B: Library {}",
            [
                "class-bound: unknown",
                "unknown: One/A.swift:1:31: whether only classes conform depends on `Library`, "
                    + "which no source declares",
            ]
        ),
        (
            "protocol A: Card {}",
            [
                "class-bound: unknown",
                "unknown: One/A.swift:1:13: whether only classes conform depends on `Card`, which "
                    + "more than one declaration may mean",
            ]
        ),
    ])
    func theAnswerOnClassesHasThreeValues(source: String, expected: [String]) async throws {
        #expect(try await lines(source) == expected)
    }

    @Test(arguments: [
        (
            "class A {}; struct B { let a = A(); func f() { _ = A() } }",
            [
                "created: One/A.swift:1:32: `B` constructs it",
                "created: One/A.swift:1:52: `B` constructs it",
            ]
        ),
        (
            "class A {}; let a = A()",
            ["created: One/A.swift:1:21: code outside of types constructs it"]
        ),
        ("struct A {}", ["created: by nobody in the sources"]),
        ("enum A { case b }", []),
        (
            "class A: Library {}",
            [
                "created: by nobody in the sources",
                "unknown: One/A.swift:1:10: the superclass may be `Library`, which no source "
                    + "declares",
            ]
        ),
        (
            "class A: NSObject, Tracked {}; extension A: Library.Marked {}",
            [
                "created: by nobody in the sources",
                "unknown: One/A.swift:1:20: what it conforms to depends on `Tracked`, which no "
                    + "source declares",
                "unknown: One/A.swift:1:53: what it conforms to depends on `Marked`, which no "
                    + "source declares",
            ]
        ),
        (
            "struct A { let a: Card; let b: Card; let bag: Bag }",
            [
                "created: by nobody in the sources",
                "unknown: One/A.swift:1:19: it names `Card`, which more than one declaration may "
                    + "mean",
                "unknown: One/A.swift:1:47: it names `Bag`, which no source declares",
            ]
        ),
    ])
    func everyOpenQuestionHasItsReason(source: String, expected: [String]) async throws {
        #expect(try await lines(source) == expected)
    }

    @Test(arguments: [
        "let a: UIFont.Weight", "let a = UIFont.Weight.bold", "let a: Notification.Name?",
        "let a: [NSAttributedString.Key: Int]", "let a: UIView.AnimationOptions = .curveLinear",
        "let a: SwiftUI.Curve", "let a: URLSession.Kind.Deeper",
    ])
    func whatTheSDKNestsInItsTypesIsNoOpenQuestion(member: String) async throws {
        let outcome = try await run("lint", source: "final class A { \(member) }\n")
        #expect(outcome.text.contains("; 0 unresolved names"), "\(outcome.text)")
        let reuse = try await run("reuse", "A", source: "final class A { \(member) }\n")
        #expect(!reuse.text.contains("unknown name"), "\(reuse.text)")
    }

    @Test(arguments: ["let a: Kit.Weight", "let a: Weight", "let a = Kit.Weight.bold"])
    func whatOthersNestInTheirsIsOne(member: String) async throws {
        let outcome = try await run("lint", source: "final class A { \(member) }\n")
        #expect(!outcome.text.contains("; 0 unresolved names"), "\(outcome.text)")
    }

    private static let unsure = """
        final class GateService { func open() {} }
        class A: Library { func f() {} }
        class B: NSObject { func f() {} }
        class C {}

        """

    @Test func theSummaryCountsTypesOfUnknownRole() async throws {
        let outcome = try await run("lint", source: Self.unsure)
        #expect(outcome.text.hasSuffix("; 1 unresolved name; 2 unknown roles\n"))
        let clean = try await run("lint", source: "class C {}\n")
        #expect(clean.text.hasSuffix("; 0 unresolved names\n"))
        let json = try await run("lint", "--format", "json", source: Self.unsure)
        #expect(json.text.contains(#""unresolvedNames":1,"unknownRoles":2,"#))
    }

    @Test func aRoleThatRestsOnANameIsSaidToBeUnsure() async throws {
        let outcome = try await run("inspect", "GateService", source: Self.unsure)
        #expect(outcome.text.contains(
            "unknown: One/A.swift:1:13: the role service rests on the name alone"))
    }

    @Test func theJSONListsTheSame() async throws {
        let source = "protocol A: Library {}\n"
        let outcome = try await run("inspect", "A", "--format", "json", source: source)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        let type = try #require((json?["types"] as? [[String: Any]])?.first)
        #expect(type["classBound"] as? String == "unknown" && type["creations"] is NSNull)
        let unknowns = try #require(type["unknowns"] as? [[String: Any]])
        #expect(unknowns.count == 1 && unknowns[0]["column"] as? Int == 13)
    }
}
