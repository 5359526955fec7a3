#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a stage took.
package struct StageTime: Sendable {
    /// The time that passed.
    package var passed: Duration = .zero
    /// The processor's time on all threads together.
    package var processor: Duration = .zero

    static func + (first: StageTime, second: StageTime) -> StageTime {
        StageTime(
            passed: first.passed + second.passed, processor: first.processor + second.processor)
    }
}

/// The processor's time that the stages of reading took for one file.
struct ReadingTimes: Sendable {
    var read = Duration.zero
    var tokenize = Duration.zero
    var parse = Duration.zero
    var classify = Duration.zero
}

/// How long the stages of a run took.
package struct StageTimes: Sendable {
    /// In the order of a run; everything before files are looked for is its start.
    package enum Stage: String, CaseIterable, Sendable {
        case start, find, read, tokenize = "tokenise", parse, classify
        case merge, resolve, model, ownership, rules, report

        /// What is done file by file, on all threads at a time.
        static let ofFiles: [Stage] = [.read, .tokenize, .parse, .classify]
    }

    private var times: [StageTime] = Array(repeating: StageTime(), count: Stage.allCases.count)

    package init() {}

    package subscript(stage: Stage) -> StageTime {
        get { times[Self.place(stage)] }
        set { times[Self.place(stage)] = newValue }
    }

    package var total: StageTime { times.reduce(StageTime(), +) }

    /// Adds what a stage takes.
    package mutating func measure<Output, Failure: Error>(
        _ stage: Stage, _ work: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        var stopwatch = StageStopwatch()
        defer { self[stage] = self[stage] + stopwatch.lap() }
        return try work()
    }

    package mutating func add(_ other: StageTimes) {
        for stage in Stage.allCases { self[stage] = self[stage] + other[stage] }
    }

    /// Adds what the stages of reading took for one file.
    mutating func add(_ file: ReadingTimes) {
        self[.read].processor += file.read
        self[.tokenize].processor += file.tokenize
        self[.parse].processor += file.parse
        self[.classify].processor += file.classify
    }

    /// Nobody saw the process begin; on one thread, little else passes than the time it works.
    mutating func setStart() {
        let time = timeOfProcess()
        self[.start] = StageTime(passed: time, processor: time)
    }

    /// The time that passed over all files, shared out as the stages took the processor.
    mutating func share(_ passed: Duration) {
        let whole = Stage.ofFiles.reduce(.zero) { $0 + self[$1].processor }
        for stage in Stage.ofFiles {
            self[stage].passed = passed * (self[stage].processor / max(whole, .nanoseconds(1)))
        }
    }

    private static func place(_ stage: Stage) -> Int {
        switch stage {
        case .start: 0
        case .find: 1
        case .read: 2
        case .tokenize: 3
        case .parse: 4
        case .classify: 5
        case .merge: 6
        case .resolve: 7
        case .model: 8
        case .ownership: 9
        case .rules: 10
        case .report: 11
        }
    }
}

/// Measures stages that follow each other.
struct StageStopwatch {
    private var last = Self.now

    /// What passed since the last call, or since the stopwatch was made.
    mutating func lap() -> StageTime {
        let now = Self.now
        defer { last = now }
        return StageTime(
            passed: now.clock - last.clock, processor: now.processor - last.processor)
    }

    private static var now: (clock: ContinuousClock.Instant, processor: Duration) {
        (.now, timeOfProcess())
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

    private static var now: Duration { processorTime(CLOCK_THREAD_CPUTIME_ID) }
}

/// The processor's time that this process has taken since it began, on all threads together.
func timeOfProcess() -> Duration { processorTime(CLOCK_PROCESS_CPUTIME_ID) }

private func processorTime(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
