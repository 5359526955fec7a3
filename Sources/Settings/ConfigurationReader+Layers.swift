extension ConfigurationReader {
    private static let layerKeys = ["name", "paths", "reason"]

    /// An ordered list of layers, the highest first.
    mutating func readLayers(_ value: JSONValue) -> [LayerSetting] {
        guard case .array(let values) = value.content else {
            reportKind(value, of: "layers", expected: "a list of layers")
            return []
        }
        var layers: [LayerSetting] = []
        for entry in values {
            guard let layer = readLayer(entry, after: layers) else { continue }
            layers.append(layer)
        }
        return layers
    }

    private mutating func readLayer(
        _ value: JSONValue, after others: [LayerSetting]
    ) -> LayerSetting? {
        guard case .object(let members) = value.content else {
            report(
                "A layer is an object with \"name\" and \"paths\", not \(value.kindName).",
                at: value)
            return nil
        }
        for key in ["name", "paths"] where !members.contains(where: { $0.key == key }) {
            report("The layer lacks its \"\(key)\".", at: value)
        }
        var name: String?
        var paths: [PathPattern] = []
        var reason: String?
        for member in members {
            switch member.key {
            case "name": name = readLayerName(member.value, after: others)
            case "paths": paths = readLayerPaths(member)
            case "reason": reason = string(member.value, for: member.key)
            default: reportUnknown("key", member, among: Self.layerKeys)
            }
        }
        return name.map { LayerSetting(name: $0, paths: paths, reason: reason) }
    }

    private mutating func readLayerName(
        _ value: JSONValue, after others: [LayerSetting]
    ) -> String? {
        guard let name = string(value, for: "name") else { return nil }
        if name.isEmpty { report("A layer's name is empty.", at: value) }
        if others.contains(where: { $0.name == name }) {
            report("There is already a layer \"\(name)\".", at: value)
        }
        return name
    }

    private mutating func readLayerPaths(_ member: JSONMember) -> [PathPattern] {
        if case .array(let values) = member.value.content, values.isEmpty {
            report("A layer without patterns holds nothing.", at: member.value)
        }
        return readPatterns(member)
    }
}
