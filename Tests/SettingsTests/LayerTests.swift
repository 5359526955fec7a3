import Settings
import Testing

/// The layers of a configuration: how they are read, and which files lie in them.
@Suite struct LayerTests {
    private static let text = """
        {
          "layers": [
            { "name": "app", "paths": ["App/*.swift"], "reason": "It knows everything." },
            { "name": "screens", "paths": ["App/**", { "path": "Shared/*", "reason": "Old." }] },
          ],
        }
        """

    @Test func layersAreReadInTheirOrder() throws {
        let layers = try configuration(Self.text).layers
        #expect(layers.map(\.name) == ["app", "screens"])
        #expect(layers.map(\.reason) == ["It knows everything.", nil])
        #expect(layers[1].paths.map(\.glob.text) == ["App/**", "Shared/*"])
        #expect(layers[1].paths.map(\.reason) == [nil, "Old."])
        #expect(try configuration("{}").layers.isEmpty)
    }

    @Test(arguments: [
        ("App/AppDelegate.swift", 0), ("App/Login/LoginView.swift", 1), ("Shared/A.swift", 1),
        ("Services/A.swift", nil),
    ])
    func aFileLiesInTheFirstLayerThatMatches(path: String, expected: Int?) throws {
        #expect(try configuration(Self.text).layer(of: path) == expected)
    }

    @Test func patternsThatBringNoFileAreKnownWithTheLayerThatTookAll() throws {
        let configuration = try configuration(
            """
            {
              "layers": [
                { "name": "app", "paths": ["App/**", "Ap/**"] },
                { "name": "screens", "paths": ["App/Screens/**", "Screens/**"] },
                { "name": "services", "paths": ["App/**", "Services/**"] },
              ],
            }
            """)
        let files = ["App/A.swift", "App/Screens/B.swift", "Services/C.swift"]
        let idle = configuration.idleLayerPatterns(among: files)
        let texts = idle.map { "\($0.pattern.glob.text) \($0.taken ?? "-")" }
        #expect(texts == ["Ap/** -", "App/Screens/** app", "Screens/** -", "App/** app"])
    }

    @Test(arguments: [
        (#"{}"#, #"1:13 "layers" takes a list of layers, not an object."#),
        (
            #"["App/**"]"#,
            #"1:14 A layer is an object with "name" and "paths", not a string."#
        ),
        (#"[{ "paths": ["A"] }]"#, #"1:14 The layer lacks its "name"."#),
        (#"[{ "name": "a" }]"#, #"1:14 The layer lacks its "paths"."#),
        (#"[{ "name": "", "paths": ["A"] }]"#, #"1:24 A layer's name is empty."#),
        (#"[{ "name": 1, "paths": ["A"] }]"#, #"1:24 "name" takes a string, not a number."#),
        (
            #"[{ "name": "a", "paths": [] }]"#, #"1:38 A layer without patterns holds nothing."#
        ),
        (
            #"[{ "name": "a", "paths": "A" }]"#,
            #"1:38 "paths" takes a list of patterns, not a string."#
        ),
        (
            #"[{ "name": "a", "paths": ["/A"] }]"#,
            #"1:39 Bad pattern "/A": Patterns are relative to the folder of the configuration; "#
                + "drop the first `/`."
        ),
        (
            #"[{ "name": "a", "paths": ["A"], "reson": "" }]"#,
            #"1:45 Unknown key "reson". Did you mean "reason"?"#
        ),
        (
            #"[{ "name": "a", "paths": ["A"], "reason": 1 }]"#,
            #"1:55 "reason" takes a string, not a number."#
        ),
        (
            #"[{ "name": "a", "paths": ["A"] }, { "name": "a", "paths": ["B"] }]"#,
            #"1:57 There is already a layer "a"."#
        ),
    ])
    func mistakesInLayersSayWhatIsRight(layers: String, expected: String) {
        #expect(mistakes(#"{ "layers": \#(layers) }"#) == [expected])
    }

    @Test func allMistakesOfALayerAreReportedTogether() {
        let text = #"{ "layers": [{ "nam": "a" }, { "name": 1, "paths": [2] }] }"#
        #expect(mistakes(text) == [
            #"1:14 The layer lacks its "name"."#, #"1:14 The layer lacks its "paths"."#,
            #"1:16 Unknown key "nam". Did you mean "name"?"#,
            #"1:40 "name" takes a string, not a number."#,
            #"1:53 "paths" takes a string, not a number."#,
        ])
    }
}
