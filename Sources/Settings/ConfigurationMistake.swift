import SourceText

/// One mistake in a configuration file.
package struct ConfigurationMistake: Sendable, Hashable {
    package let path: String
    /// Counted from 1; the column in UTF-16 code units.
    package let position: SourcePosition
    package let message: String

    /// The mistake as compilers print errors.
    package var line: String { "\(path):\(position.line):\(position.column): error: \(message)" }
}

/// All the mistakes of a configuration and of the files that it extends, in the order of the
/// files and of the places in them.
package struct ConfigurationMistakes: Error, Equatable {
    package let mistakes: [ConfigurationMistake]

    /// One line a mistake.
    package var lines: [String] { mistakes.map(\.line) }
}
