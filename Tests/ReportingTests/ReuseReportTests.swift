import Diagnostics
import Foundation
import Reporting
import SourceText
import Testing

@Suite struct ReuseReportTests {
    private static let files = [
        SourceFile(path: "App/A.swift", text: "class A {\n    let b: B\n    let c: C\n}\n"),
        SourceFile(path: "App/B.swift", text: "protocol B {}\nfinal class C {}\n"),
    ]

    private static func place(_ phrase: String, file: Int) -> Place {
        ReportingTests.place(of: phrase, in: files, file: file)
    }

    private static let inspection: ReuseInspection = {
        var inspection = ReuseInspection(ReusedType(
            name: "A", kind: "class", role: "presenter", module: "A", place: place("A", file: 0)))
        let first = Note(place: place("B", file: 0), message: "`A` stores `B`")
        let second = Note(place: place("C", file: 0), message: "`A` stores `C`")
        inspection.own = [ReusedType(
            name: "B", kind: "protocol", role: "event-output", module: "A",
            place: place("B", file: 1), need: first)]
        inspection.others = [ReusedType(
            name: "C", kind: "class", role: nil, module: nil, place: place("C", file: 1),
            need: second)]
        inspection.blocker = ReuseBlocker(name: "C", reason: "service", path: [first, second])
        inspection.unknownNames = [("Bag", second)]
        return inspection
    }()

    @Test func theTextSaysWhatBlocksBeforeWhatMovesAlong() {
        let expected = """
            App/A.swift:1:7: class A (presenter)
              module: A
              blocked by: `C` (service)
                App/A.swift:2:12: `A` stores `B`
                App/A.swift:3:12: `A` stores `C`
              contracts and values of its module: 1
                App/B.swift:1:10: protocol B (event-output)
                  App/A.swift:2:12: `A` stores `B`
              other types: 1
                App/B.swift:2:13: class C
                  App/A.swift:3:12: `A` stores `C`
              names that cannot be told: 1
                App/A.swift:3:12: `A` stores `C`

            """
        #expect(ReuseReport([Self.inspection], files: Self.files).text == expected)
    }

    @Test func aFreeTypeIsSaidToBeFree() {
        let type = ReusedType(
            name: "A", kind: "class", role: nil, module: nil, place: Self.place("A", file: 0))
        let expected = """
            App/A.swift:1:7: class A
              module: none
              blocked by: nothing
              contracts and values of its module: none
              other types: none
              names that cannot be told: none

            """
        #expect(ReuseReport([ReuseInspection(type)], files: Self.files).text == expected)
    }

    @Test func theJSONHoldsEverything() throws {
        let bytes = ReuseReport([Self.inspection], files: Self.files).json
        let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let type = try #require((json?["types"] as? [[String: Any]])?.first)
        #expect(type.keys.sorted() == [
            "blocker", "file", "kind", "line", "module", "name", "others", "own", "role",
            "unknownNames",
        ])
        let blocker = try #require(type["blocker"] as? [String: Any])
        #expect(blocker["name"] as? String == "C" && blocker["reason"] as? String == "service")
        #expect((blocker["path"] as? [[String: Any]])?.map { $0["line"] as? Int } == [2, 3])
        let own = try #require((type["own"] as? [[String: Any]])?.first)
        #expect(own["file"] as? String == "App/B.swift" && own["line"] as? Int == 1)
        #expect((own["need"] as? [String: Any])?["message"] as? String == "`A` stores `B`")
        let unknown = try #require((type["unknownNames"] as? [[String: Any]])?.first)
        #expect(unknown["name"] as? String == "Bag")
    }
}
