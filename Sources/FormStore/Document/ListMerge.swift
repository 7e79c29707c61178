/// Merges the changes of two sides to the same list, item by item.
///
/// If only one side has added, changed, moved or removed an item, that side's version is used. An item that was added
/// or moved stays after the item that it followed on that side. If both sides have moved an item, our position is used.
struct ListMerge {
    /// An item with its id.
    struct Item: Equatable {
        let id: String
        var value: JSONValue
    }

    let base: [Item]
    let ours: [Item]
    let theirs: [Item]
    /// The kind of collection that holds the items.
    private let container: ItemContainer
    private let theirNeighbours: [String: String]

    init(base: [Item], ours: [Item], theirs: [Item], container: ItemContainer = .array) {
        (self.base, self.ours, self.theirs, self.container) = (base, ours, theirs, container)
        theirNeighbours = Dictionary(zip(theirs.dropFirst(), theirs).map { ($0.id, $1.id) }) { first, _ in first }
    }

    /// Returns the merged items as JSON for a file.
    ///
    /// - Parameter merge: Returns the merged value of an item, or `nil` to remove it. It is given the item's values in
    ///   base, ours and theirs, which are `nil` where the item is missing.
    func merged(by merge: (_ id: String, JSONValue?, JSONValue?, JSONValue?) -> JSONValue?) -> JSONValue {
        let values = [base, ours, theirs].map { side in
            Dictionary(side.map { ($0.id, $0.value) }) { first, _ in first }
        }
        let merged = order.compactMap { id in
            merge(id, values[0][id], values[1][id], values[2][id]).map { Item(id: id, value: $0) }
        }
        return container.json(of: merged.map(\.value), named: merged.map(\.id))
    }

    /// Returns the id of the item that precedes an item in theirs, or `nil` if it is their first item.
    func neighbour(of id: String) -> String? { theirNeighbours[id] }

    /// The ids of both sides in the order of theirs. Items that we have added or moved follow the item that precedes
    /// them in ours.
    private var order: [String] {
        let stayed = Self.stayed(from: base.map(\.id), to: ours.map(\.id))
        let moved = Set(ours.map(\.id)).subtracting(stayed)
        let left = theirs.map(\.id).filter { !moved.contains($0) }
        let isLeft = Set(left)
        // An item that they have removed and we have kept also follows the item that precedes it in ours.
        var followers: [String?: [String]] = [:]
        var neighbour: String?
        for id in ours.map(\.id) {
            if isLeft.contains(id) { neighbour = id } else { followers[neighbour, default: []].append(id) }
        }
        return (followers[nil] ?? []) + left.flatMap { [$0] + (followers[$0] ?? []) }
    }

    /// Returns the items that a side has not moved: the longest subsequence that is still in the old order.
    static func stayed(from old: [String], to new: [String]) -> Set<String> {
        let positions = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        // For each length, `ends` has the last item of a subsequence of that length in the old order, chosen so that
        // this item comes as early as possible in the old list. `previous` has each item's predecessor in such a
        // subsequence.
        var ends: [(position: Int, index: Int)] = []
        var previous: [Int: Int] = [:]
        for (index, id) in new.enumerated() {
            guard let position = positions[id] else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle].position < position { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1].index }
            if low == ends.count { ends.append((position, index)) } else { ends[low] = (position, index) }
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
