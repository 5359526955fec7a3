/// Why a text is no path pattern.
package enum GlobMistake: Error, Equatable {
    case empty, emptyComponent, absolute, relativeComponent, doubleStar, characterClass
    case danglingBackslash, unclosedBrace, unopenedBrace, tooManyAlternatives
    case unclearCapture

    /// What is wrong and how to write it instead.
    package var message: String {
        switch self {
        case .empty: "A pattern is empty."
        case .emptyComponent: "There is nothing between two slashes."
        case .absolute:
            "Patterns are relative to the folder of the configuration; drop the first `/`."
        case .relativeComponent: "A pattern holds no `.` or `..` folders."
        case .doubleStar: "`**` stands alone between slashes, as in `**/*.swift`."
        case .characterClass: "`[…]` is not supported; write alternatives as `{a,b}`, or `\\[`."
        case .danglingBackslash: "A backslash at the end takes the meaning from nothing."
        case .unclosedBrace: "A `{` is never closed."
        case .unopenedBrace: "A `}` closes nothing; write `\\}` for the character itself."
        case .unclearCapture:
            "A folder's name holds one capture and no `*`, as in `Feature{name}`."
        case .tooManyAlternatives:
            "The braces stand for more than \(GlobBraces.maximumAlternatives) patterns."
        }
    }
}
