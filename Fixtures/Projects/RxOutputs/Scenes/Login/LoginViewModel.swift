import RxCocoa
import RxSwift

struct LoginOutput {
    let isEnabled: Driver<Bool>
    let message: Driver<String>
}

protocol Authorizing { // role: service-contract
    func authorize(_ name: String) -> Single<String>
}

final class LoginViewModel { // role: presenter
    private let authorizer: Authorizing
    private let message = BehaviorRelay(value: "")
    private let isEnabled = BehaviorRelay(value: false)
    private let disposeBag = DisposeBag()
    private weak var events: LoginViewEvents?

    init(authorizer: Authorizing) {
        self.authorizer = authorizer
    }

    var output: LoginOutput {
        LoginOutput(isEnabled: isEnabled.asDriver(), message: message.asDriver())
    }

    func bind(to events: LoginViewEvents) {
        self.events = events
        events.name.map { !$0.isEmpty }.bind(to: isEnabled).disposed(by: disposeBag)
        events.loginTaps.asObservable()
            .withLatestFrom(events.name)
            .flatMapLatest { [authorizer] name in authorizer.authorize(name) }
            .bind(to: message)
            .disposed(by: disposeBag)
    }
}
