/// The name that takes the fewest edits to get from what was written; the first of equal ones.
package func nearestName(to written: String, among names: [String]) -> String? {
    var nearest: (name: String, distance: Int)?
    for name in names {
        let distance = editDistance(Array(written.utf8), Array(name.utf8))
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (name, distance) }
    }
    return nearest?.name
}

/// A question that leads the reader to the right name, with a space before it; empty without one.
package func suggestion(for written: String, among names: [String]) -> String {
    guard let name = nearestName(to: written, among: names) else { return "" }
    return " Did you mean \"\(name)\"?"
}

/// As `suggestion`, but silent where not even half of the word is right: a command line may mean
/// something that does not exist at all.
package func closeSuggestion(for written: String, among names: [String]) -> String {
    guard let name = nearestName(to: written, among: names),
        editDistance(Array(written.utf8), Array(name.utf8)) * 2 <= name.utf8.count
    else { return "" }
    return " Did you mean \"\(name)\"?"
}

/// The edits between two words: insertions, deletions, replacements, swaps of neighbours.
private func editDistance(_ written: [UInt8], _ name: [UInt8]) -> Int {
    // Nobody mistypes a name into a novel; a bound keeps the work small.
    if written.count > 200 { return written.count }
    var beforeLast: [Int] = []
    var last = Array(0...name.count)
    for row in 0..<written.count {
        var current = [row + 1]
        for column in 0..<name.count {
            let replaced = last[column] + (written[row] == name[column] ? 0 : 1)
            var best = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, written[row] == name[column - 1],
                written[row - 1] == name[column]
            {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[name.count]
}
