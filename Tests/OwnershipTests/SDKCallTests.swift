import Testing

/// What the SDK's containers, collections, queues and streams do with objects.
@Suite struct SDKCallTests {
    @Test(arguments: holders + collections + later + streams)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    static let holders = [
        AssemblyExample("A navigation controller holds its root.", """
            return UINavigationController(rootViewController: Screen())
            """, "Screen: held"),
        AssemblyExample("An SDK object holds in the properties that are known to.", """
            let tabs = UITabBarController()
            tabs.viewControllers = [Screen()]
            return tabs
            """, "Screen: held"),
        AssemblyExample("So it does without `self`.", """
            let tabs = Tabs()
            tabs.fill()
            return tabs
            """, "Tabs: held; Screen: held", """
            final class Tabs: UITabBarController {
                func fill() { viewControllers = [Screen()] }
            }
            """),
        AssemblyExample("A property that is not known makes unknown.", """
            let tabs = UITabBarController()
            tabs.companion = Screen()
            return tabs
            """, "Screen: unknown; unknown: companion"),
        AssemblyExample("A storyboard makes what its cast says.", """
            let board = UIStoryboard(name: "Main", bundle: nil)
            let screen = board.instantiateViewController(withIdentifier: "Screen") as! Screen
            screen.presenter = Presenter()
            guard let other = board.instantiateInitialViewController() as? Screen else { return 1 }
            other.action = { other.load() }
            return (screen, other)
            """, """
            Screen: held; Presenter: held; Screen 2: stays; cycle: closure → Screen 2.action
            """),
        AssemblyExample("So it does behind functions that say `Self` or a parameter.", """
            let tab = Tab.fromBoard()
            tab.presenter = Presenter()
            let other = board(Tab.self)
            other.presenter = Presenter()
            return [tab, other]
            """, "Tab: held; Presenter: held; Tab 2: held; Presenter 2: held", """
            protocol Archived {}
            extension Archived where Self: UIViewController {
                static func fromBoard() -> Self {
                    let board = UIStoryboard(name: "Tab", bundle: nil)
                    return board.instantiateInitialViewController() as! Self
                }
            }
            final class Tab: UIViewController, Archived { var presenter: Presenter? }
            func board<T: UIViewController>(_ type: T.Type) -> T {
                let board = UIStoryboard(name: "Main", bundle: nil)
                return board.instantiateViewController(withIdentifier: "\\(type)") as! T
            }
            """),
        AssemblyExample("What an initialiser for archives makes is there.", """
            return Bundle.main.loadNibNamed("Badge", owner: nil)?.first as! Badge
            """, "Badge: held, perhaps for longer; Presenter: held, perhaps for longer", """
            final class Badge: UIView {
                var presenter: Presenter?
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    presenter = Presenter()
                }
            }
            """),
        AssemblyExample("What a wrapper is made with lies behind its property.", """
            return [UIHostingController(rootView: Panel(Presenter())), Pane(Presenter())]
            """, "Presenter: held; Presenter 2: held", """
            struct Panel: View {
                @StateObject var presenter: Presenter
                init(_ presenter: Presenter) {
                    _presenter = StateObject(wrappedValue: presenter)
                }
            }
            struct Pane: View {
                @ObservedObject private var presenter: Presenter
                init(_ presenter: Presenter) { self._presenter = .init(wrappedValue: presenter) }
            }
            """),
        AssemblyExample("A property that only begins like it is itself.", """
            return Panel(Presenter())
            """, "Presenter: dropped; Panel: held", """
            final class Panel {
                @Published var presenter: Presenter?
                weak var _presenter: Presenter?
                init(_ presenter: Presenter) { _presenter = presenter }
            }
            """),
        AssemblyExample("A data source holds what makes its cells.", """
            return Shelf()
            """, """
            Shelf: held, perhaps for longer;
            cycle: closure → Shelf.source → UITableViewDiffableDataSource
            """, """
            final class Shelf: UITableViewController {
                lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
                    _, _, _ in self.cell()
                }
                func cell() -> UITableViewCell? { nil }
            }
            """),
        AssemblyExample("It does not hold the view that it serves.", """
            return (Source(tableView: Table()), UITableViewDiffableDataSource(tableView: Table()))
            """, "Table: dropped; Source: held; Table 2: dropped", """
            final class Table: UITableView {}
            final class Source: UITableViewDiffableDataSource<Int, Int> {}
            """),
        AssemblyExample("A layout holds what lays its sections out.", """
            return Shelf()
            """, """
            Shelf: held, perhaps for longer;
            cycle: closure → Shelf.grid → UICollectionViewCompositionalLayout
            """, """
            final class Shelf: UIViewController {
                lazy var grid = UICollectionViewCompositionalLayout { _, _ in self.section() }
                func section() -> NSCollectionLayoutSection? { nil }
            }
            """),
        AssemblyExample("A delegate is held weakly.", """
            let tabs = UITabBarController()
            tabs.delegate = Presenter()
            return tabs
            """, "Presenter: dropped"),
        AssemblyExample("So it is where nobody knows the object.", """
            Registry.main.delegate = Presenter()
            Registry.main.companion = Presenter()
            return 1
            """, "Presenter: dropped; Presenter 2: unknown; unknown: companion"),
        AssemblyExample("A closure in a container's property is held.", """
            let tabs = UITabBarController()
            tabs.onTap = { tabs.loadView() }
            tabs.viewControllers = [Screen()]
            return 1
            """, "Screen: stays"),
        AssemblyExample("An object that nobody knows may keep what it is made with.", """
            return Thing(service: Service())
            """, "Service: unknown; unknown: Thing"),
        AssemblyExample("What gives back an object has kept it.", """
            let thing = Thing(service: Service())
            thing.service.next = Service()
            return thing
            """, "Service: held, perhaps for longer; Service 2: held, perhaps for longer; "
            + "unknown: Thing"),
        AssemblyExample("A value of the SDK keeps nothing.", """
            return UITapGestureRecognizer(target: Service(), action: nil)
            """, "Service: dropped"),
        AssemblyExample("A child is held, a shown screen for now.", """
            let screen = Screen()
            screen.addChild(Screen())
            screen.present(Screen(), animated: true)
            return screen
            """, "Screen: held; Screen 2: held; Screen 3: held, perhaps for longer"),
        AssemblyExample("A screen may be its own child.", """
            let screen = Screen()
            screen.addChild(screen)
            return 1
            """, "Screen: stays; cycle: Screen"),
        AssemblyExample("So it is where nobody knows who shows.", """
            Registry.main.pushViewController(Screen(), animated: true)
            return 1
            """, "Screen: held, perhaps for longer"),
        AssemblyExample("So it is where nobody knows the object.", """
            Thing().setViewControllers([Screen()])
            return 1
            """, "Screen: held, perhaps for longer"),
        AssemblyExample("A modifier of an object that nobody knows may keep.", """
            let screen = Screen()
            return Thing().onAppear { screen.title = "" }
            """, "Screen: unknown; unknown: onAppear"),
        AssemblyExample("A word that nobody knows is no part of an object.", """
            let stage = Stage()
            stage.fill()
            return stage
            """, "Stage: held; Screen: held, perhaps for longer", """
            final class Stage { func fill() { scene.viewControllers = [Screen()] } }
            """),
        AssemblyExample("An object that is no collection may keep what is added.", """
            let service = Service()
            service.append(Service())
            return service
            """, "Service: held; Service 2: unknown; unknown: []"),
        AssemblyExample("A window shows its root.", """
            Registry.main.rootViewController = Screen()
            return 1
            """, "Screen: held, perhaps for longer"),
        AssemblyExample("A part of a screen belongs to it.", """
            let screen = Screen()
            let button = UIBarButtonItem(title: "", action: { screen.title = "" })
            screen.navigationItem.rightBarButtonItem = button
            return screen
            """, "Screen: stays; cycle: closure → Screen → navigationItem → UIBarButtonItem"),
        AssemblyExample("A harmless call keeps nothing.", """
            print(Service())
            return 1
            """, "Service: dropped"),
        AssemblyExample("An observer is watched, its closure kept.", """
            let service = Service()
            Registry.main.addObserver(service)
            let screen = Screen()
            Registry.main.addObserver { screen.title = "" }
            return 1
            """, "Service: dropped; Screen: unknown; unknown: addObserver"),
        AssemblyExample("What a call is told to make is made.", """
            let screen = Registry.main.instantiate(ofType: Screen.self)
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("A view keeps what its modifiers are given.", """
            let screen = Screen()
            return VStack(content: 1).onAppear { screen.title = "" }
            """, "Screen: held"),
    ]

    static let collections = [
        AssemblyExample("A collection takes what is appended.", """
            let shelf = Shelf()
            shelf.all.append(Service())
            return shelf
            """, "Shelf: held; Service: held", "final class Shelf { var all: [Service] = [] }"),
        AssemblyExample("A property that was never set does too.", """
            let shelf = Shelf()
            shelf.fill()
            return shelf
            """, "Shelf: held; Service: held", """
            final class Shelf {
                var all: [Service]?
                func fill() { all?.append(Service()) }
            }
            """),
        AssemblyExample("So it does by a subscript.", """
            var all: [String: Service] = [:]
            all["a"] = Service()
            return all
            """, "Service: held"),
        AssemblyExample("A subscript gives what is there.", """
            let all = ["a": Service()]
            all["a"]?.next = Service()
            return all
            """, "Service: held; Service 2: held"),
        AssemblyExample("The collection of something unknown is unknown.", """
            Registry.main.all[0] = Service()
            return 1
            """, "Service: unknown; unknown: []"),
        AssemblyExample("What is appended to it is.", """
            Registry.main.all.append(Service())
            return 1
            """, "Service: unknown; unknown: append"),
        AssemblyExample("A weak collection holds weakly.", """
            let all = NSHashTable<Service>.weakObjects()
            let table = NSHashTable<Service>()
            table.add(Service())
            return table
            """, "Service: dropped"),
        AssemblyExample("`removeAll` lets go.", """
            var all = [Service()]
            all.removeAll()
            return all
            """, "Service: dropped"),
        AssemblyExample("Perhaps it is called.", """
            var all = [Service()]
            if flag { all.removeAll() }
            return all
            """, "Service: held"),
        AssemblyExample("`removeLast` gives back.", """
            var all = [Service()]
            return all.removeLast()
            """, "Service: held"),
        AssemblyExample("`first` gives an element.", """
            let all = [Service()]
            return all.first as Any
            """, "Service: held"),
        AssemblyExample("`map` makes of each one.", """
            let screens = [Screen(), Screen()]
            let all = screens.map { screen -> Presenter in
                screen.presenter = Presenter()
                return Presenter()
            }
            return all
            """, "Screen: dropped; Screen 2: dropped; Presenter: dropped; Presenter 2: held; "
            + "Presenter 3: dropped; Presenter 4: held"),
        AssemblyExample("`filter` may let some out.", """
            return [Service()].filter { _ in true }
            """, "Service: unknown"),
        AssemblyExample("`forEach` runs for each.", """
            let all = [Service()]
            all.forEach { $0.next = Service() }
            return all
            """, "Service: held; Service 2: held"),
        AssemblyExample("Over what is not known it may not.", """
            let service = Service()
            Registry.main.all.forEach { _ in service.next = Service() }
            return service
            """, "Service: held; Service 2: unknown"),
        AssemblyExample("So does an empty dictionary.", """
            var all = [String: Service]()
            all["a"] = Service()
            return all
            """, "Service: held"),
        AssemblyExample("A collection may be unwrapped without asking.", """
            let shelf = Shelf()
            shelf.all!.append(Service())
            return shelf
            """, "Shelf: held; Service: held", "final class Shelf { var all: [Service]? }"),
        AssemblyExample("A computed one takes nothing that is known.", """
            let shelf = Shelf()
            shelf.all.append(Service())
            return shelf
            """, "Shelf: held; Service: unknown; unknown: append", """
            final class Shelf { var all: [Service] { get { load() } set {} } }
            """),
        AssemblyExample("An empty collection takes what comes.", """
            var all = [Service]()
            all.append(Service())
            return all
            """, "Service: held"),
    ]

    static let later = [
        AssemblyExample("A queue holds a block until it has run.", """
            let screen = Screen()
            DispatchQueue.main.async { screen.presenter = Presenter() }
            return 1
            """, "Screen: unknown; Presenter: unknown"),
        AssemblyExample("What follows surely runs.", """
            let screen = Screen()
            DispatchQueue.main.async { print(1) }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("So does an animation.", """
            let screen = Screen()
            withAnimation { screen.presenter = Presenter() }
            return 1
            """, "Screen: unknown; Presenter: unknown"),
        AssemblyExample("So does a task.", """
            let screen = Screen()
            Task { screen.presenter = Presenter() }
            return 1
            """, "Screen: unknown; Presenter: unknown"),
        AssemblyExample("So does an animation of an object.", """
            let screen = Screen()
            screen.view.animate { screen.presenter = Presenter() }
            return 1
            """, "Screen: unknown; Presenter: unknown"),
    ]

    static let streams = [
        AssemblyExample("A subscription in its own bag holds its receiver.", """
            let model = Model()
            model.taps.sink { model.name = "" }.store(in: &model.bag)
            return 1
            """, "Model: stays; cycle: closure → Model.bag → collection → subscription", model),
        AssemblyExample("A derived stream holds like its source.", """
            let model = Model()
            model.taps.map { 1 }.sink { model.name = "" }.store(in: &model.bag)
            return 1
            """, "Model: stays; cycle: closure 2 → Model.bag → collection → subscription", model),
        AssemblyExample("One that may end is unknown.", """
            let model = Model()
            model.taps.first().sink { model.name = "" }.store(in: &model.bag)
            return 1
            """, "Model: unknown; unknown: sink", model),
        AssemblyExample("An operator that may end it may keep its closure.", """
            let model = Model()
            _ = model.taps.flatMap { _ in model.taps }
            return 1
            """, "Model: unknown; unknown: flatMap", model),
        AssemblyExample("`withUnretained` is not strong.", """
            let model = Model()
            model.taps.withUnretained(model).sink { 1 }.store(in: &model.bag)
            return 1
            """, "Model: dropped", model),
        AssemblyExample("The object of `subscribe(with:)` is not strong.", """
            let model = Model()
            model.taps.subscribe(with: model) { model, _ in model.name = "" }.store(in: &model.bag)
            return 1
            """, "Model: dropped", model),
        AssemblyExample("What is sent is not kept.", """
            let model = Model()
            model.taps.send(Service())
            return model
            """, "Model: held; Service: dropped", model),
        AssemblyExample("A published property is a stream.", """
            let model = Model()
            model.watch()
            return 1
            """, "Model: stays; cycle: closure → Model.bag → collection → subscription", model),
        AssemblyExample("A subscription without a bag ends.", """
            let model = Model()
            _ = model.taps.sink { model.name = "" }
            return 1
            """, "Model: dropped", model),
    ]

    private static let model = """
        final class Model {
            let taps = PassthroughSubject<Service, Never>()
            @Published var name = ""
            var bag: Set<AnyCancellable> = []
            func watch() { $name.sink { self.name = $0 }.store(in: &bag) }
        }
        """
}
