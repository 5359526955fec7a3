import Syntax

/// Every declared type and member of the project, before any name is resolved.
package struct SymbolTable: Sendable {
    package internal(set) var types: [TypeSymbol] = []
    package internal(set) var members: [MemberSymbol] = []
    /// Types at the top level of files, by name.
    package internal(set) var globalTypes: [NameID: [TypeID]] = [:]
    /// Functions and variables at the top level of files, by name.
    package internal(set) var globalMembers: [NameID: [MemberID]] = [:]
    /// Types of the SDK or of libraries that the project extends, by name.
    package internal(set) var externalTypes: [NameID: TypeID] = [:]
    /// Extensions in source order, to be attached once their names resolve.
    var pendingExtensions: [PendingExtension] = []
    /// The type that a declaration or extension node declares or extends.
    package internal(set) var typeBySite: [Site: TypeID] = [:]
    /// The member that a declaration, binding or case element declares.
    package internal(set) var memberBySite: [Site: MemberID] = [:]

    /// An extension whose extended type has yet to be found.
    struct PendingExtension: Sendable {
        let site: Site
        let type: NodeID
        var types: [TypeID] = []
        var members: [MemberID] = []
    }

    package subscript(type: TypeID) -> TypeSymbol { types[type.index] }
    package subscript(member: MemberID) -> MemberSymbol { members[member.index] }

    package var typeIDs: [TypeID] { types.indices.map(TypeID.init) }
    package var memberIDs: [MemberID] { members.indices.map(MemberID.init) }
}
