final class PostCoordinator {
    private var parcel: ParcelModule?

    func start() {
        let module = ParcelAssembler().assemble()
        module.publicInterface.edit(Parcel(name: "Box", grams: 500))
        parcel = module
    }
}
