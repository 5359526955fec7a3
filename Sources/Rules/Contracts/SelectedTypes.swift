import Dependencies

/// Whether a type is one that a selector describes.
enum Match: UInt8, Sendable {
    case no
    /// The sources leave it open, so nothing may be reported that rests on it.
    case unknown
    case yes

    static func or(_ first: Match, _ second: Match) -> Match {
        first.rawValue > second.rawValue ? first : second
    }

    static func and(_ first: Match, _ second: Match) -> Match {
        first.rawValue < second.rawValue ? first : second
    }

    var negated: Match {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}

/// A selection with its answers for all types and files of the project.
struct SelectedTypes: Sendable {
    private let selectors: [Selector]

    /// The answers of one selector.
    struct Selector: Sendable {
        /// By the file's index; nil where files do not matter.
        var files: [Bool]?
        /// By the type's index, nested types like those around them; nil where types do not
        /// matter.
        var types: [Match]?
        var except: SelectedTypes?

        func match(_ type: TypeID?, in file: FileID) -> Match {
            if let files, !files[file.index] { return .no }
            var match = Match.yes
            if let types {
                guard let type else { return .no }
                match = types[type.index]
            }
            guard match != .no, let except else { return match }
            return .and(match, except.match(type, in: file).negated)
        }
    }

    init(_ selectors: [Selector]) { self.selectors = selectors }

    /// Whether code is selected: that of a type in a file, or what stands outside of types there.
    func match(_ type: TypeID?, in file: FileID) -> Match {
        var match = Match.no
        for selector in selectors {
            match = .or(match, selector.match(type, in: file))
            if match == .yes { return .yes }
        }
        return match
    }

    func match(_ holder: Holder) -> Match { match(holder.type, in: holder.file) }

    /// Whether a type is selected where it is declared.
    func match(_ type: TypeID, _ homes: TypeHomes) -> Match { match(type, in: homes[type]) }

    /// Whether a file is selected, by its path or by a type that it declares.
    func match(_ file: FileID, declaring types: [TypeID]) -> Match {
        types.reduce(match(nil, in: file)) { .or($0, match($1, in: file)) }
    }
}
