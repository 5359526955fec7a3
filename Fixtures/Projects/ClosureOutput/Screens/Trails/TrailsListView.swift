import UIKit

final class TrailsListView: UIView {
    var names: [String] = [] {
        didSet { setNeedsLayout() }
    }
    var onSelect: ((Int) -> Void)?
}
