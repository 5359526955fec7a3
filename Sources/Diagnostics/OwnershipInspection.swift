/// The object graph of one assembly: the answer of `inspect --ownership`.
package struct OwnershipInspection: Sendable {
    /// The assembling member or type, qualified.
    package var name: String
    package var module: String?
    package var place: Place
    package var nodes: [Node]
    package var edges: [Edge]
    /// The calls through which objects got out of sight.
    package var escapes: [Escape]

    /// Whether every object was followed to its end.
    package var isDecided: Bool { escapes.isEmpty }

    package init(
        name: String, module: String?, place: Place, nodes: [Node], edges: [Edge],
        escapes: [Escape]
    ) {
        self.name = name
        self.module = module
        self.place = place
        self.nodes = nodes
        self.edges = edges
        self.escapes = escapes
    }

    /// One object, value or closure.
    package struct Node: Sendable {
        /// The type, or what it is: `closure`, `collection`, the name of an SDK type.
        package var name: String
        /// `object`, `value`, `closure`, `container` or `unknown`.
        package var kind: String
        /// Where it is made, or received.
        package var place: Place
        package var isResult: Bool
        /// Given by the outside, which keeps it.
        package var isOutside: Bool
        /// What becomes of it: `held`, `dropped`, `stays`, `unknown` and so on.
        package var fate: String

        package init(
            name: String, kind: String, place: Place, isResult: Bool, isOutside: Bool,
            fate: String
        ) {
            self.name = name
            self.kind = kind
            self.place = place
            self.isResult = isResult
            self.isOutside = isOutside
            self.fate = fate
        }
    }

    /// One reference; its ends are indices of nodes.
    package struct Edge: Sendable {
        package var from: Int
        package var to: Int
        /// `strong`, `weak` or `unowned`.
        package var strength: String
        /// Nil for captures and elements.
        package var property: String?
        package var place: Place
        package var isConditional: Bool

        package init(
            from: Int, to: Int, strength: String, property: String?, place: Place,
            isConditional: Bool
        ) {
            self.from = from
            self.to = to
            self.strength = strength
            self.property = property
            self.place = place
            self.isConditional = isConditional
        }
    }

    /// A call that cannot be read, and that was given an object.
    package struct Escape: Sendable {
        package var call: String
        package var place: Place

        package init(call: String, place: Place) {
            self.call = call
            self.place = place
        }
    }
}
