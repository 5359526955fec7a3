/// Closures in collections hold what they capture.
enum ClosureInDictionary {
    final class Table: Entity {
        var handlers: [String: () -> Void] = [:]
        var list: [() -> Void] = []
        func wire() { handlers["tap"] = { self.reload() } }
        func reload() {}
    }
    final class ListOnly: Entity {
        var list: [() -> Void] = []
        func wire() { list.append { self.reload() } }
        func reload() {}
    }
    final class WeakList: Entity {
        var list: [() -> Void] = []
        func wire() { list = [{ [weak self] in self?.reload() }] }
        func reload() {}
    }

    static func assemble() -> [Entity] {
        let table = Table()
        table.wire()
        let list = ListOnly()
        list.wire()
        let weakList = WeakList()
        weakList.wire()
        return [table, list, weakList]
    }
}
