import UIKit

final class PlantsViewController: UITableViewController { // role: view
    weak var eventOutput: PlantsViewControllerEventOutput?
    private var plants: [Plant] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
        eventOutput?.plantsDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        cell.textLabel?.text = plants[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventOutput?.plantsDidSelect(indexPath.row)
    }
}

extension PlantsViewController: PlantsViewControllerInterfaceContract {
    func display(_ plants: [Plant]) {
        self.plants = plants
        tableView.reloadData()
    }

    func highlight(_ index: Int) {
        tableView.selectRow(
            at: IndexPath(row: index, section: 0), animated: true, scrollPosition: .middle)
    }
}
