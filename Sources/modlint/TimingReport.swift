import Linting
import SourceText

/// What `--timings` prints: each stage with its share, and how much reading Swift costs.
struct TimingReport {
    private let times: StageTimes
    private let scan: IdentifierScan

    init(_ times: StageTimes, files: [SourceFile]) {
        self.times = times
        scan = IdentifierScan(files)
    }

    var lines: [String] {
        StageTimes.Stage.allCases.map(line(of:)) + ["timings: \(scanLine)"]
    }

    private func line(of stage: StageTimes.Stage) -> String {
        let share = times[stage] / max(times.total, .nanoseconds(1))
        return "timings: \(padded(stage.rawValue)) \(milliseconds(times[stage])) ms, "
            + "\(decimal(share * 100)) %"
    }

    private var scanLine: String {
        let reading = times[.tokenize] + times[.parse]
        let ratio = reading / max(scan.duration, .nanoseconds(1))
        return "tokenise and parse take \(decimal(ratio)) times as long as finding "
            + "\(scan.identifiers) identifiers in \(scan.bytes) bytes "
            + "(\(milliseconds(scan.duration)) ms)"
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
