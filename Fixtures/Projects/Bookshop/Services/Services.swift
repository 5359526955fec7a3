import Foundation

struct Book {
    let title: String
    let cents: Int
}

final class BookService: CatalogNetworkingContract {
    func books() async throws -> [Book] {
        guard let url = URL(string: "https://bookshop.example/books") else { return [] }
        let (data, _) = try await URLSession.shared.data(from: url)
        return data.map { Book(title: "Volume \($0)", cents: Int($0)) }
    }
}

final class PriceService {
    func total(of books: [Book]) -> String {
        let discount = UserDefaults.standard.integer(forKey: "discount")
        return "\(books.reduce(-discount) { $0 + $1.cents }) ct"
    }
}

final class Analytics {
    static let shared = Analytics()
    private var events: [String] = []

    func track(_ event: String) {
        events.append(event)
    }
}
