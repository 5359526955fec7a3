// modlint:disable:file forbidden-import — The switch is in copies of the sources alone.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The switch between mutants of one build: `MUTANT` is the number of the one that is on.
///
/// `Tests/Mutants/run` adds this file to a copy of the sources; it is no part of the product.
package enum Mutant {
    private static let active = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

    /// One byte for each mutant in the file named by `MUTANTS_REACHED`, set where a run met it.
    ///
    /// A shared mapping outlives crashes, and programs that a test starts write into it too.
    private nonisolated(unsafe) static let reached: UnsafeMutablePointer<UInt8>? = {
        guard let path = getenv("MUTANTS_REACHED") else { return nil }
        let file = open(path, O_RDWR)
        // A test may have closed standard input, whose number the file has then.
        defer { close(file) }
        let length = file < 0 ? 0 : Int(lseek(file, 0, SEEK_END))
        guard length > 0 else { return nil }
        let map = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        return map == MAP_FAILED ? nil : map?.assumingMemoryBound(to: UInt8.self)
    }()

    package static func isOn(_ number: Int) -> Bool {
        reached?[number] = 1
        return number == active
    }
}

package func mutantNot(_ number: Int, _ value: Bool) -> Bool {
    Mutant.isOn(number) ? !value : value
}

package func mutantTrue(_ number: Int, _ value: Bool) -> Bool { Mutant.isOn(number) || value }

package func mutantFalse(_ number: Int, _ value: Bool) -> Bool { !Mutant.isOn(number) && value }

package func mutantOff(_ number: Int) -> Bool { !Mutant.isOn(number) }

package func mutantCompare<Value>(
    _ number: Int, _ left: Value, _ right: Value, _ written: (Value, Value) -> Bool,
    _ mutated: (Value, Value) -> Bool
) -> Bool {
    Mutant.isOn(number) ? mutated(left, right) : written(left, right)
}
