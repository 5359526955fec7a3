/// A loop connects the elements of a collection.
enum ForEachWires {
    final class Section: Entity { weak var output: Output? ; var keeper: Output? }
    final class Output: Entity { var sections: [Section] = [] }
    final class Spare: Entity { weak var output: Output? }

    static func assemble() -> (Output, [Spare]) {
        let output = Output()
        output.sections = [Section(), Section()]
        output.sections.forEach { $0.output = output }
        for section in output.sections { section.keeper = output }
        let spares = [Spare(), Spare()]
        for spare in spares { spare.output = output }
        return (output, spares)
    }
}
