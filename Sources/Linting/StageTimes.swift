#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How long the stages of a run took.
package struct StageTimes: Sendable {
    /// In the order of a run. What is done file by file counts the processor's time on all
    /// threads together, the rest the time that passes.
    package enum Stage: String, CaseIterable, Sendable {
        case find, read, tokenize = "tokenise", parse, classify
        case index, resolve, model, ownership, rules, report
    }

    private var durations: [Duration] = Array(repeating: .zero, count: Stage.allCases.count)

    package init() {}

    package subscript(stage: Stage) -> Duration {
        get { durations[Self.place(stage)] }
        set { durations[Self.place(stage)] = newValue }
    }

    package var total: Duration { durations.reduce(.zero, +) }

    /// Adds the time that passes while a stage runs.
    package mutating func measure<Output, Failure: Error>(
        _ stage: Stage, _ work: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let start = ContinuousClock.now
        defer { self[stage] += ContinuousClock.now - start }
        return try work()
    }

    package mutating func add(_ other: StageTimes) {
        for stage in Stage.allCases { self[stage] += other[stage] }
    }

    private static func place(_ stage: Stage) -> Int {
        switch stage {
        case .find: 0
        case .read: 1
        case .tokenize: 2
        case .parse: 3
        case .classify: 4
        case .index: 5
        case .resolve: 6
        case .model: 7
        case .ownership: 8
        case .rules: 9
        case .report: 10
        }
    }
}

/// Measures the processor's time of one thread, which others that use the machine do not change.
struct ThreadStopwatch {
    private var last = Self.now

    /// The time since the last call, or since the stopwatch was made.
    mutating func lap() -> Duration {
        let now = Self.now
        defer { last = now }
        return now - last
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
