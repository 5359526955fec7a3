import Dependencies

/// What methods, properties and types of the SDK do with the objects they are given, by name.
///
/// Facts of the public documentation; what stands in no list is unknown.
struct SDKEffects: OptionSet, Sendable {
    let rawValue: UInt32

    /// The receiver holds its arguments strongly.
    static let holding = SDKEffects(rawValue: 1 << 0)
    private static let holdingNames: Set<String> = [
        "addChild", "addChildViewController", "addSubview", "insertSubview", "addArrangedSubview",
        "insertArrangedSubview", "setViewControllers", "addAction",
        "addGestureRecognizer", "embed", "addLayoutGuide", "addTab", "setItems", "addItem",
        "addSublayer", "insertSublayer", "addInteraction", "setToolbarItems",
        "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems",
        "setRightBarButtonItems", "insertChild", "addSplitViewItem", "addTabViewItem",
    ]

    /// The arguments go on the screen and live as long as they are shown.
    static let showing = SDKEffects(rawValue: 1 << 1)
    private static let showingNames: Set<String> = [
        "present", "show", "showDetailViewController", "pushViewController", "setViewControllers",
        "presentAsSheet", "presentAsModalWindow", "setRootViewController",
    ]

    /// Properties that put what they are given on the screen.
    static let showingProperty = SDKEffects(rawValue: 1 << 2)
    private static let showingPropertyNames: Set<String> = [
        "rootViewController", "viewControllers", "contentViewController", "contentView",
        "selectedViewController",
    ]

    /// Properties of SDK classes that hold strongly.
    static let ownedProperty = SDKEffects(rawValue: 1 << 3)
    private static let ownedPropertyNames: Set<String> = [
        "viewControllers", "rootViewController", "rootView", "toolbarItems", "view", "menu",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "backBarButtonItem", "titleView", "backgroundView", "tableHeaderView", "tableFooterView",
        "inputView", "inputAccessoryView", "contentView", "tabBarItem", "refreshControl",
        "searchController",
    ]

    /// Parts that an SDK object has from the beginning and holds.
    static let part = SDKEffects(rawValue: 1 << 4)
    private static let partNames: Set<String> = [
        "navigationItem", "tabBarItem", "view", "layer", "navigationBar", "tabBar",
        "contentView", "rootView", "tableView", "collectionView", "toolbar", "searchBar",
        "titleLabel", "imageView", "textLabel", "accessoryView",
    ]

    /// A collection takes its arguments.
    static let inserting = SDKEffects(rawValue: 1 << 5)
    private static let insertingNames: Set<String> = [
        "append", "insert", "updateValue", "push", "enqueue", "add", "setObject", "setValue",
        "prepend",
    ]

    /// A collection gives back what it lets go.
    static let removing = SDKEffects(rawValue: 1 << 6)
    private static let removingNames: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "removeValue",
    ]

    /// Gives back its receiver, which keeps the arguments.
    static let passing = SDKEffects(rawValue: 1 << 7)
    private static let passingNames: Set<String> = [
        "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "task", "sheet",
        "fullScreenCover", "alert", "confirmationDialog", "navigationTitle", "environmentObject",
        "environment", "padding", "toolbar", "frame", "background", "overlay", "foregroundColor",
        "navigationBarTitle", "navigationBarHidden", "eraseToAnyView", "tag", "tabItem",
        "preferredColorScheme", "accentColor", "ignoresSafeArea", "edgesIgnoringSafeArea",
    ]

    /// Keeps nothing.
    static let harmless = SDKEffects(rawValue: 1 << 8)
    private static let harmlessNames: Set<String> = [
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
        "objc_getAssociatedObject",
    ]

    /// Makes an object and keeps nothing of it.
    static let making = SDKEffects(rawValue: 1 << 9)
    private static let makingNames: Set<String> = [
        "instantiate", "instantiateViewController", "instantiateInitialViewController",
        "instantiateFromStoryboard", "dequeueReusableCell", "loadNibNamed",
    ]

    /// Watches its arguments without holding them; a closure it does keep.
    static let watching = SDKEffects(rawValue: 1 << 10)
    private static let watchingNames: Set<String> = [
        "addObserver", "observe", "contains", "removeObserver",
    ]

    /// Runs its closures before it returns, for each element or once.
    static let running = SDKEffects(rawValue: 1 << 11)
    private static let runningNames = gatheringNames.union(choosingNames)
        .union(selectingNames).union(otherRunningNames)
    private static let otherRunningNames: Set<String> = [
        "forEach", "contains", "allSatisfy", "reduce", "with", "withExtendedLifetime",
        "performWithoutAnimation", "performAsCurrent", "autoreleasepool", "withLock",
        "removeAll", "drop", "sync", "makeConstraints", "remakeConstraints", "updateConstraints",
        "then", "apply", "autoreleasePool", "chunked", "chunks", "min", "max", "count", "sort",
        "enumerated", "joined",
    ]

    /// Makes a collection of what its closure gives.
    static let gathering = SDKEffects(rawValue: 1 << 12)
    private static let gatheringNames: Set<String> = ["map", "compactMap", "flatMap", "mapValues"]
    /// Gives one of the elements.
    static let choosing = SDKEffects(rawValue: 1 << 13)
    private static let choosingNames: Set<String> = ["first", "last", "min", "max", "randomElement"]
    /// Gives some of the elements.
    static let selecting = SDKEffects(rawValue: 1 << 14)
    private static let selectingNames: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    ]

    /// Holds its closures until they have run, once.
    static let runningLater = SDKEffects(rawValue: 1 << 15)
    private static let runningLaterNames: Set<String> = [
        "async", "asyncAfter", "Task", "detached", "animate", "animateKeyframes", "transition",
        "addOperation", "performBatchUpdates", "addCompletion", "setCompletionBlock",
        "animateAlongsideTransition", "DispatchWorkItem", "BlockOperation", "addAnimations",
        "perform", "schedule", "runAnimationGroup", "notify", "withAnimation", "asyncAndWait",
        "setCompletionHandler", "requestAuthorization", "addTask", "delay",
    ]

    /// Types of the SDK that hold strongly what they are made with.
    private static let containers: Set<String> = [
        "UINavigationController", "UIHostingController", "NSHostingController", "NSHostingView",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "AnyView",
        "UIAction", "UIAlertAction", "UIMenu", "UIContextualAction", "UIBarButtonItem",
        "UIContextMenuConfiguration", "UISwipeActionsConfiguration", "NavigationView",
        "NavigationStack", "AnyCancellable", "UICommand", "UIKeyCommand", "State", "StateObject",
        "ObservedObject", "Binding", "Result", "UIHostingConfiguration", "UIWindow",
        "UISearchController", "UIStackView", "VStack", "HStack", "ZStack", "Group",
        "NavigationLink",
        "Button", "List", "ScrollView", "Form", "Section", "ForEach", "TabView", "EmptyView",
        "UICollectionViewCompositionalLayout", "NSCollectionViewCompositionalLayout",
        "CellRegistration", "SupplementaryRegistration",
    ]

    /// Holds what it is made with, but not the view that it serves, which stands first.
    static let serving = SDKEffects(rawValue: 1 << 28)
    private static let servingNames: Set<String> = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "NSCollectionViewDiffableDataSource", "NSTableViewDiffableDataSource",
    ]

    /// Values with elements.
    private static let collections: Set<String> = [
        "Array", "Set", "Dictionary", "ContiguousArray", "ArraySlice", "OrderedSet",
    ]

    /// Bags that keep subscriptions.
    private static let bags: Set<String> = ["DisposeBag", "CompositeDisposable", "CancelBag"]

    /// Collections that hold weakly.
    private static let weakCollections: Set<String> = [
        "NSHashTable", "NSMapTable", "NSPointerArray",
    ]

    /// Types of the SDK that hold nothing of the project's.
    static let value = SDKEffects(rawValue: 1 << 20)
    private static let valueNames: Set<String> = [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "NSPredicate", "IndexPath",
        "NSLayoutConstraint", "UIStoryboard", "URL", "Date", "String", "Int", "CGRect", "UUID",
        "UINib", "Bundle", "UIImage", "UIColor", "NSNumber", "Bool", "Double", "ObjectIdentifier",
    ]

    /// An object of an SDK type that holds what it is made with.
    static let container = SDKEffects(rawValue: 1 << 21)
    /// Of those, what keeps it when a subclass passes it to `super.init`.
    static let keeper = SDKEffects(rawValue: 1 << 22)

    /// The name of the container that an SDK type is.
    static func containerName(_ name: String) -> String {
        if collections.contains(name) { return "collection" }
        return isWeakCollection(name) ? "weak collection" : name
    }

    /// Whether a value or object of the SDK is a collection or a bag, by its type or its kind.
    static func canBeEmpty(_ name: String) -> Bool {
        name == "collection" || collections.contains(name) || bags.contains(name)
    }

    /// Whether what is called so is a value.
    static func isValue(_ name: String) -> Bool {
        ["collection", "tuple", "case", "CellRegistration", "SupplementaryRegistration"]
            .contains(name)
    }

    static func isWeakCollection(_ name: String) -> Bool { weakCollections.contains(name) }

    /// A property or an argument of the name is held weakly.
    static let weak = SDKEffects(rawValue: 1 << 23)
    private static let weakSuffixes: [StaticString] = [
        "delegate", "datasource", "target", "updater", "observer",
    ]

    /// `$name`, what a property wrapper shows of a property.
    static let projection = SDKEffects(rawValue: 1 << 24)

    /// `_name`, what stores the value of a property with a wrapper.
    static let backing = SDKEffects(rawValue: 1 << 29)

    /// Properties that give what their object holds.
    static let content = SDKEffects(rawValue: 1 << 25)
    private static let contentNames: Set<String> = [
        "rootViewController", "viewControllers", "children", "first", "last",
    ]

    /// A view or controller of the SDK: none is made with a trailing closure.
    static let visible = SDKEffects(rawValue: 1 << 26)
    private static let visibleNames = SDK.viewClasses.union(SDK.controllers)
        .subtracting(["UIAction", "UIMenu", "UIBarButtonItem", "UIBarItem"])

    /// Its first argument holds its third one.
    static let associating = SDKEffects(rawValue: 1 << 27)
    private static let associatingNames: Set<String> = ["objc_setAssociatedObject"]

    // MARK: Streams

    /// Sources of values that do not end by themselves, and what is derived from them.
    static let streams: Set<String> = [
        "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "stream",
    ]

    /// Connects a receiver.
    static let subscribing = SDKEffects(rawValue: 1 << 16)
    private static let subscribingNames: Set<String> = [
        "sink", "subscribe", "bind", "drive", "emit", "assign", "connect",
    ]

    /// Hands a subscription to what keeps it.
    static let storing = SDKEffects(rawValue: 1 << 17)
    private static let storingNames: Set<String> = ["store", "disposed", "cancel"]

    /// Gives a source a value; nothing is kept.
    static let sending = SDKEffects(rawValue: 1 << 18)
    private static let sendingNames: Set<String> = [
        "send", "accept", "onNext", "onCompleted", "onError", "on",
    ]

    /// Operators after which a stream may end.
    static let ending = SDKEffects(rawValue: 1 << 19)
    private static let endingNames: Set<String> = [
        "first", "prefix", "take", "timeout", "asSingle", "asMaybe", "asCompletable", "single",
        "takeUntil", "takeWhile", "until", "values", "last", "collect", "reduce", "tryMap",
        "mapError", "flatMap", "flatMapLatest", "switchToLatest", "zip", "materialize",
    ]
}

extension SDKEffects {
    private static let lists: [(SDKEffects, Set<String>)] = [
        (.holding, holdingNames),
        (.showing, showingNames),
        (.showingProperty, showingPropertyNames),
        (.ownedProperty, ownedPropertyNames),
        (.part, partNames),
        (.inserting, insertingNames),
        (.removing, removingNames),
        (.passing, passingNames),
        (.harmless, harmlessNames),
        (.making, makingNames),
        (.watching, watchingNames),
        (.running, runningNames),
        (.gathering, gatheringNames),
        (.choosing, choosingNames),
        (.selecting, selectingNames),
        (.runningLater, runningLaterNames),
        (.subscribing, subscribingNames),
        (.storing, storingNames),
        (.sending, sendingNames),
        (.ending, endingNames),
        (.value, valueNames),
        (.container, containers.union(servingNames).union(collections).union(bags).union(streams)
            .union(weakCollections).union(SDK.viewClasses).union(SDK.controllers)),
        (.keeper, containers.union(servingNames)), (.serving, servingNames),
        (.content, contentNames),
        (.visible, visibleNames), (.associating, associatingNames),
    ]

    /// The effects of every word of a project, by the word's number.
    static func all(in names: NameTable) -> ContiguousArray<SDKEffects> {
        var effects = ContiguousArray<SDKEffects>(repeating: [], count: names.count)
        for (effect, words) in lists {
            for name in words.lazy.compactMap(names.find) {
                effects[Int(name.rawValue)].insert(effect)
            }
        }
        for name in names.all {
            let isWeak = weakSuffixes.contains { names.ends(name, withLetters: $0) }
            if isWeak { effects[Int(name.rawValue)].insert(.weak) }
            switch names.initial(of: name) {
            case UInt8(ascii: "$"): effects[Int(name.rawValue)].insert(.projection)
            case UInt8(ascii: "_"): effects[Int(name.rawValue)].insert(.backing)
            default: break
            }
        }
        return effects
    }
}
