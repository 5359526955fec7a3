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
            "\(suppressed) suppressed",
        ]
        var parts = [
            input.joined(separator: ", "), result.joined(separator: ", "),
            counted(unresolvedNames, "unresolved name"),
        ]
        if unknownRoles > 0 { parts.append(counted(unknownRoles, "unknown role")) }
        if assembliesFound > 0 {
            parts.append("\(assembliesDecided) of \(counted(assembliesFound, "assembly")) decided")
        }
        return parts.joined(separator: "; ")
    }
}

/// The number with the noun in its right form.
func counted(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    let plural = noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
    return "\(count) \(plural)"
}
