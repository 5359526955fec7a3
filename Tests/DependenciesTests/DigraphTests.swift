import Dependencies
import Foundation
import Testing

/// Strong components, shortest cycles and cuts of small and of very large graphs.
@Suite struct DigraphTests {
    /// `0>1 1>2*3` has an edge from 0 to 1 and one of weight 3 from 1 to 2.
    private func graph(_ text: String, nodes: Int = 12) -> Digraph {
        let edges = text.split(separator: " ").map { word in
            let parts = word.split { $0 == ">" || $0 == "*" }.compactMap { Int($0) } + [1]
            return Digraph.Edge(from: parts[0], to: parts[1], weight: parts[2])
        }
        return Digraph(nodeCount: nodes, edges: edges)
    }

    @Test func edgesBetweenTheSameNodesBecomeOne() {
        let graph = graph("2>1 0>1*2 0>1*3")
        #expect(graph.edges == [.init(from: 0, to: 1, weight: 5), .init(from: 2, to: 1, weight: 1)])
        #expect(graph.reversed.edges.map(\.from) == [1, 1])
    }

    @Test(arguments: [
        ("0>1 1>2", []), ("0>1 1>0 1>2 2>3 3>2", [[0, 1], [2, 3]]), ("4>4 5>4", [[4]]),
        ("0>1 1>2 2>0 2>3 3>4 4>2", [[0, 1, 2, 3, 4]]),
    ] as [(String, [[Int]])])
    func componentsHoldWhatReachesItself(_ text: String, _ expected: [[Int]]) {
        #expect(graph(text).cyclicComponents == expected)
        #expect(graph(text).hasCycle == !expected.isEmpty)
    }

    @Test(arguments: [
        ("0>1 1>2", nil), ("3>3 0>1 1>0", [3]), ("0>1 1>2 2>0 4>5 5>4", [4, 5]),
        ("0>1 1>2 2>3 3>0 1>4 4>5 5>1", [1, 4, 5]), ("5>3 3>4 4>5 0>1 1>2 2>0", [0, 1, 2]),
        ("1>2 2>3 3>4 4>1 0>1 3>0", [0, 1, 2, 3]),
    ] as [(String, [Int]?)])
    func theShortestCycleBeginsAtItsSmallestNode(_ text: String, _ expected: [Int]?) {
        #expect(graph(text).shortestCycle == expected)
    }

    @Test func aSubgraphNumbersItsNodesByTheirPlaces() {
        let part = graph("3>5*7 5>3 5>6 6>7").subgraph([3, 5, 7])
        #expect(part.edges == [.init(from: 0, to: 1, weight: 7), .init(from: 1, to: 0, weight: 1)])
    }

    @Test(arguments: [
        ("0>1 1>2", ""), ("0>1*5 1>0*2", "1>0"), ("0>1*2 1>0*5", "0>1"),
        ("0>1 1>2 2>0 2>3 3>0", "0>1"), ("0>1*9 1>2 2>0 2>3 3>0", "1>2"), ("1>1 0>1", "1>1"),
        ("0>1 1>0 2>3 3>2", "0>1 2>3"),
    ])
    func smallGraphsAreCutAtTheFewestEdges(_ text: String, _ expected: String) {
        let cut = graph(text, nodes: 4).edgesToCut.map { "\($0.from)>\($0.to)" }
        #expect(cut.joined(separator: " ") == expected)
    }

    /// Against trying every set of edges and every cycle, on graphs that a fixed generator makes.
    @Test func smallGraphsAgreeWithTryingEverything() {
        var random = Generator(state: 7)
        for _ in 0..<150 {
            let nodes = 3 + random.next(4)
            let edges = (0..<(2 + random.next(9))).map { _ in
                Digraph.Edge(from: random.next(nodes), to: random.next(nodes))
            }
            let graph = Digraph(nodeCount: nodes, edges: edges)
            let isCut = isAcyclic(graph, without: graph.edgesToCut)
            #expect(isCut)
            #expect(graph.edgesToCut.count == fewestEdges(graph))
            #expect(graph.shortestCycle?.count == girth(graph))
        }
    }

    @Test func largeGraphsAreCutCompletely() {
        var random = Generator(state: 3)
        let edges = (0..<600).map { _ in
            Digraph.Edge(from: random.next(60), to: random.next(60))
        }
        let graph = Digraph(nodeCount: 60, edges: edges)
        #expect(isAcyclic(graph, without: graph.edgesToCut))
        #expect(graph.edgesToCut.count < graph.edgeCount / 2)
    }

    /// A ring of half a million nodes with a chord each, on a thread with a stack of 256 KiB.
    @Test func aMillionEdgesNeedNoStack() async {
        let done = await withCheckedContinuation { continuation in
            let thread = Thread {
                let count = 500_000
                var edges = (0..<count).map { Digraph.Edge(from: $0, to: ($0 + 1) % count) }
                edges += (0..<count).map { Digraph.Edge(from: $0, to: max($0, count - 3)) }
                let graph = Digraph(nodeCount: count, edges: edges)
                let components = graph.cyclicComponents
                #expect(graph.hasCycle == !components.isEmpty)
                let inner = graph.subgraph(components[0])
                let isCut = isAcyclic(graph, without: inner.edgesToCut)
                continuation.resume(
                    returning: components.count == 1 && components[0].count == count && isCut
                        && inner.shortestCycle?.count == 1)
            }
            thread.stackSize = 256 << 10
            thread.start()
        }
        #expect(done)
    }

    // MARK: The slow way

    private func fewestEdges(_ graph: Digraph) -> Int {
        let edges = graph.edges
        return (0..<(1 << edges.count)).map { choice in
            edges.indices.filter { choice & 1 << $0 != 0 }
        }.filter { isAcyclic(graph, without: $0.map { edges[$0] }) }.map(\.count).min() ?? 0
    }

    private func girth(_ graph: Digraph) -> Int? {
        (0..<graph.nodeCount).compactMap { start -> Int? in
            var reached: Set<Int> = [start]
            for length in 1...graph.nodeCount {
                reached = Set(reached.flatMap { Array(graph.successors(of: $0)) })
                if reached.contains(start) { return length }
            }
            return nil
        }.min()
    }
}

/// Whether taking sources away leaves nothing.
private func isAcyclic(_ graph: Digraph, without cut: [Digraph.Edge]) -> Bool {
    let cut = Set(cut)
    var waysIn = [Int](repeating: 0, count: graph.nodeCount)
    let edges = graph.edges.filter { !cut.contains($0) }
    for edge in edges { waysIn[edge.to] += 1 }
    let rest = Digraph(nodeCount: graph.nodeCount, edges: edges)
    var pending = waysIn.indices.filter { waysIn[$0] == 0 }
    var removed = 0
    while let node = pending.popLast() {
        removed += 1
        for next in rest.successors(of: node) {
            waysIn[next] -= 1
            if waysIn[next] == 0 { pending.append(next) }
        }
    }
    return removed == graph.nodeCount
}

/// The same numbers in every run.
private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
