import AllocationCount
import SourceText
import Syntax

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What libFuzzer calls with each input: reads it, and stops the program where a promise of the
/// front end is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let source = ContiguousArray(UnsafeBufferPointer(start: bytes, count: count))
    // The processor's time, which other programs on the machine do not lengthen.
    let start = clock()
    allocation_count_start()
    let tree = SyntaxTree.parse(SourceFile(path: "A.swift", bytes: source))
    let peak = Int(allocation_count_peak())
    require(peak <= allowance + 100 * count, "\(peak) bytes of memory for \(count) of source")
    checkTokens(of: tree)
    checkNodes(of: tree)
    _ = DeclarationDump.lines(of: tree)
    _ = UseDump.lines(of: tree)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    require(seconds < 1, "\(seconds) seconds of the processor for \(count) bytes of source")
    return 0
}

/// Stops with a message, which `precondition` does not print in release builds.
private func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError(message()) }
}

/// What an empty file may take.
private let allowance = 32 * 1024

/// Tokens stand in order, none but the last is empty, and the last one ends the file.
private func checkTokens(of tree: SyntaxTree) {
    var end: UInt32 = 0
    for token in tree.readTokens() {
        require(token.start >= end, "a token begins inside the one before it")
        end = token.end
    }
    require(Int(end) == tree.source.bytes.count, "the last token is not at the end")
}

/// Parents enclose their children, which stand in order.
private func checkNodes(of tree: SyntaxTree) {
    require(tree.subtreeEnd(tree.root).index == tree.nodeCount, "the root lacks nodes")
    let tokens = tree.readTokens()
    for node in tree.subtree(tree.root) {
        let outer = tokens.indices(in: tree.range(node))
        var end = outer.lowerBound
        for child in tree.children(node) {
            let inner = tokens.indices(in: tree.range(child))
            require(inner.lowerBound >= end, "a node begins inside the one before it")
            require(inner.upperBound <= outer.upperBound, "a node leaves its parent")
            end = inner.upperBound
        }
    }
}
