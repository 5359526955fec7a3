protocol RecipeViewOutput { // role: event-output // ← contract-not-class-bound
    func viewLoaded()
    func close()
}
