import ExampleProjects
import Modules
import Testing

/// What unknown code is given makes unknown what it can reach, and nothing else.
@Suite struct EscapeTests {
    private static let parts = """
        import UIKit

        final class Screen: UIViewController { var presenter: Presenter? }
        final class Presenter { var service: Service?; weak var helper: Helper? }
        final class Service {}
        final class Helper {}

        """

    /// `Type: fate` for each object that `assemble` makes, with the calls that objects escaped to.
    private func fates(_ body: String) -> (fates: [String], calls: [String]) {
        let text = Self.parts + "func assemble() -> UIViewController {\n\(body)\n}\n"
        let facts = ExampleProject(text).model().facts
        guard let name = facts.index.names.find("assemble"),
            let member = facts.index.table.globalMembers[name]?.first,
            let graph = OwnershipAnalysis(facts).graph(of: member)
        else { return ([], []) }
        let fates = Fates(graph, facts)
        let words = graph.heap.objects.indices.compactMap { number -> String? in
            guard case .instance(let type) = graph.heap.objects[number].kind else { return nil }
            return facts.index.name(of: type) + ": " + fates[ObjectID(number)].word
        }
        return (words, graph.escapes.map(\.call))
    }

    @Test func whatNobodyIsGivenIsDecided() {
        let found = fates("""
            let screen = Screen()
            let presenter = Presenter()
            presenter.helper = Helper()
            screen.presenter = presenter
            return screen
            """)
        #expect(found.fates == ["Screen: held", "Presenter: held", "Helper: dropped"])
        #expect(found.calls == [])
    }

    @Test func anEscapeReachesWhatTheObjectHolds() {
        let found = fates("""
            let screen = Screen()
            let presenter = Presenter()
            presenter.service = Service()
            presenter.helper = Helper()
            Registry.keep(presenter)
            return screen
            """)
        #expect(found.fates == [
            "Screen: held", "Presenter: unknown", "Service: unknown", "Helper: dropped",
        ])
        #expect(found.calls == ["keep"])
    }

    @Test func aClosureTakesAlongWhatItCapturesStrongly() {
        let strong = fates("""
            let presenter = Presenter()
            Registry.whenReady { _ = presenter }
            return Screen()
            """)
        #expect(strong.fates == ["Presenter: unknown", "Screen: held"])
        #expect(strong.calls == ["whenReady"])
        let weak = fates("""
            let presenter = Presenter()
            Registry.whenReady { [weak presenter] in _ = presenter }
            return Screen()
            """)
        #expect(weak.fates == ["Presenter: dropped", "Screen: held"])
        #expect(weak.calls == [])
    }

    @Test func whatIsShownIsHeldForNow() {
        let found = fates("""
            let screen = Screen()
            UIApplication.shared.windows.first?.rootViewController = screen
            screen.presenter = Presenter()
            return UIViewController()
            """)
        #expect(found.fates == [
            "Screen: held, perhaps for longer", "Presenter: held, perhaps for longer",
        ])
    }
}
