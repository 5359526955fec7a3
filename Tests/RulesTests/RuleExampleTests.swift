import Testing

/// The way in which the other suites expect findings, tried on wrong expectations.
@Suite struct RuleExampleTests {
    private static let body = "private let gate = GateService()"
    private static let gate = """
        final class GateService {
            func open() { UserDefaults.standard.set(true, forKey: "gate") }
        }
        """

    @Test func aFindingOnAnUnmarkedLineFails() {
        withKnownIssue {
            RuleExample("", Ticket.presenter(Self.body, Self.gate)).check()
        }
    }

    @Test func aMarkWithoutAFindingFails() {
        withKnownIssue {
            let body = "private let gate = 1 // ← presenter-uses-concrete-service"
            RuleExample("", Ticket.presenter(body, Self.gate)).check()
        }
    }

    @Test func everyMarkNeedsAFindingOfItsOwn() {
        withKnownIssue {
            let rule = "presenter-uses-concrete-service"
            let body = "\(Self.body) // ← \(rule), \(rule)"
            RuleExample("", Ticket.presenter(body, Self.gate)).check()
        }
    }

    @Test func anotherSeverityFails() {
        withKnownIssue {
            let body = "\(Self.body) // ← presenter-uses-concrete-service:info"
            RuleExample("", Ticket.presenter(body, Self.gate)).check()
        }
    }
}
