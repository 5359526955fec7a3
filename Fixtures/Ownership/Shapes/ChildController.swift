/// A child holds its parent.
enum ChildController {
    final class Child: UIViewController { var owner: UIViewController? }
    final class Parent: UIViewController {
        func embed() {
            let child = Child()
            child.owner = self
            addChild(child)
        }
    }

    static func assemble() -> Parent {
        let parent = Parent()
        parent.embed()
        return parent
    }
}
