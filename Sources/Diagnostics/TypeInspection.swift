/// What modlint thinks of one type, and why: the answer of `inspect`.
package struct TypeInspection: Sendable {
    /// The qualified name.
    package var name: String
    /// The introducing keyword: `class`, `protocol` and so on.
    package var kind: String
    /// The role as the specification spells it, if it has one.
    package var role: String?
    package var confidence: String
    /// The UI module it belongs to, if any.
    package var module: String?
    /// The type's name in its declaration.
    package var place: Place
    package var evidence: [Note]
    /// For a protocol, whether only classes can conform to it: `yes`, `no` or `unknown`.
    package var classBound: String?
    /// Who constructs it; nil where the question makes no sense.
    package var creations: [Note]?
    /// What the sources leave open about it, and why.
    package var unknowns: [Note] = []

    package init(
        name: String, kind: String, role: String?, confidence: String, module: String?,
        place: Place, evidence: [Note]
    ) {
        self.name = name
        self.kind = kind
        self.role = role
        self.confidence = confidence
        self.module = module
        self.place = place
        self.evidence = evidence
    }
}
