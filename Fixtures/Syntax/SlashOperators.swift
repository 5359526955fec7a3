infix operator /^/ : MultiplicationPrecedence
prefix operator /-
postfix operator /?

struct Money {
    static func / (left: Money, right: Int) -> Money { left }
    static func /= (left: inout Money, right: Int) { left = left / right }
    static func /^/ (left: Money, right: Money) -> Ratio { Ratio(value: 1) }
    static prefix func /- (money: Money) -> Money { money }

    static func halves(_ all: [Money]) -> Money { all.reduce(Money(), { a, b in a }) / 2 }
}

struct Ratio { var value: Double }

extension Ratio {
    static func compare(_ a: Money, _ b: Money) -> [Ratio] { [a /^/ b, b /^/ a] }
    static let divide: (Money, Int) -> Money = (/)
    static let folded = [8, 4, 2].reduce(64, /) / 1
}
