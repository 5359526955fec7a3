/// What the parts of a dependency graph are, from the smallest to the largest.
package enum GraphLevel: String, CaseIterable, Sendable {
    case type, file, folder, module, layer, target
}
