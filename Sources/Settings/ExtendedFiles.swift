import SourceText

/// Reads the files that configurations extend; this target reads nothing from the disk itself.
package struct ExtendedFiles: Sendable {
    /// The file of a path that is relative to the file that names it.
    package let read: @Sendable (_ path: String, _ from: SourceFile) -> Answer

    /// More files than a configuration can sensibly be made of.
    static let maximumCount = 100

    package enum Answer: Sendable {
        /// The file, under the path that mistakes name it by: one path for each file.
        case file(SourceFile)
        /// Why there is none, as a sentence.
        case unreadable(String)
    }

    package init(read: @escaping @Sendable (_ path: String, _ from: SourceFile) -> Answer) {
        self.read = read
    }

    /// For a configuration that stands alone.
    package static let none = ExtendedFiles { _, _ in .unreadable("No other files are read here.") }
}
