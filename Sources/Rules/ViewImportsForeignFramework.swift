import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A view's file that imports more than it needs to draw.
    static let viewImportsForeignFramework = Rule(
        description: RuleDescription(
            id: "view-imports-foreign-framework",
            severity: .warning,
            summary: "A file that declares a view imports more than UI frameworks.",
            rationale: """
                What a view's file imports shows what the view does besides drawing: a network or \
                database library there means that logic has moved in, or will.
                """,
            options: [
                RuleOption(
                    name: "allow",
                    summary: "Further frameworks that views may import.",
                    kind: .strings(allowed: [], standard: []))
            ],
            flagged: """
                import Alamofire
                import UIKit

                final class AvatarViewController: UIViewController {}
                """,
            clean: """
                import RxCocoa
                import SnapKit
                import UIKit

                final class AvatarViewController: UIViewController {}
                """
        ),
        check: { input in
            var seen: Set<FileID> = []
            return input.model.views.flatMap { view -> [Finding] in
                guard input.model.roles[view]?.confidence != .low,
                    seen.insert(input.index[view].site.file).inserted
                else { return [] }
                return findings(in: view, input)
            }
        }
    )

    private static func findings(in view: TypeID, _ input: RuleInput) -> [Finding] {
        let file = input.index[view].site.file
        let allowed = Set(input.options.strings("allow"))
        return Import.all(in: file, input.index).compactMap { found in
            guard !viewFrameworks.contains(found.module), !allowed.contains(found.module)
            else { return nil }
            return input.finding(
                at: input.place(found.site), in: view, target: found.module,
                message: "The file of view \(input.quoted(view)) imports `\(found.module)`, which "
                    + "is no UI framework",
                instruction: "Move what needs `\(found.module)` behind the view's contracts, or "
                    + "name it in the rule's `allow` list if it only draws.",
                notes: [Note(
                    place: input.place(of: view),
                    message: "\(input.quoted(view)) is declared here")])
        }
    }

    /// Apple's UI frameworks, what they build on, reactive bindings, and libraries that only lay
    /// out, load or animate images.
    private static let viewFrameworks: Set<String> = SDK.uiFrameworks.union([
        "Foundation", "Swift", "Combine", "Observation", "Dispatch", "ObjectiveC", "os", "OSLog",
        "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "Accessibility",
        "UniformTypeIdentifiers", "MobileCoreServices", "AVFoundation", "Charts", "TipKit",
        "WidgetKit", "LinkPresentation", "PDFKit", "MetalKit", "ARKit", "AuthenticationServices",
        "StoreKit", "VisionKit", "DeveloperToolsSupport", "CarPlay", "TVUIKit",
        "RxSwift", "RxCocoa", "RxRelay", "RxGesture", "RxDataSources", "RxSwiftExt", "RIBs",
        "ReactiveSwift", "ReactiveCocoa", "CombineCocoa", "OpenCombine", "ReactorKit",
        "ComposableArchitecture",
        "SnapKit", "PureLayout", "TinyConstraints", "Cartography", "Masonry", "FlexLayout",
        "PinLayout", "EasyPeasy", "Stevia", "Anchorage", "LayoutKit", "Texture", "AsyncDisplayKit",
        "Kingfisher", "SDWebImage", "SDWebImageSwiftUI", "Nuke", "NukeUI", "AlamofireImage",
        "PINRemoteImage", "Lottie", "SkeletonView", "Shimmer", "Hero", "IGListKit", "Differ",
        "DifferenceKit", "Reusable", "IQKeyboardManagerSwift", "MBProgressHUD", "SVProgressHUD",
        "JGProgressHUD", "NVActivityIndicatorView", "Toast", "SwiftMessages", "FSCalendar",
        "JTAppleCalendar", "DGCharts", "Introspect", "SwiftUIIntrospect", "Then", "SwifterSwift",
    ])
}
