/// Whether a word means a type: its qualified name or the last part of it.
package func isNamed(_ qualifiedName: String, _ word: String) -> Bool {
    qualifiedName == word || qualifiedName.hasSuffix("." + word)
}
