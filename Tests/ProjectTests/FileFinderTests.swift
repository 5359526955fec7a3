import Foundation
import Project
import Settings
import TestFolders
import Testing

@Suite struct FileFinderTests {
    private func find(
        in folder: TemporaryFolder, _ selection: FileSelection = FileSelection()
    ) -> FileFinder {
        var finder = FileFinder(selection)
        finder.search(folder.location, as: "")
        return finder
    }

    @Test func filesComeInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder()
        let paths = [
            "a-b/x.swift", "a.swift", "a/b.swift", "a/é.swift", "b c/ö 😀.swift", "Z.swift",
        ]
        for path in paths { try folder.add(path) }
        let expected = [
            "Z.swift", "a-b/x.swift", "a.swift", "a/b.swift", "a/é.swift", "b c/ö 😀.swift",
        ]
        #expect(find(in: folder).files.map(\.path) == expected)
    }

    @Test func onlySwiftFilesOfTheProjectAreFound() throws {
        let folder = try TemporaryFolder()
        let foreign = [
            ".build/checkouts/A.swift", ".git/A.swift", "Pods/A.swift", "Carthage/Build/A.swift",
            "DerivedData/A.swift", "web/node_modules/A.swift", "SourcePackages/A.swift",
            ".hidden/A.swift", "._A.swift", "A.m", "swift", ".swift", "x.swift.bak",
            "Templates/VIPER.xctemplate/View.swift",
        ]
        for path in foreign + ["A.swift", "folder.swift/B.swift"] { try folder.add(path) }
        #expect(find(in: folder).files.map(\.path) == ["A.swift", "folder.swift/B.swift"])
    }

    @Test func everythingMeansHiddenFilesToo() throws {
        let folder = try TemporaryFolder()
        for path in [".build/A.swift", ".hidden.swift", "Pods/A.swift"] { try folder.add(path) }
        let files = find(in: folder, .everything).files
        #expect(files.map(\.path) == [".build/A.swift", ".hidden.swift", "Pods/A.swift"])
    }

    @Test func linksToFilesAreReadAndLinksToFoldersAreNot() throws {
        let folder = try TemporaryFolder()
        try folder.add("App/A.swift")
        try folder.link("App/Loop", to: "..")
        try folder.link("App/Loop.swift", to: ".")
        try folder.link("App/Self.swift", to: "Self.swift")
        try folder.link("B.swift", to: "App/A.swift")
        let finder = find(in: folder, .everything)
        #expect(finder.files.map(\.path) == ["App/A.swift", "B.swift"])
        #expect(finder.problems.isEmpty)
    }

    @Test func aProjectTakesTheFileBehindALinkOnce() throws {
        let folder = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try folder.add("App/A.swift")
        try elsewhere.add("C.swift")
        try folder.link("App/B.swift", to: "A.swift")
        try folder.link("App/C.swift", to: elsewhere.path + "/C.swift")
        #expect(find(in: folder).files.map(\.path) == ["App/A.swift", "App/C.swift"])
    }

    @Test func aLinkGivenAsArgumentIsEntered() throws {
        let folder = try TemporaryFolder()
        try folder.add("App/A.swift")
        try folder.link("Link", to: "App")
        var finder = FileFinder(.everything)
        finder.search(folder.location.appending("Link".utf8), as: "Link/")
        #expect(finder.files.map(\.path) == ["Link/A.swift"])
    }

    @Test func whatCannotBeReadIsAProblemAndTheRestIsFound() throws {
        let folder = try TemporaryFolder()
        try folder.add("Closed/A.swift")
        try folder.add("B.swift")
        try folder.forbid("Closed")
        defer {
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("Closed"))
        }
        let finder = find(in: folder)
        #expect(finder.files.map(\.path).contains("B.swift"))
        // Nothing is closed to a superuser.
        if getuid() != 0 {
            let message = "Cannot be read: Permission denied."
            #expect(finder.problems == [FileProblem(path: "Closed", message: message)])
        }
        var missing = FileFinder(.everything)
        missing.search(folder.location.appending("Missing".utf8), as: "Missing")
        #expect(missing.problems.map(\.path) == ["Missing"])
        #expect(missing.problems.first?.message.hasPrefix("Cannot be read: No such file") == true)
    }

    @Test(arguments: [FileSelection(), .everything])
    func itMattersNotWhoReadsTheFolders(_ selection: FileSelection) async throws {
        let folder = try TemporaryFolder()
        for path in ["App/A.swift", "App/Deep/B.swift", "Closed/C.swift", "Pods/D.swift"] {
            try folder.add(path)
        }
        try folder.add("App.xcodeproj/project.pbxproj")
        try folder.add("Kit/Package.swift")
        try folder.link("App/Deep/Up", to: "../..")
        try folder.link("App/E.swift", to: "A.swift")
        try folder.link("F.swift", to: "Pods/D.swift")
        try folder.forbid("Closed")
        defer {
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("Closed"))
        }
        for (location, path) in [
            (folder.location, ""), (folder.location.appending("App/A.swift".utf8), "A.swift"),
            (folder.location.appending("Missing".utf8), "Missing"),
        ] {
            var finder = FileFinder(selection)
            finder.search(location, as: path)
            var other = FileFinder(selection)
            await other.search(location, as: path) { folders in
                folders.map { FolderContent($0) }
            }
            #expect(other.files.map(\.path) == finder.files.map(\.path))
            #expect(other.files.map(\.location) == finder.files.map(\.location))
            #expect(
                other.buildDescriptions.map(\.path) == finder.buildDescriptions.map(\.path))
            #expect(other.problems == finder.problems)
        }
    }

    @Test func dumpsTakeAGivenFileWhateverItsName() throws {
        let folder = try TemporaryFolder()
        try folder.add("script")
        let script = folder.location.appending("script".utf8)
        var finder = FileFinder(.everything)
        finder.search(script, as: "script")
        finder.search(script, as: "script")
        #expect(finder.files.map(\.path) == ["script"])
        var projectFinder = FileFinder(FileSelection())
        projectFinder.search(script, as: "script")
        #expect(
            projectFinder.problems == [FileProblem(path: "script", message: "Is no Swift file.")])
    }

    @Test func patternsChooseFilesAndTellWhetherTheyMatched() throws {
        let folder = try TemporaryFolder()
        for path in ["App/A.swift", "App/Generated/B.swift", "Lib/C.swift", "Pods/D.swift"] {
            try folder.add(path)
        }
        let include = try ["App/**", "Missing/**"].map { pattern in try Glob(pattern) }
        let exclude = try ["**/Generated", "Pods/**", "**/*.pb.swift"].map { try Glob($0) }
        let finder = find(in: folder, FileSelection(include: include, exclude: exclude))
        #expect(finder.files.map(\.path) == ["App/A.swift"])
        #expect(finder.unmatchedInclude == [1])
        #expect(finder.unmatchedExclude == [2])
    }

    @Test func deepTreesNeedNoStack() throws {
        let folder = try TemporaryFolder()
        let path = String(repeating: "d/", count: 400) + "A.swift"
        try folder.add(path)
        #expect(find(in: folder).files.map(\.path) == [path])
    }
}

@Suite struct FileClassTests {
    @Test(arguments: [
        ("App/Login/LoginView.swift", FileClass.linted), ("AppTests/A.swift", .test),
        ("Tests/AppTests/A.swift", .test), ("AppUITests/A.swift", .test),
        ("App/Contests/A.swift", .linted), ("Specs/A.swift", .test), ("Tests.swift", .linted),
        ("App/Mocks/A.swift", .mock), ("App/ServiceMock.swift", .mock),
        ("App/Mockingbird.swift", .linted), ("App/Generated/A.swift", .generated),
        ("App/Assets.generated.swift", .generated), ("App/a.pb.swift", .generated),
        ("Package.swift", .manifest), ("Package@swift-5.9.swift", .manifest),
    ])
    func thePathTellsTheClass(path: String, expected: FileClass) {
        #expect(FileClass(path: path) == expected)
    }
}

@Suite struct FileReadingTests {
    @Test func anyBytesAreRead() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: folder.url.appendingPathComponent("A.swift"))
        #expect(try readFile(folder.location.appending("A.swift".utf8)).elementsEqual(bytes))
        try folder.add("empty")
        #expect(try readFile(folder.location.appending("empty".utf8)).isEmpty)
    }

    @Test func aFolderIsNoFile() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileProblem.self) { try readFile(folder.location) }
    }

    @Test func theNearestConfigurationIsFoundUpwards() throws {
        let folder = try TemporaryFolder()
        try folder.add("App/.modlint.json")
        try folder.add("App/Screens/Login/A.swift")
        let login = folder.location.appending("App/Screens/Login".utf8)
        let expected = folder.location.appending("App/.modlint.json".utf8)
        #expect(nearestConfiguration(from: login) == expected)
    }

    @Test(arguments: [
        ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("/", "/"), ("/a/b/..", "/a"),
    ])
    func locationsAreNormalised(path: String, expected: String) {
        #expect(FileLocation(path).normalised.path == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/ab", "/a", nil), ("/a", "/", "a"),
    ])
    func locationsAreRelativeToFoldersAroundThem(path: String, folder: String, expected: String?) {
        #expect(FileLocation(path).relative(to: FileLocation(folder)) == expected)
    }
}
