import Dependencies
import Diagnostics
import ExampleProjects
import Modules
import Rules
import Testing

/// Code with the findings it must give: `// ← rule` stands on each line that gets one.
///
/// The rules about views, presenters, assembling and layers run over examples in tests, all rules
/// over the projects of `Fixtures`. Where a finding is milder than its rule, the severity
/// follows: `// ← rule:info`.
struct RuleExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let project: ExampleProject
    private let options: [String: RuleOptions]
    private let rules: [Rule]

    /// - Parameter rule: a further rule that runs over the example.
    init(
        _ sentence: String, _ source: String, options: [String: RuleOptions] = [:],
        with rule: String? = nil
    ) {
        testDescription = sentence
        project = ExampleProject(source)
        rules = Catalogue.all.filter {
            Self.ruleIDs.contains($0.description.id) || $0.description.id == rule
        }
        self.options = options
    }

    /// One rule alone over an example.
    init(only rule: String, _ sentence: String, _ source: String, options: RuleOptions? = nil) {
        testDescription = sentence
        project = ExampleProject(source)
        rules = Catalogue.all.filter { $0.description.id == rule }
        self.options = options.map { [rule: $0] } ?? [:]
    }

    init(fixture name: String) {
        testDescription = name
        project = ExampleProject(fixture: name)
        rules = Catalogue.all
        options = [:]
    }

    /// A rule's own example, with all rules.
    init(_ rule: RuleDescription, _ source: String) {
        testDescription = rule.id
        project = ExampleProject(source)
        rules = Catalogue.all
        options = [:]
    }

    private static let ruleIDs: Set = [
        "view-contains-logic", "view-depends-on-presenter", "view-creates-collaborator",
        "view-imports-foreign-framework", "presenter-uses-concrete-service",
        "presenter-uses-singleton", "missing-networking-contract", "presenter-depends-on-view",
        "presenter-imports-ui", "missing-assembler", "created-outside-assembler",
        "module-depends-on-project", "layer-violation", "forbidden-dependency",
        "forbidden-import", "not-independent", "protected-type", "dependency-cycle",
    ]

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        project.check(
            findings.map(\.mark), against: "←", testDescription, sourceLocation: sourceLocation)
    }

    /// What the rules find, in the order of the catalogue.
    var findings: [(finding: Finding, mark: Mark)] {
        let model = project.model()
        let subjects = Ownership.subjects(of: model)
        let ownership = Ownership(subjects, subjects.map { Ownership.graph(of: $0, model.facts) })
        let contracts = ContractProject(model, project.configuration)
        let found = rules.flatMap { rule in
            let description = rule.description
            let options = options[description.id] ?? RuleOptions(defaultsOf: description.options)
            return rule.check(RuleInput(
                description, model, options, ownership, contracts: contracts))
        }
        let severities = Dictionary(
            uniqueKeysWithValues: Catalogue.all.map { ($0.description.id, $0.description.severity) }
        )
        return found.withoutGeneralRepetitions.map { finding in
            let isMilder = finding.severity != severities[finding.rule]
            let text = finding.rule + (isMilder ? ":\(finding.severity.rawValue)" : "")
            return (finding, model.index.mark(finding.place, text))
        }
    }
}

/// The module `Ticket` around a part that an example writes itself.
enum Ticket {
    /// The module with a view that has these members besides its event output.
    static func view(_ members: String, _ others: String = "", imports: [String] = ["UIKit"])
        -> String
    {
        """
        //- Ticket/TicketViewController.swift
        \(imports.map { "import \($0)" }.joined(separator: "\n"))

        final class TicketViewController: UIViewController, TicketInterfaceContract {
            weak var eventOutput: TicketEventOutput?
            func show(_ price: String) { title = price }
            @objc private func buyTapped() { eventOutput?.ticketDidTapBuy() }
        \(indented(members))
        }
        //- Ticket/TicketPresenter.swift
        final class TicketPresenter: TicketEventOutput {
            weak var view: TicketInterfaceContract?
            func ticketDidTapBuy() { view?.show("12 €") }
        }
        \(rest(others))
        """
    }

    /// The module with a presenter that has these members besides its interface contract.
    static func presenter(
        _ members: String, _ others: String = "", imports: [String] = [],
        creating: String = "TicketPresenter()"
    ) -> String {
        """
        //- Ticket/TicketPresenter.swift
        \(imports.map { "import \($0)" }.joined(separator: "\n"))

        final class TicketPresenter: TicketEventOutput {
            weak var view: TicketInterfaceContract?
            func ticketDidTapBuy() { view?.show("12 €") }
        \(indented(members))
        }
        //- Ticket/TicketViewController.swift
        import UIKit

        final class TicketViewController: UIViewController, TicketInterfaceContract {
            weak var eventOutput: TicketEventOutput?
            func show(_ price: String) { title = price }
            @objc private func buyTapped() { eventOutput?.ticketDidTapBuy() }
        }
        \(rest(others, creating: creating))
        """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
            .joined(separator: "\n")
    }

    private static func rest(
        _ others: String, creating: String = "TicketPresenter()"
    ) -> String {
        """
        //- Ticket/TicketContracts.swift
        protocol TicketEventOutput: AnyObject { func ticketDidTapBuy() }
        protocol TicketInterfaceContract: AnyObject { func show(_ price: String) }
        //- Ticket/TicketAssembler.swift
        struct TicketModule {
            let view: TicketViewController
            let presenter: TicketPresenter
        }

        enum TicketAssembler {
            static func assemble() -> TicketModule {
                let view = TicketViewController()
                let presenter = \(creating)
                presenter.view = view
                view.eventOutput = presenter
                return TicketModule(view: view, presenter: presenter)
            }
        }
        //- Services/Services.swift
        \(others)
        """
    }
}
