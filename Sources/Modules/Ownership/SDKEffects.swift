import Dependencies

/// What methods of the SDK do with the objects they are given, by name.
///
/// Facts of the public documentation; what stands in no list is unknown.
enum SDKEffects {
    /// The receiver holds its arguments strongly.
    static let holding: Set<String> = [
        "addChild", "addChildViewController", "addSubview", "insertSubview", "addArrangedSubview",
        "insertArrangedSubview", "setViewControllers", "addAction",
        "addGestureRecognizer", "embed", "addLayoutGuide", "addTab", "setItems", "addItem",
        "addSublayer", "insertSublayer", "addInteraction", "setToolbarItems",
        "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems",
        "setRightBarButtonItems", "insertChild", "addSplitViewItem", "addTabViewItem",
    ]

    /// The arguments go on the screen and live as long as they are shown.
    static let showing: Set<String> = [
        "present", "show", "showDetailViewController", "pushViewController", "setViewControllers",
        "presentAsSheet", "presentAsModalWindow", "setRootViewController",
    ]

    /// Properties that put what they are given on the screen.
    static let showingProperties: Set<String> = [
        "rootViewController", "viewControllers", "contentViewController", "contentView",
        "selectedViewController",
    ]

    /// Properties of SDK classes that hold strongly.
    static let ownedProperties: Set<String> = [
        "viewControllers", "rootViewController", "rootView", "toolbarItems", "view", "menu",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "backBarButtonItem", "titleView", "backgroundView", "tableHeaderView", "tableFooterView",
        "inputView", "inputAccessoryView", "contentView", "tabBarItem", "refreshControl",
        "searchController",
    ]

    /// Parts that an SDK object has from the beginning and holds.
    static let parts: Set<String> = [
        "navigationItem", "tabBarItem", "view", "layer", "navigationBar", "tabBar",
        "contentView", "rootView", "tableView", "collectionView", "toolbar", "searchBar",
        "titleLabel", "imageView", "textLabel", "accessoryView",
    ]

    /// A collection takes its arguments.
    static let inserting: Set<String> = [
        "append", "insert", "updateValue", "push", "enqueue", "add", "setObject", "setValue",
        "prepend",
    ]

    /// A collection gives back what it lets go.
    static let removing: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "removeValue",
    ]

    /// Gives back its receiver, which keeps the arguments.
    static let passing: Set<String> = [
        "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "task", "sheet",
        "fullScreenCover", "alert", "confirmationDialog", "navigationTitle", "environmentObject",
        "environment", "padding", "toolbar", "frame", "background", "overlay", "foregroundColor",
        "navigationBarTitle", "navigationBarHidden", "eraseToAnyView", "tag", "tabItem",
        "preferredColorScheme", "accentColor", "ignoresSafeArea", "edgesIgnoringSafeArea",
    ]

    /// Keeps nothing.
    static let harmless: Set<String> = [
        "print", "debugPrint", "NSLog", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "type", "addTarget", "removeTarget",
        "removeObserver", "loadViewIfNeeded", "store", "disposed", "dequeueReusableCell",
        "register", "removeFromSuperview", "removeFromParent", "didMove", "willMove", "dismiss",
        "popViewController", "popToRootViewController", "popToViewController",
        "bringSubviewToFront",
        "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded", "reloadData", "isKind",
        "firstIndex", "lastIndex", "index", "activate", "constraint", "ObjectIdentifier",
        "String", "Int", "min", "max", "zip", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "instantiate", "instantiateViewController", "instantiateInitialViewController",
        "removeChild", "isEqual", "isDescendant", "conforms", "responds", "withUnsafePointer",
        "swap", "dump", "setNeedsDisplay", "setDelegate", "setDataSource", "makeKeyAndVisible",
        "unsafeBitCast", "send", "onNext", "accept", "setTitle", "setImage", "setContentOffset",
        "setCustomSpacing", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "convert", "addConstraint", "addConstraints", "setDestination", "endEditing",
        "becomeFirstResponder", "resignFirstResponder", "scrollToRow", "scrollToItem",
        "selectRow", "deselectRow", "deselectItem", "reloadRows", "insertRows", "deleteRows",
        "moveChild", "beginAppearanceTransition", "endAppearanceTransition",
    ]

    /// Makes an object and keeps nothing of it.
    static let making: Set<String> = [
        "instantiate", "instantiateViewController", "instantiateInitialViewController",
        "instantiateFromStoryboard", "dequeueReusableCell", "loadNibNamed",
    ]

    /// Watches its arguments without holding them; a closure it does keep.
    static let watching: Set<String> = ["addObserver", "observe", "contains", "removeObserver"]

    /// Runs its closures before it returns, for each element or once.
    static let running: Set<String> = gathering.union(choosing).union(selecting).union([
        "forEach", "contains", "allSatisfy", "reduce", "with", "withExtendedLifetime",
        "performWithoutAnimation", "performAsCurrent", "autoreleasepool", "withLock",
        "removeAll", "drop", "sync", "makeConstraints", "remakeConstraints", "updateConstraints",
        "then", "apply", "autoreleasePool", "chunked", "chunks", "min", "max", "count", "sort",
        "enumerated", "joined",
    ])

    /// Makes a collection of what its closure gives.
    static let gathering: Set<String> = ["map", "compactMap", "flatMap", "mapValues"]
    /// Gives one of the elements.
    static let choosing: Set<String> = ["first", "last", "min", "max", "randomElement"]
    /// Gives some of the elements.
    static let selecting: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    ]

    /// Holds its closures until they have run, once.
    static let runningLater: Set<String> = [
        "async", "asyncAfter", "Task", "detached", "animate", "animateKeyframes", "transition",
        "addOperation", "performBatchUpdates", "addCompletion", "setCompletionBlock",
        "animateAlongsideTransition", "DispatchWorkItem", "BlockOperation", "addAnimations",
        "perform", "schedule", "runAnimationGroup", "notify", "withAnimation", "asyncAndWait",
        "setCompletionHandler", "requestAuthorization", "addTask", "delay",
    ]

    /// Types of the SDK that hold strongly what they are made with.
    static let containers: Set<String> = [
        "UINavigationController", "UIHostingController", "NSHostingController", "NSHostingView",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "AnyView",
        "UIAction", "UIAlertAction", "UIMenu", "UIContextualAction", "UIBarButtonItem",
        "UIContextMenuConfiguration", "UISwipeActionsConfiguration", "NavigationView",
        "NavigationStack", "AnyCancellable", "UICommand", "UIKeyCommand", "State", "StateObject",
        "ObservedObject", "Binding", "Result", "UIHostingConfiguration", "UIWindow",
        "UISearchController", "UIStackView", "VStack", "HStack", "ZStack", "Group",
        "NavigationLink",
        "Button", "List", "ScrollView", "Form", "Section", "ForEach", "TabView", "EmptyView",
    ]

    /// Values with elements.
    private static let collections: Set<String> = [
        "Array", "Set", "Dictionary", "ContiguousArray", "ArraySlice", "OrderedSet",
    ]

    /// Bags that keep subscriptions.
    private static let bags: Set<String> = ["DisposeBag", "CompositeDisposable", "CancelBag"]

    /// Collections that hold weakly.
    static let weakCollections: Set<String> = ["NSHashTable", "NSMapTable", "NSPointerArray"]

    /// Types of the SDK that hold nothing of the project's.
    static let values: Set<String> = [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "NSPredicate", "IndexPath",
        "NSLayoutConstraint", "UIStoryboard", "URL", "Date", "String", "Int", "CGRect", "UUID",
        "UINib", "Bundle", "UIImage", "UIColor", "NSNumber", "Bool", "Double", "ObjectIdentifier",
    ]

    /// Whether an object of an SDK type holds what it is made with.
    static func isContainer(_ name: String) -> Bool {
        containers.contains(name) || collections.contains(name) || bags.contains(name)
            || streams.contains(name) || weakCollections.contains(name)
            || SDK.viewClasses.contains(name) || SDK.controllers.contains(name)
    }

    /// The name of the container that an SDK type is.
    static func containerName(_ name: String) -> String {
        if collections.contains(name) { return "collection" }
        return weakCollections.contains(name) ? "weak collection" : name
    }

    /// Whether a property or an argument of the name is held weakly.
    static func isWeak(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["delegate", "datasource", "target", "updater", "observer"]
            .contains(where: lower.hasSuffix)
    }

    // MARK: Streams

    /// Sources of values that do not end by themselves, and what is derived from them.
    static let streams: Set<String> = [
        "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "stream",
    ]

    /// Connects a receiver.
    static let subscribing: Set<String> = [
        "sink", "subscribe", "bind", "drive", "emit", "assign", "connect",
    ]

    /// Hands a subscription to what keeps it.
    static let storing: Set<String> = ["store", "disposed", "cancel"]

    /// Gives a source a value; nothing is kept.
    static let sending: Set<String> = ["send", "accept", "onNext", "onCompleted", "onError", "on"]

    /// Operators after which a stream may end.
    static let ending: Set<String> = [
        "first", "prefix", "take", "timeout", "asSingle", "asMaybe", "asCompletable", "single",
        "takeUntil", "takeWhile", "until", "values", "last", "collect", "reduce", "tryMap",
        "mapError", "flatMap", "flatMapLatest", "switchToLatest", "zip", "materialize",
    ]
}
