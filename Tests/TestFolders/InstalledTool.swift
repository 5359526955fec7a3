import Foundation

/// Programs that a machine may lack; tests that need one say so and are skipped without it.
package enum InstalledTool {
    /// The path of the first of some programs that is there.
    package static func path(_ names: String...) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in names {
            let places = folders.map { "\($0)/\(name)" }
            if let place = places.first(where: FileManager.default.isExecutableFile) {
                return place
            }
        }
        return nil
    }

    /// Graphviz.
    package static let dot = path("dot")
    package static let chromium = path("chromium", "chromium-browser", "google-chrome")
    /// A file with Mermaid's code for browsers.
    package static let mermaid = ProcessInfo.processInfo.environment["MERMAID_JS"]

    /// What a browser makes of a page when its scripts have run.
    package static func document(of page: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.add("page.html", page)
        let options = "--headless --no-sandbox --disable-gpu --virtual-time-budget=20000"
        let script = "\(chromium ?? "false") \(options) --user-data-dir='\(folder.path)/data' "
            + "--dump-dom 'file://\(folder.path)/page.html' 2>/dev/null"
        return try BuiltProgram.runShell(script).output
    }
}
