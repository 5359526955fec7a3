/// Elements as a loop appends them, one owner for all of them.
///
/// An array would ask at every step whether somebody shares it.
struct AppendBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var count = 0
    private var capacity: Int
    private var elements: UnsafeMutablePointer<Element>

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        elements = .allocate(capacity: self.capacity)
    }

    deinit { elements.deallocate() }

    var last: Element? { count > 0 ? elements[count - 1] : nil }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return elements[index]
        }
        set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            elements[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count += 1
    }

    /// Takes away all elements from a place on.
    mutating func truncate(to count: Int) { self.count = min(self.count, max(0, count)) }

    /// The elements as an array that wastes no space.
    func array() -> ContiguousArray<Element> {
        ContiguousArray(UnsafeBufferPointer(start: elements, count: count))
    }

    /// Calls with the elements as they are now.
    func withView<Result>(_ body: (ArrayView<Element>) -> Result) -> Result {
        body(ArrayView(UnsafeBufferPointer(start: elements, count: count)))
    }

    @inline(never)
    private mutating func grow() {
        // Doubling would waste memory in a large file.
        let grown = capacity + capacity / 4 + 16
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
        moved.moveInitialize(from: elements, count: count)
        elements.deallocate()
        (elements, capacity) = (moved, grown)
    }
}
