protocol ShowMatchPresentationLogic {
    func presentMatch(response: ShowMatch.Load.Response)
}

class ShowMatchPresenter: ShowMatchPresentationLogic { // role: presenter
    weak var viewController: ShowMatchDisplayLogic?

    func presentMatch(response: ShowMatch.Load.Response) {
        let result = response.goals.map(String.init).joined(separator: ":")
        viewController?.displayMatch(viewModel: ShowMatch.Load.ViewModel(result: result))
    }
}
