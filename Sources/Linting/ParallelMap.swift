#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Maps on several threads and keeps the order, so that the result never depends on the threads.
///
/// This is the only concurrency of the project.
package struct ParallelMap: Sendable {
    /// How many pieces of work run at a time.
    package let workers: Int
    /// Who waits for the work.
    package var progress: Progress?

    /// One worker for each processor, unless told otherwise.
    package init(workers: Int? = nil) {
        self.workers = max(1, workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// The transformed inputs, in the order of the inputs; the activity is for who waits.
    package func callAsFunction<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], during activity: String? = nil,
        transform: @escaping @Sendable (Input) -> Output
    ) async -> [Output] {
        let told = activity.flatMap { name in
            progress.map { progress in { progress.report(name, $0, of: inputs.count) } }
        }
        guard workers > 1, inputs.count > 1 else {
            return inputs.enumerated().map { index, input in
                told?(index)
                return transform(input)
            }
        }
        let pieces = Self.pieces(of: inputs.count, workers: workers)
        return await withTaskGroup(of: (index: Int, outputs: [Output]).self) { group in
            var finished = [[Output]](repeating: [], count: pieces.count)
            for (index, piece) in pieces.enumerated() {
                if index >= workers, let result = await group.next() {
                    finished[result.index] = result.outputs
                    told?(piece.lowerBound)
                }
                group.addTask { (index, inputs[piece].map(transform)) }
            }
            for await result in group { finished[result.index] = result.outputs }
            return finished.flatMap { $0 }
        }
    }

    /// Small enough that no worker waits long for the last one, large enough to cost little.
    private static func pieces(of count: Int, workers: Int) -> [Range<Int>] {
        let size = min(16, max(1, count / (workers * 8)))
        return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    }
}
