#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import Diagnostics

extension CalendarDay {
    /// The day it is where this process runs.
    package static var today: CalendarDay {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return CalendarDay(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
}
