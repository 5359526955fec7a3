import Testing

/// Calls and constructions in assemblies: what the project's own code does with objects.
@Suite struct CallTests {
    @Test(arguments: functions + overloads + constructions + properties)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    static let functions = [
        AssemblyExample("A function's body runs.", """
            let screen = Screen()
            wire(screen)
            return screen
            """, "Screen: held; Presenter: held", """
            func wire(_ screen: Screen) { screen.presenter = Presenter() }
            """),
        AssemblyExample("A function gives what it returns.", """
            let screen = Screen()
            screen.presenter = make()
            return screen
            """, "Screen: held; Presenter: held", """
            func make() -> Presenter { Presenter() }
            """),
        AssemblyExample("A static function knows its type.", """
            let screen = Maker.make()
            return screen
            """, "Screen: held; Presenter: held", """
            enum Maker {
                static func make() -> Screen {
                    let screen = Screen()
                    screen.presenter = presenter()
                    return screen
                }
                static func presenter() -> Presenter { Self.plain }
                static var plain: Presenter { Presenter() }
            }
            """),
        AssemblyExample("A method knows its object.", """
            let maker = Maker()
            maker.fill()
            return maker
            """, "Maker: held; Service: held", """
            final class Maker {
                var service: Service?
                func fill() { service = make() }
                private func make() -> Service { Service() }
            }
            """),
        AssemblyExample("A method of a subclass comes before the one above.", """
            let lower = Lower()
            lower.fill()
            return lower
            """, "Lower: held; Service: held; Service 2: held", """
            class Upper {
                var first: Service?
                var second: Service?
                func fill() { first = Service() }
            }
            final class Lower: Upper {
                override func fill() {
                    super.fill()
                    second = Service()
                }
            }
            """),
        AssemblyExample("A property that is a closure is called.", """
            let screen = Screen()
            screen.action = { screen.presenter = Presenter() }
            screen.action?()
            screen.action = nil
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("So it is where it is unwrapped without asking.", """
            let screen = Screen()
            screen.action = { screen.presenter = Presenter() }
            screen.action!()
            screen.action = nil
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("A local function is called.", """
            let screen = Screen()
            func wire(_ service: Service) { screen.presenter = Presenter() }
            wire(Service())
            return screen
            """, "Screen: held; Service: dropped; Presenter: held"),
        AssemblyExample("An argument without a label is told by its place.", """
            let first = Service()
            chain(first, Service())
            return first
            """, "Service: held; Service 2: held", """
            func chain(_ first: Service, _ second: Service) { first.next = second }
            """),
        AssemblyExample("One with a label is told by that.", """
            let first = Service()
            chain(second: Service(), first: first)
            return first
            """, "Service: held; Service 2: held", """
            func chain(second: Service, first: Service) { first.next = second }
            """),
        AssemblyExample("What was replaced can come back.", """
            let first = Service()
            let presenter = Presenter()
            put(first, presenter)
            put(Service(), presenter)
            put(first, presenter)
            return presenter
            """, "Service: held; Presenter: held; Service 2: dropped", """
            func put(_ service: Service, _ presenter: Presenter) { presenter.service = service }
            """),
        AssemblyExample("A parameter without an argument has its default.", """
            let first = Service()
            chain(first)
            return first
            """, "Service: held; Service 2: held", """
            func chain(_ first: Service, next: Service = Service()) { first.next = next }
            """),
        AssemblyExample("An `inout` parameter goes back to its place.", """
            var service = Service()
            replace(&service)
            return service
            """, "Service: dropped; Service 2: held", """
            func replace(_ service: inout Service) { service = Service() }
            """),
        AssemblyExample("So it does by a label, into a property.", """
            let screen = Screen()
            fill(flag, slot: &screen.presenter)
            return screen
            """, "Screen: held; Presenter: held", """
            func fill(_ flag: Bool, slot: inout Presenter?) { slot = Presenter() }
            """),
        AssemblyExample("A metatype makes objects of its class.", """
            let made = make(Service.self)
            return made
            """, "Service: held", """
            protocol Makeable { init() }
            extension Service: Makeable {}
            func make<T: Makeable>(_ type: T.Type) -> T { T.init() }
            """),
        AssemblyExample("What the project adds to types from elsewhere runs.", """
            let screen = Screen()
            UIApplication.shared.adopt(screen)
            return 1
            """, "Screen: stays", """
            var adopted: Screen?
            extension UIApplication { func adopt(_ screen: Screen) { adopted = screen } }
            """),
        AssemblyExample("A function without a body is unknown.", """
            let screen = Screen()
            let keeper: Keeping = given
            keeper.keep(screen)
            return 1
            """, "Screen: unknown; unknown: keep", """
            protocol Keeping { func keep(_ screen: Screen) }
            extension Given: Keeping {}
            """),
        AssemblyExample("A closure from elsewhere is unknown.", """
            let screen = Screen()
            handler(screen)
            return 1
            """, "Screen: unknown; unknown: handler", "var handler: (Screen) -> Void = { _ in }"),
    ]

    static let overloads = [
        AssemblyExample("Labels tell functions apart.", """
            let screen = Screen()
            let maker = Maker()
            maker.wire(strongly: screen)
            return screen
            """, "Screen: held; Maker: dropped; Presenter: held", """
            final class Maker {
                func wire(weakly screen: Screen) { Presenter().screen = screen }
                func wire(strongly screen: Screen) { screen.presenter = Presenter() }
            }
            """),
        AssemblyExample("So do trailing closures.", """
            let screen = Screen()
            let maker = Maker()
            maker.wire(screen) { Presenter() }
            return screen
            """, "Screen: held; Maker: dropped; Presenter: held", """
            final class Maker {
                func wire(_ screen: Screen) {}
                func wire(_ screen: Screen, _ make: () -> Presenter) { screen.presenter = make() }
            }
            """),
        AssemblyExample("Labels tell initialisers apart.", """
            let holder = Holder(service: Service())
            return holder
            """, "Service: held; Holder: held", """
            final class Holder {
                var service: Service?
                init() {}
                init(service: Service) { self.service = service }
            }
            """),
        AssemblyExample("A default implementation stands in for a requirement.", """
            let screen = Screen()
            let wiring: Wiring = Maker()
            wiring.wire(screen)
            return screen
            """, "Screen: held; Maker: dropped; Presenter: held", """
            protocol Wiring { func wire(_ screen: Screen) }
            extension Wiring { func wire(_ screen: Screen) { screen.presenter = Presenter() } }
            final class Maker: Wiring {}
            """),
    ]

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
        AssemblyExample("A method as a value keeps its object.", """
            let presenter = Presenter()
            return presenter.load
            """, "Presenter: held"),
    ]
}
