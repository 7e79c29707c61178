/// An edit of a list. It names items by their ids.
enum ListEdit {
    case insert(EditValue, NamedPosition)
    case remove(String)
    case move(String, NamedPosition)
}

/// Where an item is in its list.
package struct NamedPosition: Codable {
    /// The id of the item before it; `nil` for the first item.
    let after: String?
    /// The index to use if that item is missing.
    let index: Int
}
