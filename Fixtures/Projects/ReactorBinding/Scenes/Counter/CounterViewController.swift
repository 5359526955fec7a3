import ReactorKit
import RxCocoa
import UIKit

final class CounterViewController: UIViewController, View { // role: view
    private let button = UIButton()
    private let label = UILabel()
    var disposeBag = DisposeBag()

    init(reactor: CounterReactor) { // ← view-depends-on-presenter
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }

    required init?(coder: NSCoder) { nil }

    func bind(reactor: CounterReactor) {
        button.rx.tap.map { .increase }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map { "\($0.value)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    }
}
