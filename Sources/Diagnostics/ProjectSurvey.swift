/// What the sources tell of how a project is built: the answer of `init`.
package struct ProjectSurvey: Sendable {
    /// The name of the convention that most modules follow.
    package var convention: String
    /// The conventions with the number of their modules, the commonest first.
    package var conventions: [ConventionCount]
    package var types: Int
    package var modules: Int

    package struct ConventionCount: Sendable {
        package var name: String
        /// How it was told, as a clause.
        package var sign: String
        package var modules: Int

        package init(name: String, sign: String, modules: Int) {
            self.name = name
            self.sign = sign
            self.modules = modules
        }
    }

    package init(
        convention: String, conventions: [ConventionCount], types: Int, modules: Int
    ) {
        self.convention = convention
        self.conventions = conventions
        self.types = types
        self.modules = modules
    }
}
