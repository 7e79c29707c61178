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

    /// The merged items; `nil` where both sides have changed the same of an item, or one has removed what the other
    /// has changed: then a person has to choose.
    var merged: [JSONValue]? {
        let values = [base, ours, theirs].map { side in
            Dictionary(side.map { ($0.id, $0.value) }) { first, _ in first }
        }
        var kept: [String: JSONValue] = [:]
        for id in Set((base + ours + theirs).map(\.id)) {
            switch merge(values[0][id], values[1][id], values[2][id]) {
            case .conflict: return nil
            case .removed: break
            case .kept(let value): kept[id] = value
            }
        }
        return order.compactMap { kept[$0] }
    }

    private enum Outcome {
        case kept(JSONValue)
        case removed
        case conflict
    }

    private func merge(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?) -> Outcome {
        if ours == theirs || theirs == base { return ours.map { .kept($0) } ?? .removed }
        if ours == base { return theirs.map { .kept($0) } ?? .removed }
        guard let base = base?.object, let ours = ours?.object, let theirs = theirs?.object else { return .conflict }
        return merge(base, ours, theirs)
    }

    /// Key by key; what is inside of a key is one value, since nobody knows whether it is a struct.
    private func merge(_ base: JSONObject, _ ours: JSONObject, _ theirs: JSONObject) -> Outcome {
        var object = ours
        for key in Set(base.keys + theirs.keys) where theirs[key] != base[key] {
            guard ours[key] == base[key] || ours[key] == theirs[key] else { return .conflict }
            object[key] = theirs[key]
        }
        return .kept(.object(object))
    }

    /// All identities in the order of theirs, with what we have added and moved behind the neighbour that it has here.
    private var order: [String] {
        var result = theirs.map(\.id)
        let stayed = Self.stayed(from: base.map(\.id), to: ours.map(\.id))
        for (index, id) in ours.map(\.id).enumerated() where !stayed.contains(id) {
            result.removeAll { $0 == id }
            let before = ours[..<index].reversed().lazy.compactMap { item in result.firstIndex(of: item.id) }.first
            result.insert(id, at: before.map { $0 + 1 } ?? 0)
        }
        return result
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
