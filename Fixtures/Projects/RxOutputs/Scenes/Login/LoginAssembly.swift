import UIKit

struct LoginModule { // role: result
    let view: LoginViewController
    let viewModel: LoginViewModel
}

enum LoginAssembly { // role: assembler
    static func assemble(authorizer: Authorizing) -> LoginModule { // role: assembler
        let view = LoginViewController()
        let viewModel = LoginViewModel(authorizer: authorizer)
        viewModel.bind(to: view)
        view.bind(to: viewModel.output)
        return LoginModule(view: view, viewModel: viewModel)
    }
}
