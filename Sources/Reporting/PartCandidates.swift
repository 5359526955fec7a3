import Diagnostics
import SourceText

/// Lines for people about a name that several parts bear: what to write for each, and what it is.
package func candidateLines(
    _ candidates: [(name: String, part: PartDescription)], files: [SourceFile]
) -> [String] {
    var locator = SourceLocator(files)
    return candidates.map { name, part in
        let place = part.place.map { ", \(locator.label($0))" } ?? ""
        return "  \(printable(name)): \(part.kind)\(place)"
    }
}
