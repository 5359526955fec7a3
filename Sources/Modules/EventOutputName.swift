/// The names of properties through which a view sends its events.
package enum EventOutputName {
    /// Whether a name says that and nothing else.
    package static func isPlain(_ name: String) -> Bool {
        name == "eventOutput" || name.hasSuffix("EventOutput")
    }

    /// Whether it is that of any output.
    static func suits(_ name: String) -> Bool { name == "output" || name.hasSuffix("Output") }
}
