import SourceText

/// One layer of the project, as the configuration describes it.
package struct LayerSetting: Sendable {
    package let name: String
    /// The files of the layer, as far as no layer before it has them.
    package var paths: [PathPattern] = []
    /// Shown with the findings about the layer.
    package var reason: String?
}

extension Configuration {
    /// The position of the layer that a file lies in: the first one with a pattern that matches.
    package func layer(of file: String) -> Int? {
        layers.firstIndex { $0.contains(file) }
    }

    /// The patterns of `layers` that bring no file into their layer, with the layer before it
    /// that has taken all they match, if that is why.
    package func idleLayerPatterns(
        among files: [String]
    ) -> [(pattern: PathPattern, taken: String?)] {
        var rest = files
        var idle: [(pattern: PathPattern, taken: String?)] = []
        for (position, layer) in layers.enumerated() {
            for pattern in layer.paths where !rest.contains(where: pattern.glob.matches) {
                let match = files.first(where: pattern.glob.matches)
                let owner = match.flatMap { file in
                    layers[..<position].first { $0.contains(file) }
                }
                idle.append((pattern, owner?.name))
            }
            rest.removeAll(where: layer.contains)
        }
        return idle
    }
}

extension LayerSetting {
    /// Whether one of the patterns matches the file.
    package func contains(_ file: String) -> Bool {
        paths.contains { $0.glob.matches(file) }
    }
}
