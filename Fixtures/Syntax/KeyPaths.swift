/// Paths to properties, from a root and without one.
struct Person { var name: Name, friends: [Person], age: Int?, address: Address! }

struct Name { var first: String, last: String, initials: (String, String) }

enum Paths {
    static let first = \Person.name.first, count = \Person.friends[0].friends.count
    static let optional = \Person.age?.magnitude, forced = \Person.address!.city?.name
    static let generic = \Dictionary<String, Person>.[Key.main]?.name, tuple = \(Int, String).1
    static let array = \[Person].first?.name, itself = \Person.self, method = \Person.greet(Other.self)
    static let types: [PartialKeyPath<Person>] = [\.name, \.friends, \Person?.?.name, \.self, \Person.Type.shared]
    static func names(_ people: [Person]) -> [String] {
        people.map(\.name.last) + people.sorted(by: \.age, <).compactMap(\.friends.first?[keyPath: \Person.name.first])
    }
    static let text = "\(\Person.name)", escaped = \Person.`class`
}
