import SourceText
import Targets
import Testing

/// Which targets a project has and which files they compile.
@Suite struct TargetMapTests {
    private func map(_ descriptions: [String: String], _ files: [String]) -> TargetMap {
        TargetMap(read(descriptions), files: files.sorted())
    }

    private func read(_ descriptions: [String: String]) -> [BuildDescription] {
        descriptions.map { BuildDescription(SourceFile(path: $0.key, text: $0.value)) }
    }

    /// One line for each file with the names of its targets.
    private func lines(_ map: TargetMap, _ files: [String]) -> [String] {
        files.sorted().enumerated().map { index, file in
            let names = map.targets(ofFile: index).map { map.uniqueName(of: $0) }
            return "\(file): \(names.joined(separator: ", "))"
        }
    }

    private func package(_ targets: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", products: [
            .library(name: "P", targets: ["P"])
        ], dependencies: [.package(url: "x", from: "1.0.0")], targets: [
        \(targets)
        ])
        """
    }

    @Test func packagesHaveTheirTargetsInTheUsualFolders() {
        let files = [
            "Sources/A/A.swift", "Sources/B/B.swift", "Tests/ATests/T.swift", "Other.swift",
        ]
        let manifest = package("""
            .target(name: "A", dependencies: ["B", .product(name: "Log", package: "log")]),
            .executableTarget(name: "B", dependencies: [.target(name: "C")]),
            .testTarget(name: "ATests", dependencies: ["A"]),
            """)
        let map = map(["Package.swift": manifest], files)
        #expect(lines(map, files) == [
            "Other.swift: ", "Sources/A/A.swift: A", "Sources/B/B.swift: B",
            "Tests/ATests/T.swift: ATests",
        ])
        #expect(map.targets.map(\.kind) == [.library, .test, .executable])
        #expect(map.targets.map(\.dependencies) == [["B", "Log"], ["A"], ["C"]])
        #expect(read(["Package.swift": manifest]).allSatisfy { $0.problem == nil })
    }

    @Test func pathSourcesAndExcludeDecideWhatATargetCompiles() {
        let files = ["Kit/a/A.swift", "Kit/a/Old/O.swift", "Kit/b/B.swift", "Kit/C.swift"]
        let map = map(["Package.swift": package("""
            .target(name: "A", path: "Kit", exclude: ["a/Old"], sources: ["a", "C.swift"]),
            """)], files)
        #expect(lines(map, files) == [
            "Kit/C.swift: A", "Kit/a/A.swift: A", "Kit/a/Old/O.swift: ", "Kit/b/B.swift: ",
        ])
    }

    @Test func thePackageWithOneTargetMayDoWithoutItsFolder() {
        let files = ["Sources/A.swift", "Tests/T.swift"]
        let map = map(["Package.swift": package("""
            .target(name: "A"), .testTarget(name: "ATests"),
            """)], files)
        #expect(lines(map, files) == ["Sources/A.swift: A", "Tests/T.swift: ATests"])
    }

    @Test func eachPackageOfATreeKeepsItsFiles() {
        let files = ["Packages/A/Sources/Kit/A.swift", "Packages/B/Sources/Kit/B.swift", "M.swift"]
        let map = map([
            "Packages/A/Package.swift": package(".target(name: \"Kit\")"),
            "Packages/B/Package.swift": package(".target(name: \"Kit\")"),
            "Package.swift": package(".target(name: \"Main\", path: \".\")"),
        ], files)
        #expect(lines(map, files) == [
            "M.swift: Main", "Packages/A/Sources/Kit/A.swift: Kit (Packages/A)",
            "Packages/B/Sources/Kit/B.swift: Kit (Packages/B)",
        ])
        #expect(map.target(importedAs: "Kit") == nil)
        #expect(map.target(importedAs: "Main") != nil)
    }

    @Test func aComputedTargetIsAProblemAndNoTarget() {
        let descriptions = read(["Package.swift": package("""
            .target(name: prefix + "A"), .target(name: "B", path: "\\(root)/B"),
            """)])
        #expect(TargetMap(descriptions, files: ["Sources/A/A.swift"]).targets.isEmpty)
        #expect(descriptions.map(\.problem?.path) == ["Package.swift"])
    }

    @Test func withoutADescriptionFoldersTell() {
        let files = ["Kit/Sources/A/x/A.swift", "Sources/B/B.swift", "Sources/C.swift", "D.swift"]
        #expect(lines(map([:], files), files) == [
            "D.swift: ", "Kit/Sources/A/x/A.swift: A", "Sources/B/B.swift: B", "Sources/C.swift: ",
        ])
    }

    @Test func projectsOfXcodeNameTheirFilesThroughGroups() {
        let files = ["App/Screens/Home.swift", "App/Main.swift", "Shared/Log.swift", "Old.swift"]
        let map = map(["App/App.xcodeproj/project.pbxproj": ExampleXcodeProject.groups], files)
        #expect(lines(map, files) == [
            "App/Main.swift: App", "App/Screens/Home.swift: App",
            "Old.swift: ", "Shared/Log.swift: App, Widget",
        ])
        #expect(map.targets.map(\.kind) == [.application, .extension])
        #expect(map.targets.map(\.moduleName) == ["AppKitchen", "Widget"])
        #expect(map.targets[0].dependencies == ["Widget"])
    }

    @Test func synchronizedFoldersHaveTheirExceptions() {
        let files = ["App/A.swift", "App/Info/I.swift", "App/Shared.swift", "Widget/W.swift"]
        let map = map(["App.xcodeproj/project.pbxproj": ExampleXcodeProject.synchronized], files)
        #expect(lines(map, files) == [
            "App/A.swift: App", "App/Info/I.swift: ", "App/Shared.swift: App, Widget",
            "Widget/W.swift: Widget",
        ])
    }

    @Test func sourcesThatTwoBuildsShareAreOneTarget() {
        let project = """
            { objects = { R = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Sources/Kit/K.swift; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = Kit; buildPhases = (P); };
            P = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; }; }; rootObject = R; }
            """
        let files = ["Sources/Kit/K.swift", "Sources/Kit/L.swift"]
        let map = map([
            "Kit.xcodeproj/project.pbxproj": project,
            "Package.swift": package(".target(name: \"Kit\")"),
        ], files)
        #expect(lines(map, files) == ["Sources/Kit/K.swift: Kit", "Sources/Kit/L.swift: Kit"])
    }
}
