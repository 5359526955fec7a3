/// A way to build modules that teams have a name for; each has a preset of the same name.
package enum Convention: String, Sendable, CaseIterable {
    case ribs, vip, viper, mvvm, module

    /// How it is told, as a clause.
    package var sign: String {
        switch self {
        case .ribs: "the logic inherits from an interactor of RIBs"
        case .vip: "events go to one part of the logic, and another part drives the view"
        case .viper: "a presenter drives the view, with an interactor or a router behind it"
        case .mvvm: "the logic does not know its view, which observes it"
        case .module: "a presenter drives the view, with nothing behind it"
        }
    }

    /// The convention of a project, by how many of its modules follow each.
    package static func prevailing(_ counts: [Convention: Int]) -> Convention {
        func count(_ convention: Convention) -> Int { counts[convention] ?? 0 }
        // Not every screen of a VIPER app needs an interactor, so the two are one at first.
        let driven = count(.viper) + count(.module)
        let groups: [(Convention, Int)] = [
            (.module, driven), (.ribs, count(.ribs)), (.vip, count(.vip)), (.mvvm, count(.mvvm)),
        ]
        var best = groups[0]
        for group in groups where group.1 > best.1 { best = group }
        guard best.0 == .module, driven > 0 else { return best.0 }
        return count(.viper) * 2 >= driven ? .viper : .module
    }
}
