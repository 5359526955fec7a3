import Dependencies
import Modules

/// Where each type is declared: asked a million times, so it is taken out of the index once.
struct TypeHomes: Sendable {
    private let files: [FileID]
    private let parents: [TypeID?]
    private let scopes: ScopeIndex

    init(_ model: ModuleModel) {
        let index = model.index
        files = index.table.types.map(\.site.file)
        parents = index.table.types.map(\.parent)
        scopes = model.scopes
    }

    /// The file that declares a type.
    subscript(type: TypeID) -> FileID { files[type.index] }

    /// The type around a type.
    func parent(of type: TypeID) -> TypeID? { parents[type.index] }

    /// Whether a node belongs to a SwiftUI preview.
    func isPreview(_ site: Site) -> Bool { scopes.isPreview(site) }
}
