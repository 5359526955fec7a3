protocol ShowMatchBusinessLogic { // role: event-output
    func load(request: ShowMatch.Load.Request)
}

protocol ShowMatchDataStore {
    var goals: [Int] { get set }
}

class ShowMatchInteractor: ShowMatchBusinessLogic, ShowMatchDataStore { // role: presenter
    var presenter: ShowMatchPresentationLogic?
    var goals: [Int] = []

    func load(request: ShowMatch.Load.Request) {
        goals = [request.identifier, 0]
        presenter?.presentMatch(response: ShowMatch.Load.Response(goals: goals))
    }
}
