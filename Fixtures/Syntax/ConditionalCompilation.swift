#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif swift(>=6.0) && compiler(<7)
import AppKit.NSView
#else
import struct Foundation.URL
#endif

#if DEBUG
@MainActor
#endif
final class ImageLoader {
    #if os(iOS)
    typealias Image = UIImage
    #else
    typealias Image = NSImage
    #endif

    #if os(iOS) || (os(macOS) && arch(arm64))
    private let cache: Cache<Image> = Cache()

    init() {}
    #elseif hasFeature(Macros)
    init(cache: Cache<Image>) {}
    #endif

    func load(_ place: Place) -> Image? {
        #if targetEnvironment(simulator)
        return nil
        #else
        switch place {
        #if os(iOS)
        case .bundle(let name): return Image(named: name)
        #endif
        case .memory: break
        }
        let view = Label()
            #if os(iOS)
            .textColor(Palette.dark)
            .bold()
            #else
            .shadow(Shadow.none)
            #endif
            .padding()
        return view.image
        #endif
    }
}

enum Place {
    #if os(iOS)
    case bundle(String)
    #endif
    case memory
}

#if false
#if compiler(>=100)
struct Nested { let value: Nothing }
#endif
#endif
struct Cache<Value> {}
