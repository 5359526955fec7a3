protocol RecipeViewInput: AnyObject { // role: interface-contract
    func setupInitialState(title: String)
}
