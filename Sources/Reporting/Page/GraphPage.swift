import Diagnostics

/// The graph as one HTML file for people who would rather look than read: a matrix in which each
/// part has a row and a column. It loads nothing from anywhere.
struct GraphPage {
    private let report: DependencyGraphReport

    init(_ report: DependencyGraphReport) { self.report = report }

    /// Everything in one file.
    var bytes: [UInt8] {
        let title = markupEscaped(printable(report.title))
        let head = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <title>\(title)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(Self.markup)
            <script type="application/json" id="data">

            """
        let script = [Self.matrix, Self.details, Self.input].joined(separator: "\n")
        let foot = "</script>\n<script>\n\(script)\n</script>\n</body>\n</html>\n"
        return Array(head.utf8) + scriptSafe(data) + Array(foot.utf8)
    }

    /// Nothing may be fetched, whatever stands in the page.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    // MARK: Data

    private var data: [UInt8] {
        var locator = SourceLocator(report.files)
        var tables = PageTables()
        var writer = JSONWriter()
        let graph = report.graph
        writer.object { writer in
            writer.member("title", printable(report.title))
            writer.member("level", graph.level.rawValue)
            writer.member("summary", report.summary)
            writer.key("parts")
            writer.list(graph.parts.indices) { writer, part in
                write(part: part, &locator, &tables, to: &writer)
            }
            writer.key("edges")
            writer.list(graph.edges) { writer, edge in
                write(edge, &locator, &tables, to: &writer)
            }
            writer.key("cycles")
            writer.list(graph.cycles) { writer, cycle in
                writer.object { writer in
                    writer.numbers("parts", cycle.parts)
                    writer.numbers("shortest", cycle.shortest)
                }
            }
            writer.key("findings")
            writer.list(graph.findings) { writer, finding in
                write(finding, &locator, &tables, to: &writer)
            }
            writer.key("files")
            writer.list(tables.files.words) { writer, path in writer.string(path) }
            writer.key("sentences")
            writer.list(tables.sentences.words) { writer, text in writer.string(text) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        part number: Int, _ locator: inout SourceLocator, _ tables: inout PageTables,
        to writer: inout JSONWriter
    ) {
        let part = report.graph.parts[number]
        writer.object { writer in
            writer.member("name", printable(part.name))
            writer.member("kind", part.kind)
            writer.member("types", part.types)
            writer.member("files", part.files)
            let cycle = report.graph.cycles.firstIndex { $0.parts.contains(number) }
            writer.member("cycle", cycle ?? -1)
            writer.numbers("findings", report.graph.findingsByPart[number])
            guard let place = part.place else { return }
            let line = locator.start(place).line
            writer.numbers("place", [tables.files.number(of: locator.path(place)), line])
        }
    }

    /// Four numbers a reference: file, line, column and sentence; the findings in pairs of a
    /// reference and a finding.
    private func write(
        _ edge: GraphInspection.Edge, _ locator: inout SourceLocator,
        _ tables: inout PageTables, to writer: inout JSONWriter
    ) {
        var numbers: [Int] = []
        var findings: [Int] = []
        for (number, reference) in edge.references.enumerated() {
            let position = locator.start(reference.place)
            numbers += [
                tables.files.number(of: locator.path(reference.place)), position.line,
                position.column, tables.sentences.number(of: reference.sentence),
            ]
            for finding in reference.findings { findings += [number, finding] }
        }
        writer.object { writer in
            writer.member("from", edge.from)
            writer.member("to", edge.to)
            writer.member("cycle", edge.cycle ?? -1)
            writer.member("cut", edge.isCut)
            writer.numbers("refs", numbers)
            writer.numbers("found", findings)
        }
    }

    private func write(
        _ finding: Finding, _ locator: inout SourceLocator, _ tables: inout PageTables,
        to writer: inout JSONWriter
    ) {
        let position = locator.start(finding.place)
        writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            writer.member("message", printable(finding.message))
            writer.member("instruction", printable(finding.instruction))
            writer.member("file", tables.files.number(of: locator.path(finding.place)))
            writer.member("line", position.line)
            writer.member("column", position.column)
        }
    }
}

/// Words that many references share.
private struct PageTables {
    var files = WordList()
    var sentences = WordList()

    struct WordList {
        private(set) var words: [String] = []
        private var numbers: [String: Int] = [:]

        /// The word's number; a new one is added in a form that is safe to show.
        mutating func number(of word: String) -> Int {
            if let number = numbers[word] { return number }
            numbers[word] = words.count
            words.append(printable(word))
            return words.count - 1
        }
    }
}

/// JSON that no HTML parser takes for markup: `<` stands in strings only.
private func scriptSafe(_ json: [UInt8]) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count)
    for byte in json {
        if byte == UInt8(ascii: "<") { safe += Array("\\u003c".utf8) } else { safe.append(byte) }
    }
    return safe
}

/// Text as it stands between tags.
private func markupEscaped(_ text: String) -> String {
    let escaped = text.map { character -> String in
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(character)
        }
    }
    return escaped.joined()
}
