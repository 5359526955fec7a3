import Modules
import Testing

/// The object graphs against programs that run.
@Suite struct WiringShapeTests {
    @Test func theGraphNeverSaysTheOppositeOfTheProgram() throws {
        let program = try ShapeProgram()
        let decisions = try ShapeDecisions(ShapeProgram.shapes)
        #expect(Set(program.objects.map(\.shape)).count >= 40)
        var counts: [String: Int] = [:]
        var table: [String] = []
        var (decided, open, opposite) = (0, 0, 0)
        for object in program.objects {
            let number = counts[object.type, default: 0]
            counts[object.type] = number + 1
            let known = decisions.fates[object.type] ?? []
            let fate = number < known.count ? known[number] : Fate(nil, nil)
            let pairs = [
                (fate.outlivesAssembly, object.outlivesAssembly),
                (fate.outlivesResult, object.outlivesResult),
            ]
            decided += pairs.count { $0.0 != nil }
            open += pairs.count { $0.0 == nil }
            opposite += pairs.count { $0.0 == !$0.1 }
            if pairs.contains(where: { $0.0 != $0.1 }) {
                table.append(row(object, number, fate))
            }
        }
        let title = "\(decided) decided, \(open) unknown, \(opposite) opposite"
        print(([title] + table).joined(separator: "\n"))
        let report = Comment(rawValue: ([title] + table).joined(separator: "\n"))
        #expect(opposite == 0, report)
        #expect(open * 10 <= decided + open, report)
    }

    private func row(_ object: ShapeProgram.Object, _ number: Int, _ fate: Fate) -> String {
        let program = Fate(object.outlivesAssembly, object.outlivesResult)
        return "\(object.type) \(number + 1): the program says \(words(program)), "
            + "the graph \(words(fate))"
    }

    private func words(_ fate: Fate) -> String {
        func word(_ answer: Bool?) -> String { answer.map { $0 ? "yes" : "no" } ?? "unknown" }
        return "held \(word(fate.outlivesAssembly)), stays \(word(fate.outlivesResult))"
    }
}
