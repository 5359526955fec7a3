import RegexBuilder

/// Slashes that begin a regular expression, and slashes that divide.
struct AddressScanner {
    let postcode = /[0-9]{5}/, quoted = #/"(?<text>[^"/]*)"/#, brackets = /[()\]{}]+/
    let escaped = /\/\(\{/, inClass = /[\/]/, named = /(?<house>\d+)(?<letter>[a-z])?/
    let extended = #/
        (?<street> [^\d{]+ )  # up to the "number
        \s* (?<number> \d+ )
        /#
    static let separators = [/,/, /;/, /\s+/]

    func scan(_ text: String) throws -> Address? {
        guard let match = try /^(?<city>.+)\s(?<zip>\d{5})$/.wholeMatch(in: text) else { return nil }
        return text.contains(/[A-Z]/) ? Address(city: String(match.city)) : nil
    }

    func replace(_ text: String) -> String {
        text.replacing(/"/, with: "'").replacing(#/\//#) { Parts.slash($0) }
    }

    func divide(_ total: Double, by count: Double) -> Double {
        let half = total / 2, rest = (total - half) / count
        return half / rest / Parts.scale / (count / 3)
    }
}

struct Address { let city: String }

enum Parts {
    static let scale = 10.0
    static func slash<Output>(_ match: Regex<Output>.Match) -> String { "/" }
}
