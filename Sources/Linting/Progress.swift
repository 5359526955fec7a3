/// Tells somebody who waits how far a run is.
package struct Progress: Sendable {
    /// Shorter runs say nothing.
    package static let delay = Duration.milliseconds(500)

    private let start: ContinuousClock.Instant
    private let show: @Sendable (String?) -> Void

    /// Calls with a short line that replaces the one before, and with nil to erase it.
    package init(
        since start: ContinuousClock.Instant = .now, show: @escaping @Sendable (String?) -> Void
    ) {
        self.start = start
        self.show = show
    }

    /// Says how much of a piece of work is done.
    package func report(_ activity: String, _ done: Int, of total: Int) {
        if isShown { show("\(activity): \(done) of \(total)") }
    }

    /// Removes what was shown.
    package func end() {
        if isShown { show(nil) }
    }

    private var isShown: Bool { start.duration(to: .now) >= Self.delay }
}
