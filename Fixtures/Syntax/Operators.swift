precedencegroup PipelinePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence, TernaryPrecedence
    lowerThan: LogicalDisjunctionPrecedence
    assignment: false
}

infix operator |> : PipelinePrecedence
infix operator <+>: AdditionPrecedence
infix operator ≈
prefix operator ∑
postfix operator %%
prefix operator ^

func |> <Input, Output>(value: Input, step: (Input) throws -> Output) rethrows -> Output {
    try step(value)
}

func <+> (left: Amount, right: Amount) -> Amount { Amount(cents: left.cents &+ right.cents) }

struct Amount: Comparable {
    var cents: Int
    static func < (left: Amount, right: Amount) -> Bool { left.cents < right.cents }
    static func ≈ (left: Amount, right: Amount) -> Bool { left == right }
    static prefix func - (amount: Amount) -> Amount { Amount(cents: -amount.cents) }
    static prefix func ∑ (amounts: [Amount]) -> Amount { amounts.reduce(.zero, <+>) }
    static postfix func %% (amount: Amount) -> Double { Double(amount.cents) / 100 }
    static func callAsOperator(_ a: Int, _ b: Int) -> Int { a & b | a ^ b << 2 >> 1 &<< 3 }
    static let zero = Amount(cents: 0)
}

extension Amount {
    static func compute(_ all: [Amount], _ fallback: Amount?) -> Amount {
        var total = ∑all <+> (fallback ?? .zero) <+> -Amount.zero
        total.cents += all.isEmpty ? 1 : Amount.zero<Amount.zero ? 2:3
        let check = total != .zero && !(total < .zero) || total >= Amount(cents: ~0)
        return check ? total |> { Amount(cents: $0.cents) } : fallback!
    }
}
