import Foundation

protocol MoviesRepository {
    func movies(matching query: String, _ completion: @escaping ([String]) -> Void)
}

final class DefaultMoviesRepository: MoviesRepository { // role: service
    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    func movies(matching query: String, _ completion: @escaping ([String]) -> Void) {
        guard let url = URL(string: "https://cinema.example/?q=\(query)") else { return }
        session.dataTask(with: url) { data, _, _ in
            completion(data.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
        }.resume()
    }
}
