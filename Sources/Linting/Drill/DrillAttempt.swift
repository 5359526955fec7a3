import Diagnostics
import Settings
import SourceText

/// One way to put a violation of a rule into a project, in memory.
struct DrillAttempt {
    struct File {
        let path: String
        let text: String
        /// How many bytes of the file are the project's own.
        let kept: Int
    }

    let files: [File]

    /// All ways for one rule, the likeliest first.
    ///
    /// - Parameter number: How many names were given to examples before.
    static func all(
        for rule: RuleDescription, _ places: DrillPlaces, _ configuration: Configuration,
        sources: [String: SourceFile], after number: inout Int
    ) -> [DrillAttempt] {
        let texts = texts(for: rule, configuration)
        let parents = parents(rule, places.places)
        var attempts: [DrillAttempt] = []
        func add(_ make: (DrillExample, String) -> DrillAttempt) {
            for text in texts {
                let prefix = prefix(number)
                attempts.append(make(DrillExample(text, prefix: prefix), prefix))
                number += 1
            }
        }
        for place in parents { add { DrillAttempt($0, in: $1, place) } }
        for place in parents.prefix(1) {
            add { DrillAttempt($0.renamingProperties($1), in: $1, place) }
        }
        for place in parents { add { DrillAttempt($0.apart, in: $1, place) } }
        for source in places.files.compactMap({ sources[$0] }) {
            add { example, _ in DrillAttempt(example, behind: source) }
        }
        return attempts
    }

    /// Where the first folder of an example goes, and where the others go.
    private static func parents(
        _ rule: RuleDescription, _ places: [DrillPlaces.Place]
    ) -> [Parents] {
        guard rule.needs == "layers" else { return places.map { Parents(first: $0, others: $0) } }
        // The example's first file stands above the others.
        return places.flatMap { upper in
            places.filter { $0.layer != nil && isAbove(upper.layer, $0.layer) }
                .map { Parents(first: upper, others: $0) }
        }
    }

    /// Files in no layer may count as above all of them.
    private static func isAbove(_ upper: Int?, _ lower: Int?) -> Bool {
        guard let lower else { return false }
        return upper.map { $0 < lower } ?? true
    }

    private struct Parents {
        let first: DrillPlaces.Place
        let others: DrillPlaces.Place
    }

    private init(_ example: DrillExample, in folder: String, _ parents: Parents) {
        let first = example.files.first?.folder
        files = example.files.map { file in
            let place = file.folder == first ? parents.first : parents.others
            let inner = place.isFlat ? "" : folder + file.folder
            let path = DrillPlaces.path(place.parent, inner, file.name)
            return File(path: path, text: file.text, kept: 0)
        }
    }

    private init(_ example: DrillExample, behind source: SourceFile) {
        let text = String(decoding: source.bytes, as: UTF8.self) + "\n"
        files = [
            File(
                path: source.path, text: text + example.files.map(\.text).joined(),
                kept: text.utf8.count)
        ]
    }

    /// A beginning of names in capital letters, different for each number.
    private static func prefix(_ number: Int) -> String {
        let letters = [number / 676, number / 26, number].map { value in
            String(UnicodeScalar(UInt8(ascii: "a") + UInt8(value % 26)))
        }
        return "Drill" + letters.joined()
    }
}
