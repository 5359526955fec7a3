/// What stands between two slashes of a path pattern.
struct GlobComponent: Sendable {
    /// `**`: any number of folders.
    let isAnyFolders: Bool
    private let atoms: [Atom]

    private enum Atom: Equatable {
        case byte(UInt8)
        case anyCharacter
        case anyCharacters
    }

    init(_ text: ArraySlice<UInt8>) throws(GlobMistake) {
        guard !text.isEmpty else { throw .emptyComponent }
        guard !text.elementsEqual(".".utf8), !text.elementsEqual("..".utf8) else {
            throw .relativeComponent
        }
        isAnyFolders = text.elementsEqual("**".utf8)
        var atoms: [Atom] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                guard isAnyFolders || atoms.last != .anyCharacters else { throw .doubleStar }
                atoms.append(.anyCharacters)
            case UInt8(ascii: "?"): atoms.append(.anyCharacter)
            case UInt8(ascii: "["): throw .characterClass
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { throw .danglingBackslash }
                atoms.append(.byte(escaped))
            default: atoms.append(.byte(byte))
            }
        }
        self.atoms = atoms
    }

    var isLiteral: Bool {
        atoms.allSatisfy { if case .byte = $0 { true } else { false } }
    }

    /// Compares with one component of a path, going back to the last `*` on a mismatch.
    func matches(_ component: ArraySlice<UInt8>) -> Bool {
        var atom = 0
        var index = component.startIndex
        var retry: (atom: Int, index: Int)?
        while index < component.endIndex {
            if atom < atoms.count, atoms[atom] == .anyCharacters {
                atom += 1
                retry = (atom, index)
            } else if atom < atoms.count, let next = step(atoms[atom], at: index, in: component) {
                atom += 1
                index = next
            } else if let last = retry {
                atom = last.atom
                index = last.index + 1
                retry = (last.atom, index)
            } else {
                return false
            }
        }
        return atoms[atom...].allSatisfy { $0 == .anyCharacters }
    }

    /// The index behind what the atom matches.
    private func step(_ atom: Atom, at index: Int, in component: ArraySlice<UInt8>) -> Int? {
        if case .byte(let byte) = atom { return component[index] == byte ? index + 1 : nil }
        var next = index + 1
        // The rest of a character's bytes, so that `?` takes one whole character.
        while next < component.endIndex, component[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
