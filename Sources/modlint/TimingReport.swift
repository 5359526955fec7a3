import Linting
import SourceText

/// What `--timings` prints: each stage with its share, and how much reading Swift costs.
struct TimingReport {
    private let times: StageTimes
    private let cost: ReadingCost

    init(_ times: StageTimes, files: [SourceFile]) {
        self.times = times
        cost = ReadingCost(files)
    }

    var lines: [String] {
        StageTimes.Stage.allCases.map(line(of:)) + ["timings: \(costLine)"]
    }

    private func line(of stage: StageTimes.Stage) -> String {
        let time = times[stage]
        let share = time.processor / max(times.total.processor, .nanoseconds(1))
        return "timings: \(padded(stage.rawValue)) \(milliseconds(time.passed)) ms, "
            + "\(milliseconds(time.processor)) ms of the processors, \(decimal(share * 100)) %"
    }

    private var costLine: String {
        "tokenise and parse take \(decimal(cost.ratio)) times as long as finding "
            + "\(cost.identifiers) identifiers in \(cost.bytes) bytes "
            + "(\(milliseconds(cost.frontEnd)) ms to \(milliseconds(cost.scan)) ms, "
            + "medians of \(ReadingCost.passes) passes over bytes in memory, one thread)"
    }

    private func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(0, 9 - text.count))
    }

    private func milliseconds(_ duration: Duration) -> String {
        decimal(duration / .milliseconds(1))
    }

    /// With one digit behind the point.
    private func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
