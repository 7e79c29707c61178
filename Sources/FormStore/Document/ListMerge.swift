/// Merges two versions of a list, ours and theirs, which have both changed since the base version, item by item.
///
/// If only one of the two has added, changed, moved or removed an item, that version of the item is used. An item that
/// was added or moved stays after the item that precedes it in that version. If both have moved an item, the position
/// in ours is used. If both have changed an item, the function passed to `merged(by:)` decides.
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

    /// Returns the id of the item that precedes an item in theirs, or `nil` if the item is the first in theirs or
    /// missing from it.
    func neighbour(of id: String) -> String? { theirNeighbours[id] }

    /// The ids of all items, in the merged order.
    ///
    /// The order is that of theirs, with one difference: an item that we have added or moved follows the item that
    /// precedes it in ours.
    private var order: [String] {
        let stayed = Self.stayed(from: base.map(\.id), to: ours.map(\.id))
        let moved = Set(ours.map(\.id)).subtracting(stayed)
        let left = theirs.map(\.id).filter { !moved.contains($0) }
        let isLeft = Set(left)
        // These items follow the item that precedes them in ours: items that we have added or moved, and items that
        // they have removed and we have kept.
        var followers: [String?: [String]] = [:]
        var neighbour: String?
        for id in ours.map(\.id) {
            if isLeft.contains(id) { neighbour = id } else { followers[neighbour, default: []].append(id) }
        }
        return (followers[nil] ?? []) + left.flatMap { [$0] + (followers[$0] ?? []) }
    }

    /// Returns the ids of the items that were not moved between `old` and `new`: the longest list of items that are in
    /// the same order in both.
    static func stayed(from old: [String], to new: [String]) -> Set<String> {
        let positions = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        // Finds the longest subsequence of `new` that is in the order of `old`. Among all subsequences that are in this
        // order and have n + 1 items, `ends[n]` describes the one whose last item comes earliest in `old`. `previous`
        // has the predecessor of each item in its subsequence.
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
