// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "modlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "modlint", targets: ["modlint"]),
        .plugin(name: "ModlintCommand", targets: ["ModlintCommand"]),
        .plugin(name: "ModlintBuildTool", targets: ["ModlintBuildTool"]),
    ],
    targets: [
        .target(name: "SourceText", exclude: []),
        .target(name: "Diagnostics", dependencies: ["SourceText"]),
        .target(name: "Syntax", dependencies: ["SourceText"]),
        .target(name: "Targets", dependencies: ["SourceText", "Syntax"]),
        .target(name: "Dependencies", dependencies: ["SourceText", "Diagnostics", "Syntax"]),
        .target(
            name: "Modules",
            dependencies: ["SourceText", "Diagnostics", "Syntax", "Targets", "Dependencies"]
        ),
        .target(
            name: "Rules",
            dependencies: [
                "SourceText", "Diagnostics", "Settings", "Syntax", "Targets", "Dependencies",
                "Modules",
            ]
        ),
        .target(name: "Settings", dependencies: ["SourceText", "Diagnostics"]),
        .target(name: "Project", dependencies: ["SourceText", "Diagnostics", "Settings"]),
        .target(
            name: "Linting",
            dependencies: [
                "SourceText", "Diagnostics", "Syntax", "Targets", "Dependencies", "Modules", "Rules",
                "Settings", "Project",
            ]
        ),
        .target(name: "Reporting", dependencies: ["SourceText", "Diagnostics"]),
        .executableTarget(
            name: "modlint",
            dependencies: [
                "SourceText", "Diagnostics", "Syntax", "Dependencies", "Modules", "Rules",
                "Settings", "Project", "Linting", "Reporting",
            ]
        ),
        .plugin(
            name: "ModlintCommand",
            capability: .command(
                intent: .custom(verb: "modlint", description: "Lints the architecture.")),
            dependencies: ["modlint"], path: "Sources/ModlintCommand"
        ),
        .plugin(
            name: "ModlintBuildTool", capability: .buildTool(), dependencies: ["modlint"],
            path: "Sources/ModlintBuildTool"
        ),
        .testTarget(name: "SyntaxTests", dependencies: ["SourceText", "Syntax"]),
        .testTarget(name: "SettingsTests", dependencies: ["SourceText", "Diagnostics", "Settings"]),
        .target(name: "TestFolders", dependencies: ["Project"], path: "Tests/TestFolders"),
        .testTarget(name: "ProjectTests", dependencies: ["Settings", "Project", "TestFolders"]),
        .testTarget(
            name: "ReportingTests",
            dependencies: ["SourceText", "Diagnostics", "Reporting", "TestFolders"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "SourceText", "Diagnostics", "Syntax", "Settings", "Project", "Linting", "Reporting",
                "modlint", "TestFolders",
            ]
        ),
        .target(
            name: "ExampleProjects",
            dependencies: [
                "SourceText", "Diagnostics", "Settings", "Syntax", "Targets", "Dependencies",
                "Modules", "Project",
            ],
            path: "Tests/ExampleProjects"
        ),
        .testTarget(
            name: "DependenciesTests",
            dependencies: ["SourceText", "Syntax", "Dependencies", "ExampleProjects"]
        ),
        .testTarget(
            name: "ModulesTests",
            dependencies: ["Diagnostics", "Dependencies", "Modules", "ExampleProjects"]
        ),
        .testTarget(
            name: "RulesTests",
            dependencies: [
                "SourceText", "Diagnostics", "Settings", "Dependencies", "Modules", "Rules",
                "ExampleProjects",
            ]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Diagnostics", "SourceText", "Settings", "Reporting", "modlint", "TestFolders",
            ]
        ),
        .testTarget(
            name: "OwnershipTests",
            dependencies: ["Dependencies", "Modules", "ExampleProjects", "TestFolders"]
        ),
        .testTarget(
            name: "TargetsTests",
            dependencies: ["SourceText", "Syntax", "Settings", "Project", "Targets", "TestFolders"]),
        .testTarget(name: "TidyTests", dependencies: ["SourceText", "Syntax"]),
    ],
    swiftLanguageModes: [.v6]
)
