import Testing

@Suite("What has no role in a module") struct NoRoleTests {
    @Test(arguments: examples)
    func aTypeHasTheRoleThatIsMarked(_ example: RoleExample) { example.check() }

    private static let examples = [
        RoleExample("What is built around content belongs to none of those who give it.",
            """
            import SwiftUI

            struct Shelf<Content: View>: View {
                let title: String
                let content: () -> Content
                let tapped: (() -> Void)?
                init(_ title: String, tapped: (() -> Void)?, content: @escaping () -> Content) {
                    self.title = title
                    self.tapped = tapped
                    self.content = content
                }
                var body: some View { content().onTapGesture { tapped?() } }
            }
            struct JarListView: View { // role: view
                @ObservedObject var viewModel: JarListViewModel
                var body: some View {
                    Shelf("Jars", tapped: { viewModel.open() }) { Text(viewModel.title) }
                }
            }
            final class JarListViewModel: ObservableObject { // role: presenter
                @Published var title = ""
                func open() { title = "open" }
            }
            """),
        RoleExample("A class of an unknown base that is named as a view is unknown.",
            """
            import UIKit
            import Gradients

            final class FooterHolder: GradientView {
                private var screen: FooterViewController?
                func add(to screen: FooterViewController) { self.screen = screen }
            }
            final class FooterViewController: UIViewController { // role: view
                private let holder = FooterHolder()
                override func viewDidLoad() { holder.add(to: self) }
            }
            """),
    ]
}
