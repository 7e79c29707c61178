/// Merges what two sides have made of the same list, item by item.
///
/// What only one side has added, changed, moved or removed is as that side has it. An item that was added or moved
/// keeps the neighbour that it followed; where both have moved it, ours counts.
struct ListMerge {
    /// An item, and what tells it from others.
    struct Item: Equatable {
        let id: String
        var value: JSONValue
    }

    let base: [Item]
    let ours: [Item]
    let theirs: [Item]
    /// What holds the items.
    private let container: ItemContainer
    private let theirNeighbours: [String: String]

    init(base: [Item], ours: [Item], theirs: [Item], container: ItemContainer = .array) {
        (self.base, self.ours, self.theirs, self.container) = (base, ours, theirs, container)
        theirNeighbours = Dictionary(zip(theirs.dropFirst(), theirs).map { ($0.id, $1.id) }) { first, _ in first }
    }

    /// What a file is to have of the merged items.
    ///
    /// - Parameter merge: What is to be there of an item that base, ours and theirs have, or not.
    func merged(by merge: (_ id: String, JSONValue?, JSONValue?, JSONValue?) -> JSONValue?) -> JSONValue {
        let values = [base, ours, theirs].map { side in
            Dictionary(side.map { ($0.id, $0.value) }) { first, _ in first }
        }
        let merged = order.compactMap { id in
            merge(id, values[0][id], values[1][id], values[2][id]).map { Item(id: id, value: $0) }
        }
        return container.json(of: merged.map(\.value), named: merged.map(\.id))
    }

    /// What an item of theirs stands behind; `nil` for the first.
    func neighbour(of id: String) -> String? { theirNeighbours[id] }

    /// The identities of both in the order of theirs, with what we have added and moved behind the neighbour that it
    /// has here.
    private var order: [String] {
        let stayed = Self.stayed(from: base.map(\.id), to: ours.map(\.id))
        let moved = Set(ours.map(\.id)).subtracting(stayed)
        let left = theirs.map(\.id).filter { !moved.contains($0) }
        let isLeft = Set(left)
        // What we have kept and they have removed has no neighbour of theirs either.
        var followers: [String?: [String]] = [:]
        var neighbour: String?
        for id in ours.map(\.id) {
            if isLeft.contains(id) { neighbour = id } else { followers[neighbour, default: []].append(id) }
        }
        return (followers[nil] ?? []) + left.flatMap { [$0] + (followers[$0] ?? []) }
    }

    /// The items that a side has left where they were: the longest run that has kept its order.
    static func stayed(from old: [String], to new: [String]) -> Set<String> {
        let places = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        // The ends of increasing runs by their length, and what each item follows in its run.
        var ends: [(place: Int, index: Int)] = []
        var previous: [Int: Int] = [:]
        for (index, id) in new.enumerated() {
            guard let place = places[id] else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle].place < place { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1].index }
            if low == ends.count { ends.append((place, index)) } else { ends[low] = (place, index) }
        }
        var stayed: Set<String> = []
        var next = ends.last?.index
        while let index = next {
            stayed.insert(new[index])
            next = previous[index]
        }
        return stayed
    }
}
