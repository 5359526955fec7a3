#if canImport(UIKit)
import UIKit

final class Broken {
    func first() {
        if ready {

    var second: Second {

struct After { let title: Title }

private extension After { func stillHere() {} }
#endif

struct Last { let count: Int }
