import Testing

/// Calls in assemblies: what the project's own functions do with objects.
@Suite struct CallTests {
    @Test(arguments: functions + overloads)
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
        AssemblyExample("What runs in a block of the SDK is not known to run.", """
            let service = Service()
            UIView.performWithoutAnimation { service.next = Service() }
            return service
            """, "Service: held; Service 2: unknown"),
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
        AssemblyExample("A default knows the words of its own place.", """
            let fresh = Service()
            return Maker.make(fresh)
            """, "Service: dropped; Service 2: held", """
            //- Maker.swift
            enum Maker {
                static var fresh: Service { Service() }
                static func make(_ old: Service, fresh: Service = fresh) -> Service { fresh }
            }
            //- Rest.swift
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
        AssemblyExample("So does a parameter of the type of what is passed.", """
            let service = Service()
            return make(like: service)
            """, "Service: dropped; Service 2: held", """
            protocol Makeable { init() }
            extension Service: Makeable {}
            func make<T: Makeable>(like other: T) -> T { T() }
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
}
