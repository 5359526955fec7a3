import Project
import Settings

/// Where the files of an example could lie, so that the configuration would look at them.
struct DrillPlaces {
    /// The folder inside which an example gets folders of its own.
    struct Place: Equatable {
        let parent: String
        /// Whether only files directly in that folder would be looked at.
        let isFlat: Bool
        /// The position of the layer that files there lie in.
        let layer: Int?
    }

    /// The likeliest places first, one for each way in which the configuration may treat a file.
    let places: [Place]
    /// Linted files to whose end an example may be added, where no new file would be read.
    let files: [String]

    private static let maximumPlaces = 6
    private static let maximumFiles = 3

    init(_ configuration: Configuration, linted: [String]) {
        let selection = FileSelection(
            include: configuration.include.map(\.glob), exclude: configuration.exclude.map(\.glob))
        var seen: Set<Signature> = []
        let found = Self.folders(around: linted).compactMap { parent -> (Signature, Place)? in
            let folder = Self.path(parent, "Drillaaa")
            let candidates = [folder + "/Example.swift", folder + ".swift"]
            guard let file = candidates.first(where: { file in
                selection.takes(file) && FileClass(path: file) == .linted
            }) else { return nil }
            let signature = Signature(file, fresh: folder + "/", configuration)
            guard seen.insert(signature).inserted else { return nil }
            let isFlat = file != candidates[0]
            return (signature, Place(parent: parent, isFlat: isFlat, layer: signature.layer))
        }
        places = found.sorted { $0.0.rank < $1.0.rank }.prefix(Self.maximumPlaces).map(\.1)
        var seenFiles: Set<Signature> = []
        let different = linted.filter { file in
            seenFiles.insert(Signature(file, fresh: "", configuration)).inserted
        }
        files = Array(different.prefix(Self.maximumFiles))
    }

    /// Every folder around linted files, those that most files lie in or below first.
    private static func folders(around files: [String]) -> [String] {
        var counts: [String: Int] = ["": files.count]
        for file in files {
            var rest = file[...]
            while let slash = rest.lastIndex(of: "/") {
                rest = rest[..<slash]
                counts[String(rest), default: 0] += 1
            }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    static func path(_ components: String...) -> String {
        components.filter { !$0.isEmpty }.joined(separator: "/")
    }

    /// What the configuration makes of a file by its path.
    private struct Signature: Hashable {
        let layer: Int?
        let overrides: [Int]
        /// 0 for a file in no module's folder, 1 for one in a new folder, 2 for one that exists.
        let rank: Int

        init(_ file: String, fresh: String, _ configuration: Configuration) {
            layer = configuration.layer(of: file)
            overrides = configuration.overrides.indices.filter {
                configuration.overrides[$0].covers(file)
            }
            let folder = configuration.moduleFolder(of: file)
            rank = folder.map { !fresh.isEmpty && ($0 + "/").hasPrefix(fresh) ? 1 : 2 } ?? 0
        }
    }
}
