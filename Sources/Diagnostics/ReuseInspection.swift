/// What ties one type to its project: the answer of `reuse`.
package struct ReuseInspection: Sendable {
    package var type: ReusedType
    /// The nearest dependency that blocks reuse; nil where nothing does.
    package var blocker: ReuseBlocker?
    /// Contracts and values of the type's own UI module; the nearest first, as below.
    package var own: [ReusedType] = []
    /// All other types of the project that would have to move along.
    package var others: [ReusedType] = []
    /// Names that no source declares, or several do, each with the place that names it first.
    package var unknownNames: [(name: String, note: Note)] = []

    package init(_ type: ReusedType) { self.type = type }
}

/// A type that would have to move along.
package struct ReusedType: Sendable {
    /// The qualified name.
    package var name: String
    /// The introducing keyword: `class`, `protocol` and so on.
    package var kind: String
    /// The role as the specification spells it, if it has one.
    package var role: String?
    /// The UI module it belongs to, if any.
    package var module: String?
    /// The type's name in its declaration.
    package var place: Place
    /// Who needs it, where; nil for the type asked about.
    package var need: Note?

    package init(
        name: String, kind: String, role: String?, module: String?, place: Place,
        need: Note? = nil
    ) {
        self.name = name
        self.kind = kind
        self.role = role
        self.module = module
        self.place = place
        self.need = need
    }
}

/// A dependency that blocks reuse, and the way that leads to it.
package struct ReuseBlocker: Sendable {
    /// The qualified name of what blocks, or the name that nobody declares.
    package var name: String
    /// What it is: `view`, `presenter`, `service`, `shared object` or `unknown name`.
    package var reason: String
    /// One note a step, from the type asked about to what blocks.
    package var path: [Note]

    package init(name: String, reason: String, path: [Note]) {
        self.name = name
        self.reason = reason
        self.path = path
    }
}
