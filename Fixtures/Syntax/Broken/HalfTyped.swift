import
import UIKit.

struct Before { let title: Title }

final class Broken: {
    let a:
    var b =
    private
    func
    func c(
    func d() -> { self. }
    func e() { f(., g: ) ; h. ; i = ; let ; guard let j ; if ; for k in ; switch { case . } }
    @
    case
    init
    subscript
    var l: Int { ge
}

extension
struct
enum After { case one, }
protocol { func missing() }
func () {}
func <T>(_ a: T) -> Nameless {}
class Last { func stillHere() {} }
