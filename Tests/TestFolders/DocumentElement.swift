import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document as a parser of XML reads it.
package struct DocumentElement {
    package let name: String
    package let attributes: [String: String]
    /// What stands in it, without what stands in elements inside.
    package fileprivate(set) var text = ""

    /// The elements of a document by where they begin; throws where it is no XML.
    package static func all(in document: String) throws -> [DocumentElement] {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return reader.elements
    }
}

private final class ElementReader: NSObject, XMLParserDelegate {
    var elements: [DocumentElement] = []
    private var open: [Int] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(DocumentElement(name: elementName, attributes: attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let index = open.last { elements[index].text += string }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        open.removeLast()
    }
}
