import Diagnostics
import Syntax

/// The index of a part of the project: of a type, file, folder, module, layer or target.
package struct PartID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A part of the project that depends on others and that others depend on.
package struct Part: Sendable, Equatable {
    /// A type's qualified name, a path, or the name of a module, layer or target.
    package let name: String
    package let kind: Kind

    /// What it is; a graph of modules has folders too, for what lies in no module.
    package enum Kind: String, Sendable {
        case type, file, folder, module, layer, target
        /// What no layer or target takes.
        case rest
    }

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// How the project's code is divided into parts, each piece of it lying in one part at most.
package struct Partition: Sendable {
    package let level: GraphLevel
    package let parts: [Part]
    /// Where each type is declared, by the type's index.
    private let byType: [PartID?]
    /// Where top-level code and extensions of each file lie, by the file's index.
    private let byFile: [PartID?]
    /// The part that each type's code lies in, whichever file it stands in.
    private let owners: [PartID?]
    /// Whether a file's extensions of a type are code of that file, not of the type: another target
    /// adds to the type what the type itself does not need.
    package var isForeign: @Sendable (TypeID, FileID) -> Bool = { _, _ in false }

    /// - Parameters:
    ///   - byType: the part that declares a type, by the type's index.
    ///   - byFile: the part that a file lies in, by the file's index.
    ///   - owners: the part that takes a type's declaration and extensions, wherever they stand;
    ///     nil where the file decides.
    package init(
        _ level: GraphLevel, _ parts: [Part], byType: [PartID?], byFile: [PartID?],
        owners: [PartID?]
    ) {
        self.level = level
        self.parts = parts
        self.byType = byType
        self.byFile = byFile
        self.owners = owners
    }

    package subscript(part: PartID) -> Part { parts[part.index] }

    package var partIDs: [PartID] { parts.indices.map(PartID.init) }

    /// The part that declares a type.
    package func part(of type: TypeID) -> PartID? { byType[type.index] }

    /// The part that a file's top-level code lies in; nil for files that are left out.
    package func part(of file: FileID) -> PartID? { byFile[file.index] }

    /// The part whose code holds a use.
    package func holder(of use: TypeUse) -> PartID? {
        let file = use.site.file
        return use.from.flatMap { isForeign($0, file) ? nil : owners[$0.index] }
            ?? byFile[file.index]
    }

    /// The part whose type is used.
    package func target(of use: TypeUse) -> PartID? {
        use.declared.flatMap { byType[$0.index] }
    }
}

// MARK: Types

extension Partition {
    /// Each type with those nested in it, except that what a namespace holds stands for itself;
    /// behind the types each file, for its code outside of all types.
    package static func types(
        of index: ProjectIndex, in isIncluded: (FileID) -> Bool
    ) -> Partition {
        var parts: [Part] = []
        var byType: [PartID?] = Array(repeating: nil, count: index.table.types.count)
        for type in index.table.typeIDs where index.outermost(type) == type {
            let kind = index[type].kind
            // Who uses an alias uses the type it stands for.
            guard kind.isNominal || kind == .external, isIncluded(index[type].site.file) else {
                continue
            }
            byType[type.index] = PartID(parts.count)
            parts.append(Part(name: index.qualifiedName(of: type), kind: .type))
        }
        for type in index.table.typeIDs where byType[type.index] == nil {
            byType[type.index] = byType[index.outermost(type).index]
        }
        let byFile = index.files.indices.map { number -> PartID? in
            guard isIncluded(FileID(number)) else { return nil }
            parts.append(Part(name: index.files[number].path, kind: .file))
            return PartID(parts.count - 1)
        }
        return Partition(.type, parts, byType: byType, byFile: byFile, owners: byType)
    }
}

// MARK: Files

extension Partition {
    package static func files(
        of index: ProjectIndex, in isIncluded: (FileID) -> Bool
    ) -> Partition {
        byFile(.file, index) { file in
            isIncluded(file) ? .named(Part(name: index[file].path, kind: .file)) : nil
        }
    }

    /// Each folder that holds Swift files itself; folders below it stand for themselves.
    package static func folders(
        of index: ProjectIndex, in isIncluded: (FileID) -> Bool
    ) -> Partition {
        byFile(.folder, index) { file in
            isIncluded(file) ? .named(Part(name: index[file].folder, kind: .folder)) : nil
        }
    }

    /// Which part a file lies in.
    package enum FilePart {
        /// One of the parts that were given.
        case given(PartID)
        /// One that comes into being with its first file.
        case named(Part)
    }

    /// Divides the files by what a function says of each; nil leaves a file out.
    ///
    /// - Parameter given: parts that come before others, in their order.
    package static func byFile(
        _ level: GraphLevel, _ index: ProjectIndex, given: [Part] = [],
        _ part: (FileID) -> FilePart?
    ) -> Partition {
        var parts = given
        var numbers: [String: PartID] = [:]
        let byFile = index.files.indices.map { number -> PartID? in
            switch part(FileID(number)) {
            case nil: return nil
            case .given(let part): return part
            case .named(let part):
                if let known = numbers[part.name] { return known }
                let id = PartID(parts.count)
                parts.append(part)
                numbers[part.name] = id
                return id
            }
        }
        return Partition(
            level, parts, byType: index.table.types.map { byFile[$0.site.file.index] },
            byFile: byFile, owners: index.table.types.map { _ in nil })
    }
}

extension ProjectFile {
    /// The file's path below the root.
    package var path: String { tree.source.path }

    /// The folder that the file lies in; a dot for the root.
    package var folder: String {
        folders.isEmpty ? "." : folders.joined(separator: "/")
    }
}
