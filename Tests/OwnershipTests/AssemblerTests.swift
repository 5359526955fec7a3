import Dependencies
import ExampleProjects
import Modules
import Testing

/// The graphs of the assemblers that a model finds, of whatever kind.
@Suite struct AssemblerTests {
    private static let parts = """
        import UIKit

        final class LampViewController: UIViewController {
            var onTap: (() -> Void)?
            var output: LampOutput?
            @objc private func tapped() { onTap?(); output?.toggle() }
        }
        protocol LampOutput: AnyObject { func toggle() }
        final class LampPresenter: LampOutput {
            var view: LampViewController?
            var shown: LampShowing?
            var title: String { "" }
            var tap: () -> Void { { [weak self] in self?.toggle() } }
            func toggle() { view?.title = "" }
        }
        extension LampViewController: LampShowing {}
        protocol LampShowing: AnyObject {}

        """

    /// The decisions of each assembly, in the order of the assemblers.
    private func assemblies(
        _ source: String, _ lines: (GraphText) -> [String] = \.decisions
    ) -> [[String]] {
        let model = ExampleProject(Self.parts + source).model()
        let subjects = Ownership.subjects(of: model)
        let ownership = Ownership(subjects, subjects.map { Ownership.graph(of: $0, model.facts) })
        return ownership.assemblies.map { assembly in
            guard let graph = assembly.graph else { return assembly.undecidedCalls }
            return lines(GraphText(graph, model.facts))
        }
    }

    private static let held = [
        "LampViewController: held", "LampPresenter: held",
    ]
    private static let tied = [
        "LampViewController: stays", "LampPresenter: stays",
        "cycle: LampPresenter.view → LampViewController.output",
    ]

    @Test func aFunction() {
        #expect(assemblies("""
            func assemble() -> LampViewController {
                let view = LampViewController()
                view.output = LampPresenter()
                return view
            }
            """) == [Self.held])
    }

    @Test func aMethodOfSomethingFromOutside() {
        #expect(assemblies("""
            final class House {
                var lamp: LampPresenter?
                func assemble() -> LampViewController {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    view.output = presenter
                    lamp = presenter
                    return view
                }
            }
            """) == [["LampViewController: held", "LampPresenter: stays"]])
    }

    @Test func aStaticMethod() {
        #expect(assemblies("""
            enum House {
                static func assemble() -> LampViewController {
                    let view = LampViewController()
                    view.output = presenter()
                    return view
                }
                static func presenter() -> LampPresenter { LampPresenter() }
            }
            """) == [Self.held, ["LampPresenter: held"]])
    }

    @Test func anInitialiserGivesItsObject() {
        #expect(assemblies("""
            final class House {
                let view = LampViewController()
                let presenter = LampPresenter()
                init() { view.output = presenter; presenter.view = view }
            }
            """).last == ["House: held"] + Self.tied)
    }

    @Test func aPropertyGivesWhatItsGetterMakes() {
        #expect(assemblies("""
            final class House {
                var lamp: LampViewController {
                    let view = LampViewController()
                    view.output = LampPresenter()
                    return view
                }
            }
            """) == [Self.held])
    }

    @Test func aGenericAssemblerOfTheProject() {
        #expect(assemblies("""
            class Maker<View: UIViewController, Logic: LampPresenter> {
                let view: View
                let logic: Logic
                init(_ view: View, _ logic: Logic) { self.view = view; self.logic = logic }
                var all: [AnyObject] { connect(); return [view, logic] }
                func connect() {}
            }
            final class LampMaker: Maker<LampViewController, LampPresenter> {
                init() { super.init(LampViewController(), LampPresenter()) }
                override func connect() { view.output = logic; logic.view = view }
            }
            """).last == Self.tied)
    }

    @Test func aGenericAssemblerFromElsewhereConnectsWhatFits() {
        #expect(assemblies("""
            extension LampPresenter: LampOther {}
            protocol LampOther: AnyObject {}
            final class LampMaker: LibraryMaker<LampViewController, LampPresenter> {}
            """, \.lines) == [[
                "LampViewController: unknown, returned", "LampPresenter: unknown, returned",
                "closure: unknown",
                "closure → LampPresenter, weak", "LampViewController.onTap → closure",
                "LampPresenter.shown → LampViewController",
            ]])
    }

    @Test func whereNothingFitsItIsCodeElsewhere() {
        #expect(assemblies("""
            extension LampViewController { var tap: Int { 1 } }
            final class LampMaker: LibraryMaker<LampViewController, LampSilent> {}
            final class LampSilent: LampOutput { func toggle() {} }
            """) == [["code elsewhere"]])
    }

    @Test func codeOfTestsAssemblesNothing() {
        #expect(assemblies("""
            //- Tests/Lamp.swift
            func assemble() -> LampViewController {
                let view = LampViewController()
                view.output = LampPresenter()
                return view
            }
            """) == [])
    }

    @Test func aViewThatMakesItsOwnLogicIsNoAssembly() {
        #expect(assemblies("""
            extension LampViewController {
                func setUp() { output = LampPresenter() }
            }
            """) == [])
    }

    @Test func theLivesAreThoseOfModulesAndOfWhoSteersThem() {
        let model = ExampleProject(Self.parts + """
            func assemble() -> LampViewController {
                let view = LampViewController()
                view.output = LampPresenter()
                return view
            }
            final class LampCoordinator { func start() {} }
            struct LampValue {}
            //- Else/Plain.swift
            final class Plain {}
            //- Tests/Lamp.swift
            final class LampTests { var lamp: LampPresenter? }
            """).model()
        let lives = Ownership.subjects(of: model).compactMap { subject -> String? in
            guard case .life(let type) = subject else { return nil }
            return model.index.name(of: type)
        }
        #expect(lives == ["LampViewController", "LampPresenter", "LampCoordinator"])
    }
}
