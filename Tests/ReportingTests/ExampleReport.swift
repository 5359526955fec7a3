import Diagnostics
import SourceText

/// The place of the first occurrence of a phrase in a file.
func place(of phrase: String, in files: [SourceFile], file: Int = 0) -> Place {
    let bytes = Array(files[file].bytes)
    let wanted = Array(phrase.utf8)
    let start = (0...(bytes.count - wanted.count)).first {
        bytes[$0..<($0 + wanted.count)] == wanted[...]
    }
    let offset = UInt32(start ?? 0)
    return Place(file: file, range: SourceRange(start: offset, end: offset + UInt32(wanted.count)))
}

func report(_ files: [SourceFile], _ findings: [Finding]) -> Report {
    var summary = Summary()
    summary.files = files.count
    summary.count(findings)
    return Report(
        version: "1.2.3", root: "/Project", files: files, findings: findings, summary: summary)
}

/// Two findings, one of them with a note, a reason and symbols.
let exampleReport: Report = {
    let files = [
        SourceFile(
            path: "App/LoginView.swift",
            text: """
                final class LoginView: UIViewController {
                \tlet session = URLSession.shared
                }

                """),
        SourceFile(path: "App/Übersicht.swift", text: "// 😀 é\nprotocol P {}\n"),
    ]
    var logic = Finding(
        rule: "view-contains-logic", severity: .error,
        place: place(of: "URLSession", in: files),
        message: "`LoginView` uses the network itself",
        instruction: "Ask the presenter through the event output.")
    logic.notes = [
        Note(place: place(of: "LoginView", in: files), message: "`LoginView` is a view.")
    ]
    logic.module = "Login"
    logic.role = "view"
    logic.type = "LoginView"
    logic.target = "URLSession"
    logic.reason = "Screens show things."
    let unused = Finding(
        rule: "unused-contract", severity: .info, place: place(of: "P {", in: files, file: 1),
        message: "Nobody holds `P`", instruction: "Remove it.")
    return report(files, [logic, unused])
}()
