/// A generic function makes what a type names.
enum Metatype {
    final class Screen: UIViewController {
        var presenter: Presenter?
        required override init() {}
    }
    final class Presenter: Entity {
        weak var screen: Screen?
        required override init() {}
    }
    protocol Making: AnyObject { init() }

    static func make<Object: Making>(_ type: Object.Type) -> Object { type.init() }
    static func makeNamed<Object: Making>(_ type: Object.Type) -> Object { Object() }

    static func assemble() -> Screen {
        let screen = make(Screen.self)
        let presenter = makeNamed(Presenter.self)
        screen.presenter = presenter
        presenter.screen = screen
        return screen
    }
}

extension Metatype.Screen: Metatype.Making {}
extension Metatype.Presenter: Metatype.Making {}
