import Dependencies

/// Types of the SDK that draw or that only screens need.
enum UITypes {
    /// Types of SwiftUI that stand for something drawn.
    static let swiftUI: Set<String> = [
        "Color", "Image", "Font", "Text", "AnyView", "View", "Animation", "LocalizedStringKey",
        "Gradient", "LinearGradient", "NavigationPath", "EdgeInsets", "Alignment", "ViewBuilder",
        "ScrollViewProxy", "GeometryProxy", "Binding", "ColorScheme", "UnitPoint", "Angle",
    ]

    /// Whether a name is that of a type from UIKit, AppKit or another framework that draws.
    static func isUIType(_ name: String) -> Bool {
        if SDK.controllers.contains(name) || SDK.viewClasses.contains(name) { return true }
        guard SDK.hasSDKPrefix(name), !plain.contains(name) else { return false }
        if name.hasPrefix("UI") || appKit.contains(name) { return true }
        // Much of what augmented reality knows is measured, not drawn.
        return owner(of: name).map { $0 != "RealityKit" } ?? false
    }

    /// Whether a type may come from a framework. SwiftUI brings UIKit and AppKit along, for files
    /// that do not import those themselves.
    static func isUIType(
        _ name: String, from framework: String, besides others: [String]
    ) -> Bool {
        switch framework {
        case "SwiftUI":
            if swiftUI.contains(name) { return true }
            return !others.contains(where: windowFrameworks.contains) && isOfWindows(name)
        case "UIKit", "AppKit", "Cocoa": return isOfWindows(name)
        default: return owner(of: name) == framework
        }
    }

    private static let windowFrameworks: Set<String> = ["UIKit", "AppKit", "Cocoa"]

    /// Whether a type comes from UIKit or AppKit.
    private static func isOfWindows(_ name: String) -> Bool {
        isUIType(name) && owner(of: name) == nil
    }

    /// The framework that a prefix belongs to; nil for those of UIKit and AppKit.
    private static func owner(of name: String) -> String? {
        prefixes.first { name.hasPrefix($0.prefix) }?.framework
    }

    private static let prefixes: [(prefix: String, framework: String)] = [
        ("WKInterface", "WatchKit"), ("WK", "WebKit"), ("MK", "MapKit"), ("QL", "QuickLook"),
        ("SFSafari", "SafariServices"), ("PHPicker", "PhotosUI"), ("PhotosPicker", "PhotosUI"),
        ("MFM", "MessageUI"), ("AVPlayerView", "AVKit"), ("AVPictureInPicture", "AVKit"),
        ("VideoPlayer", "AVKit"), ("CNContactV", "ContactsUI"), ("CNContactP", "ContactsUI"),
        ("EKEventV", "EventKitUI"), ("EKEventE", "EventKitUI"), ("PKCanvas", "PencilKit"),
        ("PKDrawing", "PencilKit"), ("PKTool", "PencilKit"), ("SCN", "SceneKit"),
        ("SKS", "SpriteKit"), ("SKN", "SpriteKit"), ("SKV", "SpriteKit"), ("AR", "RealityKit"),
    ]

    /// Functions of SwiftUI and members that UIKit adds to types of Foundation: who calls one
    /// needs the framework although no type of it is named.
    static let functions: Set<String> = [
        "withAnimation", "withTransaction", "UIGraphicsBeginImageContextWithOptions",
        "UIGraphicsGetImageFromCurrentImageContext", "UIApplicationMain", "NSApplicationMain",
    ]

    /// Members that UIKit and AppKit add to `IndexPath`.
    static let indexPathMembers: Set<String> = ["row", "section", "item"]

    /// Types with such a prefix that draw nothing.
    private static let plain: Set<String> = [
        "UIBackgroundTaskIdentifier", "SKPayment", "SKPaymentQueue", "SKPaymentTransaction",
        "SKProduct", "SKProductsRequest", "SKProductsResponse", "SKError",
        "SKReceiptRefreshRequest",
        "SKPaymentTransactionObserver", "SKProductsRequestDelegate", "SKRequest", "PKPayment",
        "PKPass", "PKPassLibrary", "PKPaymentRequest", "PKPaymentSummaryItem", "PKPaymentToken",
        "MKDirections", "MKLocalSearch", "MKLocalSearchCompletion", "MKLocalSearchCompleter",
    ]

    private static let appKit: Set<String> = [
        "NSColor", "NSImage", "NSFont", "NSEvent", "NSMenu", "NSMenuItem", "NSAlert",
        "NSApplication", "NSScreen", "NSCursor", "NSBezierPath", "NSResponder", "NSToolbar",
        "NSOpenPanel", "NSSavePanel", "NSPopover", "NSStatusItem", "NSWindowDelegate",
    ]
}
