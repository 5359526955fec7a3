/// Code under one contract of the project's own.
enum ContractText {
    /// - Parameter contract: The members of the contract but for its name.
    static func project(_ contract: String, layers: String = "", _ files: String) -> String {
        """
        //- .modlint.json
        {
          \(layers)
          "contracts": [{ "name": "test", \(contract) }],
        }
        \(files)
        """
    }
}
