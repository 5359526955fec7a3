import Testing

extension ExampleProject {
    /// Compares what was found with what the comments of a sign expect, line by line.
    ///
    /// Every expectation needs a finding of its own, and nothing else may be found. Expectations
    /// that are known issues are tried, and the test fails once they hold.
    package func check(
        _ found: [Mark], against sign: String, _ title: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = marks(sign)
        let known = expected.filter(\.isKnownIssue)
        let open = Set(known.map { Mark(path: $0.path, line: $0.line, text: "") })
        func isOpen(_ mark: Mark) -> Bool {
            open.contains(Mark(path: mark.path, line: mark.line, text: ""))
        }
        compare(
            expected.filter { !isOpen($0) }, found.filter { !isOpen($0) }, title, sourceLocation)
        for mark in known {
            withKnownIssue("\(mark.path):\(mark.line) \(mark.text)") {
                let wanted = mark.text == "nothing" ? [] : [mark]
                compare(wanted, found.filter { $0.path == mark.path && $0.line == mark.line },
                    title, sourceLocation)
            }
        }
    }

    private func compare(
        _ expected: [Mark], _ found: [Mark], _ title: String, _ sourceLocation: SourceLocation
    ) {
        let lines = differences(expected, found)
        guard !lines.isEmpty else { return }
        Issue.record(
            Comment(rawValue: ([title] + lines).joined(separator: "\n")),
            sourceLocation: sourceLocation)
    }

    /// What was expected and not found (`-`), and found and not expected (`+`).
    package func differences(_ expected: [Mark], _ found: [Mark]) -> [String] {
        var missing: [Mark] = []
        var unexpected = found.sorted()
        for mark in expected.sorted() {
            let fitting = unexpected.firstIndex {
                $0.path == mark.path && $0.line == mark.line && $0.text == mark.text
            }
            if let fitting { unexpected.remove(at: fitting) } else { missing.append(mark) }
        }
        return missing.map { "- \(description($0))" } + unexpected.map { "+ \(description($0))" }
    }

    /// A mark with the source line it speaks of.
    private func description(_ mark: Mark) -> String {
        let line = files.first { $0.path == mark.path }?.lines.dropFirst(mark.line - 1).first ?? ""
        let code = line.drop { $0 == " " }
        return "\(mark.path):\(mark.line) \(mark.text)\n      \(code)"
    }
}
