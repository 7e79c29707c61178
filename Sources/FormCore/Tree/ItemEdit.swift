/// An edit of a list, which names the list's items by their ids.
package enum ItemEdit {
    /// Adds a new item, as the list's button does, but doesn't open the item's page.
    case add
    /// Adds the given item at the end.
    case insert(any Equatable)
    /// Removes the items with the given ids from the list, as one change.
    case remove([String])
    /// Moves the item with the given id.
    case move(String, ItemDestination)
}

/// The reason why an edit of a list's items is refused.
package struct ItemRefusal: SentenceError {
    package let sentence: Sentence

    init(_ sentence: Sentence) {
        self.sentence = sentence
    }
}

/// Gives the program access to the items of a list by their ids, whether or not the page of the list is open.
@MainActor
protocol NamedItems: AnyObject {
    /// The ids of the items, from top to bottom.
    var names: [String] { get }

    /// Returns the ids of the items as they would be after a move; `nil` if the list has no such item.
    func names(moving name: String, to destination: ItemDestination) -> [String]?

    /// Returns a function that returns the id of the first item that the list has now and did not have before; `nil` if
    /// there is none.
    func findingNewItem() -> @MainActor () -> String?

    /// Returns the item with an id, or `nil` if the list has no such item.
    func item(named name: String) -> (any Equatable)?

    /// Edits the list on behalf of the program, and applies the edit immediately.
    ///
    /// - Returns: The id of the edited item; if several items are removed, the id of the last.
    /// - Throws: The reason why the edit is refused. An edit is refused if the user couldn't make it either, for
    ///   example if the list has no such item.
    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String

    /// Returns the ids of items that are to be removed, in the order of the list.
    ///
    /// - Throws: The reason why they can't be removed.
    func removable(_ names: [String]) throws(ItemRefusal) -> [String]
}
