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
        let folders = components.dropLast()
        let name = components.last ?? ""
        if folders.contains(where: isTestFolder) {
            self = .test
        } else if folders.contains(where: isMockFolder) || isMockName(name) {
            self = .mock
        } else if folders.contains(where: isGeneratedFolder) || isGeneratedName(name) {
            self = .generated
        } else if name == "Package.swift" || name.hasPrefix("Package@swift-") {
            self = .manifest
        } else {
            self = .linted
        }
    }
}

private func isTestFolder(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name == "Specs"
}

private func isMockFolder(_ name: String) -> Bool {
    name.hasSuffix("Mocks") || name == "Mock" || name == "Preview Content"
}

private func isMockName(_ name: String) -> Bool {
    name.hasSuffix("Mock.swift") || name.hasSuffix("Mocks.swift")
}

private func isGeneratedFolder(_ name: String) -> Bool {
    name == "Generated" || name == "DerivedSources"
}

private func isGeneratedName(_ name: String) -> Bool {
    [".generated.swift", ".pb.swift", ".grpc.swift"].contains { name.hasSuffix($0) }
}
