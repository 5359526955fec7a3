import Dependencies
import ExampleProjects
import Modules

extension ModuleModel {
    /// The role of every type, assembling member and closure, at the name in its declaration.
    var roleMarks: [Mark] {
        let types = roles.keys.sorted().filter { index.isLinted($0) }.compactMap { type in
            role(of: type).map { index.mark(nameSite(of: type), $0.rawValue) }
        }
        return types + assemblingMembers + closureOutputs
    }

    private func nameSite(of type: TypeID) -> Site {
        let site = index[type].site
        let name = index[site.file].tree.name(of: site.node)
        return Site(file: site.file, node: name ?? site.node)
    }

    /// Functions, properties and initialisers that create and connect, as `inspect` lists them.
    private var assemblingMembers: [Mark] {
        let scopes = Set(assemblers.filter { $0.kind == .code }.map(\.scope))
        return scopes.sorted().compactMap { scope in
            index.member(at: scope.site).map { mark(of: $0, .assembler) }
        }
    }

    private var closureOutputs: [Mark] {
        modules.flatMap(\.closureOutputs).map { mark(of: $0, .eventOutput) }
    }

    private func mark(of member: MemberID, _ role: Role) -> Mark {
        let symbol = index[member]
        return index.mark(Site(file: symbol.site.file, node: symbol.nameNode), role.rawValue)
    }
}
