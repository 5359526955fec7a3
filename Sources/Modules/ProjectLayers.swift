import Dependencies

/// One layer of the project, as the configuration describes it.
package struct ProjectLayer: Sendable {
    package let name: String
    /// Why the layer stands where it does, if the configuration says so.
    package let reason: String?
    /// Whether the layer's patterns match a path.
    let contains: @Sendable (String) -> Bool

    package init(
        name: String, reason: String? = nil, contains: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        self.reason = reason
        self.contains = contains
    }
}

/// The layers of a project from the highest to the lowest, and the files in them.
package struct ProjectLayers: Sendable {
    private let layers: [ProjectLayer]
    /// By the file's index.
    private let positions: [Int?]

    init(_ layers: [ProjectLayer], _ index: ProjectIndex) {
        self.layers = layers
        positions = index.files.map { file in
            layers.firstIndex { $0.contains(file.tree.source.path) }
        }
    }

    package var isEmpty: Bool { layers.isEmpty }

    /// The names of the layers, the highest first.
    package var names: [String] { layers.map(\.name) }

    package subscript(position: Int) -> ProjectLayer { layers[position] }

    /// The position of the layer that a file lies in, 0 for the highest: the first layer that
    /// matches it. Nil for a file in no layer.
    package func position(of file: FileID) -> Int? { positions[file.index] }
}
