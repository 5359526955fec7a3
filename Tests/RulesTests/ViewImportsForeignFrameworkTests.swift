import Diagnostics
import Testing

@Suite struct ViewImportsForeignFrameworkTests {
    @Test(arguments: flagged + projectTargets + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let rule = "view-imports-foreign-framework"

    @Test(arguments: ["Alamofire", "RealmSwift", "CoreData", "Moya", "FirebaseAuth", "Swinject"])
    func frameworksThatDoAServicesWorkAreReported(framework: String) {
        let imports = ["\(framework) // ← \(Self.rule)", "UIKit"]
        RuleExample(framework, Ticket.view("", imports: imports)).check()
    }

    @Test(arguments: [
        "UIKit", "SwiftUI", "AppKit", "Foundation", "Combine", "RxSwift", "RxCocoa", "SnapKit",
        "Kingfisher", "SDWebImage", "Lottie", "WebKit", "MapKit", "QuartzCore", "Observation",
        "MuseumDesign", "NobodyKnowsThis",
    ])
    func frameworksThatDrawAndUnknownOnesAreAllowed(framework: String) {
        RuleExample(framework, Ticket.view("", imports: [framework])).check()
    }

    static let flagged = [
        RuleExample("Each import is a finding.", Ticket.view(
            "",
            imports: ["Alamofire // ← \(rule)", "RealmSwift // ← \(rule)", "UIKit"])),
        RuleExample("A part of a framework is imported.", Ticket.view(
            "", imports: ["struct CoreData.NSFetchRequest // ← \(rule)", "UIKit"])),
        RuleExample("A SwiftUI view of a module is a view.",
            """
            import Alamofire // ← view-imports-foreign-framework
            import SwiftUI

            protocol ClockOutput: AnyObject { func tick() }
            struct ClockView: View {
                let output: ClockOutput
                var body: some View { Text("now").onTapGesture { output.tick() } }
            }
            final class ClockPresenter: ClockOutput { func tick() {} }
            """),
        RuleExample("A view without a module is one by its superclass.",
            """
            import GRDB // ← view-imports-foreign-framework
            import UIKit

            class Screen: UIViewController {}
            //- Other.swift
            final class AboutScreen: Screen {}
            """),
        RuleExample("Two views in a file are one finding an import.",
            """
            import Moya // ← view-imports-foreign-framework
            import UIKit

            final class FirstViewController: UIViewController {}
            final class SecondViewController: UIViewController {}
            """),
    ]

    static let projectTargets = [
        RuleExample("A target of the project whose service the view uses is foreign.",
            Ticket.view(
                "func load() { MuseumClient().load() } // ← view-creates-collaborator",
                imports: ["UIKit", "MuseumAPI // ← \(rule)"]) + """

                //- Packages/MuseumAPI/Client.swift
                public final class MuseumClient {
                    private let session = URLSession.shared
                    public func load() {}
                }
                """),
        RuleExample("A target whose service the view does not use may be for something else.",
            Ticket.view("", imports: ["UIKit", "MuseumAPI"]) + """

                //- Packages/MuseumAPI/Client.swift
                public final class MuseumClient {
                    private let session = URLSession.shared
                    public func load() {}
                }
                """),
        RuleExample("A target of the project that draws as well is unknown.",
            Ticket.view("", imports: ["UIKit", "MuseumKit"]) + """

                //- Packages/MuseumKit/Client.swift
                public final class MuseumClient {
                    private let session = URLSession.shared
                    public func load() {}
                }
                //- Packages/MuseumKit/Badge.swift
                import UIKit
                public final class Badge: UIView {}
                """),
        RuleExample("A target of models is no service.",
            Ticket.view("", imports: ["UIKit", "MuseumModels"]) + """

                //- Packages/MuseumModels/Ticket.swift
                public struct Ticket: Codable { let price: Int }
                """),
        RuleExample("A list of all that views may import leaves nothing unknown.",
            Ticket.view("", imports: ["UIKit", "SnapKit // ← \(rule)"]), options: strict),
    ]

    private static let strict: [String: RuleOptions] = {
        var options = RuleOptions()
        options.set("frameworks", to: .strings(["UIKit"]))
        return [rule: options]
    }()

    static let silent = [
        RuleExample("A branch for a framework that is allowed is fine.",
            """
            #if canImport(UIKit)
            import UIKit
            #elseif canImport(AppKit)
            import AppKit
            #endif

            final class AboutViewController: UIViewController {}
            """),
        RuleExample("Files without a view may import what they need.", Ticket.view("") + """

            //- Services/Museum.swift
            import Alamofire

            final class MuseumService { func load() { AF.request("museum").resume() } }
            """),
        RuleExample("A class whose superclass nobody knows is no view for certain.",
            """
            import Alamofire

            final class BadgeViewController: DrawingNode {}
            """),
        RuleExample("A framework that the configuration allows is allowed.",
            Ticket.view("", imports: ["UIKit", "RealmSwift"]), options: allowed),
    ]

    private static let allowed: [String: RuleOptions] = {
        var options = RuleOptions()
        options.set("allow", to: .strings(["RealmSwift"]))
        return [rule: options]
    }()
}
