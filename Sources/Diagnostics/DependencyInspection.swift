/// A part of the project as the commands about dependencies name it.
package struct PartDescription: Sendable, Equatable {
    /// A type's qualified name, a path, or the name of a module, layer or target.
    package var name: String
    /// What it is: `class`, `protocol` and so on for types, else `file`, `folder`, `module`,
    /// `layer`, `target` or `rest`.
    package var kind: String
    /// A type's name in its declaration, a module's view, the start of a file.
    package var place: Place?
    /// How many types it declares.
    package var types: Int
    package var files: Int

    package init(name: String, kind: String, place: Place?, types: Int, files: Int) {
        self.name = name
        self.kind = kind
        self.place = place
        self.types = types
        self.files = files
    }
}

/// One part's use of another, with all places.
package struct DependencyStep: Sendable {
    package var from: PartDescription
    package var to: PartDescription
    /// In source order.
    package var references: [Reference]

    package init(from: PartDescription, to: PartDescription, references: [Reference]) {
        self.from = from
        self.to = to
        self.references = references
    }
}

/// Why one part of the project depends on another: the answer of `why`.
package struct PathInspection: Sendable {
    package var level: GraphLevel
    package var from: PartDescription
    package var to: PartDescription
    /// The shortest way; empty where there is none.
    package var steps: [DependencyStep]
    /// The shortest way back, where there is none forward.
    package var stepsBack: [DependencyStep]

    package init(
        level: GraphLevel, from: PartDescription, to: PartDescription, steps: [DependencyStep],
        stepsBack: [DependencyStep]
    ) {
        self.level = level
        self.from = from
        self.to = to
        self.steps = steps
        self.stepsBack = stepsBack
    }
}

/// Who depends on a part of the project: the answer of `impact`.
package struct ImpactInspection: Sendable {
    package var level: GraphLevel
    package var subject: PartDescription
    /// By distance, the direct ones first: the step that brings each part nearer.
    package var rings: [[DependencyStep]]

    package init(level: GraphLevel, subject: PartDescription, rings: [[DependencyStep]]) {
        self.level = level
        self.subject = subject
        self.rings = rings
    }
}
