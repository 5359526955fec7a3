import Testing

@Suite struct NameResolutionTests {
    @Test(arguments: nested + aliases + sameNames + scopes)
    func eachNameMeansWhatIsMarked(example: NameExample) { example.checkNames() }

    static let nested = [
        NameExample("A nested type is known by its path.",
            """
            enum Shop { struct Book { struct Page {} } }
            var book: Shop.Book? // → Shop.Book
            var page: Shop.Book.Page? // → Shop.Book.Page
            """),
        NameExample("Inside the outer type the path may be left out.",
            """
            struct Shop {
                struct Book { let next: Book? } // → Shop.Book
                let book: Book // → Shop.Book
                func sell(_ book: Self.Book) {} // → Shop.Book
            }
            """),
        NameExample("An inner name hides an outer one.",
            """
            struct Book {}
            struct Shop {
                struct Book {}
                let own: Book // → Shop.Book
            }
            let other: Book // → Book
            """),
        NameExample("An extension in any file nests types and sees nested ones.",
            """
            //- A.swift
            enum Shop {}
            let book: Shop.Book // → Shop.Book
            //- B.swift
            extension Shop { struct Book {} }
            //- C.swift
            extension Shop {
                static func sell(_ book: Book) {} // → Shop.Book
            }
            extension Shop.Book { var shop: Shop { Shop() } } // → Shop.Book, Shop, Shop
            """),
        NameExample("A superclass's nested types are inherited.",
            """
            class Screen { enum Event { case load } }
            final class ShopScreen: Screen {
                func send(_ event: Event) {} // → Screen.Event
            }
            let event: ShopScreen.Event // → Screen.Event
            """),
        NameExample("A type nested in an extension of an SDK type is found through it.",
            """
            extension UIView { struct Style {} }
            let style: UIView.Style // → UIView.Style
            """),
    ]

    static let aliases = [
        NameExample("An alias means what it stands for.",
            """
            struct Book {}
            typealias Novel = Book // → Book
            typealias Bestseller = Novel // → Book
            let novel: Bestseller // → Book
            """),
        NameExample("An alias of a composition names each part.",
            """
            protocol Reading {}
            protocol Writing {}
            typealias Author = Reading & Writing // → Reading, Writing
            let author: any Author // → Reading, Writing
            """),
        NameExample("An alias of a library's generic type is looked through to that type.",
            """
            struct Book {}
            typealias Shelf = Box<Book> // → ~Box, Book
            let shelf: Shelf // → ~Box
            """),
        NameExample("A nested alias is found like a nested type.",
            """
            struct Book {}
            enum Shop { typealias Item = Book } // → Book
            let item: Shop.Item // → Book
            """),
        NameExample("An alias in a circle is unknown, not endless.",
            """
            typealias A = B
            typealias B = A
            struct Book { let a: A }
            let book: Book // → Book
            """),
    ]

    static let sameNames = [
        NameExample("Two declarations of one name in other folders are ambiguous.",
            """
            //- Shop/Item.swift
            struct Item {}
            //- Library/Item.swift
            struct Item {}
            //- App/Use.swift
            let item: Item // → ?Item
            """),
        NameExample("The nearest folder wins.",
            """
            //- Shop/Model/Item.swift
            struct Item { struct Price {} }
            //- Library/Item.swift
            struct Item { struct Shelf {} }
            //- Shop/Use.swift
            let price: Item.Price // → Item.Price
            //- Library/Use.swift
            let shelf: Item.Shelf // → Item.Shelf
            """),
        NameExample("A private type is only seen in its own file.",
            """
            //- A.swift
            private struct Item {}
            let own: Item // → Item
            //- B.swift
            let other: Item // → ~Item
            """),
        NameExample("A private type hides another one in its own file alone.",
            """
            //- A.swift
            struct Item { struct Price {} }
            //- B.swift
            private struct Item { struct Shelf {} }
            let shelf: Item.Shelf // → Item.Shelf
            //- C.swift
            let price: Item.Price // → Item.Price
            """),
        NameExample("A name that the SDK has too is the project's beside its declaration.",
            """
            //- Shop/Task.swift
            struct Task {}
            let own: Task // → Task
            //- Shop/List/Use.swift
            let near: Task // → Task
            """),
        NameExample("Far from its declaration such a name is ambiguous.",
            """
            //- Packages/Shop/Task.swift
            struct Task {}
            //- App/Use.swift
            let far: Task // → ?Task
            """),
        NameExample("A prefix of the SDK alone does not tell that the SDK has a name too.",
            """
            //- Packages/Shop/UIShelf.swift
            struct UIShelf {}
            class UIButton {}
            //- App/Use.swift
            let far: UIShelf // → UIShelf
            let listed: UIButton // → ?UIButton
            """),
        NameExample("A target's name before a type's means what lies in the target's folder.",
            """
            //- Features/Garden/Bed/Planting.swift
            struct Planting { struct Row {} }
            //- App/Garden/Planting.swift
            import Garden
            struct Planting { struct Column {} }
            let row: Garden.Planting.Row // → Planting.Row
            let column: Planting.Column // → Planting.Column
            """),
        NameExample("What a file declares is not meant by the name of a target that it imports.",
            """
            import Greenhouse
            final class Watering: Greenhouse.Watering {}
            let other: Greenhouse.Watering // → ?Watering
            """),
        NameExample("The project's type of a name is not the one of a library that is imported.",
            """
            //- App/Network/Session.swift
            final class Session {}
            //- App/Screens/Use.swift
            import Pipes
            let session: Pipes.Session // → ?Session
            """),
        NameExample("Without an import the target is the file's own.",
            """
            //- App/Network/Session.swift
            final class Session {}
            //- App/Screens/Use.swift
            let session: Shop.Session // → Session
            """),
        NameExample("Branches that exclude each other declare one type.",
            """
            #if os(iOS)
            struct Screen {}
            #else
            struct Screen {}
            #endif
            let screen: Screen // → Screen
            """),
    ]

    static let scopes = [
        NameExample("A generic parameter is no type of the project.",
            """
            struct Item {}
            struct Box<Item> { let item: Item? }
            func make<Item>(_ item: Item) -> Item? { nil }
            let item: Item // → Item
            """),
        NameExample("A local type is seen in its body alone.",
            """
            func sell() {
                struct Receipt {}
                let receipt: Receipt // → Receipt
            }
            let other: Receipt // → ~Receipt
            """),
        NameExample("A framework's name as qualifier leaves the SDK's type.",
            """
            import UIKit
            let color: UIKit.UIColor // → ~UIColor
            """),
        NameExample("An associated type is no type of the project.",
            """
            struct Item {}
            protocol Shop {
                associatedtype Item
                func sell(_ item: Item)
            }
            let item: Item // → Item
            """),
        NameExample("Backticks are no part of a name.",
            """
            struct `Type` {}
            struct Item {}
            let item: `Item` // → Item
            """),
    ]
}
