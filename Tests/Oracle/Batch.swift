import Foundation

/// What one file gives: its records, and a line for standard error if something was wrong with it.
struct Dump: Sendable {
    let text: String
    let problem: String?
}

/// Dumps many files on two threads and returns the results in the order of the paths.
final class Batch: @unchecked Sendable {
    private let paths: [String]
    private let dump: @Sendable (String) -> Dump
    private let lock = NSLock()
    private var next = 0
    private var dumps: [Dump?]

    init(paths: [String], dump: @escaping @Sendable (String) -> Dump) {
        self.paths = paths
        self.dump = dump
        dumps = Array(repeating: nil, count: paths.count)
    }

    func run() -> [Dump] {
        let group = DispatchGroup()
        for _ in 0..<2 {
            group.enter()
            let thread = Thread {
                while let index = self.takeNext() {
                    let result = self.dump(self.paths[index])
                    self.lock.withLock { self.dumps[index] = result }
                }
                group.leave()
            }
            // Visiting a tree is recursive: a long chain of calls is as deep as it is long.
            thread.stackSize = 512 << 20
            thread.start()
        }
        group.wait()
        return dumps.compactMap { $0 }
    }

    private func takeNext() -> Int? {
        lock.withLock {
            guard next < paths.count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
