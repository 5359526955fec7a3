/// What a Swift file is for: only `linted` files get findings, all of them are read.
///
/// The path decides first (relative to the project's root); what only the content tells — a test
/// framework's import, a generator's header — is added after parsing.
package enum FileClass: Sendable {
    /// The project's own code.
    case linted
    /// Lies in a folder whose name ends in `Tests`, or imports a test framework.
    case test
    /// Stands in for the real thing: lies in a folder of mocks, or is called `…Mock.swift`.
    case mock
    /// Owned by a program: `*.generated.swift`, a folder `Generated`, or a header that says so.
    case generated
    /// Describes how the project is built: `Package.swift`.
    case manifest

    /// The class that the path tells.
    package init(path: String) {
        let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String($0) ?? "" }
        let folders = components.dropLast().reduce(into: FolderTraits()) { $0.enter($1) }
        self.init(name: components.last ?? "", in: folders)
    }

    /// The class of a file in some folders.
    init(name: String, in folders: FolderTraits) {
        if folders.contains(.tests) {
            self = .test
        } else if folders.contains(.mocks) || isMockName(name) {
            self = .mock
        } else if folders.contains(.generated) || isGeneratedName(name) {
            self = .generated
        } else if name == "Package.swift" || name.hasPrefix("Package@swift-") {
            self = .manifest
        } else {
            self = .linted
        }
    }
}

/// What the names of the folders around a file tell of it.
struct FolderTraits: OptionSet {
    let rawValue: UInt8

    static let tests = FolderTraits(rawValue: 1)
    static let mocks = FolderTraits(rawValue: 2)
    static let generated = FolderTraits(rawValue: 4)

    /// Adds what a folder inside the others tells.
    mutating func enter(_ name: String) {
        if name.hasSuffix("Tests") || name == "Specs" { insert(.tests) }
        if name.hasSuffix("Mocks") || name == "Mock" || name == "Preview Content" {
            insert(.mocks)
        }
        if name == "Generated" || name == "DerivedSources" { insert(.generated) }
    }
}

private func isMockName(_ name: String) -> Bool {
    name.hasSuffix("Mock.swift") || name.hasSuffix("Mocks.swift")
}

private func isGeneratedName(_ name: String) -> Bool {
    name.hasSuffix(".generated.swift") || name.hasSuffix(".pb.swift")
        || name.hasSuffix(".grpc.swift")
}
