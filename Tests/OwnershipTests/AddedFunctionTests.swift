import Testing

/// Functions that the project adds to types of the SDK, under the names that the SDK uses too.
@Suite struct AddedFunctionTests {
    @Test(arguments: methods + statics + elements + associations)
    func theObjectsBecomeWhatIsWritten(example: AssemblyExample) { example.check() }

    static let methods = [
        AssemblyExample("A method of the project's own runs its closure and keeps the view.", """
            let panel = Panel()
            panel.column.addArrangedSubview(Tile()) { _ in panel.tag = 1 }
            return panel
            """, "Panel: held; Tile: held", panel + """
            extension UIStackView {
                func addArrangedSubview(_ tile: UIView, layout: (UIView) -> Void) {
                    addArrangedSubview(tile)
                    layout(tile)
                }
            }
            """),
        AssemblyExample("One that is not in the sources may keep the closure.", """
            let panel = Panel()
            panel.column.addArrangedSubview(Tile()) { _ in panel.tag = 1 }
            return panel
            """, "Panel: held, perhaps for longer; Tile: unknown; "
            + "unknown: addArrangedSubview", panel),
        AssemblyExample("A closure is nothing that a view of the SDK is made with.", """
            let panel = Panel()
            panel.addSubview(UIStackView(spacing: 1) { panel.tag = 1 })
            return panel
            """, "Panel: held, perhaps for longer; unknown: UIStackView", panel),
        AssemblyExample("Of several of one name the one is meant that the call fits.", """
            let panel = Panel()
            Lines.top.stretch(to: panel)
            return panel
            """, "Panel: held", panel + stretches),
        AssemblyExample("Where several fit nobody knows.", """
            let panel = Panel()
            Lines.top.stretch(over: panel)
            return panel
            """, "Panel: held, perhaps for longer; unknown: stretch", panel + stretches),
        AssemblyExample("The view that another one lies over is not held.", """
            let panel = Panel()
            panel.insertSubview(Tile(), aboveSubview: panel)
            return panel
            """, "Panel: held; Tile: held", panel),
    ]

    private static let stretches = """
        extension UIView {
            func stretch(to view: UIView, inset: Int = 0) {}
            func stretch(to view: UIView, margin: Double) {}
            func stretch(over view: UIView) {}
            func stretch(over view: UIView, margin: Double = 0) {}
        }

        """

    static let statics = [
        AssemblyExample("What looks like a case may be a function of the project's own.", """
            let panel = Panel()
            panel.fill()
            return panel
            """, "Panel: held", makers + """
            final class Panel: UIView {
                var button: UIButton?
                func fill() { button = .build { _ in self.tag = 1 } }
            }
            """),
        AssemblyExample("So it is where the expected type is the project's.", """
            let panel = Panel()
            panel.fill()
            return panel
            """, "Panel: held", makers + """
            final class Knob: UIButton {}
            final class Panel: UIView {
                var knob: Knob?
                func fill() { knob = .build { _ in self.tag = 1 } }
            }
            """),
        AssemblyExample("A method of objects is none.", """
            let panel = Panel()
            panel.fill()
            return panel
            """, "Panel: stays; cycle: closure → Panel.way → case 2", """
            enum Way { case build((Int) -> Void) }
            extension UIView { func build(_ change: (Int) -> Void) {} }
            final class Panel: UIView {
                var way: Way?
                func fill() { way = .build { _ in self.tag = 1 } }
            }
            """),
    ]

    static let elements = [
        AssemblyExample("What a key path gives of each element is not followed.", """
            return [(1, Screen())].map(\\.1)
            """, "Screen: unknown; unknown: map"),
        AssemblyExample("Nor is what a function by name gives.", """
            return [Screen()].compactMap(Registry.wrapped)
            """, "Screen: unknown; unknown: compactMap"),
    ]

    static let associations = [
        AssemblyExample("An associated object is held.", """
            let panel = Panel()
            panel.keep(Service())
            return panel
            """, "Panel: held; Service: held", """
            final class Panel: UIView {
                func keep(_ service: Service) {
                    objc_setAssociatedObject(self, "a", service, .OBJC_ASSOCIATION_RETAIN)
                }
            }
            """),
        AssemblyExample("It may be let go where it is optional.", """
            let panel = Panel()
            panel.keep(Service())
            return panel
            """, "Panel: held, perhaps for longer; Service: unknown; "
            + "unknown: objc_setAssociatedObject", """
            final class Panel: UIView {
                func keep(_ service: Service?) {
                    objc_setAssociatedObject(self, "a", service, .OBJC_ASSOCIATION_RETAIN)
                }
            }
            """),
        AssemblyExample("An assigned one is not held, and asking keeps nothing.", """
            let panel = Panel()
            panel.keep(Service())
            return panel
            """, "Panel: held; Service: dropped", """
            final class Panel: UIView {
                func keep(_ service: Service) {
                    objc_setAssociatedObject(self, "a", service, .OBJC_ASSOCIATION_ASSIGN)
                    _ = objc_getAssociatedObject(self, "a")
                }
            }
            """),
    ]

    private static let panel = """
        final class Tile: UIView {}
        final class Panel: UIView { let column = UIStackView() }

        """

    private static let makers = """
        enum Way { case build((Int) -> Void) }
        extension UIView {
            static func build<Made: UIView>(_ change: (Made) -> Void) -> Made {
                let made = Made()
                change(made)
                return made
            }
        }

        """
}
