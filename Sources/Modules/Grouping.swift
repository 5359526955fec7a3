import Dependencies

/// Unites types into disjoint groups.
struct Grouping {
    private var leaders: [TypeID: TypeID] = [:]

    mutating func unite(_ first: TypeID, _ second: TypeID) {
        let (left, right) = (leader(first), leader(second))
        leaders[max(left, right)] = min(left, right)
    }

    private mutating func leader(_ type: TypeID) -> TypeID {
        var current = type
        while let next = leaders[current], next != current { current = next }
        leaders[type] = current
        return current
    }

    /// The groups, each in the order of declaration.
    var groups: [[TypeID]] {
        var grouping = self
        var groups: [TypeID: [TypeID]] = [:]
        for type in leaders.keys.sorted() {
            groups[grouping.leader(type), default: []].append(type)
        }
        return groups.keys.sorted().compactMap { groups[$0] }
    }
}
