import ExampleProjects
import Testing

/// One project for each way in which teams build screens, with the roles written beside the code.
@Suite struct ConventionTests {
    @Test func thereAreProjectsToRead() {
        #expect(ExampleProject.fixtureNames.count > 10)
    }

    @Test(arguments: ExampleProject.fixtureNames)
    func everyTypeGetsTheRoleThatItPlays(name: String) {
        let project = ExampleProject(fixture: name)
        #expect(project.files.count > 2)
        project.check(project.model().roleMarks, against: "role:", name)
    }
}
