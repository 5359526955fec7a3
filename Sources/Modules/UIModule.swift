import Dependencies
import Targets

/// The index of a UI module.
package struct ModuleID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A view, the logic behind it, and everything that belongs to the two.
package struct UIModule: Sendable {
    package let id: ModuleID
    package internal(set) var name: String
    package let views: [TypeID]
    /// The presenters that talk to the view, then those behind them.
    package let presenters: [TypeID]
    package internal(set) var assemblers: [Assembler] = []
    package internal(set) var eventOutputs: [TypeID] = []
    /// Properties of the view that hold closures for its events.
    package internal(set) var closureOutputs: [MemberID] = []
    package internal(set) var interfaceContracts: [TypeID] = []
    package internal(set) var publicInterfaces: [TypeID] = []
    /// Structures that assemblers return and that hold the module's entities.
    package internal(set) var results: [TypeID] = []
    /// Every type that belongs to the module, the above included.
    package internal(set) var members: Set<TypeID> = []
}

/// What the configuration and comments say about roles and modules.
package struct ModuleSettings: Sendable {
    /// The module folder that a file belongs to, by its path.
    package var folder: @Sendable (String) -> String?
    /// The roles that the configuration gives to a type; more than one where it contradicts
    /// itself. Nil where it gives none at all.
    package var roles: (@Sendable (TypeFeatures) -> [Role])?
    /// The layers of the project, the highest first.
    package var layers: [ProjectLayer]
    /// The targets that the project is built from.
    package var targets: TargetMap

    package init(
        folder: @escaping @Sendable (String) -> String? = { _ in nil },
        roles: (@Sendable (TypeFeatures) -> [Role])? = nil,
        layers: [ProjectLayer] = [], targets: TargetMap = .none
    ) {
        self.folder = folder
        self.roles = roles
        self.layers = layers
        self.targets = targets
    }
}
