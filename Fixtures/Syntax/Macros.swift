/// Declarations of macros and their uses in every place.
@attached(member, names: named(init), arbitrary)
@attached(extension, conformances: Observable)
public macro Recorded(_ level: Level = .info, in store: Store.Type) = #externalMacro(module: "Macros", type: "RecordedMacro")

@freestanding(expression)
macro stringify<Value>(_ value: Value) -> (Value, String) = #externalMacro(module: "Macros", type: "Stringify")
@freestanding(declaration, names: arbitrary) macro makeTypes(_ names: String...)

@Recorded(Level.debug, in: MemoryStore.self)
final class Journal {
    #makeTypes("Entry", "Page")
    @Wrapped<Entry>(default: Entry.empty) var entry
    let place = (#file, #line, #function)

    func write() {
        let (value, text) = #stringify(Entry.count + 1)
        #warning("slow")
        print(#stringify<Int> { Level.info.rank }, value, text)
        #Predicate<Entry> { $0.isNew && Level.allows($0) }.evaluate()
        let name = #selector(Journal.write), path = #keyPath(Journal.entry)
        print(#Preview("Title", traits: .fixed(Size.small)) { JournalView() }, name, path)
    }
}

#Preview { JournalView() }
public #declareAnother(Journal.self)
enum Level { case debug, info; var rank: Int { 0 } }
