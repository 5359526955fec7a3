import Dependencies
import ExampleProjects
import Modules
import Testing

/// Code with the roles it must get: `// role: presenter` stands at each declaration with one.
struct RoleExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let project: ExampleProject

    init(_ sentence: String, _ source: String) {
        testDescription = sentence
        project = ExampleProject(source)
    }

    func check(
        _ settings: ModuleSettings = ModuleSettings(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let model = project.model(settings)
        project.check(
            model.roleMarks, against: "role:", testDescription, sourceLocation: sourceLocation)
    }
}
