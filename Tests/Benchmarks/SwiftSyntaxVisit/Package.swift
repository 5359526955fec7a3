// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// A program that parses with SwiftSyntax and visits every node: what a linter over SwiftSyntax
/// costs before its first rule. SWIFT_SYNTAX names the folder of a checkout of swift-syntax.
let checkout = ProcessInfo.processInfo.environment["SWIFT_SYNTAX"] ?? "../swift-syntax"
let name = URL(fileURLWithPath: checkout).lastPathComponent

let package = Package(
    name: "SwiftSyntaxVisit",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: checkout)],
    targets: [
        .executableTarget(
            name: "SwiftSyntaxVisit",
            dependencies: [
                .product(name: "SwiftParser", package: name),
                .product(name: "SwiftSyntax", package: name),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    ],
    swiftLanguageModes: [.v6]
)
