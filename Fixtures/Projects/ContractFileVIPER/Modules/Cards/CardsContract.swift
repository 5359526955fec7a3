import UIKit

protocol CardsViewContract: AnyObject { // role: interface-contract
    var presenter: CardsPresenterContract! { get set }
    func render(_ cards: [String])
}

protocol CardsPresenterContract { // role: event-output // ← contract-not-class-bound
    func loaded()
    func picked(_ index: Int)
}

protocol CardsInteractorContract: AnyObject {
    var output: CardsInteractorOutputContract? { get set }
    func load()
}

protocol CardsInteractorOutputContract: AnyObject {
    func loaded(_ cards: [String])
}

protocol CardsWireframeContract {
    func open(_ card: String)
}
