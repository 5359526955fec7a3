import Dependencies
import Syntax

/// Tells the logic of one view, under a name that tells nothing, from services that many share.
struct SoleLogic {
    let facts: WiringFacts
    private var index: ProjectIndex { facts.index }

    /// Whether nobody but a view and those who assemble it keeps a class or its contracts, and it
    /// does no service's work.
    func isKnown(_ type: TypeID, onlyTo view: TypeID) -> Bool {
        guard facts.clue(type).kind == .neutral, facts.sharedObjects[type] == nil,
            !worksOutside(type)
        else { return false }
        let contracts = index.hierarchy.conformances(of: type).declared.filter {
            index[$0].kind == .protocol
        }
        return ([type] + contracts).allSatisfy { held in
            facts.holdings.byHeld(held).allSatisfy { holding in
                holding.property == nil || holding.holder == view || assembles(holding.holder)
            }
        }
    }

    /// Whether a view sends its events to a class and to nothing else of its kind: an assembler
    /// made it and put it behind a property that is named as an output.
    func receivesEvents(_ type: TypeID, of view: TypeID) -> Bool {
        guard isKnown(type, onlyTo: view) else { return false }
        let scopes = Set(facts.creations(of: type).map(\.scope))
        return facts.connections(handing: type).contains { connection in
            guard connection.holder == view, scopes.contains(connection.scope),
                let property = connection.property
            else { return false }
            return EventOutputName.suits(index.text(index[property].name))
                && takesEvents(facts.graph.typer.type(of: property))
        }
    }

    /// Whether a view listens to a class that it alone knows and tells it what happened: it calls
    /// methods that give nothing back. What is only listened to may be a source of data.
    func isTold(_ type: TypeID, by view: TypeID) -> Bool {
        guard isKnown(type, onlyTo: view) else { return false }
        let properties = facts.holdings.all(of: view, index).filter {
            $0.held == type || index.hierarchy.isKind(type, of: $0.held)
        }
        let names = Set(properties.compactMap(\.property).map { index[$0].name })
        let commands = Set(index[type].members.filter(isCommand).map { index[$0].name })
        guard !names.isEmpty, !commands.isEmpty else { return false }
        return index[view].sites.contains { site in
            let file = index[site.file]
            return file.purpose == .linted && file.tree.subtree(site.node).contains { node in
                guard file.tree.kind(node) == .memberExpression,
                    commands.contains(file.name(node))
                else { return false }
                return file.tree.receiverName(of: node).map { names.contains(file.name($0)) }
                    ?? false
            }
        }
    }

    private func isCommand(_ member: MemberID) -> Bool {
        let site = index[member].site
        return index[member].kind == .function && !index[member].isStatic
            && index[site.file].tree.resultType(of: site.node) == nil
    }

    private func worksOutside(_ type: TypeID) -> Bool {
        facts.graph.uses(in: type).contains { use in
            guard case .external(let name) = use.target else { return false }
            return LogicKind.isOutsideWorld(index.text(name))
        } || !facts.storageCalls(in: type).isEmpty
    }

    private func assembles(_ holder: TypeID) -> Bool {
        if facts.nature(holder).isView { return false }
        switch facts.clue(holder).kind {
        case .navigation, .assembly: return true
        default: return !facts.mayBePresenter(holder)
        }
    }

    /// A closure or a protocol that gives nothing back: what gives an answer is a source of data.
    private func takesEvents(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .function(_, .tuple(let parts)): return parts.isEmpty
        case .function(_, .external(let name, _)): return index.text(name) == "Void"
        case .declared(let contract, _):
            guard index[contract].kind == .protocol else { return false }
            return index[contract].members.allSatisfy(isCommand)
        default: return false
        }
    }
}

extension SyntaxTree {
    /// The name before a member's, `driver` of `self.driver?.start`.
    fileprivate func receiverName(of member: NodeID) -> NodeID? {
        var base = firstChild(member)
        while let node = base {
            switch kind(node) {
            case .optionalChaining, .forceUnwrap: base = firstChild(node)
            case .identifierExpression, .memberExpression: return node
            default: return nil
            }
        }
        return nil
    }
}
