class NotesPresenter: NotesPresenterProtocol { // role: presenter
    weak var view: NotesViewProtocol?
    var interactor: NotesInteractorInputProtocol? // ← presenter-hidden-dependency
    var router: NotesRouterProtocol? // ← presenter-hidden-dependency

    func viewDidLoad() {
        interactor?.retrieveNotes()
    }

    func didTapAdd() {
        guard let view else { return }
        router?.presentEditor(from: view)
    }
}

extension NotesPresenter: NotesInteractorOutputProtocol {
    func didRetrieve(_ notes: [String]) {
        view?.showNotes(notes)
    }
}
