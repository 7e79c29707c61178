/// The items of a list as a linked list, in which each insertion and removal takes constant time.
struct ItemChain<Value> {
    typealias Item = (identity: String, value: Value)

    /// An item and the indices of its neighbours. The links form a ring, in which link 0 has no item and marks both
    /// ends.
    private struct Link {
        var item: Item?
        var previous: Int
        var next: Int
    }

    private var links: [Link]
    private var positions: [String: Int]

    init(_ identities: [String], _ values: [Value]) {
        let count = identities.count
        links = [Link(item: nil, previous: count, next: count == 0 ? 0 : 1)]
        for (index, item) in zip(identities, values).enumerated() {
            links.append(Link(item: item, previous: index, next: index == count - 1 ? 0 : index + 2))
        }
        positions = Dictionary(zip(identities, 1...max(count, 1))) { first, _ in first }
    }

    /// The items, in order.
    var items: [Item] {
        var items: [Item] = []
        var position = links[0].next
        while let item = links[position].item {
            items.append(item)
            position = links[position].next
        }
        return items
    }

    /// The value of the item with the given id, or `nil` if there is no such item.
    subscript(identity: String) -> Value? { positions[identity].flatMap { links[$0].item?.value } }

    /// The position at which a new item is inserted.
    enum Position {
        case first, last
        /// After another item, or at the end if that item is missing.
        case behind(String)
    }

    /// Replaces the value of the item with the given id. If there is no such item, inserts a new one at `position`.
    mutating func put(_ value: Value, as identity: String, at position: Position = .last) {
        if let position = positions[identity] { return links[position].item = (identity, value) }
        let previous =
            switch position {
            case .first: 0
            case .last: links[0].previous
            case .behind(let other): positions[other] ?? links[0].previous
            }
        let next = links[previous].next
        links.append(Link(item: (identity, value), previous: previous, next: next))
        links[previous].next = links.count - 1
        links[next].previous = links.count - 1
        positions[identity] = links.count - 1
    }

    mutating func remove(_ identity: String) {
        guard let position = positions.removeValue(forKey: identity) else { return }
        links[links[position].previous].next = links[position].next
        links[links[position].next].previous = links[position].previous
    }
}
