import Dependencies
import Diagnostics
import Modules

/// All uses of one type in another: one finding at the first place, the others as its notes.
///
/// A `typealias` and a cast hide a dependency, so each is a place of its own.
struct Dependency {
    let target: TypeUse.Target
    let places: [TypeUse]

    /// Groups uses by what they use; hidden ones stand alone.
    static func group(_ uses: [TypeUse]) -> [Dependency] {
        var order: [TypeUse.Target] = []
        var open: [TypeUse.Target: [TypeUse]] = [:]
        var hidden: [Dependency] = []
        for use in uses {
            if use.kind == .alias || use.kind == .cast {
                hidden.append(Dependency(target: use.target, places: [use]))
                continue
            }
            if open[use.target] == nil { order.append(use.target) }
            open[use.target, default: []].append(use)
        }
        return order.map { Dependency(target: $0, places: open[$0] ?? []) } + hidden
    }

    var first: TypeUse { places[0] }

    /// What tells a hidden dependency from others on the same type; nil for those in the open.
    func origin(_ input: RuleInput) -> String? {
        first.kind == .alias || first.kind == .cast ? input.origin(of: first.site) : nil
    }

    /// The further places as notes, at most a few.
    func notes(_ input: RuleInput, _ name: String) -> [Note] {
        input.notes(at: places.dropFirst(), "\(name) is used here too")
    }

    /// A finding about a type that is named only to reach one nested in it: an information.
    func qualifierFinding(
        in type: TypeID, _ input: RuleInput, message: String, instruction: String
    ) -> Finding {
        var finding = input.finding(
            at: input.place(first.site), in: type, target: input.name(target), message: message,
            instruction: instruction, notes: notes(input, input.quoted(target)))
        finding.severity = .info
        return finding
    }
}

extension RuleInput {
    /// One note for each place, a few at most, none twice.
    func notes(at uses: some Sequence<TypeUse>, _ message: String) -> [Note] {
        var places: [Place] = []
        for use in uses where !places.contains(place(use.site)) {
            places.append(place(use.site))
            if places.count == 4 { break }
        }
        return places.map { Note(place: $0, message: message) }
    }

    /// The name of what a use uses, quoted.
    func quoted(_ target: TypeUse.Target) -> String { "`\(index.name(target))`" }

    /// The name of what a use uses, for a finding's identity.
    func name(_ target: TypeUse.Target) -> String { index.name(target) }

    /// How a use names its type, as a verb with its object in a message.
    func phrase(_ use: TypeUse) -> String { index.phrase(use) }
}
