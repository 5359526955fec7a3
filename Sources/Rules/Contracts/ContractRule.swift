import Dependencies
import Diagnostics
import Settings

extension RuleInput {
    /// The findings of all contracts of a kind in the project's own files, in their order.
    func contractFindings(
        _ kind: ContractKind, _ check: (ContractSetting, ContractProject) -> [Finding]
    ) -> [Finding] {
        guard let project = contracts else { return [] }
        return project.contracts(kind).flatMap { check($0, project) }
            .filter { project.isOwn[$0.place.file] }
    }

    /// The first token of a file, where it has one.
    func firstPlace(in file: FileID) -> Place? {
        let tree = index[file].tree
        guard !tree.range(tree.root).isEmpty else { return nil }
        return Place(file: file.index, range: tree.mainRange(tree.root))
    }
}

/// What the examples of several rules have in common.
enum ContractExample {
    static let layers = """
        //- .modlint.json
        {
          "contracts": [
            {
              "kind": "layers", "name": "app layers", "reason": "Screens come last.",
              "layers": [
                { "name": "screens", "paths": ["Screens/**"] },
                { "name": "services", "paths": ["Services/**"] },
              ],
            },
          ],
        }

        """

    /// A configuration with one contract.
    static func configuration(_ contract: String) -> String {
        """
        //- .modlint.json
        {
          "contracts": [
            \(contract),
          ],
        }

        """
    }
}
