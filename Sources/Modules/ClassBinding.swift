import Dependencies
import Syntax

/// An answer that the sources give or withhold.
package enum Answer: String, Sendable {
    case yes, no, unknown
}

/// Tells whether only classes can conform to a protocol.
package struct ClassBinding: Sendable {
    private let index: ProjectIndex

    package init(_ index: ProjectIndex) { self.index = index }

    /// Yes for `AnyObject` and everything that implies it, unknown where a parent is not in the
    /// sources and no known one.
    package func isBound(_ contract: TypeID) -> Answer { binding(of: contract).answer }

    /// The answer with the clause that gives or withholds it; nil for a plain no, for
    /// `@objc` and where there are more ancestors than anybody follows.
    package func binding(of contract: TypeID) -> (answer: Answer, because: InheritedType?) {
        var unknown: InheritedType?
        var pending = [contract]
        var seen: Set<TypeID> = [contract]
        while let current = pending.popLast() {
            guard seen.count <= Hierarchy.maximumAncestors else { return (.unknown, nil) }
            if isObjectiveC(current) { return (.yes, nil) }
            for clause in index.hierarchy.inheritedTypes(of: current) {
                for part in clause.type.parts {
                    switch answer(part) {
                    case .yes: return (.yes, clause)
                    case .unknown: unknown = unknown ?? clause
                    case .no:
                        guard let parent = part.declaration, seen.insert(parent).inserted else {
                            continue
                        }
                        pending.append(parent)
                    }
                }
            }
        }
        return unknown.map { (.unknown, $0) } ?? (.no, nil)
    }

    /// What one parent says by itself.
    private func answer(_ parent: SwiftType) -> Answer {
        switch parent {
        case .declared(let type, _): index[type].kind == .class ? .yes : .no
        case .external(let name, _): external(index.text(name))
        default: .unknown
        }
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
