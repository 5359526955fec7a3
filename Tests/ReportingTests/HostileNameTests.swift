import Foundation
import Reporting
import TestFolders
import Testing

/// Names of a repository cannot break a drawing or forge one.
@Suite struct HostileNameTests {
    private let report = ring(hostileNames)

    /// Direction marks, escapes and line breaks of names.
    private func holdsNothingUnprintable(_ text: String) -> Bool {
        !text.unicodeScalars.contains { scalar in
            scalar.value < 0x20 && scalar != "\n" || scalar.value == 0x202E
        }
    }

    @Test func dotQuotesThem() {
        let text = report.text(.dot)
        #expect(text.split(separator: "\n").count == 2 * hostileNames.count + 5)
        #expect(text.contains(#"n0 [label="quote\"backslash\\"];"#))
        #expect(text.contains(#"n2 [label="line\\u{A}break\\u{1B}[31m"];"#))
        #expect(text.contains(#"n4 [label="a &amp; b; -->|x| c"];"#))
        #expect(holdsNothingUnprintable(text))
    }

    @Test(.enabled(if: InstalledTool.dot != nil, "Graphviz is not installed."))
    func graphvizReadsAsManyNodesAndEdgesAsThereAre() throws {
        let folder = try TemporaryFolder()
        try folder.add("graph.dot", report.text(.dot))
        let tool = try #require(InstalledTool.dot)
        let result = try BuiltProgram.runShell("\(tool) -Tjson '\(folder.path)/graph.dot'")
        #expect(result.status == 0 && result.errors.isEmpty)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let graph = try #require(json as? [String: Any])
        #expect((graph["objects"] as? [Any])?.count == hostileNames.count)
        #expect((graph["edges"] as? [Any])?.count == hostileNames.count)
    }

    @Test func mermaidKnowsOtherThanPlainCharactersByTheirNumbers() {
        let text = report.text(.mermaid)
        #expect(text.split(separator: "\n").count == 2 * hostileNames.count + 2)
        #expect(text.contains(##"n0["quote#34;backslash#92;"]"##))
        #expect(text.contains(##"n5["n0 -#62; n1 #91;color#61;blue#93; #37;#37; #35;quot#59;"]"##))
        #expect(holdsNothingUnprintable(text))
    }

    @Test(.enabled(
        if: InstalledTool.mermaid != nil && InstalledTool.chromium != nil,
        "MERMAID_JS names no file, or Chromium is not installed."))
    func mermaidReadsAsManyNodesAndEdgesAsThereAre() throws {
        let path = try #require(InstalledTool.mermaid)
        let source = Data(report.text(.mermaid).utf8).base64EncodedString()
        let document = try InstalledTool.document(of: """
            <html><body><pre id="out"></pre><script src="file://\(path)"></script><script>
            const text = new TextDecoder().decode(
              Uint8Array.from(atob("\(source)"), (c) => c.charCodeAt(0)));
            mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
            mermaid.render("graph", text).then(({ svg }) => {
              const box = new DOMParser().parseFromString(svg, "text/html");
              out.textContent = box.querySelectorAll(".node").length + " nodes, "
                + box.querySelectorAll("path.flowchart-link").length + " edges";
            }, (error) => { out.textContent = "error: " + error; });
            </script></body></html>
            """)
        let count = hostileNames.count
        #expect(document.contains("<pre id=\"out\">\(count) nodes, \(count) edges</pre>"))
    }

    @Test func jsonGivesThemBackAsTheyAre() throws {
        let bytes = report.rendered(as: .json)
        let json = try JSONSerialization.jsonObject(with: Data(bytes))
        let graph = try #require(json as? [String: Any])
        let parts = try #require(graph["parts"] as? [[String: Any]])
        #expect(parts.compactMap { $0["name"] as? String } == hostileNames)
        #expect(holdsNothingUnprintable(String(decoding: bytes, as: UTF8.self)))
    }

    @Test func htmlHoldsNoTagsButItsOwn() throws {
        let page = report.text(.html)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(!page.contains("<!-- ]]>"))
        #expect(holdsNothingUnprintable(page))
    }

    @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed."))
    func aBrowserShowsThemAsText() throws {
        let page = report.text(.html).replacing("</body>", with: """
            <script>
            choose(0, 1);
            const found = { title: document.title, scripts: document.scripts.length,
              rows: byId("rows").children.length, cells: document.querySelectorAll(".cell").length,
              detail: byId("detail").textContent };
            document.body.innerHTML = "<pre id='found'></pre>";
            document.getElementById("found").textContent = JSON.stringify(found);
            </script></body>
            """)
        let document = try InstalledTool.document(of: page)
        #expect(document.contains(#""scripts":3"#) && document.contains(#""rows":7,"cells":7"#))
        #expect(document.contains(#""title":"&lt;/script&gt;&lt;script&gt;document.title="#))
        #expect(document.contains("uses &lt;/script&gt;"))
    }
}
