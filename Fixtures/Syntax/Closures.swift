/// Closures with every kind of head, and calls that end with them.
final class Menu {
    var actions: [String: (Menu, Dish) -> Void] = [:], onClose: (() -> Void)?
    lazy var compare: (Dish, Dish) -> Bool = { $0.price < $1.price && $0.self != Dish.none }

    func build(_ dishes: [Dish]) {
        onClose = { [weak self, unowned(safe) parent, title = Title.main, unowned other = self] in
            self?.actions = [:]
        }
        actions["order"] = { (menu: Menu, dish: Dish) -> Void in menu.order(dish) }
        actions["skip"] = { menu, _ in menu.skip() }
        let named = dishes.map { dish in Row(dish) }.filter { (row) in row.isOpen }
        let typed = dishes.sorted { (a: Dish, b: Dish) throws -> Bool in a.price < b.price }
        animate(Duration.short) { self.onClose?() } completion: { done in print(done) }
            .then { Result.done } else: { Result.failed }
        if dishes.contains(where: { $0.isHot }) { use(named) }
        guard let first = dishes.first(where: { $0.kind == Kind.soup }) else { return }
        let value = { () -> Value in Value(first) }(), none = {}, id: () -> Int = { 1 }
        perform { @Sendable [value] (x, y: inout Int...) async throws(Failure) -> Result in .done }
        Dispatch.main.async(execute: typed.isEmpty ? none : { Log.write() })
        _ = { [self] in build([]) }
    }
}

struct Row: View {
    var body: some View {
        List { ForEach(items) { Cell($0) } }
            .sheet(isPresented: $isOpen) { Sheet() }
    }
}
