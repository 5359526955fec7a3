import Testing

/// How objects of the project come to be in assemblies, and what their properties hold.
@Suite struct ConstructionTests {
    @Test(arguments: constructions + properties)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    static let constructions = [
        AssemblyExample("A structure takes its arguments into the properties of their names.", """
            return Pair(screen: Screen(), service: Service())
            """, "Screen: held; Service: dropped", """
            struct Pair { let screen: Screen; weak var service: Service? }
            """),
        AssemblyExample("A copy of a structure holds the same.", """
            var first = Pair(screen: Screen())
            let second = first
            first.screen = Screen()
            return second
            """, "Screen: held; Screen 2: dropped", "struct Pair { var screen: Screen }"),
        AssemblyExample("Its properties can be asked.", """
            let first = Pair(screen: Screen())
            let second = first
            second.screen.presenter = Presenter()
            return second
            """, "Screen: held; Presenter: held", "struct Pair { var screen: Screen }"),
        AssemblyExample("A property gives a copy.", """
            let box = Box(pair: Pair(screen: Screen()))
            var pair = box.pair
            pair.screen = Screen()
            return box
            """, "Screen: held; Box: held; Screen 2: dropped", """
            struct Pair { var screen: Screen }
            final class Box { var pair: Pair; init(pair: Pair) { self.pair = pair } }
            """),
        AssemblyExample("A call gives the value itself.", """
            var pair = make()
            pair.screen = Screen()
            return pair
            """, "Screen: dropped; Screen 2: held", """
            struct Pair { var screen: Screen }
            func make() -> Pair { Pair(screen: Screen()) }
            """),
        AssemblyExample("Properties begin with their values.", """
            return Holder()
            """, "Holder: held; Service: held", """
            final class Holder { let service = Service(); static let other = Service() }
            """),
        AssemblyExample("So do those of the class above.", """
            return Holder()
            """, "Holder: held; Service: held", """
            class Base { let service = Service() }
            final class Holder: Base {}
            """),
        AssemblyExample("A lazy one may come to be, and hold its object.", """
            return Holder()
            """, "Holder: held, perhaps for longer; cycle: closure → Holder.action", """
            final class Holder {
                var title = ""
                lazy var action: () -> Void = { self.title = "" }
            }
            """),
        AssemblyExample("One that was used is there.", """
            let holder = Holder()
            holder.service.next = Service()
            return holder
            """, "Holder: held; Service: held; Service 2: held", """
            final class Holder { lazy var service = Service() }
            """),
        AssemblyExample("`self.init` goes on with the same object.", """
            return Holder()
            """, "Holder: held; Service: held", """
            final class Holder {
                let service: Service
                init(service: Service) { self.service = service }
                convenience init() { self.init(service: Service()) }
            }
            """),
        AssemblyExample("`super.init` does too.", """
            return Holder()
            """, "Holder: held; Service: held", """
            class Base {
                let service: Service
                init(service: Service) { self.service = service }
            }
            final class Holder: Base {
                override init(service: Service = Service()) { super.init(service: service) }
            }
            """),
        AssemblyExample("An initialiser that does not say so calls the one above.", """
            return Holder(flag)
            """, "Holder: held; Service: held", """
            class Base {
                var service: Service?
                init(_ number: Int) {}
                init(_ name: String = "") { service = Service() }
            }
            final class Holder: Base { init(_ flag: Bool) {} }
            """),
        AssemblyExample("What a superclass from elsewhere takes is unknown.", """
            return Holder(service: Service())
            """, "Service: unknown; Holder: held; unknown: Thing.init", """
            final class Holder: Thing {
                init(service: Service) { super.init(service: service) }
            }
            """),
        AssemblyExample("But not what it takes as its delegate.", """
            return Holder(service: Service())
            """, "Service: dropped; Holder: held", """
            final class Holder: Thing {
                init(service: Service) { super.init(delegate: service) }
            }
            """),
        AssemblyExample("A container of the SDK above holds it.", """
            return Host(Screen())
            """, "Screen: held; Host: held", """
            final class Host: UINavigationController {
                init(_ screen: Screen) { super.init(rootViewController: screen) }
            }
            """),
        AssemblyExample("An actor is an object.", """
            return Worker()
            """, "Worker: held; Service: held", "actor Worker { let service = Service() }"),
        AssemblyExample("An enumeration's initialiser makes one of its cases.", """
            return Step(Screen())
            """, "Screen: held", """
            enum Step { case open(Screen); init(_ screen: Screen) { self = .open(screen) } }
            """),
        AssemblyExample("A case holds its payload.", """
            return Step.open(Screen())
            """, "Screen: held", "enum Step { case open(Screen), close }"),
        AssemblyExample("So it does where the type is told by what stands around.", """
            let step: Step = .open(Screen())
            return step
            """, "Screen: held", "enum Step { case open(Screen), close }"),
        AssemblyExample("`.init` makes what the parameter takes.", """
            return hold(.init(service: Service()))
            """, "Service: held; Holder: held", """
            final class Holder {
                let service: Service
                init(service: Service) { self.service = service }
            }
            func hold(_ holder: Holder) -> Holder { holder }
            """),
        AssemblyExample("It makes what the property takes.", """
            return Box(holder: .init())
            """, "Holder: held; Service: held", """
            final class Holder { let service = Service() }
            struct Box { let holder: Holder }
            """),
        AssemblyExample("It makes what is assigned to.", """
            let box = Box()
            box.holder = .init()
            return box
            """, "Box: held; Holder: held; Service: held", """
            final class Holder { let service = Service() }
            final class Box { var holder: Holder? }
            """),
        AssemblyExample("It makes what the function around it gives.", """
            return [make(flag) as Any, share()]
            """, "Holder: held; Service: held; Holder 2: held; Service 2: held", """
            final class Holder { let service = Service() }
            func make(_ flag: Bool) -> Holder? {
                let number = 1
                return .init()
            }
            func share() -> Holder { .init() }
            """),
        AssemblyExample("What a closure gives is not told by the function around.", """
            return make()
            """, "Service: unknown; Holder: held; unknown: init", """
            final class Holder { var service: Service? }
            func make() -> Holder {
                let build = { () -> Other in return .init(Service()) }
                _ = build()
                return Holder()
            }
            """),
        AssemblyExample("`.name` of a class calls its function.", """
            let holder: Holder = .make(Service())
            return holder
            """, "Service: held; Holder: held", """
            final class Holder {
                var service: Service?
                static func make(_ service: Service) -> Holder {
                    let holder = Holder()
                    holder.service = service
                    return holder
                }
            }
            """),
        AssemblyExample("A generic holder knows what it holds.", """
            let box = Box<Service>(Service())
            box.value.next = Service()
            return box
            """, "Service: held; Box: held; Service 2: held", """
            final class Box<Value> { let value: Value; init(_ value: Value) { self.value = value } }
            """),
        AssemblyExample("A generic class makes what its parameter stands for.", """
            let box = Box<Service>()
            return box
            """, "Box: held; Service: held", """
            protocol Makeable: AnyObject { init() }
            extension Service: Makeable {}
            final class Box<Value: Makeable> { let value = 1; let made: Value; init() {
                made = Value()
            } }
            """),
        AssemblyExample("So does a subclass that says what it stands for.", """
            let box = ServiceBox()
            return box
            """, "ServiceBox: held; Service: held", """
            protocol Makeable: AnyObject { init() }
            extension Service: Makeable {}
            class Box<Value: Makeable> { let made: Value; init() { made = Value() } }
            final class ServiceBox: Box<Service> {}
            """),
    ]

    static let properties = [
        AssemblyExample("A getter runs.", """
            let screen = Screen()
            screen.presenter = Maker().presenter
            return screen
            """, "Screen: held; Maker: dropped; Presenter: held", """
            final class Maker { var presenter: Presenter { get { Presenter() } set {} } }
            """),
        AssemblyExample("A setter runs.", """
            let holder = Holder()
            holder.current = Service()
            return holder
            """, "Holder: held; Service: held", """
            final class Holder {
                private var kept: Service?
                var current: Service? { get { kept } set { kept = newValue } }
            }
            """),
        AssemblyExample("A setter may name its value.", """
            let holder = Holder()
            holder.current = Service()
            return holder
            """, "Holder: held; Service: held", """
            final class Holder {
                private var kept: Service?
                var current: Service? { get { kept } set(new) { kept = new } }
            }
            """),
        AssemblyExample("Observers run.", """
            let holder = Holder()
            holder.current = Service()
            return holder
            """, "Holder: held; Service: held; Service 2: held", """
            final class Holder {
                private var before: Service?
                private var after: Service?
                weak var current: Service? {
                    willSet { before = newValue }
                    didSet { after = Service() }
                }
            }
            """),
        AssemblyExample("They do not in the initialiser.", """
            return Holder(Service())
            """, "Service: dropped; Holder: held", """
            final class Holder {
                private var before: Service?
                weak var current: Service? { willSet { before = newValue } }
                init(_ service: Service) { current = service }
            }
            """),
        AssemblyExample("They do in a closure of the initialiser.", """
            let holder = Holder()
            holder.fill?(Service())
            return holder
            """, "Holder: held; Service: held", """
            final class Holder {
                private var before: Service?
                weak var current: Service? { willSet { before = newValue } }
                var fill: ((Service) -> Void)?
                init() { fill = { [unowned self] in self.current = $0 } }
            }
            """),
        AssemblyExample("So they do in a function of the initialiser.", """
            return Holder(Service())
            """, "Service: held; Holder: held", """
            final class Holder {
                private var before: Service?
                weak var current: Service? { willSet { before = newValue } }
                init(_ service: Service) {
                    func fill() { current = service }
                    fill()
                }
            }
            """),
        AssemblyExample("A closure captures a setter's value.", """
            let holder = Holder()
            holder.current = Service()
            return holder
            """, "Holder: held; Service: held", """
            final class Holder {
                private var later: (() -> Service)?
                var current: Service? { get { nil } set { later = { newValue } } }
            }
            """),
        AssemblyExample("A wrapper called weak holds weakly.", """
            let holder = Holder()
            holder.service = Service()
            return holder
            """, "Holder: held; Service: dropped", """
            final class Holder { @WeakReference var service: Service? }
            """),
        AssemblyExample("What is stored statically belongs to everybody.", """
            let service = Shelf.shared
            service.next = Service()
            return 1
            """, "Service: stays", "enum Shelf { static let shared = Service() }"),
        AssemblyExample("What is computed statically is made anew.", """
            let service = Shelf.fresh
            service.next = Service()
            return service
            """, "Service: held; Service 2: held", """
            enum Shelf { static var fresh: Service { Service() } }
            """),
        AssemblyExample("What the outside holds is there once.", """
            given.screen?.presenter = Presenter()
            given.screen?.presenter?.service = Service()
            return 1
            """, "Presenter: stays; Service: stays"),
        AssemblyExample("What the outside lets go it does not keep.", """
            let presenter = Presenter()
            given.screen?.presenter = presenter
            given.screen?.presenter = nil
            return presenter
            """, "Presenter: held"),
        AssemblyExample("A method as a value keeps its object.", """
            let presenter = Presenter()
            return presenter.load
            """, "Presenter: held"),
    ]
}
