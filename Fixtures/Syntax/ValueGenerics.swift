/// Numbers as generic arguments, and arrays whose size is part of their type.
struct Matrix<let rows: Int, let columns: Int, Element> {
    var storage: InlineArray<rows, [columns of Element]>
    static var count: Int { rows * columns }
}

extension Matrix where rows == 3, columns == 3, Element: Numeric {
    static var identity: Self { Matrix<3, 3, Element>(storage: Factory.make()) }
}

struct Grid {
    var cells: [8 of [8 of Cell]]
    var row: [8 of Cell] = .init(repeating: .empty)
    let corner: Matrix<2, -1, Cell>
    func fill() { let blank = [4 of Cell](repeating: .empty); use(blank) }
    func use(_ cells: [4 of Cell]) {}
}

enum Cell { case empty, queen }
enum Factory { static func make<Value>() -> Value { fatalError() } }
