protocol CatalogEventOutput: AnyObject {
    func catalogDidLoad()
    func catalogDidSelect(_ index: Int)
}

protocol CatalogInterfaceContract: AnyObject {
    func show(_ titles: [String])
}

protocol CatalogPublicInterface: AnyObject {
    var onSelect: ((Book) -> Void)? { get set }
}

protocol CatalogNetworkingContract {
    func books() async throws -> [Book]
}
