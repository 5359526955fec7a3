/// What methods of the SDK do with the objects they are given, by name.
enum SDKEffects {
    /// The receiver holds its arguments strongly.
    static let holding: Set<String> = [
        "addChild", "addChildViewController", "addSubview", "insertSubview", "addArrangedSubview",
        "setViewControllers", "pushViewController", "addAction", "addGestureRecognizer",
        "embed", "addLayoutGuide", "addTab",
    ]

    /// The arguments go on the screen and live as long as they are shown.
    static let showing: Set<String> = [
        "present", "show", "showDetailViewController", "pushViewController", "setViewControllers",
        "presentAsSheet", "presentAsModalWindow", "setRootViewController",
    ]

    /// A collection takes its arguments.
    static let inserting: Set<String> = ["append", "insert", "updateValue", "push", "enqueue"]

    /// Gives back its receiver, changed.
    static let passing: Set<String> = [
        "onAppear", "navigationTitle", "environmentObject", "environment", "padding", "toolbar",
        "store", "then", "eraseToAnyView",
    ]

    /// Keeps nothing.
    static let harmless: Set<String> = [
        "print", "debugPrint", "NSLog", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "type", "addTarget", "removeTarget", "addObserver",
        "removeObserver", "loadViewIfNeeded", "store", "disposed", "dequeueReusableCell",
        "register", "removeFromSuperview", "removeFromParent", "didMove", "willMove", "dismiss",
        "popViewController", "popToRootViewController", "popToViewController", "bringSubviewToFront",
        "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded", "reloadData", "first", "contains",
        "isKind", "remove", "removeAll", "removeFirst", "removeLast", "firstIndex", "NSLayoutConstraint",
        "activate", "constraint", "ObjectIdentifier", "String", "Int", "min", "max", "zip",
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "setValue", "instantiate",
        "instantiateViewController", "instantiateInitialViewController",
    ]

    /// Types of the SDK that hold strongly what they are made with.
    static let containers: Set<String> = [
        "UINavigationController", "UIHostingController", "NSHostingController", "NSHostingView",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "AnyView",
        "UIAction", "UIAlertAction", "UIMenu", "UIContextualAction", "UIBarButtonItem",
        "UIContextMenuConfiguration", "UISwipeActionsConfiguration", "NavigationView",
        "NavigationStack", "Array", "Set", "Dictionary", "Optional", "AnyCancellable",
        "UICommand", "UIKeyCommand", "BlockOperation", "DispatchWorkItem", "State", "StateObject",
        "ObservedObject", "Binding", "ArraySlice", "Result", "Timer",
    ]

    /// Types of the SDK that hold nothing of the project's.
    static let values: Set<String> = [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "NSPredicate", "IndexPath",
        "NSLayoutConstraint", "UIStoryboard", "URL", "Date",
    ]
}
