import Diagnostics
import SourceText

extension Configuration {
    /// Larger files are no configurations.
    package static let maximumSize = 1 << 20

    /// Reads a configuration with the files that it extends, and collects every mistake in all of
    /// them before it fails.
    package init(
        reading source: SourceFile, catalogue: [RuleDescription], extending files: ExtendedFiles
    ) throws(ConfigurationMistakes) {
        var reader = ConfigurationReader(catalogue: catalogue, files: files)
        let configuration = reader.read(source)
        guard reader.mistakes.isEmpty else {
            throw ConfigurationMistakes(mistakes: reader.sortedMistakes)
        }
        self = configuration
    }

    /// Reads a configuration that may extend presets only.
    package init(
        reading source: SourceFile, catalogue: [RuleDescription]
    ) throws(ConfigurationMistakes) {
        try self.init(reading: source, catalogue: catalogue, extending: .none)
    }
}

/// Turns JSON into a `Configuration`; a mistake is recorded and the reading goes on.
struct ConfigurationReader {
    let catalogue: [RuleDescription]
    let files: ExtendedFiles
    /// The files read so far, first the project's own.
    private(set) var sources: [SourceFile] = []
    /// The indices of the files that are being read: each is extended by the one before it.
    private(set) var chain: [Int] = []
    /// How many files were read, those read twice counted twice.
    private var readings = 0
    private(set) var mistakes: [(place: ConfigurationPlace, message: String)] = []
    /// Where rules were set to something else than `off`.
    var enabled: [(rule: String, place: ConfigurationPlace)] = []
    /// Contracts that speak of the top level's `layers`.
    var contractsOfTopLevelLayers: [ConfigurationPlace] = []
    /// The keys of the top level with a value that holds something.
    private var filledKeys: Set<String> = []

    init(catalogue: [RuleDescription], files: ExtendedFiles) {
        self.catalogue = catalogue
        self.files = files
    }

    mutating func read(_ source: SourceFile) -> Configuration {
        var configuration = Configuration(catalogue: catalogue)
        read(source, into: &configuration)
        reportIdleRules(configuration)
        reportMissingLayers(configuration)
        configuration.sources = sources
        return configuration
    }

    /// Reads one file on top of what the files before it say.
    mutating func read(_ source: SourceFile, into configuration: inout Configuration) {
        readings += 1
        chain.append(index(of: source))
        defer { chain.removeLast() }
        guard source.bytes.count <= Configuration.maximumSize else {
            report("The file is larger than 1 MiB.", at: 0)
            return
        }
        var json = JSONReader(source.bytes)
        do throws(JSONReader.Failure) {
            let document = try json.readDocument()
            for duplicate in json.duplicates {
                report(duplicate.message, at: UInt32(duplicate.offset))
            }
            readTopLevel(document, into: &configuration)
        } catch {
            report(error.message, at: UInt32(error.offset))
        }
    }

    private mutating func index(of source: SourceFile) -> Int {
        if let index = sources.firstIndex(where: { $0.path == source.path }) { return index }
        sources.append(source)
        return sources.count - 1
    }

    /// Whether one more file may be read; files that extend each other over and over end here.
    var mayReadMore: Bool { readings < ExtendedFiles.maximumCount }

    /// A rule that was asked for and lacks what it looks at would be silent.
    private mutating func reportIdleRules(_ configuration: Configuration) {
        for (id, place) in enabled where configuration.isOn(id) {
            guard let rule = catalogue.first(where: { $0.id == id }), let key = rule.needs,
                !filledKeys.contains(key)
            else { continue }
            report(
                "The rule \"\(id)\" has nothing to check without \"\(key)\".", at: place)
        }
    }
}

// MARK: Mistakes

extension ConfigurationReader {
    /// The mistakes in the order of the files and of their places, each once.
    var sortedMistakes: [ConfigurationMistake] {
        let tables = sources.map { LineTable($0.bytes) }
        let sorted = mistakes.sorted {
            ($0.place.file, $0.place.range.start, $0.message)
                < ($1.place.file, $1.place.range.start, $1.message)
        }
        var seen: Set<ConfigurationMistake> = []
        return sorted.compactMap { place, message in
            let mistake = ConfigurationMistake(
                path: sources[place.file].path,
                position: tables[place.file].position(utf16: place.range.start), message: message)
            return seen.insert(mistake).inserted ? mistake : nil
        }
    }

    mutating func report(_ message: String, at place: ConfigurationPlace) {
        mistakes.append((place, message))
    }

    mutating func report(_ message: String, at offset: UInt32) {
        report(message, at: place(SourceRange(start: offset, end: offset)))
    }

    mutating func report(_ message: String, at value: JSONValue) {
        report(message, at: place(value.range))
    }

    /// A place in the file that is being read.
    func place(_ range: SourceRange) -> ConfigurationPlace {
        ConfigurationPlace(file: chain.last ?? 0, range: range)
    }

    mutating func reportKind(_ value: JSONValue, of key: String, expected: String) {
        report("\"\(key)\" takes \(expected), not \(value.kindName).", at: value)
    }

    mutating func reportUnknown(_ what: String, _ member: JSONMember, among names: [String]) {
        let question = suggestion(for: member.key, among: names)
        report("Unknown \(what) \"\(member.key)\".\(question)", at: member.keyRange.start)
    }
}

// MARK: The top level

extension ConfigurationReader {
    private mutating func readTopLevel(_ value: JSONValue, into configuration: inout Configuration)
    {
        guard case .object(let members) = value.content else {
            report("The configuration is an object, not \(value.kindName).", at: value)
            return
        }
        // What is extended comes first, wherever it stands.
        for member in members where member.key == "extends" {
            readExtends(member.value, into: &configuration)
        }
        for member in members where member.key != "extends" {
            if !member.value.isEmpty { filledKeys.insert(member.key) }
            read(member, into: &configuration)
        }
    }

    private mutating func read(_ member: JSONMember, into configuration: inout Configuration) {
        switch ConfigurationKey(rawValue: member.key) {
        case .extends?: break
        case .include?: configuration.include = readPatterns(member)
        case .exclude?: configuration.exclude = readPatterns(member)
        case .modules?: configuration.modules = readPatterns(member)
        case .layers?: configuration.layers = readLayers(member.value)
        case .roles?: readRoles(member.value, into: &configuration.roles)
        case .rules?: readRules(member.value, into: &configuration)
        case .overrides?: configuration.overrides += readOverrides(member.value)
        case .contracts?: readContracts(member.value, into: &configuration.contracts)
        case .baseline?: configuration.baseline = readFile(member) ?? configuration.baseline
        case .schema?: _ = string(member.value, for: member.key)
        case nil: reportUnknown("key", member, among: ConfigurationKey.names)
        }
    }
}

// MARK: Values of one kind

extension ConfigurationReader {
    private mutating func readFile(_ member: JSONMember) -> FileReference? {
        guard let path = string(member.value, for: member.key) else { return nil }
        if path.isEmpty || path.hasSuffix("/") {
            report("\"\(member.key)\" takes the path of a file.", at: member.value)
            return nil
        }
        return FileReference(path: path, place: place(member.value.range))
    }

    mutating func string(_ value: JSONValue, for key: String) -> String? {
        if case .string(let text) = value.content { return text }
        reportKind(value, of: key, expected: "a string")
        return nil
    }

    /// The strings of a list with their values; other entries are mistakes.
    mutating func strings(_ value: JSONValue, for key: String) -> [(String, JSONValue)] {
        guard case .array(let values) = value.content else {
            reportKind(value, of: key, expected: "a list of strings")
            return []
        }
        return values.compactMap { entry in string(entry, for: key).map { ($0, entry) } }
    }
}
