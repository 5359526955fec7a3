import Syntax

/// Every declared type and member of the project, before any name is resolved.
public struct SymbolTable: Sendable {
    public internal(set) var types: [TypeSymbol] = []
    public internal(set) var members: [MemberSymbol] = []
    /// Types at the top level of files, by name.
    package internal(set) var globalTypes: [NameID: [TypeID]] = [:]
    /// Functions and variables at the top level of files, by name.
    package internal(set) var globalMembers: [NameID: [MemberID]] = [:]
    /// Types of the SDK or of libraries that the project extends, by name.
    package internal(set) var externalTypes: [NameID: TypeID] = [:]
    /// Names of types that do not stand at the top level, and of generic parameters: what they
    /// mean depends on the scopes around them.
    var scopedNames = NameSet()
    /// Extensions in source order, to be attached once their names resolve.
    var pendingExtensions: [PendingExtension] = []
    private var typesBySite = SiteTable()
    private var membersBySite = SiteTable()

    /// An extension whose extended type has yet to be found.
    struct PendingExtension: Sendable {
        let site: Site
        let type: NodeID
        var types: [TypeID] = []
        var members: [MemberID] = []
    }

    @inlinable @inline(__always)
    public subscript(type: TypeID) -> TypeSymbol { types[type.index] }
    @inlinable @inline(__always)
    public subscript(member: MemberID) -> MemberSymbol { members[member.index] }

    /// The type that a declaration or extension node declares or extends.
    package func type(at site: Site) -> TypeID? { typesBySite[site].map { TypeID(Int($0)) } }

    /// The last type that a fitting declaration or extension at a node or before it in its file
    /// stands for; nil as well where none of `limit` fits.
    func lastType(
        before site: Site, limit: Int, _ fits: (NodeID) -> Bool
    ) -> (type: TypeID?, isLimited: Bool) {
        let found = typesBySite.last(before: site, limit: limit, fits)
        return (found.number.map { TypeID(Int($0)) }, found.isLimited)
    }

    /// The member that a declaration, binding or case element declares.
    package func member(at site: Site) -> MemberID? {
        membersBySite[site].map { MemberID(Int($0)) }
    }

    mutating func set(_ type: TypeID, at site: Site) { typesBySite.set(type.rawValue, at: site) }

    /// Adds the places of the next file, whose numbers are larger than these by the offsets.
    mutating func appendSites(
        _ types: NodeNumbers, offset typeOffset: Int, _ members: NodeNumbers,
        offset memberOffset: Int
    ) {
        typesBySite.append(types, offset: typeOffset)
        membersBySite.append(members, offset: memberOffset)
    }

    package var typeIDs: [TypeID] { types.indices.map(TypeID.init) }
    package var memberIDs: [MemberID] { members.indices.map(MemberID.init) }
}
