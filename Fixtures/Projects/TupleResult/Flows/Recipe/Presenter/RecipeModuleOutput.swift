protocol RecipeModuleOutput: AnyObject { // role: public-interface
    var onClose: (() -> Void)? { get set }
}
