/// What the analysis knows of Apple's SDK and of libraries that many projects use.
///
/// Facts of Apple's public documentation; a name that is not here is unknown, never guessed.
package enum SDK {
    /// Classes that show a screen: what inherits from one of them is a view.
    package static let controllers: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UISearchController", "UIInputViewController",
        "UIAlertController", "UIActivityViewController", "UIImagePickerController",
        "UIDocumentPickerViewController", "UIDocumentBrowserViewController",
        "UIHostingController", "UIReferenceLibraryViewController", "GLKViewController",
        "NSViewController", "NSWindowController", "NSPageController", "NSSplitViewController",
        "NSTabViewController", "NSHostingController", "NSCollectionViewController",
        "QLPreviewController", "AVPlayerViewController", "SFSafariViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController", "CNContactViewController",
        "CNContactPickerViewController", "EKEventEditViewController", "EKEventViewController",
        "PHPickerViewController", "WKInterfaceController", "GKGameCenterViewController",
        "SKStoreProductViewController", "TVDigitEntryViewController", "CKSharingController",
        "MPMediaPickerController", "SLComposeServiceViewController", "MSMessagesAppViewController",
        "UNNotificationContentExtension", "CPTemplate", "VNDocumentCameraViewController",
        "ASAuthorizationController", "PKPaymentAuthorizationViewController",
    ]

    /// Controllers that hold other controllers; alone they are no screen of a module.
    package static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "NSSplitViewController", "NSTabViewController",
        "UIHostingController", "NSHostingController", "NSWindowController",
    ]

    /// Protocols whose conformers are SwiftUI views.
    package static let viewProtocols: Set<String> = [
        "View", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    ]

    /// Protocols whose conformers build a part of a SwiftUI view: neither views nor services.
    package static let viewPartProtocols: Set<String> = [
        "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent",
        "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
        "ListStyle", "PickerStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle",
        "GaugeStyle", "DisclosureGroupStyle", "Commands",
    ]

    /// Classes that draw: views inside a screen.
    package static let viewClasses: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
        "UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell",
        "UIScrollView", "UIStackView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIStepper", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView",
        "UIPickerView", "UIDatePicker", "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar",
        "UIRefreshControl", "UIPageControl", "UIVisualEffectView", "UIWindow", "WKWebView",
        "MKMapView", "MKAnnotationView", "MTKView", "SCNView", "SKView", "ARView", "ARSCNView",
        "NSView", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView",
        "NSTableView", "NSTableCellView", "NSTableRowView", "NSOutlineView", "NSCollectionView",
        "NSStackView", "NSScrollView", "NSBox", "NSWindow", "NSPanel", "NSCollectionViewItem",
        "CALayer", "CAShapeLayer", "CAGradientLayer", "UIBarButtonItem", "UIBarItem",
        "UIGestureRecognizer", "UIPresentationController", "UIMenu", "UIAction",
    ]

    /// Frameworks that draw, as `presenter-imports-ui` counts them.
    package static let uiFrameworks: Set<String> = [
        "UIKit", "AppKit", "Cocoa", "SwiftUI", "WatchKit", "WebKit", "MapKit", "QuickLook",
        "SafariServices", "PhotosUI", "MessageUI", "AVKit", "ContactsUI", "EventKitUI",
        "PencilKit", "SpriteKit", "SceneKit", "RealityKit",
    ]

    /// Frameworks of the SDK whose names may qualify a type.
    package static let frameworks: Set<String> = uiFrameworks.union([
        "Swift", "Foundation", "Combine", "Observation", "CoreData", "SwiftData", "CoreGraphics",
        "QuartzCore", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreText",
        "CoreVideo", "CoreBluetooth", "AVFoundation", "AVFAudio", "Accelerate", "Accounts",
        "AddressBook", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit",
        "Contacts", "CryptoKit", "Darwin", "Dispatch", "EventKit", "GameKit", "GameplayKit",
        "HealthKit", "HomeKit", "Intents", "LocalAuthentication", "MediaPlayer", "Metal",
        "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "Photos", "PassKit",
        "PDFKit", "PushKit", "Security", "Speech", "StoreKit", "UserNotifications", "Vision",
        "WidgetKit", "ActivityKit", "AppIntents", "Charts", "TipKit", "ObjectiveC", "os", "OSLog",
        "UniformTypeIdentifiers", "XCTest", "Testing", "SystemConfiguration", "CoreSpotlight",
        "LinkPresentation", "CoreTelephony", "ARKit", "CoreML", "CoreAudio", "AudioToolbox",
        "MobileCoreServices", "Synchronization", "RegexBuilder", "DeveloperToolsSupport",
        "CoreFoundation", "ImageIO", "MetricKit", "NotificationCenter", "GLKit", "iAd",
        "AdSupport", "AppTrackingTransparency", "WatchConnectivity", "ExtensionFoundation",
        "VisionKit", "ReplayKit", "SoundAnalysis", "SensorKit", "ShazamKit", "WeatherKit",
        "JavaScriptCore", "ExternalAccessory", "CarPlay", "Messages", "TVUIKit", "TVMLKit",
    ])

    /// Names under which types give their shared object.
    package static let sharedNames: Set<String> = [
        "shared", "default", "standard", "current", "main", "general", "sharedInstance",
        "instance",
    ]

    /// Protocols of the SDK that stand first in a class's clause without being its superclass.
    private static let protocols: Set<String> = [
        "AnyObject", "Any", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
        "Decodable", "Error", "LocalizedError", "Sendable", "Identifiable", "CaseIterable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject",
        "Observable", "Sequence", "IteratorProtocol", "Collection", "Publisher", "Subscriber",
        "Subscription", "Cancellable", "RawRepresentable", "NSCoding", "NSCopying",
        "NSSecureCoding", "NSObjectProtocol", "View", "App", "Scene", "ViewModifier",
        "PreviewProvider", "ButtonStyle", "Decoder", "Encoder", "Copyable", "Escapable",
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "Reducer", "Disposable", "ObservableType", "ObserverType", "Assembly", "Actor",
        "GlobalActor", "DynamicProperty", "Thread", "PersistentModel", "AppIntent",
    ]

    /// Whether a name that stands first in a class's clause is that of a protocol, no superclass:
    /// by list, or by the suffixes that no class bears.
    package static func isProtocolName(_ name: String) -> Bool {
        if protocols.contains(name) { return true }
        if name.hasSuffix("DiffableDataSource") { return false }
        return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
            || name.hasSuffix("Protocol")
    }

    /// Whether a name is that of a class which others inherit from together with protocols.
    static func isClass(_ name: String) -> Bool {
        name == "NSObject" || controllers.contains(name) || containers.contains(name)
            || viewClasses.contains(name)
    }

    /// Protocols of the SDK that only classes can conform to.
    package static func isClassBoundProtocol(_ name: String) -> Bool {
        switch name {
        case "AnyObject", "NSObjectProtocol", "ObservableObject", "NSCoding", "NSCopying", "Actor":
            return true
        default:
            let isCocoa = ["UI", "NS", "WK", "MK", "AV", "CL", "QL", "SK", "MF", "UN", "CN", "GK"]
                .contains { name.hasPrefix($0) }
            return isCocoa && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        }
    }
}

extension SDK {
    /// The words of a project that `isKnown(_:)`.
    ///
    /// - Parameter listed: the words that stand in a list.
    static func knownNames(in names: NameTable, listed: NameSet) -> NameSet {
        names.all {
            listed.contains($0)
                || names.beginsWithCapitals($0, 3) && hasSDKPrefix(names.text($0))
        }
    }

    /// The words of a project that stand in a list of types of the SDK. A prefix alone does not
    /// tell that the SDK has a type of a name that the project declares.
    static func listedNames(in names: NameTable) -> NameSet {
        var listed = NameSet()
        for list in [
            protocols, commonTypes, frameworks, swiftUITypes, controllers, containers, viewClasses,
        ] {
            for text in list {
                if let name = names.find(text) { listed.insert(name) }
            }
        }
        return listed
    }

    /// Whether a type's name is known to come from the standard library or the SDK: by list, or
    /// by the prefixes that only Apple's frameworks use.
    package static func isKnown(_ name: String) -> Bool {
        if protocols.contains(name) || commonTypes.contains(name) || frameworks.contains(name)
            || swiftUITypes.contains(name)
        {
            return true
        }
        return hasSDKPrefix(name)
    }

    /// Two or three capitals of an Apple framework, then a capitalised word.
    package static func hasSDKPrefix(_ name: String) -> Bool {
        let bytes = Array(name.utf8.prefix(4))
        func isUpper(_ position: Int) -> Bool {
            position < bytes.count && bytes[position] >= 65 && bytes[position] <= 90
        }
        guard bytes.count == 4, isUpper(0), isUpper(1), isUpper(2) else { return false }
        return prefixes.contains(String(decoding: bytes.prefix(2), as: UTF8.self))
            || prefixes.contains(String(decoding: bytes.prefix(3), as: UTF8.self))
    }

    private static let prefixes: Set<String> = [
        "UI", "NS", "CA", "CG", "CI", "CF", "AV", "MK", "CL", "WK", "SK", "QL", "SF", "MF", "PH",
        "UN", "CN", "EK", "GK", "HK", "HM", "MP", "MC", "MT", "MTL", "PK", "SC", "SL", "VN", "AR",
        "CB", "CK", "CM", "CT", "CV", "CX", "BG", "AS", "LA", "NW", "OS", "SCN", "TV", "WC", "XC",
        "PDF", "ML", "NL", "PKP", "CS", "LP", "RP", "ST", "UT", "DDM", "NK", "AU", "EA", "IN",
    ]

    /// Names of the standard library, Foundation and Combine.
    private static let commonTypes: Set<String> = [
        "Any", "AnyClass", "Array", "ArraySlice", "Bool", "Character", "Dictionary", "Double",
        "Float", "Float80", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64", "Never", "Optional", "Range", "ClosedRange", "Result", "Set",
        "String", "Substring", "StaticString", "Unicode", "Void", "Type", "Protocol", "Self",
        "AnyHashable", "AnySequence", "AnyIterator", "KeyPath", "WritableKeyPath",
        "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath", "ObjectIdentifier", "Mirror",
        "Task", "TaskGroup", "MainActor", "AsyncStream", "AsyncThrowingStream", "AsyncSequence",
        "AsyncIteratorProtocol", "CheckedContinuation", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeRawPointer", "UnsafeMutableRawPointer", "Duration", "ContinuousClock", "Clock",
        "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Calendar", "Locale",
        "TimeZone", "TimeInterval", "URL", "URLComponents", "URLQueryItem", "URLRequest",
        "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionTask", "URLSessionDataTask",
        "URLSessionConfiguration", "URLError", "URLCache", "UserDefaults", "FileManager", "Bundle",
        "Notification", "NotificationCenter", "IndexPath", "IndexSet", "CharacterSet", "UUID",
        "Decimal", "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListEncoder",
        "PropertyListDecoder", "NumberFormatter", "MeasurementFormatter", "ByteCountFormatter",
        "RelativeDateTimeFormatter", "ISO8601DateFormatter", "Formatter", "Measurement", "Unit",
        "Progress", "Process", "ProcessInfo", "Thread", "Timer", "RunLoop", "Operation",
        "OperationQueue", "BlockOperation", "DispatchQueue", "DispatchGroup", "DispatchTime",
        "DispatchSemaphore", "DispatchWorkItem", "DispatchTimeInterval", "DispatchSource",
        "Scanner", "Stream", "InputStream", "OutputStream", "Host", "Selector", "AttributedString",
        "PersonNameComponents", "CodingKey", "CodingUserInfoKey", "DecodingError", "EncodingError",
        "AnyCancellable", "AnyPublisher", "AnySubject", "PassthroughSubject", "Observation",
        "CurrentValueSubject", "Published", "Just", "Future", "Deferred", "Fail", "Empty",
        "Publishers", "Subscribers", "Subject", "ConnectablePublisher", "Logger", "OSLog",
        "KeyValuePairs", "Strideable", "Numeric", "BinaryInteger", "FloatingPoint", "Regex",
        "StringProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "OptionSet",
        "SetAlgebra", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
        "RangeReplaceableCollection", "Zip2Sequence", "CommandLine", "SystemRandomNumberGenerator",
        "FetchDescriptor", "ModelContext", "ModelContainer", "SortDescriptor", "Predicate",
        "UndoManager", "HTTPCookieStorage", "HTTPCookie", "Dispatch", "ListFormatter", "Lock",
        "ObjCBool", "Sequence", "LosslessStringConvertible", "TextOutputStream", "IteratorProtocol",
        "UIKit", "AppStorage", "SceneStorage", "LocalizedStringResource", "LocalizedStringKey",
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "Hasher",
    ]

    /// Names of SwiftUI.
    package static let swiftUITypes: Set<String> = [
        "View", "ViewBuilder", "ViewModifier", "Text", "Image", "Button", "List", "ForEach",
        "Section", "Form", "Group", "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GridItem", "Spacer", "Divider", "ScrollView",
        "ScrollViewReader", "ScrollViewProxy", "NavigationView", "NavigationStack",
        "NavigationSplitView", "NavigationLink", "NavigationPath", "TabView", "Tab", "Toggle",
        "TextField", "TextEditor", "SecureField", "Picker", "DatePicker", "ColorPicker",
        "PhotosPicker", "Slider", "Stepper", "Label", "LabeledContent", "Link", "ShareLink",
        "Menu", "ProgressView", "Gauge", "Color", "Font", "Gradient", "LinearGradient",
        "RadialGradient", "AngularGradient", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
        "Ellipse", "Path", "Shape", "ShapeStyle", "Animation", "AnyView", "AnyShape",
        "AnyTransition", "AnyLayout", "EmptyView", "EquatableView", "GeometryReader",
        "GeometryProxy", "Binding", "State", "StateObject", "ObservedObject", "EnvironmentObject",
        "Environment", "EnvironmentValues", "EnvironmentKey", "EntryKey", "PreferenceKey",
        "FocusState", "GestureState", "Namespace", "ScaledMetric", "Bindable", "Query", "Entry",
        "App", "Scene", "WindowGroup", "Window", "Settings", "Commands", "CommandMenu",
        "CommandGroup", "DocumentGroup", "AsyncImage", "AsyncImagePhase", "Alert", "ActionSheet",
        "ConfirmationDialog", "ToolbarItem", "ToolbarItemGroup", "ToolbarContent", "Transaction",
        "Transition", "EdgeInsets", "Edge", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "Angle", "Axis", "ContentMode", "ColorScheme", "DynamicTypeSize",
        "HoverEffect", "LayoutDirection", "Layout", "Canvas", "TimelineView", "DragGesture",
        "TapGesture", "LongPressGesture", "MagnificationGesture", "MagnifyGesture",
        "RotationGesture", "Gesture", "ButtonStyle", "PrimitiveButtonStyle", "ButtonRole",
        "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBox",
        "DisclosureGroup", "OutlineGroup", "ControlGroup", "ViewThatFits", "UnevenRoundedRectangle",
        "ContentUnavailableView", "TupleView", "Visibility", "SubmitLabel", "PreviewDevice",
        "PreviewProvider", "Preview", "PreviewModifier", "UnitPoint", "ProposedViewSize",
        "ContainerRelativeShape", "OpenURLAction", "DismissAction", "RefreshAction", "Material",
        "SymbolRenderingMode", "KeyEquivalent", "EventModifiers", "MatchedGeometryProperties",
    ]
}
