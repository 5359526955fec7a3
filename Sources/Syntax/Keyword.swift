/// The words that mean something to the parser, most of them only in their place.
package enum Keyword: UInt8, Sendable, CaseIterable {
    case none
    // Declarations
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
    case `init`, `let`, `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
    case `typealias`, `var`
}
