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
        let plain = Self.trimming(name, Self.decorations)
        isPlainService = Self.plainServices.contains { plain.hasSuffix($0) }
        if Self.stubs.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) {
            kind = .stub
            stem = plain
            return
        }
        for (found, words) in Self.suffixes {
            guard let word = words.first(where: { plain.hasSuffix($0) }) else { continue }
            kind = found
            let rest = String(plain.dropLast(word.count))
            stem = Self.trimming(rest, ["View", "Module", "Screen", "Default"])
            return
        }
        kind = .neutral
        stem = plain
    }

    private static func trimming(_ name: String, _ words: [String]) -> String {
        var rest = name
        if rest.hasPrefix("Default"), rest.count > 7 { rest.removeFirst(7) }
        for word in words where rest.hasSuffix(word) && rest.count > word.count {
            rest.removeLast(word.count)
        }
        return rest
    }

    private static let decorations = [
        "Impl", "Implementation", "Imp", "Protocol", "Interface", "Type", "Base",
    ]
    private static let plainServices = [
        "Service", "Services", "Repository", "Client", "API", "Api", "Gateway", "UseCase",
        "Networking", "Tracker", "Analytics", "Keychain", "Database", "Fetcher", "Uploader",
        "Downloader", "Storage", "Worker",
    ]
    private static let stubs = ["Mock", "Fake", "Stub", "Spy", "Dummy"]
    /// The longest suffix of a group comes first; `ViewModel` before `View`.
    private static let suffixes: [(Kind, [String])] = [
        (.logic, ["ViewModel", "Presenter", "Interactor", "Reactor", "PresentationModel",
            "ViewStore"]),
        (.navigation, ["Coordinator", "Router", "Wireframe", "Navigator", "FlowController",
            "Flow", "Routing"]),
        (.assembly, ["Assembler", "Assembly", "Builder", "Configurator", "Factory", "Container",
            "Component", "Module", "Initializer", "Registry"]),
        (.service, ["Service", "Services", "Manager", "Repository", "Client", "Provider",
            "Storage", "API", "Api", "Gateway", "Cache", "Tracker", "Logger", "Worker", "UseCase",
            "Loader", "Fetcher", "Keychain", "Database", "Analytics", "Session", "Store",
            "Networking", "Network", "Monitor", "Downloader", "Uploader", "DataSource"]),
        (.helper, ["Adapter", "Delegate", "Cell", "Formatter", "Observer", "Handler", "Helper",
            "Animator", "Transition", "Layout", "Validator", "Mapper", "Parser", "Converter"]),
        (.view, ["ViewController", "PagesController", "PageController",
            "Controller", "Screen", "View", "VC", "Page"]),
    ]
}
