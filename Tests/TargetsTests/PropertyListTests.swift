import SourceText
import Targets
import Testing

/// Property lists in the old style, whole and broken.
@Suite struct PropertyListTests {
    private func read(_ text: String) -> Result<PropertyList, PropertyListReader.Failure> {
        var reader = PropertyListReader(ContiguousArray(text.utf8))
        return Result { () throws(PropertyListReader.Failure) in try reader.read() }
    }

    private func message(_ text: String) -> String? {
        guard case .failure(let failure) = read(text) else { return nil }
        return "\(failure.line): \(failure.message)"
    }

    @Test func everyKindOfValueIsRead() throws {
        let list = try read("""
            // !$*UTF8*$!
            { a = b/c.swift; "k \\"q\\"" /* why */ = (1, "x\\ny", <0fbd 77>, ); e = {}; f = ();
            g = /* a */ word/* b */; }
            """).get()
        #expect(list == .dictionary([
            "a": .string("b/c.swift"),
            "k \"q\"": .array([.string("1"), .string("x\ny"), .string("0fbd 77")]),
            "e": .dictionary([:]), "f": .array([]), "g": .string("word"),
        ]))
    }

    @Test(arguments: [
        ("", "1: The file ends too early."),
        ("{\n a = 1 }", nil),
        ("{ a = 1 b = 2; }", "1: There is no \";\" after a value."),
        ("{ a 1; }", "1: There is no \"=\" after a key."),
        ("(a b)", "1: There is no \",\" after an element."),
        ("{\n a = \"open", "2: A string is not closed."),
        ("/* open", "1: A comment is not closed."),
        ("<00", "1: Data holds digits alone, up to a \">\"."),
        ("{ a = ; }", "1: A value is missing."),
        ("{} x", "1: Something follows the property list."),
        ("<?xml version=\"1.0\"?>", "1: Data holds digits alone, up to a \">\"."),
    ] as [(String, String?)])
    func mistakesHaveALine(_ text: String, _ expected: String?) {
        if expected == nil, case .success = read(text) { return }
        #expect(message(text) == expected)
    }

    @Test func deepNestingIsRefused() {
        #expect(message(String(repeating: "(", count: 100_000)) == "1: The lists nest too deeply.")
    }

    @Test func everyPrefixOfAProjectGivesAMapAndAProblem() {
        let bytes = Array(ExampleXcodeProject.groups.utf8)
        for count in 0..<(bytes.count - 1) {
            let source = SourceFile(
                path: "A.xcodeproj/project.pbxproj", bytes: ContiguousArray(bytes.prefix(count)))
            let map = TargetMap([source], files: ["A.swift"])
            #expect(map.targets.isEmpty && map.problems.count == 1)
        }
    }

    @Test func objectsThatMakeNoSenseAreLeftOut() {
        for text in [
            "{ objects = (); rootObject = R; }", "{ objects = { R = x; }; rootObject = R; }",
            "{ objects = { R = { mainGroup = R; targets = (R, Q); children = (R); }; }; }",
            """
            { objects = { R = { mainGroup = G; targets = T; };
            G = { children = (G, H); sourceTree = "<group>"; path = ../..; };
            T = { isa = PBXNativeTarget; buildPhases = G; fileSystemSynchronizedGroups = (G); };
            H = { children = (G); sourceTree = SOURCE_ROOT; }; }; rootObject = R; }
            """,
        ] {
            let map = TargetMap(
                [SourceFile(path: "A.xcodeproj/project.pbxproj", text: text)], files: ["A.swift"])
            #expect(map.targets(ofFile: 0).isEmpty)
        }
    }
}
