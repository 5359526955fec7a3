import Testing

/// The way in which the other suites expect findings, tried on wrong expectations.
@Suite struct RuleExampleTests {
    private static let rule = "presenter-uses-concrete-service"
    private static let body = "private let gate = GateService()"

    /// The signs of the differences in an example whose presenter has these members.
    private func signs(_ body: String) -> [Character?] {
        let example = RuleExample("", Ticket.presenter(body, """
            final class GateService {
                func open() { UserDefaults.standard.set(true, forKey: "gate") }
            }
            """))
        let found = example.findings.map(\.mark)
        return example.project.differences(example.project.marks("←"), found).map(\.first)
    }

    @Test func aMarkedFindingIsNoDifference() {
        #expect(signs("\(Self.body) // ← \(Self.rule)") == [])
    }

    @Test func aFindingOnAnUnmarkedLineIsOne() {
        #expect(signs(Self.body) == ["+"])
    }

    @Test func aMarkWithoutAFindingIsOne() {
        #expect(signs("private let gate = 1 // ← \(Self.rule)") == ["-"])
    }

    @Test func everyMarkNeedsAFindingOfItsOwn() {
        #expect(signs("\(Self.body) // ← \(Self.rule), \(Self.rule)") == ["-"])
    }

    @Test func anotherSeverityIsADifference() {
        #expect(signs("\(Self.body) // ← \(Self.rule):info") == ["-", "+"])
    }
}
