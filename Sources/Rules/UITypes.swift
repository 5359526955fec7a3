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
        return ["UI", "WK", "MK", "QL", "SF", "PK", "SK", "SCN", "PHPicker"]
            .contains { name.hasPrefix($0) } || appKit.contains(name)
    }

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
