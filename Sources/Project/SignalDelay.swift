#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Does work that no request to end the process cuts in two; such a request counts afterwards.
func delayingSignals<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0) { arrivedSignal = $0 } }
    defer {
        for (number, handler) in zip(signals, handlers) { signal(number, handler) }
        if arrivedSignal != 0 { raise(arrivedSignal) }
    }
    return try work()
}

/// A handler of signals can leave its news nowhere but in a global variable.
nonisolated(unsafe) private var arrivedSignal: Int32 = 0
