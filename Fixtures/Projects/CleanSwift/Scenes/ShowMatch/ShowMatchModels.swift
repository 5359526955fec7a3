enum ShowMatch {
    enum Load {
        struct Request {
            let identifier: Int
        }
        struct Response {
            let goals: [Int]
        }
        struct ViewModel {
            let result: String
        }
    }
}
