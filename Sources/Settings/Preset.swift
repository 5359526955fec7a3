import Diagnostics

/// What a convention of building modules does differently from the defaults, by name.
///
/// Presets change severities only: roles are read from the code, whatever it is called.
package struct Preset: Sendable {
    package let name: String
    /// Whose convention it is, as the end of a sentence.
    package let summary: String
    package let changes: [Change]

    /// The severity of one rule, and why the convention wants it.
    package struct Change: Sendable {
        package let rule: String
        package let severity: Severity
        package let reason: String

        init(_ rule: String, _ severity: Severity, _ reason: String) {
            self.rule = rule
            self.severity = severity
            self.reason = reason
        }
    }

    /// In the order in which messages list them.
    package static let all = [module, viper, vip, mvvm, ribs]

    package static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

    func apply(to configuration: inout Configuration) {
        for change in changes {
            configuration[rule: change.rule].apply(RuleChange(severity: change.severity))
        }
    }
}

extension Preset {
    private static let module = Preset(
        name: "module", summary: "the defaults: a module that stands on its own", changes: [])

    private static let viper = Preset(
        name: "viper", summary: "view, interactor, presenter, entity, router",
        changes: [
            Change(
                "presenter-hidden-dependency", .info,
                "The router connects the parts through properties after creating them."),
            Change(
                "incomplete-assembly", .off,
                "The view holds its presenter strongly, so the router returns the view alone."),
            Change(
                "strong-event-output", .off,
                "The view holds its presenter strongly, the presenter holds the view weakly."),
            Change(
                "presenter-imports-ui", .error,
                "A presenter that knows UIKit is the first thing that VIPER rules out."),
        ])

    private static let vip = Preset(
        name: "vip", summary: "Clean Swift: view controller, interactor, presenter in a circle",
        changes: [
            Change(
                "missing-assembler", .off,
                "The view controller sets up its own scene."),
            Change(
                "view-creates-collaborator", .info,
                "The view controller's `setup` creates interactor, presenter and router."),
            Change(
                "contract-not-class-bound", .info,
                "What is held strongly need not be bound to classes."),
            Change(
                "presenter-hidden-dependency", .off,
                "The circle is closed through properties."),
            Change(
                "incomplete-assembly", .off,
                "The view holds the interactor, and that holds the presenter."),
            Change(
                "strong-event-output", .off,
                "The view holds the interactor strongly, the presenter holds the view weakly."),
            Change(
                "presenter-imports-ui", .error,
                "Interactors and presenters hand over plain view models."),
        ])

    private static let mvvm = Preset(
        name: "mvvm", summary: "a view that observes its view model",
        changes: [
            Change(
                "view-depends-on-presenter", .off,
                "The view may know its own view model; it does not drive the view."),
            Change(
                "missing-event-output", .off,
                "The view calls its view model."),
            Change(
                "view-creates-collaborator", .warning,
                "A SwiftUI view may own its view model as a `@StateObject`."),
            Change(
                "module-internals-used", .warning,
                "A coordinator may name the view model that it hands over."),
            Change(
                "contract-not-class-bound", .info,
                "What is held strongly need not be bound to classes."),
            Change(
                "missing-public-interface", .info,
                "A coordinator may talk to the view model itself."),
            Change(
                "incomplete-assembly", .off,
                "The view holds its view model, so the view is all there is to return."),
            Change(
                "strong-event-output", .off,
                "The view holds its view model strongly."),
        ])

    private static let ribs = Preset(
        name: "ribs", summary: "router, interactor, builder, with or without a view",
        changes: [
            Change(
                "presenter-hidden-dependency", .off,
                "The router sets itself on the interactor that it is created with."),
            Change(
                "unused-contract", .off,
                "Every RIB declares its dependency, listener and routing, also empty ones."),
            Change(
                "contract-not-class-bound", .error,
                "Listeners and presentables are held weakly."),
            Change(
                "strong-event-output", .off,
                "The router owns interactor and view; the view's listener is weak."),
        ])
}
