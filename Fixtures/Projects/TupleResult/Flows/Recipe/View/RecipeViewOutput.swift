protocol RecipeViewOutput { // role: event-output
    func viewLoaded()
    func close()
}
