import SourceText
import Testing

/// The places of bytes in lines of any length.
@Suite struct LineTableTests {
    @Test(arguments: ["a", "é", "😀", "ab€", "\u{FEFF}x"])
    func columnsCountWhatStandsBeforeThem(_ unit: String) {
        let short = String(repeating: unit, count: 20)
        let long = String(repeating: unit, count: 9_000)
        let lines = ["", short, long, short, long + "z"]
        let table = LineTable(ContiguousArray(lines.joined(separator: "\n").utf8))
        #expect(table.lineCount == lines.count)
        var start = 0
        for (number, line) in lines.enumerated() {
            var (offset, column) = (start, 1)
            for scalar in line.unicodeScalars {
                let position = table.position(utf16: UInt32(offset))
                guard position.line == number + 1, position.column == column else {
                    Issue.record("\(number + 1):\(column) is \(position)")
                    return
                }
                offset += UTF8.width(scalar)
                column += UTF16.width(scalar)
            }
            #expect(table.position(utf16: UInt32(offset)).column == column)
            start = offset + 1
        }
    }
}
