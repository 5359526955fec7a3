import class UIKit.UIView
@_exported import Foundation
public import protocol Shop.Priced

/// Every kind of declaration with modifiers.
public protocol Priced: AnyObject, Sendable {
    associatedtype Currency: Hashable = Euro where Currency: Codable
    static var shared: Self { get }
    var price: Price { get set }
    var name: String { get async throws }
    init?(_ price: Price)
    init!(raw: Raw)
    mutating func raise(by amount: Price) throws -> Self?
    subscript(index: Int, at place: Place) -> Price { get }
    static func + (left: Self, right: Self) -> Price
    typealias Pair = (Self, Currency)
}

open class Product<ID: Hashable & Sendable>: Base<ID>, Priced where ID: Codable {
    public private(set) weak var owner: Owner?
    unowned(unsafe) let store: Store
    private static let (low, (high, _)): (Price, (Price, Int)) = (.zero, (.max, 0)), other = 1
    final override public class func make() -> Product<ID> { Product() }
    required convenience public init?(_ price: Price = .zero) { self.init() }
    fileprivate lazy var cache: [ID: Price] = [:]
    internal struct Options: OptionSet { let rawValue: Int; static let all: Options = [] }
    public indirect enum Tree { case leaf, node(Tree, right: Tree?), tagged(_ tag: Tag = .none) }
    enum Code: String, CaseIterable { case ok = "OK", bad = "BAD"; case other }
    prefix static func ! (product: Product) -> Bool { false }
    func callAsFunction<T>(_: T, with: Int, _ rest: T...) -> some Sequence<T> where T: Priced { [] }
    dynamic deinit {}
    class Nested: Product<Int>.Options.Kind { typealias Other = Nested; func f() { struct Local { enum Deep {} } } }
}

extension Product where ID == Int { nonmutating func one() {} }
extension [Price]? { var total: Price { .zero } }
extension Dictionary<String, Price>.Index: Priced, @retroactive Equatable {}
package var global: Int = 0, second = 1
public let (x, y) = (Point.zero, Point.one)
actor Counter { var count = 0 }
typealias Handler<T> = (T) -> Void where T: Priced
