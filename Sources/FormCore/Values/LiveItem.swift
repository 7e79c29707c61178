/// A list item, combined with live data for its id from elsewhere in the state.
///
/// The rows of the item cover both: `\.item.name` can be edited, and `\.live?.text` can be shown. Live data is not part
/// of the list: rows can't write it, stores don't save it with the item, and an item that is removed and restored gets
/// the data that is present for it then. See ``list(_:_:id:live:content:)``.
public struct LiveItem<Item: Equatable, Live: Equatable>: Equatable {
    /// The item, as it is in the list.
    public var item: Item
    /// The live data for the item's id; `nil` if there is none.
    public internal(set) var live: Live?

    /// Makes an item to be added to a list. Its live data follows automatically.
    public init(_ item: Item) {
        self.item = item
    }

    init(_ item: Item, live: Live?) {
        self.item = item
        self.live = live
    }
}

extension LiveItem: Sendable where Item: Sendable, Live: Sendable {}

/// Only the item is coded, since live data is not part of the list.
extension LiveItem: Codable where Item: Codable {
    public init(from decoder: any Decoder) throws { self.init(try Item(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try item.encode(to: encoder) }
}
