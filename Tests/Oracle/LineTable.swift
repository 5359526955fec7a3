/// Where the lines of a file start.
struct LineTable {
    private var starts = [0]

    /// A line ends with CRLF, LF or a lone CR; a byte order mark takes no column.
    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            starts = [3]
        }
        for (index, byte) in bytes.enumerated() {
            let next = index + 1
            let isLoneReturn = byte == 0x0D && (next == bytes.count || bytes[next] != 0x0A)
            if byte == 0x0A || isLoneReturn {
                starts.append(next)
            }
        }
    }

    /// `line:column`, both from 1, the column in bytes.
    func position(of offset: Int) -> String {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let line = max(low, 1)
        return "\(line):\(offset - starts[line - 1] + 1)"
    }
}
