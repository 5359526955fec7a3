import Foundation

/// A line of a job's log as GitHub's runner reads it.
package struct WorkflowCommand {
    package let name: String
    package private(set) var properties: [String: String] = [:]
    package let message: String

    package init?(_ line: String) {
        let start = line.drop(while: \.isWhitespace)
        guard start.hasPrefix("::"), let end = start.dropFirst(2).range(of: "::") else {
            return nil
        }
        let head = start.dropFirst(2)[..<end.lowerBound]
        let words = head.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return nil }
        name = String(first)
        for pair in words.count == 2 ? words[1].split(separator: ",") : [] {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            properties[String(parts[0])] = Self.unescaped(
                String(parts[1]), [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ",")])
        }
        message = Self.unescaped(
            String(start[end.upperBound...]), [("%0D", "\r"), ("%0A", "\n")])
    }

    private static func unescaped(_ text: String, _ pairs: [(String, String)]) -> String {
        (pairs + [("%25", "%")]).reduce(text) { text, pair in
            text.replacingOccurrences(of: pair.0, with: pair.1)
        }
    }
}
