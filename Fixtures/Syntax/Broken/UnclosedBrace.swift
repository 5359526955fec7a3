import UIKit

class Before {}

class Broken: Base {
    func first() {
        if ready {
            start()
    }

    func second(_ name: Name) {}

#if DEBUG
struct InBranch { let mark: Mark }
#endif

@MainActor
final class After {
    func stillHere() -> Flag { Flag() }
}

extension After: Equatable {}
