import AppKit

final class TextDocument: NSDocument, DocumentReading { // role: service
    func title() -> String {
        displayName
    }
}
