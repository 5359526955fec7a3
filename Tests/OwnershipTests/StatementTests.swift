import Testing

/// Statements and operators of assemblies: which code surely runs, and what it gives.
@Suite struct StatementTests {
    @Test(arguments: branches + loops + values + limits)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    static let branches = [
        AssemblyExample("What a branch wires may not be wired.", """
            let screen = Screen()
            let presenter = Presenter()
            if flag { screen.presenter = presenter }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("Of two branches one wires.", """
            let screen = Screen()
            let presenter = Presenter()
            if flag { screen.presenter = presenter } else { screen.presenter = nil }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("A value that was made here unwraps.", """
            let made: Screen? = Screen()
            if let screen = made { screen.presenter = Presenter() }
            return made as Any
            """, "Screen: held; Presenter: held"),
        AssemblyExample("So it does under its own name.", """
            let made: Screen? = Screen()
            if let made { made.presenter = Presenter() }
            return made as Any
            """, "Screen: held; Presenter: held"),
        AssemblyExample("What is known to unwrap leaves no other branch.", """
            let screen = Screen()
            let made: Presenter? = Presenter()
            if let made { screen.presenter = made } else { screen.presenter = Presenter() }
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("A cast that cannot hold does not take its branch.", """
            let presenter = Presenter()
            if let other = presenter as? Listening { other.listen(Screen()) }
            return presenter
            """, "Presenter: held", "protocol Listening { func listen(_ screen: Screen) }"),
        AssemblyExample("Nor does one to another class.", """
            let service: Any = Service()
            if let presenter = service as? Presenter { presenter.service = Service() }
            return service
            """, "Service: held"),
        AssemblyExample("A cast to a class above keeps the object.", """
            let screen = Screen()
            if let other = screen as? UIViewController { given.screen = other as? Screen }
            return 1
            """, "Screen: stays"),
        AssemblyExample("A guard that unwraps a value from outside is taken for granted.", """
            guard let screen = given.screen else { return 1 }
            screen.presenter = Presenter()
            return 2
            """, "Presenter: stays"),
        AssemblyExample("So it is by `if let` without another way.", """
            if let screen = given.screen { screen.presenter = Presenter() }
            return 2
            """, "Presenter: stays"),
        AssemblyExample("With another way it is not.", """
            let service = Service()
            if let screen = given.screen { service.next = Service() } else { screen.load() }
            return service
            """, "Service: held; Service 2: unknown"),
        AssemblyExample("Of two cases one is taken apart.", """
            let service = Service()
            let step = flag ? Step.open(Screen()) : Step.open(Screen())
            if case .open(let screen) = step { service.next = Service() }
            return service
            """, "Service: held; Screen: dropped; Screen 2: dropped; Service 2: unknown",
            "enum Step { case open(Screen), close }"),
        AssemblyExample("A guard that fails for certain leaves.", """
            let screen = Screen()
            guard let other = screen as? Listening else { return screen }
            screen.presenter = Presenter()
            return other
            """, "Screen: held", "protocol Listening { func listen() }"),
        AssemblyExample("Nothing runs after a return.", """
            let screen = Screen()
            return screen
            screen.presenter = Presenter()
            """, "Screen: held"),
        AssemblyExample("A return in a branch does not end the body.", """
            let screen = Screen()
            if flag { return screen }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("Of two results one comes back.", """
            if flag { return Screen() }
            return Presenter()
            """, "Screen: unknown; Presenter: unknown"),
        AssemblyExample("A switch chooses.", """
            let screen = Screen()
            switch flag {
            case true: screen.presenter = Presenter()
            default: break
            }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("A payload comes out of its case.", """
            let step = Step.open(Screen())
            switch step {
            case .open(let screen): screen.presenter = Presenter()
            case .close: break
            }
            return step
            """, "Screen: held; Presenter: unknown", "enum Step { case open(Screen), close }"),
        AssemblyExample("A case's names end with it.", """
            let screen = Screen()
            let step = Step.open(Screen())
            switch step {
            case .open(let screen): screen.load()
            case .close: break
            }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Screen 2: dropped; Presenter: held",
            "enum Step { case open(Screen), close }"),
        AssemblyExample("A loop's name ends with it.", """
            let screen = Screen()
            for screen in [Screen()] { screen.action = nil }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Screen 2: dropped; Presenter: held"),
        AssemblyExample("A branch's name ends with it.", """
            let screen = Screen()
            let other: Screen? = Screen()
            if let screen = other { screen.action = nil }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Screen 2: dropped; Presenter: held"),
        AssemblyExample("So it does by `if case`.", """
            let step = Step.open(Screen())
            if case .open(let screen) = step { screen.presenter = Presenter() }
            return step
            """, "Screen: held; Presenter: held", "enum Step { case open(Screen), close }"),
        AssemblyExample("What `catch` does may not happen.", """
            let screen = Screen()
            do {
                try check()
                screen.presenter = Presenter()
            } catch {
                screen.action = { screen.title = "" }
            }
            return screen
            """, "Screen: held, perhaps for longer; Presenter: held, perhaps for longer; "
            + "cycle: closure → Screen.action"),
        AssemblyExample("A block's names end with it.", """
            let presenter = Presenter()
            do {
                let presenter = Screen()
                given.screen = presenter
            }
            return presenter
            """, "Presenter: held; Screen: stays"),
        AssemblyExample("`defer` runs at the end.", """
            let screen = Screen()
            defer { screen.presenter = nil }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: dropped"),
        AssemblyExample("What may be compiled in a switch may happen.", """
            let screen = Screen()
            switch flag {
            #if DEBUG
            case true: screen.presenter = Presenter()
            #endif
            default: break
            }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("What throws leaves the branch alone.", """
            let screen = Screen()
            if flag { throw Failure() }
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("Behind a throw nothing runs.", """
            let screen = Screen()
            throw Failure(screen.presenter = Presenter())
            screen.presenter = Presenter()
            """, "Screen: dropped; Presenter: dropped"),
        AssemblyExample("One of several configurations is compiled.", """
            let screen = Screen()
            #if DEBUG
            screen.presenter = Presenter()
            #endif
            return screen
            """, "Screen: held; Presenter: unknown"),
    ]

    static let loops = [
        AssemblyExample("Elements that are no objects may be many or none.", """
            for _ in ["one", "two"] { given.screen = Screen() }
            return 1
            """, "Screen: unknown"),
        AssemblyExample("So what is made of each may be.", """
            let tabs = UITabBarController()
            tabs.viewControllers = ["one", "two"].map { _ in Screen() }
            return tabs
            """, "Screen: unknown"),
        AssemblyExample("What is connected once for each is.", """
            let screen = Screen()
            [1, 2].forEach { _ in screen.action = { screen.load() } }
            return screen
            """, "Screen: held, perhaps for longer; cycle: closure 2 → Screen.action"),
        AssemblyExample("A loop over what was made here takes each element.", """
            let all = [Screen(), Screen()]
            for screen in all { screen.presenter = Presenter() }
            return all
            """, "Screen: held; Screen 2: held; Presenter: held; Presenter 2: held"),
        AssemblyExample("A condition of a loop lets some out.", """
            let screens = [Screen()]
            for screen in screens where flag { screen.presenter = Presenter() }
            return screens
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("A loop over unknown elements may not run.", """
            let screen = Screen()
            for _ in 0..<2 { screen.presenter = Presenter() }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("So may `while`.", """
            let screen = Screen()
            while flag { screen.presenter = Presenter() }
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("So may `repeat`.", """
            let screen = Screen()
            repeat { screen.presenter = Presenter() } while flag
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("What a loop's condition does may be done.", """
            let screen = Screen()
            while connect(screen) {}
            return screen
            """, "Screen: held; Presenter: held", """
            func connect(_ screen: Screen) -> Bool { screen.presenter = Presenter(); return false }
            """),
        AssemblyExample("A label changes nothing.", """
            let screens = [Screen()]
            outer: for screen in screens {
                screen.presenter = Presenter()
                continue outer
            }
            return screens
            """, "Screen: held; Presenter: held"),
        AssemblyExample("Nothing runs after `continue` or `break`.", """
            let screens = [Screen()]
            for screen in screens {
                continue
                screen.presenter = Presenter()
            }
            for screen in screens {
                break
                screen.presenter = Presenter()
            }
            return screens
            """, "Screen: held"),
        AssemblyExample("What breaks out of a loop goes on behind it.", """
            let screens = [Screen()]
            for screen in screens {
                if flag { break }
                screen.presenter = Presenter()
            }
            screens.forEach { $0.presenter?.service = Service() }
            return screens
            """, "Screen: held; Presenter: held; Service: held"),
    ]

    static let values = [
        AssemblyExample("A ternary gives one of two.", """
            let screen = Screen()
            screen.presenter = flag ? Presenter() : Presenter()
            return screen
            """, "Screen: held; Presenter: unknown; Presenter 2: unknown"),
        AssemblyExample("What one of two is given, either may hold.", """
            let first = Service()
            let second = Service()
            let one = flag ? first : second
            one.next = Service()
            return [first, second]
            """, "Service: held; Service 2: held; Service 3: unknown"),
        AssemblyExample("A default gives one of two.", """
            let screen = Screen()
            screen.presenter = given.presenter ?? Presenter()
            return screen
            """, "Screen: held; Presenter: unknown"),
        AssemblyExample("A comparison gives no object.", """
            let service = Service()
            let isSame = service === given.presenter?.service
            return isSame
            """, "Service: dropped"),
        AssemblyExample("A test of the type gives no object.", """
            let service: Any = Service()
            return service is Service
            """, "Service: dropped"),
        AssemblyExample("A cast gives the object.", """
            let service: Any = Service()
            return service as! Service
            """, "Service: held"),
        AssemblyExample("A tuple's elements have labels.", """
            let pair = (screen: Screen(), presenter: Presenter())
            return pair.presenter
            """, "Screen: dropped; Presenter: held"),
        AssemblyExample("They have numbers.", """
            let pair = (Screen(), Presenter())
            return pair.0
            """, "Screen: held; Presenter: dropped"),
        AssemblyExample("They can be taken apart.", """
            let (screen, presenter) = (Screen(), Presenter())
            presenter.service = Service()
            return screen
            """, "Screen: held; Presenter: dropped; Service: dropped"),
        AssemblyExample("They can be assigned together.", """
            let first = Service()
            let second = Service()
            (first.next, second.next) = (second, nil)
            return first
            """, "Service: held; Service 2: held"),
        AssemblyExample("Parentheses are no tuple.", """
            let screen = (Screen())
            (screen).presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: held"),
        AssemblyExample("`+=` adds to a collection.", """
            var all: [Service] = []
            all += [Service()]
            return all
            """, "Service: held"),
        AssemblyExample("Of a sum of collections nobody knows which one it is.", """
            let all = [Service()] + [Service()]
            return all
            """, "Service: unknown; Service 2: unknown"),
        AssemblyExample("An assignment behind a mark replaces.", """
            var service: Service? = Service()
            service? = Service()
            service! = Service()
            return service as Any
            """, "Service: dropped; Service 2: dropped; Service 3: held"),
        AssemblyExample("A collection of tuples holds their elements.", """
            return [(1, Service()), (2, Service())]
            """, "Service: held; Service 2: held"),
        AssemblyExample("A word before an expression changes nothing.", """
            let service = Service()
            return consume service
            """, "Service: held"),
        AssemblyExample("What is thrown away is let go.", """
            _ = Service()
            return 1
            """, "Service: dropped"),
        AssemblyExample("The last assignment counts.", """
            let screen = Screen()
            screen.presenter = Presenter()
            screen.presenter = Presenter()
            return screen
            """, "Screen: held; Presenter: dropped; Presenter 2: held"),
        AssemblyExample("A local that holds weakly lets go.", """
            weak var service: Service? = Service()
            return { service }
            """, "Service: dropped"),
        AssemblyExample("A global keeps for all time.", """
            current = Service()
            return 1
            """, "Service: stays", "var current: Service?"),
        AssemblyExample("A static property does too.", """
            Shelf.current = Service()
            return 1
            """, "Service: stays", "enum Shelf { static var current: Service? }"),
        AssemblyExample("What a global object is given stays.", """
            shared.next = Service()
            return 1
            """, "Service: stays", "let shared = Service()"),
        AssemblyExample("A global value keeps what it holds.", """
            pair.screen?.presenter = Presenter()
            return 1
            """, "Presenter: stays", """
            struct Pair { var screen: Screen? }
            var pair = Pair()
            """),
        AssemblyExample("What is given weakly to the outside does not.", """
            given.presenter = Presenter()
            return 1
            """, "Presenter: dropped"),
    ]

    static let limits = [
        AssemblyExample("Code that calls itself without end is unknown.", """
            let screen = Screen()
            spin(screen)
            return 1
            """, "Screen: unknown; unknown: spin", """
            func spin(_ screen: Screen) { spin(screen) }
            """),
        AssemblyExample("So is the object whose method does.", """
            let service = Service()
            service.spin()
            return service
            """, "Service: held, perhaps for longer; unknown: spin",
            "extension Service { func spin() { self.spin() } }"),
        AssemblyExample("So is code that makes too much.", """
            let service = Service()
            \(String(repeating: "grow(service)\n", count: 12))
            return service
            """, "Service: unknown; unknown: too much code", """
            func grow(_ s: Service) {
            \((0..<1_000).map { "    let s\($0) = s" }.joined(separator: "\n"))
            }
            """),
    ]
}
