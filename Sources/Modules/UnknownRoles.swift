import Dependencies

extension ModuleModel {
    /// The types of linted files whose role is not sure: it rests on a name alone, or a class
    /// without a role inherits from one that the sources do not show.
    package var typesOfUnknownRole: [TypeID] {
        index.table.typeIDs.filter { type in
            guard facts.isCandidate(type) else { return false }
            guard let assignment = roles[type] else { return facts.nature(type) == .unknownClass }
            return assignment.confidence == .low
        }
    }
}
