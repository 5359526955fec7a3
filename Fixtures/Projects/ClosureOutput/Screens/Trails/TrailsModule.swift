import ScreenKit

protocol TrailsPublicInterface: AnyObject { // role: public-interface
    var onFinish: ((String) -> Void)? { get set }
    func reload()
}

// The protocol's extension in ScreenKit creates the view and the presenter and connects them.
enum TrailsModule: Assemblable { // role: assembler
    typealias View = TrailsViewController
    typealias Presenter = TrailsPresenter
    typealias PublicInterface = TrailsPublicInterface
}
