import UIKit

class NotesView: UITableViewController { // role: view
    var presenter: NotesPresenterProtocol?
    private var notes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    @IBAction func addTapped(_ sender: UIBarButtonItem) {
        presenter?.didTapAdd()
    }
}

extension NotesView: NotesViewProtocol {
    func showNotes(_ notes: [String]) {
        self.notes = notes
        tableView.reloadData()
    }
}
