import Combine

protocol ShoppingInterfaceContract: AnyObject { // role: interface-contract
    var items: [String] { get set }
}

final class ShoppingViewState: ObservableObject, ShoppingInterfaceContract {
    @Published var items: [String] = []
}
