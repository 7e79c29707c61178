/// The description of a list: where its items are, the rows of an item, and what the user can do with the items.
struct ListSpec<State, Item: Equatable, ID: Hashable & Sendable>: Sendable {
    let title: String
    /// Makes a source of items. A source remembers where it has found an item, so each user has its own.
    let source: @MainActor @Sendable () -> any ListSource<State, Item, ID>
    /// The elements that render the rows of an item.
    let content: [Element<FormCell, Item>]
    /// The title of the button that adds an item, and the function that makes the item.
    var addition: (title: String, make: @MainActor (State) -> Item)?
    var addButtonPlacement = AddButtonPlacement.lastRow
    /// Makes a copy of an item.
    var copy: (@MainActor (Item) -> Item)?
    var canRemove = false
    /// Returns the question to ask before an item is removed.
    var removalQuestion: @MainActor (Item) -> FormQuestion? = { _ in nil }
    /// True if the author lets the user move items. Those of an unordered source can't be moved.
    var canMove = false
    /// The range of the number of items that the list may have after an edit by the user.
    var limits = 0..<Int.max
    var emptyText: String?
    /// Selects and orders the items to show; if it is `nil`, all items are shown in their own order.
    var arrange: (@MainActor ([Item], State) -> [Item])?
    /// Divides the items into groups, given the list's path; `nil` if the list has no groups.
    var makeGrouping: (@MainActor (RowPath) -> ItemGrouping<Item>)?
    /// The number of items from which on there is a search field; `nil` if the list is not searchable.
    var searchThreshold: Int?
    var makeRules: [@MainActor (any ListSource<State, Item, ID>) -> ItemRule<State, ID>] = []
    var formerPaths: [RowPath] = []
}

/// The description of a list, independent of the types of its items and ids.
protocol ListNode<State>: Sendable {
    associatedtype State
    associatedtype Item: Equatable
    associatedtype ID: Hashable & Sendable

    var spec: ListSpec<State, Item, ID> { get }
}

extension ListSpec: ListNode {
    var spec: Self { self }
}

/// The position of the button that adds an item to a list.
public enum AddButtonPlacement: Sendable {
    /// A row below the items.
    case lastRow
    /// The end of the section's heading; see ``Element/headerButton(_:)``.
    case header
}
