/// Which error a function throws.
enum ParcelError: Error { case lost(Parcel), late(by: Int) }

struct Parcel {
    func deliver() throws(ParcelError) { throw .lost(self) }
    func track() async throws(ParcelError) -> Place? { nil }
    init(_ code: String) throws(CodeError) { throw CodeError.empty }
    var weight: Int { get throws(ScaleError) { throw ScaleError() } }
    subscript(at index: Int) -> Place { get async throws(never) { Place() } }
}

struct CodeError: Error { static let empty = CodeError() }
struct ScaleError: Error {}
struct Place {}

func each<Failure: Error>(_ body: (Parcel) throws(Failure) -> Void) throws(Failure) {
    try body(Parcel.sample)
}

extension Parcel {
    static var sample: Parcel { try! Parcel("x") }
    typealias Handler = @Sendable (Parcel) async throws(ParcelError) -> Void

    func attempt() -> Bool {
        do throws(ParcelError) {
            try deliver()
            try each { (parcel: Parcel) throws(ParcelError) -> Void in try parcel.deliver() }
        } catch .lost(let parcel) where parcel.isInsured {
            return false
        } catch let error as ParcelError {
            return error is Error
        } catch {}
        return (try? deliver()) != nil
    }
    var isInsured: Bool { true }
}
