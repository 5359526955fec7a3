import Dependencies

/// What a declaration is for in its UI module.
package enum Role: String, Sendable, CaseIterable {
    case view, presenter, assembler
    case eventOutput = "event-output"
    case interfaceContract = "interface-contract"
    case publicInterface = "public-interface"
    case serviceContract = "service-contract"
    case service, result, outside
}

/// How sure a role is: `low` rests on a name alone, `high` on wiring or the configuration.
package enum Confidence: String, Sendable, Comparable {
    case low, medium, high

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .high: 2
        }
    }
}

/// One fact that speaks for a role.
package struct Evidence: Sendable {
    package let message: String
    /// Where the fact stands; nil for what the configuration says.
    package let site: Site?

    package init(_ message: String, _ site: Site? = nil) {
        self.message = message
        self.site = site
    }
}

/// The role of a type with the reasons for it.
package struct RoleAssignment: Sendable {
    package let role: Role
    package let confidence: Confidence
    package let evidence: [Evidence]
}
