import Foundation

class NotesInteractor: NotesInteractorInputProtocol { // role: presenter
    weak var presenter: NotesInteractorOutputProtocol?

    func retrieveNotes() {
        let notes = UserDefaults.standard.stringArray(forKey: "notes") // ← presenter-uses-singleton
        presenter?.didRetrieve(notes ?? [])
    }
}
