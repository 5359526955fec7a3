extension ConfigurationReader {
    /// A preset, a file, or a list of them, of which later ones win.
    mutating func readExtends(_ value: JSONValue, into configuration: inout Configuration) {
        switch value.content {
        case .string(let name): extend(name, at: value, into: &configuration)
        case .array(let values):
            for entry in values {
                guard let name = string(entry, for: "extends") else { continue }
                extend(name, at: entry, into: &configuration)
            }
        default:
            reportKind(value, of: "extends", expected: "a preset, a file or a list of them")
        }
    }

    private mutating func extend(
        _ name: String, at value: JSONValue, into configuration: inout Configuration
    ) {
        if let preset = Preset.named(name) {
            preset.apply(to: &configuration)
        } else if name.contains(".") || name.contains("/") {
            extendFile(name, at: value, into: &configuration)
        } else {
            let question = suggestion(for: name, among: Preset.all.map(\.name))
            report(
                "There is no preset \"\(name)\".\(question) The name of a file has its ending.",
                at: value)
        }
    }

    private mutating func extendFile(
        _ path: String, at value: JSONValue, into configuration: inout Configuration
    ) {
        guard !path.hasPrefix("/"), !path.contains("\0"), let current = chain.last else {
            report(
                "\"extends\" names files relative to its own file, without a first `/`.", at: value)
            return
        }
        guard mayReadMore else {
            report(
                "More than \(ExtendedFiles.maximumCount) files extend each other.", at: value)
            return
        }
        switch files.read(path, sources[current]) {
        case .unreadable(let message):
            report("The extended file \"\(path)\" cannot be used: \(message)", at: value)
        case .file(let source):
            if let cycle = cycle(closedBy: source.path) {
                report("The file extends itself: \(cycle).", at: value)
            } else {
                read(source, into: &configuration)
            }
        }
    }

    /// The files from a path that is being read back to it.
    private func cycle(closedBy path: String) -> String? {
        let paths = chain.map { sources[$0].path }
        guard let start = paths.firstIndex(of: path) else { return nil }
        return (paths[start...] + [path]).joined(separator: " → ")
    }
}
