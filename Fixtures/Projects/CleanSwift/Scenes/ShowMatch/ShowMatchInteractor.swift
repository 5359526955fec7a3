protocol ShowMatchBusinessLogic { // role: event-output // ← contract-not-class-bound
    func load(request: ShowMatch.Load.Request)
}

protocol ShowMatchDataStore {
    var goals: [Int] { get set }
}

class ShowMatchInteractor: ShowMatchBusinessLogic, ShowMatchDataStore { // role: presenter
    var presenter: ShowMatchPresentationLogic? // ← presenter-hidden-dependency
    var goals: [Int] = []

    func load(request: ShowMatch.Load.Request) {
        goals = [request.identifier, 0]
        presenter?.presentMatch(response: ShowMatch.Load.Response(goals: goals))
    }
}
