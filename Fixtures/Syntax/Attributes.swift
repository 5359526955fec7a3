/// Attributes with arguments of the language and of one's own, told by the first word.
@available(iOS 15.0, macOS 12, *) @available(*, deprecated, renamed: "Screen") @objc(ABScreen)
open class OldScreen: NSObject {
    @objc(setTitle:animated:) dynamic open func set(_ title: Title, animated: Bool) {}
    @IBOutlet private weak var label: Label!
    @NSCopying var date: NSDate; @Clamped(0...Limits.upper) var count = 1
    @Outer.inner({ struct Hidden { let field: Field } }) var first: Int
    @Swift::isolatedBar(Marker) var second: Int
    @outer.Inner(Ignored.self) var third: Int
    @日本(Kanji.one) var fourth: Int
    @inlinable @inline(__always) final func fast() {}
    @_specialize(where Value == Int) func generic<Value>(_ value: Value) -> Value { value }
    @Published() @Validated(.email, message: Text("bad")) var address = Address()
    @Environment(\.locale) private(set) var locale; @State var isOn: Bool = Defaults.isOn
    func take(@ViewBuilder _ content: @escaping @MainActor () -> Content, @Positive count: Int) {}
}

@propertyWrapper struct Clamped<Value: Comparable> {
    let range: ClosedRange<Value>
    var wrappedValue: Value { didSet { wrappedValue = min(range.upperBound, wrappedValue) } }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.wrappedValue = wrappedValue
    }
}

@main enum Entry { @MainActor static func main() async throws { await Entry.run() } }
@_spi(Testing) @testable import Testing
@preconcurrency @_implementationOnly import Old.Part
extension Entry { @discardableResult @Sendable static func run() async -> Int { 1 } }
