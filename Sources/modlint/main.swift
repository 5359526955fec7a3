import SourceText
import Syntax
import Foundation
for path in CommandLine.arguments.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let tree = SyntaxTree.parse(SourceFile(path: path, bytes: ContiguousArray(data)))
    for p in tree.problems { print(path, p.offset, p.message) }
}
