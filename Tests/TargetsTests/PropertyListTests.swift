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
            g = /* a */ word/* b */; h = ((1, 2), { i = ({}, 3); }); }
            """).get()
        #expect(list.members.keys.sorted() == ["a", "e", "f", "g", "h", "k \"q\""])
        #expect(list["a"]?.text == "b/c.swift")
        #expect(list["k \"q\""]?.strings == ["1", "x\ny", "0fbd 77"])
        #expect(list["e"]?.isDictionary == true && list["e"]?.members.isEmpty == true)
        #expect(list["f"]?.isDictionary == false && list["f"]?.elements.isEmpty == true)
        #expect(list["g"]?.text == "word" && list["g"]?.strings == ["word"])
        let inner = list["h"]?.elements
        #expect(inner?.count == 2 && inner?.first?.strings == ["1", "2"])
        #expect(inner?.last?["i"]?.elements.map(\.text) == [nil, "3"])
        #expect(list["none"] == nil && list["g"]?["a"] == nil && list.text == nil)
    }

    @Test func ofSeveralMembersOfOneNameTheLastCounts() throws {
        let list = try read("{ a = 1; \"\\a\" = 2; }").get()
        #expect(list["a"]?.text == "2" && list.members["a"]?.text == "2")
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
            let description = BuildDescription(source)
            #expect(description.problem?.kind == .broken)
            #expect(TargetMap([description], files: ["A.swift"]).targets.isEmpty)
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
            let source = SourceFile(path: "A.xcodeproj/project.pbxproj", text: text)
            let map = TargetMap([BuildDescription(source)], files: ["A.swift"])
            #expect(map.targets(ofFile: 0).isEmpty)
        }
    }
}
