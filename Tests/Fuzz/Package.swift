// swift-tools-version: 6.0
import PackageDescription

/// The front end under libFuzzer. A package of its own: no other build sees it, and `package`
/// access reaches into `Syntax` because the targets are compiled again here, through links.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "SourceText"),
        .target(name: "Syntax", dependencies: ["SourceText"]),
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "FrontEndFuzz", dependencies: ["AllocationCount", "SourceText", "Syntax"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ],
    swiftLanguageModes: [.v6]
)
