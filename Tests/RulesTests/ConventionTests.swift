import ExampleProjects
import Testing

/// The rules over whole projects, one for each way in which teams build screens.
@Suite struct ConventionTests {
    @Test(arguments: ExampleProject.fixtureNames)
    func theRulesReportExactlyWhatIsMarked(name: String) {
        RuleExample(fixture: name).check()
    }
}
