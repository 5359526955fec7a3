/// Words in backticks: keywords, and names with blanks and punctuation.
struct `Shopping List` {
    var `default`: Int = 0, `class`: String, `100% sure`: Bool
    let `a.b`: `Dotted.Name`

    func `adds an item, and says so`(_ `in`: Item, `for` reason: String) -> `Shopping List` {
        `self`(`in`)
        return `Shopping List`(class: `in`.`protocol`, `100% sure`: true, `a.b`: `Dotted.Name`())
    }

    func `self`(_ item: Item) {}
    static func `init`() -> `Type` { .`init` }
    enum `Type` { case `init`, `case`, `Self` }
}

struct `Dotted.Name` {}

struct Item {
    let `protocol`: String
    subscript(`at` index: Int) -> Item { self }
    var `repeat`: Item { self.`repeat`[at: 1].repeat }
}
