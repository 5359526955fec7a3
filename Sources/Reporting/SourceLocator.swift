import Diagnostics
import SourceText

/// Turns places into lines and columns; each file's lines are found once.
struct SourceLocator {
    private let files: [SourceFile]
    private var tables: [Int: LineTable] = [:]

    init(_ files: [SourceFile]) { self.files = files }

    func path(_ place: Place) -> String { files[place.file].path }

    /// The position of the first byte, its column in UTF-16 code units.
    mutating func start(_ place: Place) -> SourcePosition {
        lines(place.file).position(utf16: place.range.start)
    }

    /// The position behind the last byte.
    mutating func end(_ place: Place) -> SourcePosition {
        lines(place.file).position(utf16: max(place.range.start, place.range.end))
    }

    mutating func lines(_ file: Int) -> LineTable {
        if let table = tables[file] { return table }
        let table = LineTable(files[file].bytes)
        tables[file] = table
        return table
    }

    /// `path:line:column`, safe to print.
    mutating func label(_ place: Place) -> String {
        let position = start(place)
        return "\(printable(path(place))):\(position.line):\(position.column)"
    }
}
