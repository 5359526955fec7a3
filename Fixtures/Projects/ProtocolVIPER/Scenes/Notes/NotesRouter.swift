import UIKit

class NotesRouter: NotesRouterProtocol { // role: assembler
    static func createModule() -> UIViewController { // role: assembler // ← incomplete-assembly
        let navigation = storyboard.instantiateViewController(withIdentifier: "Notes")
        guard let view = navigation.children.first as? NotesView else {
            return UIViewController()
        }
        let presenter: NotesPresenterProtocol & NotesInteractorOutputProtocol = NotesPresenter()
        let interactor: NotesInteractorInputProtocol = NotesInteractor()
        let router: NotesRouterProtocol = NotesRouter()

        view.presenter = presenter
        presenter.view = view
        presenter.router = router
        presenter.interactor = interactor
        interactor.presenter = presenter
        return navigation
    }

    static var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

    func presentEditor(from view: NotesViewProtocol) {
        guard let source = view as? UIViewController else { return }
        source.show(UIViewController(), sender: nil)
    }
}
