/// One place where code uses a type, as the commands about dependencies print it.
package struct Reference: Sendable, Equatable {
    package var place: Place
    /// The qualified name of the type whose code uses the other; nil for top-level code.
    package var holder: String?
    /// The qualified name of what is used.
    package var target: String
    package var relation: Relation
    /// The member, where one of the type itself is used.
    package var member: String?
    /// Positions in the list of findings that point here.
    package var findings: [Int] = []

    package init(
        place: Place, holder: String?, target: String, relation: Relation, member: String? = nil
    ) {
        self.place = place
        self.holder = holder
        self.target = target
        self.relation = relation
        self.member = member
    }

    /// How a type uses another; JSON has these words.
    package enum Relation: String, Sendable, CaseIterable {
        case inherits, conforms, extends, stores, computes, requires, carries, receives, returns
        case declares
        case aliases, casts, argument, attribute, constructs, member, metatype, names, imports
    }

    /// The use as a sentence without its subject.
    package var predicate: String {
        let name = "`\(target)`"
        switch relation {
        case .inherits: return "inherits from \(name)"
        case .conforms: return "conforms to \(name)"
        case .declares: return "declares a local of \(name)"
        case .aliases: return "names \(name) in a typealias"
        case .casts: return "casts to \(name)"
        case .argument: return "names \(name) as a generic argument"
        case .attribute: return "names \(name) as an attribute"
        case .member: return "uses `\(target).\(member ?? "")`"
        case .metatype: return "names `\(target).self`"
        case .extends, .stores, .computes, .requires, .carries, .receives, .returns, .constructs,
            .names, .imports:
            return "\(relation.rawValue) \(name)"
        }
    }

    /// The use as a sentence.
    package var sentence: String {
        switch relation {
        case .imports, .extends: "The file " + predicate
        default: (holder.map { "`\($0)`" } ?? "Top-level code") + " " + predicate
        }
    }
}
