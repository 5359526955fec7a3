import Foundation
import SourceText
import Syntax
import Dependencies
import Modules

let root = CommandLine.arguments[1]
var trees: [(tree: SyntaxTree, purpose: FilePurpose)] = []
let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
for path in paths {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
    let tree = SyntaxTree.parse(SourceFile(path: path, bytes: ContiguousArray(data)))
    let isTest = path.contains("Tests/") || path.contains("Test/")
    trees.append((tree, isTest ? .test : .linted))
}
let t0 = Date()
let index = ProjectIndex(trees)
let graph = DependencyGraph(index)
let facts = WiringFacts(graph)
let model = ModuleModel(facts)
FileHandle.standardError.write("analysis \(Date().timeIntervalSince(t0))\n".data(using: .utf8)!)
func place(_ site: Site) -> String {
    let tree = index[site.file].tree
    let line = LineTable(tree.source.bytes).position(utf8: tree.range(site.node).start).line
    return "\(tree.source.path):\(line)"
}
for m in model.modules {
    print("MODULE \(m.name): views \(m.views.map(index.name)) presenters \(m.presenters.map(index.name)) outputs \(m.eventOutputs.map(index.name)) closures \(m.closureOutputs.map { index.text(index[$0].name) }) interface \(m.interfaceContracts.map(index.name)) public \(m.publicInterfaces.map(index.name))")
    for a in m.assemblers { print("   assembler \(a.kind) \(place(a.scope.site)) \(a.scope.type.map(index.name) ?? "-")") }
    print("   members \(m.members.map(index.name).sorted())")
}
for (t, r) in model.roles.sorted(by: { $0.key < $1.key }) where CommandLine.arguments.count > 2 {
    print("\(r.role.rawValue) \(r.confidence) \(index.qualifiedName(of: t)) \(place(index[t].site)) — \(r.evidence.map(\.message).joined(separator: "; "))")
}
