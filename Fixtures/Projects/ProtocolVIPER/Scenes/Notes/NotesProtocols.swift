import UIKit

protocol NotesViewProtocol: AnyObject { // role: interface-contract
    var presenter: NotesPresenterProtocol? { get set }
    func showNotes(_ notes: [String])
}

protocol NotesPresenterProtocol: AnyObject { // role: event-output
    var view: NotesViewProtocol? { get set }
    var interactor: NotesInteractorInputProtocol? { get set }
    var router: NotesRouterProtocol? { get set }
    func viewDidLoad()
    func didTapAdd()
}

protocol NotesInteractorInputProtocol: AnyObject {
    var presenter: NotesInteractorOutputProtocol? { get set }
    func retrieveNotes()
}

protocol NotesInteractorOutputProtocol: AnyObject {
    func didRetrieve(_ notes: [String])
}

protocol NotesRouterProtocol: AnyObject {
    static func createModule() -> UIViewController
    func presentEditor(from view: NotesViewProtocol)
}
