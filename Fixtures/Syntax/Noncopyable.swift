/// Types that are not copied or do not escape, and who owns what.
struct FileHandle: ~Copyable {
    private let descriptor: Descriptor
    init(_ path: borrowing Path) { descriptor = Descriptor(path: copy path) }
    consuming func close() { discard self }
    borrowing func read(into buffer: inout Buffer) -> Int { buffer.fill(from: descriptor) }
    deinit { descriptor.release() }
}

struct Slice<Element: ~Copyable>: ~Copyable, ~Escapable {
    @_lifetime(borrow source)
    init(_ source: borrowing Owner<Element>) {}
    var first: Element { borrowing get { fatalError() } }
}

extension Slice: Sendable where Element: Sendable & ~Copyable {}

enum Owner<Value: ~Copyable>: ~Copyable {
    case empty, full(Value)

    consuming func take() -> Value? {
        switch consume self {
        case .full(let value): return value
        case .empty: return nil
        }
    }
}

protocol Resource: ~Copyable { associatedtype Handle: ~Copyable, ~Escapable }
func move(_ handle: consuming FileHandle, to box: inout Box<FileHandle>) { box.value = consume handle }
final class Box<Value: ~Copyable> { var value: Value; init(_ value: consuming Value) { self.value = value } }
struct Path {}
func rename(_ box: inout Box<FileHandle>) {
    inout alias: FileHandle = &box.value
    for inout handle in box.handles { handle.close() }
    switch box { case inout other: other.value.close() }
}
