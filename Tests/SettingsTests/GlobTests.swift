import Settings
import Testing

@Suite struct GlobTests {
    @Test(arguments: [
        ("App/**", ["App/A.swift", "App/B/C.swift"], ["Apple/A.swift", "Lib/App/A.swift"]),
        ("**/*.swift", ["A.swift", "App/B/C.swift"], ["A.swifty", "App/A.m"]),
        (
            "**/Generated/**", ["Generated/A.swift", "App/Generated/B/C.swift"],
            ["App/NotGenerated/A"]
        ),
        ("App/*/Views", ["App/Login/Views/A.swift"], ["App/Views/A.swift", "App/A/B/Views/C"]),
        ("App/*.swift", ["App/A.swift"], ["App/B/A.swift"]),
        ("App", ["App", "App/A.swift"], ["Apps/A.swift", "X/App/A.swift"]),
        ("App/", ["App/A.swift"], ["Apps/A.swift"]),
        ("./App", ["App/A.swift"], ["B/App/A.swift"]),
        ("{App,Lib}/**", ["App/A", "Lib/A"], ["Other/A"]),
        ("{App/{A,B},Lib}/*", ["App/A/x", "App/B/x", "Lib/x"], ["App/C/x", "App/x"]),
        ("*{Model,}.swift", ["AModel.swift", "A.swift"], ["A.m"]),
        ("?.swift", ["A.swift", "é.swift", "😀.swift"], ["AB.swift", ".swift"]),
        ("a*b*c", ["abc", "aXbYc", "abbc", "abcbc"], ["ab", "acb", "abcd"]),
        ("**/a/**/b", ["a/b", "x/a/y/z/b", "a/a/b"], ["b", "a/c"]),
        (#"\*.swift"#, ["*.swift"], ["A.swift"]),
        (#"\{a\}"#, ["{a}"], ["a"]),
        ("My Screens/Straße/**", ["My Screens/Straße/A.swift"], ["My Screens/Strasse/A.swift"]),
        ("**", ["A.swift", "a/b/c"], []),
    ])
    func pathsMatchWhole(pattern: String, matching: [String], others: [String]) throws {
        let glob = try Glob(pattern)
        for path in matching { #expect(glob.matches(path), "\(pattern) should match \(path).") }
        for path in others { #expect(!glob.matches(path), "\(pattern) should not match \(path).") }
    }

    @Test(arguments: [
        ("App/Screens/*", "App/Screens/Login/View/A.swift", "App/Screens/Login"),
        ("App/Screens/*", "App/Services/A.swift", nil), ("App/*", "App/A.swift", nil),
        ("**/Feature*", "Packages/X/FeatureA/FeatureB/A.swift", "Packages/X/FeatureA"),
        ("{App/*,Lib}", "Lib/A/B.swift", "Lib"),
    ])
    func theOutermostMatchingFolderIsFound(pattern: String, path: String, expected: String?) throws
    {
        #expect(try Glob(pattern).matchedFolder(of: path) == expected)
    }

    @Test(arguments: [
        ("App/**", "", true), ("App/**", "App", true), ("App/**", "App/B/C", true),
        ("App/**", "Lib", false), ("App/*/Views/**", "App/Login", true),
        ("App/*/Views/**", "App/Login/Models", false), ("**/x", "a/b/c", true),
        ("App", "App/B", true), ("*.swift", "App", false),
    ])
    func foldersThatCannotMatchAreNotEntered(
        pattern: String, folder: String, expected: Bool
    ) throws {
        #expect(try Glob(pattern).mayMatch(inside: folder) == expected)
    }

    @Test(arguments: [
        ("", GlobMistake.empty), ("/App", .absolute), ("a//b", .emptyComponent),
        ("a/../b", .relativeComponent), ("./", .empty), ("a**", .doubleStar),
        ("**.swift", .doubleStar), ("[ab]", .characterClass), ("a\\", .danglingBackslash),
        ("{a,b", .unclosedBrace), ("a}", .unopenedBrace),
        (String(repeating: "{a,b}", count: 9), .tooManyAlternatives),
    ])
    func badPatternsSayWhatIsWrong(pattern: String, expected: GlobMistake) {
        #expect(throws: expected) { try Glob(pattern) }
        #expect(!expected.message.isEmpty)
    }

    @Test func manyStarsTakeNoTime() throws {
        let stars = String(repeating: "a*", count: 30) + "b"
        #expect(!(try Glob(stars).matches(String(repeating: "a", count: 2000))))
        let folders = String(repeating: "**/a/", count: 30) + "b"
        #expect(!(try Glob(folders).matches(String(repeating: "a/", count: 500) + "c")))
    }
}

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("eror", "error"), ("wraning", "warning"), ("of", "off"), ("information", "info"),
        ("", "off"),
    ])
    func theNearestNameTakesTheFewestEdits(written: String, expected: String) {
        #expect(nearestName(to: written, among: ["error", "warning", "info", "off"]) == expected)
    }

    @Test func withoutNamesThereIsNoSuggestion() {
        #expect(suggestion(for: "x", among: []) == "")
    }
}
