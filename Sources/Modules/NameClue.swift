/// What a type's name suggests: a tie-break, never a proof.
package struct NameClue: Sendable {
    package enum Kind: Sendable {
        case logic, view, navigation, assembly, service, helper, stub, neutral
    }

    package let kind: Kind
    /// The name without the words that tell a role.
    package let stem: String
    /// Whether it ends in a word that means a service and nothing else.
    package let isPlainService: Bool

    package init(_ name: String) {
        let bytes = Array(name.utf8)
        let plain = Self.trimming(bytes, Self.decorations)
        isPlainService = Self.plainServices.contains { plain.ends(with: $0) }
        if Self.stubs.contains(where: { bytes.starts(with: $0) || bytes.ends(with: $0) }) {
            kind = .stub
            stem = String(decoding: plain, as: UTF8.self)
            return
        }
        let last = plain.last.map { Self.endings[Int($0)] } ?? []
        if let found = last.first(where: { plain.ends(with: $0.word) }) {
            kind = found.kind
            let rest = plain.dropLast(found.word.count)
            stem = String(decoding: Self.trimming(rest, Self.parts), as: UTF8.self)
            return
        }
        kind = .neutral
        stem = String(decoding: plain, as: UTF8.self)
    }

    private static func trimming(
        _ name: some Collection<UInt8>, _ words: [Word]
    ) -> ArraySlice<UInt8> {
        var rest = Array(name)[...]
        if rest.starts(with: decoration), rest.count > decoration.count {
            rest.removeFirst(decoration.count)
        }
        for word in words where rest.ends(with: word) && rest.count > word.count {
            rest.removeLast(word.count)
        }
        return rest
    }

    /// The bytes of a word: names are compared with a hundred of them.
    private typealias Word = ContiguousArray<UInt8>

    private static func words(_ words: [String]) -> [Word] { words.map { Word($0.utf8) } }

    private static let decoration = Word("Default".utf8)
    private static let parts = words(["View", "Module", "Screen", "Default"])
    private static let decorations = words([
        "Impl", "Implementation", "Imp", "Protocol", "Interface", "Type", "Base",
    ])
    private static let plainServices = words([
        "Service", "Services", "Repository", "Client", "API", "Api", "Gateway", "UseCase",
        "Networking", "Tracker", "Analytics", "Keychain", "Database", "Fetcher", "Uploader",
        "Downloader", "Storage", "Worker",
    ])
    private static let stubs = words(["Mock", "Fake", "Stub", "Spy", "Dummy"])
    /// The longest suffix of a group comes first; `ViewModel` before `View`.
    private static let suffixes: [(Kind, [Word])] = [
        (.logic, words(["ViewModel", "Presenter", "Interactor", "Reactor", "PresentationModel",
            "ViewStore"])),
        (.navigation, words(["Coordinator", "Router", "Wireframe", "WireFrame", "Navigator",
            "FlowController", "Flow", "Routing"])),
        (.assembly, words(["Assembler", "Assembly", "Builder", "Configurator", "Factory",
            "Container", "Component", "Module", "Initializer", "Registry"])),
        (.service, words(["Service", "Services", "Manager", "Repository", "Client", "Provider",
            "Storage", "API", "Api", "Gateway", "Cache", "Tracker", "Logger", "Worker", "UseCase",
            "Loader", "Fetcher", "Keychain", "Database", "Analytics", "Session", "Store",
            "Networking", "Network", "Monitor", "Downloader", "Uploader", "DataSource"])),
        (.helper, words(["Adapter", "Delegate", "Cell", "Formatter", "Observer", "Handler",
            "Helper", "Animator", "Transition", "Layout", "Validator", "Mapper", "Parser",
            "Converter"])),
        (.view, words(["ViewController", "PagesController", "PageController",
            "Controller", "Screen", "View", "VC", "Page"])),
    ]
    /// The suffixes by their last byte: a name is compared with a few of them.
    private static let endings: [[(kind: Kind, word: Word)]] = {
        var endings = [[(kind: Kind, word: Word)]](repeating: [], count: 256)
        for (kind, words) in suffixes {
            for word in words { endings[Int(word.last ?? 0)].append((kind, word)) }
        }
        return endings
    }()
}

extension BidirectionalCollection<UInt8> {
    /// Whether the bytes end with those of a word.
    fileprivate func ends(with word: ContiguousArray<UInt8>) -> Bool {
        guard last == word.last, count >= word.count else { return false }
        return suffix(word.count).elementsEqual(word)
    }
}
