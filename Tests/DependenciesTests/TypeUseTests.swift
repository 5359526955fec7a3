import Testing

@Suite struct TypeUseTests {
    @Test(arguments: examples)
    func eachUseHasTheKindThatIsMarked(example: NameExample) { example.checkKinds() }

    private static let shop = """

        //- Shop.swift
        class Shop {
            struct Book { enum Kind {} }
            static let main = Shop()
            static func open() -> Shop { Shop() }
        }
        protocol Selling {}
        """

    static let examples = [
        NameExample("Signatures: properties, parameters, results.",
            """
            struct Street {
                let shop: Shop // uses property Shop
                func visit(_ shop: Shop?) {} // uses parameter Shop
                func next() -> [Shop] { [] } // uses result Shop
                var first: Shop { fatalError() } // uses property Shop
                init(shop: Shop) {} // uses parameter Shop
                subscript(index: Int) -> Shop { fatalError() } // uses parameter ~Int, result Shop
            }
            """ + shop),
        NameExample("Clauses: inheritance, extension, alias, attribute.",
            """
            final class Corner: Shop, Selling {} // uses inheritance Shop, inheritance Selling
            extension Shop: Selling {} // uses extended Shop, inheritance Selling
            typealias Store = Shop // uses alias Shop
            @Shop struct Street {} // uses attribute Shop
            """ + shop),
        NameExample("Generic arguments, in types and in expressions.",
            """
            let shops: Box<Shop> // uses property ~Box, genericArgument Shop
            let made = Box<Shop>() // uses constructed ~Box, genericArgument Shop
            func all<T: Shop>(_ shops: T) {} // uses otherType Shop
            """ + shop),
        NameExample("Constructions in each spelling.",
            """
            let a = Shop() // uses constructed Shop
            let b = Shop.init() // uses constructed Shop
            let c: Shop = .init() // uses property Shop, constructed Shop
            let d = Shop.Book() // uses qualifier Shop, constructed Shop.Book
            let e = [1].map(Shop.init) // uses otherExpression Shop
            """ + shop),
        NameExample("Static members, also where the annotation tells the type.",
            """
            let a = Shop.main // uses .main Shop
            let b = Shop.open().books // uses .open Shop
            let c: Shop = .main // uses property Shop, .main Shop
            func visit(_ shop: Shop = .main) {} // uses parameter Shop, .main Shop
            """ + shop),
        NameExample("Casts and metatypes.",
            """
            func f(_ any: Any) {
                _ = any as? Shop // uses cast Shop
                _ = any is Shop // uses cast Shop
                if case let shop as Shop = any { _ = shop } // uses cast Shop
                register(Shop.self) // uses metatype Shop
                let local: Shop? = nil // uses local Shop
                _ = local
            }
            """ + shop),
        NameExample("The outer part of a nested name is a qualifier.",
            """
            let book: Shop.Book // uses qualifier Shop, property Shop.Book
            let kind: Shop.Book.Kind? // uses qualifier Shop, property Shop.Book.Kind
            """ + shop),
        NameExample("A closure's signature is no member's.",
            """
            let f = { (shop: Shop) -> Shop in shop } // uses parameter Shop, result Shop
            """ + shop),
        NameExample("A property wrapper's arguments are uses.",
            """
            struct Street {
                @Injected(Shop.self) var shop: Selling // uses attribute ~Injected, metatype Shop, \
            property Selling
            }
            """ + shop),
    ]
}
