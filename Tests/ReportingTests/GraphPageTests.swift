import Diagnostics
import Foundation
import Reporting
import SourceText
import TestFolders
import Testing

/// The page with the matrix, as a browser shows it.
@Suite struct GraphPageTests {
    @Test func thePageLoadsNothing() {
        let page = ring(["A", "B"]).text(.html)
        #expect(page.contains("default-src 'none'"))
        for word in ["http:", "https:", "src=", "@import", "url(", "<link"] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    /// Runs statements in a page and gives what the last expression is.
    private func evaluate(_ report: DependencyGraphReport, _ statements: String) throws -> String {
        let page = report.text(.html).replacing("</body>", with: """
            <script>
            const answer = (() => { \(statements) })();
            document.body.innerHTML = "<pre id='answer'></pre>";
            document.getElementById("answer").textContent = answer;
            </script></body>
            """)
        let document = try InstalledTool.document(of: page)
        let start = try #require(document.range(of: "<pre id=\"answer\">"))
        let end = try #require(document.range(of: "</pre>", options: .backwards))
        return String(document[start.upperBound..<end.lowerBound])
    }

    @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed."))
    func cellsLeadToTheirReferences() throws {
        let report = ring(["Cart", "Pay", "Home"])
        #expect(try evaluate(report, """
            choose(2, 0);
            return [...document.querySelectorAll(".cell")].map((cell) => cell.className).join()
              + " / " + byId("status").textContent + " / "
              + document.querySelector(".ref").textContent + " / "
              + document.querySelector(".file").textContent;
            """) == "cell turn found,cell turn,cell up / "
            + "Home uses Cart: 1 reference, points back / 1:5Home uses Cart.Cart / Cart")
    }

    @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed."))
    func keysMoveSearchAndFilter() throws {
        let report = ring(["Cart", "Pay", "Home"])
        #expect(try evaluate(report, """
            const press = (key, shiftKey) => byId("scroll").dispatchEvent(
              new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
            const seen = [];
            press("ArrowDown");
            seen.push(byId("status").textContent);
            press("n");
            seen.push(state.column + ">" + state.row);
            press("n");
            seen.push(state.column + ">" + state.row);
            byId("search").value = "pa";
            search();
            nextMatch();
            seen.push(byId("detail").querySelector("h2").textContent);
            press("Escape");
            seen.push(document.body.className);
            return seen.join(" / ");
            """) == "Cart uses Pay: 1 reference, in a cycle, 1 finding / 2&gt;0 / 0&gt;1 / Pay / ")
    }

    @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed."))
    func threeHundredModulesAreDrawnWithoutDelay() throws {
        let report = ring((0..<300).map { "Module\($0)" })
        let answer = try evaluate(report, """
            const start = performance.now();
            draw();
            const took = performance.now() - start;
            return document.querySelectorAll(".cell").length + " "
              + byId("rows").children.length + (took < 5000 ? " soon" : " late: " + took);
            """)
        #expect(answer == "300 300 soon")
    }
}
