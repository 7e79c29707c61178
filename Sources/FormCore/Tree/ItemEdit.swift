/// What is done with an item of a list that somebody names.
package enum ItemEdit {
    /// Adds an item as the list's button does, and opens no page.
    case add
    /// Adds an item that was made before, at the end.
    case insert(any Equatable)
    /// Takes the items of identities out of the list together.
    case remove([String])
    /// Puts the item of an identity somewhere else.
    case move(String, ItemDestination)
}

/// Why something can't be done with the items of a list.
package struct ItemRefusal: SentenceError {
    package let sentence: Sentence

    init(_ sentence: Sentence) {
        self.sentence = sentence
    }
}

/// The items of a list for whoever names them, whether or not their page is open.
@MainActor
protocol NamedItems: AnyObject {
    /// The item of an identity.
    func item(named name: String) -> (any Equatable)?

    /// Does something with an item, for the program at once. What the person can't do is refused.
    ///
    /// - Returns: The identity of the item; of several, that of the last.
    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String

    /// Takes an item back that was added, with the step that has added it.
    func takeBack(_ name: String)
}
