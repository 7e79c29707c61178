/// An edit of a list, which names the list's items by their ids.
package enum ItemEdit {
    /// Adds an item as the list's button does, but opens no page.
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

/// The items of a list, which the program accesses by id whether or not their page is open.
@MainActor
protocol NamedItems: AnyObject {
    /// Returns the item with an id, or `nil` if the list has no such item.
    func item(named name: String) -> (any Equatable)?

    /// Edits the list on behalf of the program, and applies the edit immediately. An edit that would be impossible for
    /// the user is refused.
    ///
    /// - Returns: The id of the edited item; if several items are removed, that of the last.
    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String

    /// Rolls back the insertion of an item, including its undo step.
    func takeBack(_ name: String)
}
