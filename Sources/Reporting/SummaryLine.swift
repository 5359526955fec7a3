import Diagnostics

extension Summary {
    /// What the run did, in one line.
    package var line: String {
        var read = counted(files, "file")
        if unlintedFiles > 0 { read += " (\(unlintedFiles) only read)" }
        let input = [
            read, counted(lines, "line"), counted(types, "type"), counted(modules, "module"),
        ]
        let result = [
            counted(errors, "error"), counted(warnings, "warning"), counted(infos, "info"),
            "\(suppressed) suppressed", "\(baselined) baselined",
        ]
        var parts = [
            input.joined(separator: ", "), result.joined(separator: ", "),
            counted(unresolvedNames, "unresolved name"),
        ]
        if unknownRoles > 0 { parts.append(counted(unknownRoles, "unknown role")) }
        if assembliesFound > 0 {
            parts.append("\(assembliesDecided) of \(counted(assembliesFound, "assembly")) decided"
                + undecidedReasons)
        }
        if let baseline { parts.append(baseline.phrase) }
        return parts.joined(separator: "; ")
    }

    /// The commonest calls through which objects got out of sight.
    private var undecidedReasons: String {
        guard !undecided.isEmpty else { return "" }
        let calls = undecided.prefix(3).map { "`\($0.call)`" }.joined(separator: ", ")
        return ", the others hand objects to \(calls)\(undecided.count > 3 ? " …" : "")"
    }
}

extension BaselineSize {
    /// The size with the change that the run asks for.
    var phrase: String {
        var parts = ["baseline of \(counted(entries, "entry"))"]
        if stale > 0 { parts.append("\(stale) stale") }
        if expired > 0 { parts.append("\(expired) expired") }
        return parts.joined(separator: ", ") + (delta == 0 ? ", no change" : ", change \(delta)")
    }
}

/// The number with the noun in its right form.
package func counted(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    let plural = noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
    return "\(count) \(plural)"
}
