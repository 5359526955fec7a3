/// The name of the configuration's file.
package let configurationName = ".modlint.json"

/// The nearest `.modlint.json` in a folder or in one around it.
package func nearestConfiguration(from folder: FileLocation) -> FileLocation? {
    nearestFile(named: configurationName, from: folder)
}

/// The nearest file of a name in a folder or in one around it.
package func nearestFile(named name: String, from folder: FileLocation) -> FileLocation? {
    var folder: FileLocation? = folder.normalised
    while let current = folder {
        let candidate = current.appending(name.utf8)
        if let kind = try? FileKind(at: candidate), case .file = kind { return candidate }
        folder = current.parent
    }
    return nil
}
