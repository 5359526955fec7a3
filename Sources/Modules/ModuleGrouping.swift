import Dependencies

/// Joins pairs of views and presenters into modules.
///
/// What is wired one to one belongs together wherever it lies. A class that several views use, or
/// a view that shows the logic of several others, joins only those that are akin: of one folder or
/// one name. Otherwise a helper would make one module of half the project.
struct ModuleGrouping {
    private let facts: WiringFacts
    private var groups: [[TypeID]] = []
    private var positions: [TypeID: Int] = [:]
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts) { self.facts = facts }

    /// The groups, each in the order of declaration.
    var result: [[TypeID]] { groups.filter { !$0.isEmpty }.map { $0.sorted() } }

    // MARK: Joining

    mutating func join(_ pairs: [PairFinder.Pair], _ inner: [PairFinder.InnerPair]) {
        let makers = Dictionary(grouping: pairs, by: \.presenter).mapValues { pairs in
            pairs.count { creates($0.view, $0.presenter) }
        }
        for pair in surestFirst(pairs) {
            // Each of several views makes one of its own: a shared type, no shared object.
            let isHelper = makers[pair.presenter, default: 0] > 1
            if areAkin(pair.view, pair.presenter) {
                unite(pair.view, pair.presenter)
            } else if !isHelper {
                attach(pair)
            }
        }
        for pair in inner { unite(pair.presenter, pair.inner) }
        for presenter in Set(pairs.map(\.presenter)).sorted() { uniteParts(of: presenter, makers) }
    }

    /// A presenter that makes and keeps another one, akin to it, has divided its own work; so has
    /// one that stands before another of its name.
    private mutating func uniteParts(of presenter: TypeID, _ presenters: [TypeID: Int]) {
        for namesake in namesakes(of: presenter) where presenters[namesake] != nil {
            unite(presenter, namesake)
        }
        for holding in facts.holdings.all(of: presenter, index)
        where holding.property != nil && presenters[holding.held] != nil
            && holding.held != presenter && areAkin(presenter, holding.held)
        {
            let creations = facts.creations(of: holding.held)
            guard !creations.isEmpty, creations.allSatisfy({ $0.scope.type == presenter }) else {
                continue
            }
            unite(presenter, holding.held)
        }
    }

    /// What a presenter holds, itself or by its contract, and what has the same stem of a name or
    /// gave its name to the presenter's: `CartModel` to `CartModelWrapper`.
    private func namesakes(of presenter: TypeID) -> [TypeID] {
        let (name, stem) = (index.name(of: presenter), facts.clue(presenter).stem)
        return facts.holdings.all(of: presenter, index).flatMap { holding in
            let held = index[holding.held].kind == .protocol
                ? facts.logicConformers(of: holding.held) : [holding.held]
            if name.hasPrefix(index.name(of: holding.held)) { return held }
            return held.filter { !stem.isEmpty && facts.clue($0).stem == stem }
        }.filter { $0 != presenter }
    }

    /// Puts two types into one group, with all that are in theirs.
    mutating func unite(_ first: TypeID, _ second: TypeID) {
        let (left, right) = (group(of: first), group(of: second))
        guard left != right else { return }
        let (kept, emptied) = (min(left, right), max(left, right))
        for type in groups[emptied] { positions[type] = kept }
        groups[kept] += groups[emptied]
        groups[emptied] = []
    }

    /// Two that are not akin belong together where one of them has nobody else, or where each
    /// side's group has somebody akin to the other.
    private mutating func attach(_ pair: PairFinder.Pair) {
        let (view, presenter) = (group(of: pair.view), group(of: pair.presenter))
        guard view != presenter else { return }
        let isFree = groups[view].count == 1 && groups[presenter].count == 1
        let isAkin = groups[view].contains { first in
            groups[presenter].contains { areAkin(first, $0) }
        }
        if isFree || isAkin || pair.isMutual { unite(pair.view, pair.presenter) }
    }

    private mutating func group(of type: TypeID) -> Int {
        if let known = positions[type] { return known }
        groups.append([type])
        positions[type] = groups.count - 1
        return groups.count - 1
    }

    /// What the surest pairs join decides about the others.
    private func surestFirst(_ pairs: [PairFinder.Pair]) -> [PairFinder.Pair] {
        pairs.map { (pair: $0, rank: rank($0)) }.sorted { first, second in
            if first.rank != second.rank { return first.rank > second.rank }
            return (first.pair.view, first.pair.presenter)
                < (second.pair.view, second.pair.presenter)
        }.map(\.pair)
    }

    private func rank(_ pair: PairFinder.Pair) -> Int {
        (areAkin(pair.view, pair.presenter) ? 200 : 0) + (pair.isMutual ? 100 : 0) + pair.score
    }

    private func creates(_ creator: TypeID, _ created: TypeID) -> Bool {
        facts.creations(of: created).contains { $0.scope.type == creator }
    }

    // MARK: Kinship

    private func areAkin(_ first: TypeID, _ second: TypeID) -> Bool {
        facts.home(first) == facts.home(second) || haveOneStem(first, second)
    }

    private func haveOneStem(_ first: TypeID, _ second: TypeID) -> Bool {
        let (one, other) = (facts.clue(first).stem, facts.clue(second).stem)
        guard min(one.count, other.count) > 3 else { return one == other }
        return one.hasPrefix(other) || other.hasPrefix(one)
    }
}

extension WiringFacts {
    /// The folder of a type; one that is named for a role alone, `Views` or `Presenter`, counts
    /// as the folder around it.
    func home(_ type: TypeID) -> ArraySlice<Substring> {
        var folders = index[index[type].site.file].folders[...]
        while let last = folders.last, Self.isRole(last) { folders.removeLast() }
        return folders
    }

    private static func isRole(_ folder: Substring) -> Bool {
        let word = String(folder.hasSuffix("s") ? folder.dropLast() : folder)
        return ["Subview", "Model", "Logic", "UI"].contains(word) || NameClue(word).stem.isEmpty
    }
}
