import Testing

@Suite struct PresenterImportsUITests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let frameworks = [
        "UIKit", "AppKit", "Cocoa", "SwiftUI", "WatchKit", "WebKit", "MapKit", "QuickLook",
        "SafariServices", "PhotosUI", "MessageUI", "AVKit", "ContactsUI", "EventKitUI",
        "PencilKit", "SpriteKit", "SceneKit", "RealityKit",
    ]

    @Test(arguments: frameworks)
    func everyUIFrameworkIsReported(framework: String) {
        let imports = ["\(framework) // ← presenter-imports-ui", "Foundation"]
        RuleExample(framework, Ticket.presenter("", imports: imports)).check()
    }

    @Test(arguments: ["Foundation", "CoreGraphics", "QuartzCore", "Combine", "RxSwift", "Museum"])
    func otherFrameworksAreAllowed(framework: String) {
        RuleExample(framework, Ticket.presenter("", imports: [framework])).check()
    }

    static let flagged = [
        RuleExample("One class of a framework is imported.", Ticket.presenter(
            "", imports: ["class UIKit.UIColor // ← presenter-imports-ui"])),
        RuleExample("An import with an attribute is one all the same.",
            "@preconcurrency import UIKit // ← presenter-imports-ui\n"
                + Ticket.presenter("").replacingFirstHeader),
        RuleExample("An import in a branch counts.",
            "#if canImport(UIKit)\nimport UIKit // ← presenter-imports-ui\n#endif\n"
                + Ticket.presenter("").replacingFirstHeader),
        RuleExample("Two frameworks are two findings.", Ticket.presenter(
            "",
            imports: ["UIKit // ← presenter-imports-ui", "WebKit // ← presenter-imports-ui"])),
        RuleExample("A UI type in the signature is a finding of its own.", Ticket.presenter(
            "func tint() -> UIColor { .red } // ← presenter-imports-ui",
            imports: ["UIKit // ← presenter-imports-ui"])),
        RuleExample("A UI type comes in through an import elsewhere.", Ticket.presenter(
            "func tint(with color: UIColor) {} // ← presenter-imports-ui",
            imports: ["Museum"])),
        RuleExample("Several UI types in signatures are one finding.", Ticket.presenter(
            """
            var image: UIImage? // ← presenter-imports-ui
            func tint(with color: UIColor) {}
            """)),
        RuleExample("A UI type inside a generic argument stands in the signature too.",
            Ticket.presenter("var images: Box<[UIImage]>? // ← presenter-imports-ui",
                "final class Box<Content> {}")),
    ]

    static let silent = [
        RuleExample("A file that also declares the view needs the framework.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show(_ isOn: Bool) }
            final class LampViewController: UIViewController, LampShowing {
                func show(_ isOn: Bool) {}
            }
            final class LampPresenter {
                weak var view: LampShowing?
                func toggle() { view?.show(true) }
            }
            """),
        RuleExample("A file with a preview needs SwiftUI.",
            "import SwiftUI\n" + Ticket.presenter("").replacingFirstHeader
                .replacing("//- Ticket/TicketViewController.swift", with: """
                    #Preview { Text("Ticket") }
                    //- Ticket/TicketViewController.swift
                    """)),
        RuleExample("A preview provider counts as a preview.",
            "import SwiftUI\n" + Ticket.presenter("").replacingFirstHeader
                .replacing("//- Ticket/TicketViewController.swift", with: """
                    struct TicketPreviews: PreviewProvider {
                        static var previews: some View { Text("Ticket") }
                    }
                    //- Ticket/TicketViewController.swift
                    """)),
        RuleExample("Private members show nothing to others.", Ticket.presenter(
            """
            private var image: UIImage?
            private func tint(with color: UIColor) {}
            """)),
        RuleExample("A local value is no signature.", Ticket.presenter(
            "func tint() { let color: UIColor = .red; _ = color }")),
        RuleExample("Types with such a prefix that draw nothing are plain.", Ticket.presenter(
            "var payment: SKPaymentTransaction?\nvar point: CGPoint = .zero")),
        RuleExample("A view's file may import all of them.", Ticket.view(
            "", imports: ["UIKit", "WebKit", "MapKit"])),
    ]

    @Test func theMessageSaysWhetherAnythingIsUsed() {
        let unused = RuleExample("", Ticket.presenter("", imports: ["UIKit"]))
        let used = RuleExample("", Ticket.presenter(
            "private let color = UIColor.red", imports: ["UIKit"]))
        #expect(unused.findings.map(\.finding.message) == [
            "The file of presenter `TicketPresenter` imports `UIKit`, of which it names nothing"
        ])
        #expect(used.findings.map(\.finding.message) == [
            "The file of presenter `TicketPresenter` imports `UIKit` and uses `UIColor`"
        ])
    }

    @Test func whatIsUsedIsSaidOfTheFrameworkThatHasIt() {
        let source = Ticket.presenter(
            "private let color = UIColor.red", imports: ["SwiftUI", "UIKit"])
        let file = "The file of presenter `TicketPresenter` imports"
        #expect(RuleExample("", source).findings.map(\.finding.message) == [
            "\(file) `SwiftUI`, of which it names nothing", "\(file) `UIKit` and uses `UIColor`",
        ])
        let symbols = Ticket.presenter(
            "private var symbol: SFEmblem?", imports: ["SFEmblems", "UIKit"])
        #expect(RuleExample("", symbols).findings.map(\.finding.message) == [
            "\(file) `UIKit`, of which it names nothing"
        ])
    }
}

extension String {
    /// Without its first line, a `//-` header, so that lines can stand before the rest.
    fileprivate var replacingFirstHeader: String {
        split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            .joined(separator: "\n")
    }
}
