import Testing

/// Closures in assemblies: what they capture, how strongly, and when they run.
@Suite struct ClosureTests {
    @Test(arguments: captures + runs)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    /// A presenter whose screen is held by what the examples make of it.
    private static func holder(_ members: String) -> String {
        """
        final class Holder {
            var name = ""
            var action: (() -> Void)?
            var ask: ((Int) -> Int)?
            func use() {}
            static func note() {}
        \(members)
        }
        """
    }

    private static let stays = "Holder: stays; cycle: closure → Holder.action"

    private static func capture(
        _ sentence: String, _ statement: String, _ expected: String, _ members: String = ""
    ) -> AssemblyExample {
        AssemblyExample(sentence, """
            let holder = Holder()
            holder.fill(flag)
            return 1
            """, expected, holder("""
                func fill(_ flag: Bool) {
                    let name = ""
                    \(statement)
                }
            \(members)
            """))
    }

    static let captures = [
        capture("`self` is held.", "action = { self.use() }", stays),
        capture("So it is by a member without it.", "action = { use() }", stays),
        capture("A static member does not need it.", "action = { Self.note() }", "Holder: dropped"),
        capture("A local of a property's name is not it.", "action = { _ = name }",
            "Holder: dropped"),
        capture("A parameter of the closure is not either.", "ask = { action in action }",
            "Holder: dropped"),
        capture("A variable of the closure is not.", "action = { let use = 1; _ = use }",
            "Holder: dropped"),
        capture("`super` is `self`.", "action = { super.hash() }", stays),
        capture("Weakly is weakly.", "action = { [weak self] in self?.use() }",
            "Holder: dropped"),
        capture("Unowned is not strong.", "action = { [unowned self] in self.use() }",
            "Holder: dropped"),
        capture("A list without a word is strong.", "action = { [self] in use() }", stays),
        capture("A list may rename.", "action = { [weak me = self] in me?.use() }",
            "Holder: dropped"),
        capture("A renamed one is strong without a word.", "action = { [me = self] in me.use() }",
            stays),
        capture("A nested closure takes what the outer one has to hold.",
            "action = { perform { self.use() } }", stays),
        capture("A nested list is read by the outer closure.",
            "action = { perform { [weak self] in self?.use() } }", stays),
        capture("What the outer one holds weakly stays so.",
            "action = { [weak self] in perform { self?.use() } }", "Holder: dropped"),
        capture("A renamed word of a nested list is read too.",
            "action = { perform { [me = self] in me.use() } }", stays),
        capture("What a nested list binds weakly, words in it mean.",
            "action = { [weak self] in perform { [weak self] in self?.use() } }",
            "Holder: dropped"),
        capture("A function brings along its `self`.", "func go() { use() }; action = { go() }",
            stays),
        capture("Without one it does not.", "func go() {}; action = { go() }", "Holder: dropped"),
        capture("A function is a closure.", "func go() { use() }; action = go", stays),
        capture("A weak local is captured as it is.",
            "weak var me = self; action = { me?.use() }", "Holder: dropped"),
        capture("A strong one too.", "let me = self; action = { me.use() }", stays),
        capture("`if let` reads the variable of its name.",
            "let me: Holder? = self; action = { if let me { me.use() } }", stays),
        capture("Strongly again inside, weakly outside.",
            "action = { [weak self] in guard let self else { return }; self.use() }",
            "Holder: dropped"),
        capture("A closure made behind `guard let self` is strong.",
            """
            action = { [weak self] in
                        guard let self else { return }
                        self.action = { self.use() }
                    }
                    action?()
            """,
            "Holder: stays; cycle: closure 2 → Holder.action"),
        capture("A method is held with its object.", "action = use",
            "Holder: stays; cycle: closure → Holder.action"),
        capture("A variable that changes is held as it is at the end.",
            "var me: Holder? = nil; action = { me?.use() }; me = self", stays),
        capture("And let go.", "var me: Holder? = self; action = { me?.use() }; me = nil",
            "Holder: dropped"),
        capture("Perhaps it changes.",
            "var me: Holder? = nil; action = { me?.use() }; if flag { me = self }",
            "Holder: unknown; cycle: closure → Holder.action"),
    ]

    static let runs = [
        AssemblyExample("A closure gives what it makes.", """
            let make = { Service() }
            return make()
            """, "Service: held"),
        AssemblyExample("Its parameters have names.", """
            let chain: (Service, Service) -> Void = { first, second in first.next = second }
            let service = Service()
            chain(service, Service())
            return service
            """, "Service: held; Service 2: held"),
        AssemblyExample("Or numbers.", """
            let chain: (Service, Service) -> Void = { $0.next = $1 }
            let service = Service()
            chain(service, Service())
            return service
            """, "Service: held; Service 2: held"),
        AssemblyExample("A method's do.", """
            let maker = Maker()
            let chain = maker.chain
            let service = Service()
            chain(service, Service())
            return service
            """, "Maker: dropped; Service: held; Service 2: held", """
            final class Maker {
                func chain(_ first: Service, _ second: Service) { first.next = second }
            }
            """),
        AssemblyExample("A local function's do.", """
            func chain(_ first: Service, _ second: Service) { first.next = second }
            let run = chain
            let service = Service()
            run(service, Service())
            return service
            """, "Service: held; Service 2: held"),
        AssemblyExample("What a closure returns early is given too.", """
            let make: () -> Service = {
                let service = Service()
                return service
            }
            return make()
            """, "Service: held"),
        AssemblyExample("A closure that is given on runs there.", """
            let screen = Screen()
            run { screen.presenter = Presenter() }
            return screen
            """, "Screen: held; Presenter: held", "func run(_ body: () -> Void) { body() }"),
        AssemblyExample("One that is given to unknown code may be held.", """
            let screen = Screen()
            Registry.later { screen.presenter = Presenter() }
            return 1
            """, "Screen: unknown; unknown: later"),
        AssemblyExample("A closure with the list's own value runs with it.", """
            let screen = Screen()
            let fill = { [presenter = Presenter()] in screen.presenter = presenter }
            fill()
            return screen
            """, "Screen: held; Presenter: held"),
    ]
}
