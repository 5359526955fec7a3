/// Actors, isolation, and everything that awaits.
@globalActor public actor StorageActor {
    public static let shared = StorageActor()
    nonisolated let id: UUID, label = Label()
    nonisolated(unsafe) static var counter = 0
    private var tasks: [Task<Void, any Error>] = []
    isolated deinit { tasks.removeAll() }

    nonisolated(nonsending) func load(_ body: nonisolated(nonsending) () async -> Void) async {}
    @concurrent func save(_ item: sending Item, on actor: isolated (any Actor)? = #isolation) async throws {}

    func run() async throws -> [Item] {
        async let first = fetch(Item.ID(1)), second = fetch(Item.ID(2))
        for try await line in Lines.all where !line.isEmpty { yield(line) }
        tasks.append(Task { [weak self] in try await self?.run().forEach { _ in } })
        await withTaskGroup(of: Item?.self) { group in group.addTask { @StorageActor in nil } }
        let items = try await [first, second], copy = await unsafe Pool.shared.items
        return await items + (try copy.map { try $0.validated() })
    }

    func fetch(_ id: Item.ID) async -> Item { Item() }
    func yield(_ line: Line) {}
}

struct Item: @unchecked Sendable, @MainActor Displayable { typealias ID = Int }
class Screen: @preconcurrency Presenting, nonisolated Hashable { @MainActor init() async {} }
let handler: @Sendable @MainActor (Item) async throws -> Void = { @MainActor (item: Item) async in }
distributed actor Player { distributed func play(_ game: Game) async throws -> Score { Score() } }
using @MainActor
