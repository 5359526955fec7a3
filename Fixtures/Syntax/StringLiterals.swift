/// Interpolations in every kind of literal, raw ones and nested ones included.
struct Receipt {
    let number: Int, lines: [Line]
    let plain = "Total:\t\u{20AC}\"quoted\" \\ \0", empty = "", quoted = #""as is" \n"#
    let raw = #"path\to\(none) but \#(Currency.euro) and "quotes""#
    let doublyRaw = ##"a "# inside and \##(Currency.dollar.sign) too"##
    let threeQuotes = #"""#, hash = "#", pounds = ##"#"##

    var title: String { "Receipt \(number) of \(lines.map { "«\($0.name)»" }.joined(separator: ", "))" }

    var text: String {
        """
        Receipt \(number, format: .padded(3))
          \(lines.isEmpty ? "no lines" : """
            \(lines.count) lines, first: \(lines[0].label("\(Currency.euro)"))
            """)
        "quoted" and ""two"" \
        continued \("}" + String(describing: Line.self) + ")")
        """
    }

    var rawText: String {
        #"""
        \(not) but \#(Currency.yen(sign: "\(number)")) and """ inside
        """#
    }
}

struct Line {
    var name: String
    func label(_ prefix: String) -> String { "\(prefix)\(name)" }
}

enum Currency {
    case euro, dollar
    var sign: String { self == .euro ? "€" : "$" }
    static func yen(sign: String) -> Currency { .euro }
}
