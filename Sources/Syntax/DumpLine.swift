import SourceText

/// Appends the fields that the lines of every dump begin with.
struct DumpLine {
    private let path: [UInt8]
    private let lines: LineTable

    init(_ source: SourceFile) {
        path = Array(source.path.utf8)
        lines = LineTable(source.bytes)
    }

    /// Appends `path TAB line:column TAB`; the column counts bytes.
    func begin(at offset: UInt32, in output: inout [UInt8]) {
        let position = lines.position(utf8: offset)
        output.append(contentsOf: path)
        output.append(tab)
        appendDecimal(position.line, to: &output)
        output.append(UInt8(ascii: ":"))
        appendDecimal(position.column, to: &output)
        output.append(tab)
    }
}

let tab = UInt8(ascii: "\t")
let newline = UInt8(ascii: "\n")

private func appendDecimal(_ number: Int, to output: inout [UInt8]) {
    let first = output.endIndex
    var rest = number
    repeat {
        output.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
    } while rest > 0
    output[first...].reverse()
}
