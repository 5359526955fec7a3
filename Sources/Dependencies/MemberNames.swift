/// The members of each type by name.
struct MemberNames: Sendable {
    /// The members of all types, those of one type together: by name, then in source order.
    private let members: ContiguousArray<Entry>
    /// Where the members of each type begin, and where the last ones end.
    private let starts: ContiguousArray<Int32>
    private let known: NameSet

    private struct Entry {
        let name: NameID
        let member: MemberID
    }

    init(_ table: SymbolTable) {
        var members = ContiguousArray<Entry>()
        members.reserveCapacity(table.members.count)
        var starts: ContiguousArray<Int32> = [0]
        var known = NameSet()
        for type in table.types {
            let own = type.members.map { Entry(name: table[$0].name, member: $0) }
            for entry in own { known.insert(entry.name) }
            // Sorting keeps the source order of one name.
            members += own.sorted { $0.name < $1.name }
            starts.append(Int32(members.count))
        }
        self.members = members
        self.starts = starts
        self.known = known
    }

    /// Whether any type of the project has a member of the name.
    func isKnown(_ name: NameID) -> Bool { known.contains(name) }

    /// How many overloads of one name are looked at.
    static let maximumOverloads = 256

    /// The members of a name that a type or its extensions declare, in source order; of very many
    /// the first.
    func members(_ name: NameID, of type: TypeID) -> some Collection<MemberID> {
        let low = position(of: name, in: type)
        var upper = low
        let limit = min(Int(starts[type.index + 1]), low + Self.maximumOverloads)
        while upper < limit, members[upper].name == name { upper += 1 }
        return members[low..<upper].lazy.map(\.member)
    }

    /// Gives the same members one by one; false where there are none.
    func visit(_ name: NameID, of type: TypeID, _ body: (MemberID) -> Void) -> Bool {
        let first = position(of: name, in: type)
        let end = min(Int(starts[type.index + 1]), first + Self.maximumOverloads)
        var position = first
        while position < end, members[position].name == name {
            body(members[position].member)
            position += 1
        }
        return position > first
    }

    /// Where members of a name stand among those of a type, or would stand.
    private func position(of name: NameID, in type: TypeID) -> Int {
        var low = Int(starts[type.index])
        var high = Int(starts[type.index + 1])
        while low < high {
            let middle = (low + high) / 2
            if members[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
