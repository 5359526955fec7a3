import Dependencies

/// What kind of object a type makes on the screen, by inheritance and conformance.
package enum TypeNature: Sendable {
    /// Inherits from a controller of the SDK.
    case controller
    /// Inherits from a controller that only holds others (navigation, tabs).
    case container
    /// Inherits from a class of the SDK that draws.
    case viewClass
    /// A SwiftUI view.
    case swiftUIView
    /// A class of the project that is none of these.
    case plainClass
    /// A class whose superclass is not known.
    case unknownClass
    case value
    case contract

    package var isView: Bool {
        switch self {
        case .controller, .container, .viewClass, .swiftUIView: true
        default: false
        }
    }

    /// Tells natures by the hierarchy.
    init(of type: TypeID, _ index: ProjectIndex) {
        switch index[type].kind {
        case .protocol: self = .contract
        case .struct, .enum: self = Self.isSwiftUIView(type, index) ? .swiftUIView : .value
        case .actor: self = .plainClass
        case .class: self = Self.classNature(type, index)
        default: self = .value
        }
    }

    private static func isSwiftUIView(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.hierarchy.conformances(of: type).external.contains { name in
            SDK.viewProtocols.contains(index.text(name))
        }
    }

    private static func classNature(_ type: TypeID, _ index: ProjectIndex) -> TypeNature {
        guard let base = index.hierarchy.externalBase(of: type) else {
            return hasUnclearSuperclass(type, index) ? .unknownClass : .plainClass
        }
        let name = index.text(base)
        if SDK.containers.contains(name) { return .container }
        if SDK.controllers.contains(name) { return .controller }
        if SDK.viewClasses.contains(name) { return .viewClass }
        if name == "NSObject" || SDK.isKnown(name) { return .plainClass }
        return .unknownClass
    }

    private static func hasUnclearSuperclass(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        guard let last = index.hierarchy.chain(of: type).last,
            let first = index.hierarchy.inheritedTypes(of: last).first, !first.isInExtension
        else { return false }
        switch first.type.unwrapped {
        case .ambiguous, .unknown: return true
        default: return false
        }
    }
}
