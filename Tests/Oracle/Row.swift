import SwiftSyntax

/// One record of a dump, without its path.
struct Row {
    let offset: Int
    /// The fields after `line:column`.
    let fields: [String]

    init(_ token: TokenSyntax, _ fields: String...) {
        offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        self.fields = fields
    }

    /// The rows as lines of text, ordered by position; those at one position keep their order.
    static func text(of rows: [Row], path: String, lines: LineTable) -> String {
        let ordered = rows.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        var text = ""
        for (_, row) in ordered {
            text += path + "\t" + lines.position(of: row.offset)
            for field in row.fields {
                text += "\t" + field
            }
            text += "\n"
        }
        return text
    }
}
