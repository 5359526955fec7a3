import Combine

struct SearchViewModelInput {
    let query: AnyPublisher<String, Never>
}

protocol SearchViewModelType: AnyObject { // role: event-output
    func transform(input: SearchViewModelInput) -> AnyPublisher<[String], Never>
}
