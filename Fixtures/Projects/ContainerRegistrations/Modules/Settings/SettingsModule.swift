import UIKit

protocol SettingsOutput: AnyObject { // role: event-output
    func didToggle(_ isOn: Bool)
}

final class SettingsViewController: UIViewController { // role: view
    var output: SettingsOutput?

    @objc private func toggled(_ sender: UISwitch) {
        output?.didToggle(sender.isOn)
    }
}

final class SettingsPresenter: SettingsOutput { // role: presenter
    private var isOn = false

    func didToggle(_ isOn: Bool) {
        self.isOn = isOn
    }
}
