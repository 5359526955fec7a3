/// Which parts of the project depend on which: the answer of `graph`.
package struct GraphInspection: Sendable {
    package var level: GraphLevel
    /// Those that use others before those that are used, as far as no cycle forbids it.
    package var parts: [PartDescription]
    /// By `from`, then by `to`.
    package var edges: [Edge]
    /// Sets of parts that all reach one another.
    package var cycles: [Cycle]
    /// What lint reports about the project.
    package var findings: [Finding] = []
    /// Positions in `findings` of those about each part.
    package var findingsByPart: [[Int]]

    /// One part's use of another; its ends are positions in `parts`.
    package struct Edge: Sendable {
        package var from: Int
        package var to: Int
        /// In source order.
        package var references: [Reference]
        /// The position of the cycle that both ends belong to.
        package var cycle: Int?
        /// Whether it is one of the few edges without which no cycle is left.
        package var isCut = false

        package init(from: Int, to: Int, references: [Reference], cycle: Int?) {
            self.from = from
            self.to = to
            self.references = references
            self.cycle = cycle
        }
    }

    /// Parts that all reach one another, by their positions in `parts`.
    package struct Cycle: Sendable {
        /// In the order of `parts`.
        package var parts: [Int]
        /// The shortest way round.
        package var shortest: [Int]

        package init(parts: [Int], shortest: [Int]) {
            self.parts = parts
            self.shortest = shortest
        }
    }

    package init(
        level: GraphLevel, parts: [PartDescription], edges: [Edge], cycles: [Cycle]
    ) {
        self.level = level
        self.parts = parts
        self.edges = edges
        self.cycles = cycles
        findingsByPart = parts.map { _ in [] }
    }
}
