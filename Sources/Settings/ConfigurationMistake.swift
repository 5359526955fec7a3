import SourceText

/// One mistake in a configuration file.
package struct ConfigurationMistake: Sendable, Equatable {
    /// Counted from 1; the column in UTF-16 code units.
    package let position: SourcePosition
    package let message: String
}

/// All the mistakes of one configuration file, in the order of their places.
package struct ConfigurationMistakes: Error, Equatable {
    package let path: String
    package let mistakes: [ConfigurationMistake]

    /// One line a mistake, as compilers print errors.
    package var lines: [String] {
        mistakes.map { mistake in
            let place = "\(path):\(mistake.position.line):\(mistake.position.column)"
            return "\(place): error: \(mistake.message)"
        }
    }
}
