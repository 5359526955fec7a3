/// Numbers from zero, in the order in which they are given out, each in one of several rows.
struct Rows: Sendable {
    /// The first and the last number of each row; negative where it has none.
    private var ends: [(first: Int32, last: Int32)] = []
    /// The number after each one in its row; negative at the end.
    private var following: [Int32] = []

    mutating func addRow() { ends.append((-1, -1)) }

    /// Puts the next number at the end of a row.
    mutating func append(to row: Int) {
        let number = Int32(following.count)
        following.append(-1)
        if ends[row].last < 0 {
            ends[row].first = number
        } else {
            following[Int(ends[row].last)] = number
        }
        ends[row].last = number
    }

    subscript(row: Int) -> Row { Row(number: ends[row].first, following: following) }

    /// The numbers of one row.
    struct Row: Sequence, IteratorProtocol {
        fileprivate var number: Int32
        fileprivate let following: [Int32]

        mutating func next() -> Int32? {
            guard number >= 0 else { return nil }
            defer { number = following[Int(number)] }
            return number
        }
    }
}
