import Dependencies
import ExampleProjects
import Modules
import Testing

/// What a type takes along, and what blocks its way.
@Suite struct ReuseClosureTests {
    /// The closure of the first type of a name.
    private func closure(_ name: String, _ source: String) throws -> (ReuseClosure, ModuleModel) {
        let model = ExampleProject(source).model()
        let type = try #require(model.index.table.typeIDs.first {
            model.index.qualifiedName(of: $0) == name
        })
        return (ReuseClosure(of: type, model, UnresolvedNames(model.graph)), model)
    }

    private func needs(_ name: String, _ source: String) throws -> [String] {
        let (closure, model) = try closure(name, source)
        return closure.needs.map { model.index.qualifiedName(of: $0.type) }
    }

    /// The reason and the types on the way to what blocks.
    private func blocker(_ name: String, _ source: String) throws -> String? {
        let (closure, model) = try closure(name, source)
        return closure.blocker.map { blocker in
            let names = blocker.path.map { model.index.name($0.use.target) }
            return "\(blocker.reason.rawValue): \(names.joined(separator: " "))"
        }
    }

    @Test(arguments: [
        ("A type that uses nothing", "final class A { var a: Int? }", []),
        (
            "The nearest come first, each once",
            "class A { let b: B; let c: C; let b2: B }; struct B { let d: D; let a: A? }; "
                + "struct C {}; struct D {}",
            ["B", "C", "D"]
        ),
        ("Its extensions", "class A {}; extension A { func f(_ b: B) {} }; struct B {}", ["B"]),
        (
            "Types nested in it need theirs, and belong to it",
            "class A { struct Row { let b: B }; let row: Row }; struct B {}", ["B"]
        ),
        (
            "A nested type means the type around it",
            "class A { let key: B.Key }; struct B { struct Key {}; let c: C }; struct C {}",
            ["B", "C"]
        ),
        (
            "What a namespace holds stands for itself",
            "class A { let key: B.Key }; enum B { struct Key {}; struct Door { let c: C } }; "
                + "struct C {}",
            ["B.Key"]
        ),
        (
            "Aliases are followed",
            "class A { let b: Other }; typealias Other = B; class B {}", ["B"]
        ),
        (
            "A protocol needs what its requirements name, not who implements it",
            "class A { let p: P }; protocol P: Q { func f() -> B }; protocol Q {}; class B {}; "
                + "class C: P { let d: D }; class D {}",
            ["P", "Q", "B"]
        ),
        (
            "Extensions of a protocol matter to those who implement it",
            "class A: P {}; protocol P: Q {}; protocol Q {}; "
                + "extension Q { func f(_ b: B) {} }; class B {}",
            ["P", "Q", "B"]
        ),
        (
            "Extensions of a protocol do not matter to those who hold it",
            "class A { let p: P }; protocol P {}; extension P { func f(_ b: B) {} }; class B {}",
            ["P"]
        ),
        (
            "Previews need nothing",
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n"
                + "extension A { static var preview: A { B.make() } }\n"
                + "enum B { static func make() -> A { A() } }\n#Preview { C() }\nclass C {}",
            []
        ),
    ])
    func theTypesThatMoveAlong(title: String, source: String, expected: [String]) throws {
        #expect(try needs("A", source) == expected, "\(title)")
    }

    private static let service = """
        final class Gate { func open() { UserDefaults.standard.set(true, forKey: "gate") } }
        final class Bell { static let shared = Bell(); func ring() {} }
        """
    private static let module = """
        import UIKit
        protocol LampOutput: AnyObject { func toggle() }
        protocol LampContract: AnyObject { func show(_ lamp: Lamp) }
        struct Lamp { let isOn: Bool }
        final class LampViewController: UIViewController, LampContract {
            weak var output: LampOutput?
            func show(_ lamp: Lamp) {}
        }
        """

    @Test func aModuleOfContractsIsFree() throws {
        let source = Self.module + """

            final class LampPresenter: LampOutput {
                weak var view: LampContract?
                func toggle() {}
            }
            """
        #expect(try blocker("LampPresenter", source) == nil)
        #expect(try needs("LampPresenter", source) == ["LampOutput", "LampContract", "Lamp"])
        #expect(try blocker("LampViewController", source) == nil)
    }

    @Test(arguments: [
        ("let gate = Gate()", "service: Gate"),
        ("func ring() { Bell.shared.ring() }", "shared object: Bell"),
        ("let helper: Helper; let box: Box", "service: Box Gate"),
        ("let helper: Helper", "service: Helper Box Gate"),
        ("let view2: LampViewController", "view: LampViewController"),
        ("let base: Base; let gate: Gate", "service: Gate"),
    ])
    func theNearestConcreteDependencyBlocks(members: String, expected: String) throws {
        let source = Self.module + "\n" + Self.service + """

            struct Helper { let box: Box }
            struct Box { let gate: Gate }
            class Base { func f() {} }
            final class LampPresenter: LampOutput {
                weak var view: LampContract?
                func toggle() {}
                \(members)
            }
            """
        #expect(try blocker("LampPresenter", source) == expected)
    }

    @Test func aSuperclassMovesAlongAndBlocksOnlyByWhatItNeeds() throws {
        let source = Self.module + """

            class Screen: UIViewController {}
            class LoggingScreen: Screen { func log() { Bell.shared.ring() } }
            final class RoomViewController: Screen {}
            final class HallViewController: LoggingScreen {}
            """ + "\n" + Self.service
        #expect(try blocker("RoomViewController", source) == nil)
        #expect(try needs("RoomViewController", source) == ["Screen"])
        #expect(
            try blocker("HallViewController", source) == "shared object: LoggingScreen Bell")
    }

    @Test func codeThatAssemblesIsNoNeedOfTheView() throws {
        let source = Self.module + """

            final class LampPresenter: LampOutput {
                weak var view: LampContract?
                func toggle() {}
            }
            extension LampViewController {
                static func assemble() -> LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    presenter.view = view
                    return view
                }
            }
            """
        #expect(try blocker("LampViewController", source) == nil)
    }

    @Test func namesThatCannotBeToldAreListedWithTheWayToThem() throws {
        let (closure, model) = try closure("A", """
            //- One/A.swift
            final class A { let b: B; let card: Card }
            final class B { let bag: DisposeBag; let other: DisposeBag }
            //- Two/Card.swift
            struct Card {}
            //- Three/Card.swift
            struct Card {}
            """)
        let names = closure.unknownNames.map { unknown in
            let path = unknown.path.map { model.index.name($0.use.target) } + ["-"]
            return "\(model.index.text(unknown.name)) \(path[0])"
        }
        #expect(names == ["Card -", "DisposeBag B"])
    }
}
