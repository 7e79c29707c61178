/// An item of a list, with what another place of the state has for its identity at the moment.
///
/// The rows of the item are over both: `\.item.name` is what can be edited, and `\.live?.text` what can be looked at.
/// What is live is no part of the list: nobody can write it through a row, no store has it with the item, and an item
/// that is removed and brought back has what is there for it then. See ``list(_:_:id:live:content:)``.
public struct LiveItem<Item: Equatable, Live: Equatable>: Equatable {
    /// The item, as the list has it.
    public var item: Item
    /// What is there for the item's identity; `nil` for nothing.
    public internal(set) var live: Live?

    /// An item that is to be added; what is there for it comes by itself.
    public init(_ item: Item) {
        self.item = item
    }

    init(_ item: Item, live: Live?) {
        self.item = item
        self.live = live
    }
}

extension LiveItem: Sendable where Item: Sendable, Live: Sendable {}
