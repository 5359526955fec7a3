/// Words with a meaning of their own, by their numbers in the project.
package final class KnownWords: Sendable {
    package let selfType: NameID
    package let selfValue: NameID
    package let superValue: NameID
    package let initializer: NameID
    package let optional: NameID
    package let array: NameID
    package let dictionary: NameID
    package let type: NameID
    package let protocolWord: NameID
    package let anyObject: NameID
    package let discard: NameID
    /// The labels under which a property wrapper takes its first value.
    package let wrappedValues: Set<NameID>
    private let frameworks: Set<NameID>

    init(_ table: inout NameTable) {
        selfType = table.intern("Self")
        selfValue = table.intern("self")
        superValue = table.intern("super")
        initializer = table.intern("init")
        optional = table.intern("Optional")
        array = table.intern("Array")
        dictionary = table.intern("Dictionary")
        type = table.intern("Type")
        protocolWord = table.intern("Protocol")
        anyObject = table.intern("AnyObject")
        discard = table.intern("_")
        wrappedValues = [table.intern("initialValue"), table.intern("wrappedValue")]
        var frameworks: Set<NameID> = []
        for framework in SDK.frameworks { frameworks.insert(table.intern(framework)) }
        self.frameworks = frameworks
    }

    /// Whether a name is that of an SDK framework.
    package func isFramework(_ name: NameID) -> Bool { frameworks.contains(name) }
}
