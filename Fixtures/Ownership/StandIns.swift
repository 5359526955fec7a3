// What the shapes use of UIKit, SwiftUI and Combine, as far as it keeps objects alive.
// The linter never reads this file: to it these names are the SDK's.

final class Observed {
    let name: String
    weak var object: Entity?
    init(_ object: Entity) {
        name = String(reflecting: type(of: object))
        self.object = object
    }
}

nonisolated(unsafe) var observed: [Observed] = []

/// A class whose objects are observed.
class Entity {
    init() { observed.append(Observed(self)) }
}

/// Prints for each object that a shape makes whether it lives while the result is held and
/// whether it lives when the result is gone.
func observe(_ shape: String, _ assemble: () -> Any) {
    observed = []
    var result: Any? = assemble()
    let held = withExtendedLifetime(result) { observed.map { $0.object != nil } }
    result = nil
    for (entry, isHeld) in zip(observed, held) {
        print(shape, entry.name, isHeld, entry.object != nil)
    }
}

class UIView: Entity {
    var subviews: [UIView] = []
    func addSubview(_ view: UIView) { subviews.append(view) }
}

class UIAction {
    let handler: (UIAction) -> Void
    init(title: String = "", handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

class UIControl: UIView {
    private final class Target {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }
    private var actions: [UIAction] = []
    private var targets: [Target] = []
    func addAction(_ action: UIAction) { actions.append(action) }
    func addTarget(_ target: AnyObject, action: String) { targets.append(Target(target)) }
}

class UIViewController: Entity {
    var children: [UIViewController] = []
    func addChild(_ child: UIViewController) { children.append(child) }
    func viewDidLoad() {}
}

class UINavigationController: UIViewController {
    var viewControllers: [UIViewController] = []
    override init() {}
    init(rootViewController: UIViewController) { viewControllers = [rootViewController] }
    func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
    }
}

class UITabBarController: UIViewController {
    var viewControllers: [UIViewController]?
}

protocol View {}

struct AnyView: View {
    let content: any View
    init(_ content: any View) { self.content = content }
}

class UIHostingController<Content>: UIViewController {
    var rootView: Content
    init(rootView: Content) { self.rootView = rootView }
}

final class AnyCancellable: Hashable {
    private let receive: Any
    private let cancel: () -> Void
    init(_ receive: Any, _ cancel: @escaping () -> Void) {
        self.receive = receive
        self.cancel = cancel
    }
    func store(in bag: inout Set<AnyCancellable>) { bag.insert(self) }
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { cancel() }
}

final class PassthroughSubject<Output, Failure> {
    private var receivers: [Int: (Output) -> Void] = [:]
    private var count = 0
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        count += 1
        let number = count
        receivers[number] = receiveValue
        return AnyCancellable(receiveValue) { [weak self] in self?.receivers[number] = nil }
    }
    func send(_ value: Output) { for receive in receivers.values { receive(value) } }
}

/// Runs at once here; the real one lets go of its closure as well when it is done.
struct Task {
    init(_ operation: () -> Void) { operation() }
}
