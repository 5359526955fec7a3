import RxCocoa
import RxSwift
import UIKit

protocol LoginViewEvents: AnyObject { // role: event-output
    var name: Observable<String> { get }
    var loginTaps: Signal<Void> { get }
}

final class LoginViewController: UIViewController, LoginViewEvents { // role: view
    private let field = UITextField()
    private let button = UIButton(type: .system)
    private let disposeBag = DisposeBag()

    var name: Observable<String> { field.rx.text.orEmpty.asObservable() }
    var loginTaps: Signal<Void> { button.rx.tap.asSignal() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(button)
    }

    func bind(to output: LoginOutput) {
        output.isEnabled.drive(button.rx.isEnabled).disposed(by: disposeBag)
        output.message.drive(rx.title).disposed(by: disposeBag)
    }
}
