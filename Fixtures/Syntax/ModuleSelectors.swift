/// Names that say which module they are from.
struct Ledger: Swift::Equatable, Banking::Account.Described {
    var total: Swift::Int = 0
    var lines: Swift::Array<Banking::Line>.Index?
    @Banking::Logged(Banking::Level.high) var note: Swift::String?

    func add(_ amount: Banking::Amount) throws(Banking::Failure) -> Swift::Bool {
        let account = Banking::Account(amount.Banking::value)
        let all = [Swift::max(1, 2), Banking::Limits.upper.Swift::magnitude]
        return account is Banking::Shared && all.Swift::isEmpty
    }
}

extension Banking::Account {
    static func ==(left: Self, right: Self) -> Swift::Bool { Swift::type(of: left) == Swift::type(of: right) }
}
