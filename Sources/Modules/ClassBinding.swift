import Dependencies
import Syntax

/// An answer that the sources give or withhold.
package enum Answer: Sendable {
    case yes, no, unknown
}

/// Tells whether only classes can conform to a protocol.
package struct ClassBinding: Sendable {
    private let index: ProjectIndex

    package init(_ index: ProjectIndex) { self.index = index }

    /// Yes for `AnyObject` and everything that implies it, unknown where a parent is not in the
    /// sources and no known one.
    package func isBound(_ contract: TypeID) -> Answer {
        var answer = Answer.no
        var pending = [contract]
        var seen: Set<TypeID> = [contract]
        while let current = pending.popLast() {
            if isObjectiveC(current) { return .yes }
            for part in index.hierarchy.inheritedTypes(of: current).flatMap(\.type.parts) {
                switch part {
                case .declared(let parent, _):
                    if index[parent].kind == .class { return .yes }
                    if seen.insert(parent).inserted { pending.append(parent) }
                case .external(let name, _):
                    switch external(index.text(name)) {
                    case .yes: return .yes
                    case .unknown: answer = .unknown
                    case .no: continue
                    }
                default: answer = .unknown
                }
            }
        }
        return answer
    }

    private func isObjectiveC(_ contract: TypeID) -> Bool {
        let site = index[contract].site
        let tree = index[site.file].tree
        return tree.attributes(of: site.node).contains { tree.mainText($0) == "objc" }
            || tree.inheritedTypes(of: site.node).contains { tree.mainText($0) == "class" }
    }

    private func external(_ name: String) -> Answer {
        if SDK.isClassBoundProtocol(name) || SDK.controllers.contains(name)
            || SDK.viewClasses.contains(name) || name == "NSObject" || name == "class"
        {
            return .yes
        }
        return Self.unbound.contains(name) ? .no : .unknown
    }

    /// Protocols of the SDK that values conform to as well.
    private static let unbound: Set<String> = [
        "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
        "Decodable", "Error", "LocalizedError", "Identifiable", "CaseIterable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "View", "Copyable",
        "SendableMetatype", "Escapable", "RawRepresentable",
    ]
}
