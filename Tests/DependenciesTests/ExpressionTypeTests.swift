import Testing

@Suite struct ExpressionTypeTests {
    @Test(arguments: locals + members + calls + objects + unknowns)
    func eachExpressionHasTheTypeThatIsMarked(example: ExpressionExample) { example.check() }

    private static let shop = """

        //- Shop.swift
        protocol Selling: AnyObject { var till: Till { get } }
        final class Shop: Selling {
            static let main = Shop()
            static var named: [String: Shop] = [:]
            let till = Till()
            var owner: Owner?
            var books: [Book] = []
            lazy var clerk: Owner = Owner()
            var onSale: ((Book) -> Owner)?
            func find(_ title: String) -> Book? { nil }
            func open() -> Shop { self }
            func close() {}
            static func make() -> Shop { Shop() }
        }
        final class Till { let count = 1 }
        final class Owner { unowned let shop: Shop }
        struct Book { let title: String }
        """

    static let locals = [
        ExpressionExample("Constants, variables and parameters.",
            """
            func visit(shop: Shop, _ other: Owner?) {
                let local = Shop()
                var annotated: Selling = local
                typed(shop) // : Shop
                typed(other) // : Owner?
                typed(local) // : Shop
                typed(annotated) // : Selling
                typed(Shop.self) // : Shop.Type
            }
            """ + shop),
        ExpressionExample("Optional binding in each statement.",
            """
            func visit(_ shop: Shop?) {
                if let shop { typed(shop) } // : Shop
                if let owner = shop?.owner, let inner = owner.shop as Shop? {
                    typed(owner) // : Owner
                    typed(inner) // : Shop
                }
                while let next = shop?.owner { typed(next) } // : Owner
                guard let shop else { return }
                typed(shop) // : Shop
                guard let owner = shop.owner else { return }
                typed(owner) // : Owner
            }
            """ + shop),
        ExpressionExample("Casts, forced values and defaults.",
            """
            func visit(_ any: Any, _ shop: Shop?, _ selling: Selling) {
                typed(any as? Shop) // : Shop
                typed(shop!) // : Shop
                typed(shop ?? Shop.main) // : Shop
                typed((selling as! Shop).till) // : Till
                typed(shop == nil ? Shop() : Shop.main) // : Shop
                let cast = any as? Shop
                typed(cast) // : Shop
            }
            """ + shop),
        ExpressionExample("Tuples, arrays and loops.",
            """
            func visit(_ shops: [Shop]) {
                let (first, owner) = (Shop(), Owner())
                let pair = (shop: Shop(), owner: Owner())
                typed(first) // : Shop
                typed(owner) // : Owner
                typed(pair.shop) // : Shop
                typed(pair.1) // : Owner
                typed([first]) // : [Shop]
                typed(shops[0]) // : Shop
                for shop in shops { typed(shop) } // : Shop
                typed(Shop.named["a"]) // : Shop?
            }
            """ + shop),
        ExpressionExample("Inner names hide outer ones.",
            """
            final class Street {
                let shop = Till()
                func visit() {
                    typed(shop) // : Till
                    typed(self.shop) // : Till
                    let shop = Shop()
                    typed(shop) // : Shop
                    run { [owner = shop.owner] in typed(owner) } // : Owner?
                    run { (shop: Owner) in typed(shop) } // : Owner
                    do {
                        let shop = Book(title: "")
                        typed(shop) // : Book
                    }
                    typed(shop) // : Shop
                }
            }
            """ + shop),
    ]

    static let members = [
        ExpressionExample("Chains of members.",
            """
            func visit(_ shop: Shop, _ selling: Selling) {
                typed(shop.till) // : Till
                typed(shop.owner?.shop.till) // : Till
                typed(shop.clerk.shop.owner) // : Owner?
                typed(shop.books[0].title) // : ~String
                typed(selling.till) // : Till
                typed(shop.onSale) // : (Book) -> Owner?
            }
            """ + shop),
        ExpressionExample("Members without `self`, of outer types and superclasses.",
            """
            class Base { let shop = Shop() }
            final class Street: Base {
                static let corner = Till()
                func visit() {
                    typed(shop) // : Shop
                    typed(super.shop) // : Shop
                    typed(self) // : Street
                    typed(Self.corner) // : Till
                }
            }
            extension Street { var till: Till { typed(shop.till) } } // : Till
            """ + shop),
        ExpressionExample("Members from protocol extensions, in any file.",
            """
            func visit(_ shop: Shop, _ selling: any Selling, _ some: some Selling) {
                typed(shop.first) // : Book
                typed(selling.first) // : Book
                typed(some.till) // : Till
            }
            //- Selling+First.swift
            extension Selling { var first: Book { Book(title: "") } }
            """ + shop),
        ExpressionExample("`Self` is the type that inherits the member.",
            """
            protocol Making { associatedtype Made; static func made(_ name: String) -> Made }
            extension Making {
                static func made(_ name: String = "") -> Self { fatalError() }
                static var standard: Self { made() }
                func copy() -> Self? { nil }
            }
            class Room { class func build() -> Self { self.init() } }
            final class Hall: Room, Making {
                func visit() { typed(copy()) } // : Hall?
            }
            func visit(_ hall: Hall) {
                typed(Hall.made()) // : Hall
                typed(Hall.standard) // : Hall
                typed(Hall.build()) // : Hall
                typed(Room.build()) // : Room
                typed(hall.copy()) // : Hall?
                typed(hall.copy) // : () -> Hall?
            }
            """),
        ExpressionExample("Members of generic types.",
            """
            final class Box<Content> {
                var content: Content
                var all: [Content] = []
            }
            func visit(_ box: Box<Shop>) {
                typed(box) // : Box<Shop>
                typed(box.content) // : Shop
                typed(box.content.till) // : Till
                typed(box.all[0]) // : Shop
            }
            final class ShopBox: Base<Shop> { func visit() { typed(content.till) } } // : Till
            class Base<Content> { var content: Content }
            """ + shop),
        ExpressionExample("Globals and shared objects.",
            """
            let corner = Shop()
            func visit() {
                typed(corner) // : Shop
                typed(Shop.main.till) // : Till
                typed(UIApplication.shared) // : ~UIApplication
                typed(makeShop()) // : Shop
            }
            func makeShop() -> Shop { corner }
            """ + shop),
    ]

    static let calls = [
        ExpressionExample("Constructions, methods and static factories.",
            """
            func visit() {
                typed(Shop()) // : Shop
                typed(Shop.init()) // : Shop
                typed(Shop.make()) // : Shop
                typed(Shop.make().open().till) // : Till
                typed(Shop().find("a")) // : Book?
                typed(Shop().find("a")?.title) // : ~String
                typed(Shop().close()) // : ()
                typed(UILabel()) // : ~UILabel
                typed(try Shop()) // : Shop
                typed(await Shop.make()) // : Shop
            }
            """ + shop),
        ExpressionExample("Overloads are told by their labels.",
            """
            final class Street {
                func next(to shop: Shop) -> Owner { shop.clerk }
                func next(after shop: Shop, by count: Int = 1) -> Till { shop.till }
                func visit(_ shop: Shop) {
                    typed(next(to: shop)) // : Owner
                    typed(next(after: shop)) // : Till
                    typed(next(after: shop, by: 2)) // : Till
                }
            }
            """ + shop),
        ExpressionExample("Closures and functions in properties give their result.",
            """
            final class Street {
                var make: () -> Shop = { Shop() }
                func visit(_ build: (Owner) -> Till) {
                    typed(make()) // : Shop
                    typed(build(Owner())) // : Till
                    func local() -> Book { Book(title: "") }
                    typed(local()) // : Book
                }
            }
            """ + shop),
        ExpressionExample("A metatype tells a generic result.",
            """
            func visit(_ storyboard: UIStoryboard) {
                typed(make(ofType: Shop.self)) // : Shop
                typed(storyboard.instantiate(ofType: Shop.self)) // : Shop
                let shop = UIViewController.load(Shop.self)
                typed(shop.till) // : Till
            }
            func make<T>(ofType: T.Type) -> T { fatalError() }
            extension UIStoryboard { func instantiate<T>(ofType: T.Type) -> T { fatalError() } }
            """ + shop),
        ExpressionExample("An alias of a tuple gives its parts.",
            """
            typealias Result = (shop: Shop, owner: Owner)
            func make() -> Result { fatalError() }
            func visit() {
                typed(make().shop) // : Shop
                let (shop, owner) = make()
                typed(shop) // : Shop
                typed(owner) // : Owner
            }
            """ + shop),
    ]

    static let objects = [
        ExpressionExample("The constructor wins over the annotation.",
            """
            let corner: Selling = Shop()
            func visit() {
                let local: Selling = Shop()
                object(local) // : Shop
                typed(local) // : Selling
                object(corner) // : Shop
                object(Shop() as Selling) // : Shop
            }
            """ + shop),
        ExpressionExample("A helper that returns one object gives that object.",
            """
            final class Factory {
                func make() -> Selling { Shop() }
                var shared: Selling { Shop.main }
                func unclear(_ given: Selling) -> Selling { given }
                func visit() {
                    object(make()) // : Shop
                    object(shared) // : Shop
                    object(unclear(Shop())) // : Selling
                }
            }
            """ + shop),
    ]

    static let unknowns = [
        ExpressionExample("What nobody declares is unknown, never guessed.",
            """
            func visit(_ any: Stranger) {
                typed(nothing) // : ?
                typed(any.member) // : ?
                typed(any.call()) // : ?
                typed(any.member.shared) // : ?
                typed(1 + 2) // : ?
                typed(any) // : ~Stranger
            }
            """ + shop),
        ExpressionExample("Circles end.",
            """
            let a = b
            let b = a
            func visit() { typed(a) } // : ?
            """ + shop),
    ]
}
