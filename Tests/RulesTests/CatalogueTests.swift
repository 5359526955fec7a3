import Diagnostics
import Rules
import Testing

/// The catalogue is data: each entry is complete, and its examples show what it says.
@Suite struct CatalogueTests {
    static let descriptions = Catalogue.all.map(\.description)

    @Test func identifiersAreUnique() {
        let ids = Self.descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: descriptions)
    func everyRuleIsDocumented(rule: RuleDescription) {
        #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
        #expect(rule.severity > .off)
        #expect(rule.summary.hasSuffix("."), "\(rule.summary)")
        #expect(rule.rationale.count > 60 && rule.rationale.hasSuffix("."), "\(rule.rationale)")
        #expect(!rule.flagged.isEmpty && !rule.clean.isEmpty)
        #expect(rule.flagged != rule.clean)
        let options = rule.options.map(\.name)
        #expect(Set(options).count == options.count)
        #expect(rule.options.allSatisfy { $0.summary.hasSuffix(".") })
    }

    @Test(arguments: descriptions)
    func theFlaggedExampleShowsTheViolation(rule: RuleDescription) {
        let found = RuleExample(rule, rule.flagged).findings.map(\.finding.rule)
        #expect(found.contains(rule.id))
    }

    @Test(arguments: descriptions)
    func theCleanExampleDoesNot(rule: RuleDescription) {
        let found = RuleExample(rule, rule.clean).findings.map(\.finding.rule)
        #expect(!found.contains(rule.id))
    }

    /// The tokens that the findings in the flagged examples point at.
    private static let tokens = [
        "view-contains-logic": ["UserDefaults"],
        "view-depends-on-presenter": ["RatingPresenter"],
        "view-creates-collaborator": ["OrderInteractor"],
        "view-imports-foreign-framework": ["Alamofire"],
        "presenter-uses-concrete-service": ["CartService"],
        "presenter-uses-singleton": ["Tracker"],
        "missing-networking-contract": ["URLSession"],
        "presenter-depends-on-view": ["FeedbackViewController"],
        "presenter-imports-ui": ["UIKit"],
        "missing-assembler": ["OrderViewController"],
        "created-outside-assembler": ["CartViewController"],
        "module-depends-on-project": ["UserSession", "UserSession"],
    ]

    @Test(arguments: descriptions)
    func everyFindingPointsAtTheTokenThatIsWrong(rule: RuleDescription) {
        let example = RuleExample(rule, rule.flagged)
        let found = example.findings.filter { $0.finding.rule == rule.id }.map { finding, _ in
            let range = finding.place.range
            let bytes = Array(example.project.files[finding.place.file].text.utf8)
            return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
        }
        #expect(found == Self.tokens[rule.id] ?? found)
        #expect(!found.contains { $0.isEmpty || $0.contains("\n") })
    }

    @Test(arguments: descriptions)
    func everyFindingSaysWhatIsWrongAndWhatToDo(rule: RuleDescription) {
        for (finding, mark) in RuleExample(rule, rule.flagged).findings {
            #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."))
            #expect(finding.instruction.hasSuffix("."), "\(mark.line) \(finding.instruction)")
            let names = finding.message.contains("`") || finding.message.contains("→")
            #expect(names, "\(finding.message) names no type.")
        }
    }
}

extension RuleDescription: CustomTestStringConvertible {
    public var testDescription: String { id }
}
