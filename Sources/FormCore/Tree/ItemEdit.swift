/// An edit of a list whose items are named by id.
package enum ItemEdit {
    /// Adds an item as the list's button does, but opens no page.
    case add
    /// Adds the given item at the end.
    case insert(any Equatable)
    /// Removes the items with the given ids from the list, all together.
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
    /// Returns the item with an id.
    func item(named name: String) -> (any Equatable)?

    /// Edits the list on behalf of the program, and applies the edit immediately. An edit that the user can't make is
    /// refused.
    ///
    /// - Returns: The id of the item; for several items, that of the last.
    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String

    /// Rolls back the insertion of an item, including its undo step.
    func takeBack(_ name: String)
}
