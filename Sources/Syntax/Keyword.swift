/// The words that mean something to the parser, most of them only in their place.
///
/// The reserved words come first; only backticks make names of them. The raw value is the word as
/// it is written.
package enum Keyword: String, BitwiseCopyable, Sendable, CaseIterable {
    case none = ""

    // MARK: Reserved words
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`
    case `let`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`
    case `var`, `inout`
    case `fileprivate`, `internal`, `private`, `public`, `static`
    case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
    case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
    case `as`, `is`, `try`, `throws`, `rethrows`
    case `true`, `false`, `nil`, `super`
    case selfValue = "self"
    case selfType = "Self"
    case anyType = "Any"

    // MARK: Words with a meaning in their place
    case wildcard = "_"
    case actor, macro
    case async, reasync, await, unsafe, consume, copy, borrow, each
    case some, any
    case yield, discard
    case get, set, willSet, didSet, mutate, read, modify, _read, _modify
    case unsafeAddress, unsafeMutableAddress, addressWithOwner, addressWithNativeOwner
    case mutableAddressWithOwner, mutableAddressWithNativeOwner
    case mutating, nonmutating, consuming, borrowing, yielding, __consuming
    case __owned, __shared, __setter_access, _const, _local, _borrowing, _compilerInitialized
    case convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, nonisolated
    case open, optional, override, package, postfix, prefix, required, sending, unowned, weak
    case of, nonsending, dependsOn, using
    case metatype = "Type"
    case protocolMetatype = "Protocol"
    case available, unavailable, sourceLocation

    /// The position among all keywords.
    @inline(__always)
    package var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Whether the word is no name unless backticks surround it.
    var isReserved: Bool {
        number >= Keyword.associatedtype.number && number <= Keyword.anyType.number
    }
}

/// The keywords by the hash of their bytes.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()
    private static let slotCount = 1024
    private let slots: ContiguousArray<Keyword>
    private let spellings: ContiguousArray<ContiguousArray<UInt8>>
    private let hashes: ContiguousArray<UInt64>

    private init() {
        var slots = ContiguousArray(repeating: Keyword.none, count: Self.slotCount)
        var spellings = ContiguousArray<ContiguousArray<UInt8>>()
        var hashes = ContiguousArray<UInt64>()
        for keyword in Keyword.allCases {
            let spelling = ContiguousArray(keyword.rawValue.utf8)
            let hash = spelling.withUnsafeBufferPointer {
                WordBytes(ArrayView($0), from: 0, to: spelling.count).hash
            }
            spellings.append(spelling)
            hashes.append(hash)
            if spelling.isEmpty { continue }
            var slot = Self.slot(hash)
            while slots[slot] != .none { slot = (slot + 1) & (Self.slotCount - 1) }
            slots[slot] = keyword
        }
        self.slots = slots
        self.spellings = spellings
        self.hashes = hashes
    }

    private static func slot(_ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash) & (slotCount - 1)
    }

    /// Which keyword a word is, or `.none`.
    func keyword(_ word: WordBytes, in bytes: ArrayView<UInt8>) -> Keyword {
        var slot = Self.slot(word.hash)
        while slots[slot] != .none {
            let number = Int(slots[slot].number)
            if hashes[number] == word.hash, isSpelled(spellings[number], word, in: bytes) {
                return slots[slot]
            }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return .none
    }

    private func isSpelled(
        _ spelling: ContiguousArray<UInt8>, _ word: WordBytes, in bytes: ArrayView<UInt8>
    ) -> Bool {
        guard spelling.count == word.count else { return false }
        for (distance, byte) in spelling.enumerated() where byte != bytes[word.start + distance] {
            return false
        }
        return true
    }
}
