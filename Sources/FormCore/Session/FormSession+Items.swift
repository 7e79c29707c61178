extension FormSession {
    /// Edits an item of a list, whether or not the list's page is open. The program gets the change immediately, even
    /// if the user applies edits explicitly.
    ///
    /// - Parameter list: The path of the list.
    /// - Returns: The path of the edited item. If the edit removes several items, the path of the last of them.
    /// - Throws: The reason why the edit is not possible. The same reason would keep the user from making the edit in
    ///   the window.
    @discardableResult
    package func edit(_ list: RowPath, _ edit: ItemEdit) throws(ItemRefusal) -> RowPath {
        list.appending(try items(of: list).edit(edit))
    }

    /// Removes items from their lists as one change. If any of the items can't be removed, none of them is removed.
    ///
    /// - Throws: The reason why one of the items can't be removed.
    package func removeItems(_ items: [RowPath]) throws(ItemRefusal) {
        var lists: [RowPath] = []
        for item in items {
            if let list = item.parent, !lists.contains(list) { lists.append(list) }
        }
        try driver?.joiningWrites { () throws(ItemRefusal) in
            for list in lists {
                try edit(list, .remove(items.filter { $0.parent == list }.compactMap(\.components.last)))
            }
        }
    }

    /// Called before the form closes. Rolls back the insertion of items whose pages are open and that the user has not
    /// edited.
    package func takeBackUneditedItems() {
        for page in pages.reversed() { page.scope.takeBack?() }
    }

    /// Rolls back the insertion of a list item, as if it had never been added.
    func takeBack(_ item: RowPath) {
        try? items(of: item.parent ?? .root).takeBack(item.components.last ?? "")
    }

    /// Makes a new item for a list, at first only in a copy of the form, where the caller can fill it in. Then
    /// ``NewItem/insert()`` adds the item to this form.
    package func newItem(in list: RowPath) throws(ItemRefusal) -> NewItem {
        guard let preview = driver?.preview() else { throw .noList(list) }
        return NewItem(path: try preview.session.edit(list, .add), list: list, preview: preview, session: self)
    }

    fileprivate func items(of list: RowPath) throws(ItemRefusal) -> any NamedItems {
        guard let items = row(at: list)?.items else { throw .noList(list) }
        return items
    }
}

/// A new list item, which the caller can fill in before it is added to the list.
@MainActor
package struct NewItem {
    /// The path that the item will have.
    package let path: RowPath
    fileprivate let list: RowPath
    fileprivate let preview: any SessionDriver
    fileprivate let session: FormSession

    /// A copy of the form that contains the item. Set the item's rows in this copy to fill the item in; changes to
    /// anything but the item are lost.
    package var trial: FormSession { preview.session }

    /// Adds the item, with the values that the caller has filled in, to the list in the original form, as one change.
    ///
    /// - Returns: The item's path.
    @discardableResult
    package func insert() throws(ItemRefusal) -> RowPath {
        let name = path.components.last ?? ""
        guard let item = try trial.items(of: list).item(named: name) else { throw .noList(path) }
        return try session.edit(list, .insert(item))
    }
}

extension ItemRefusal {
    fileprivate static func noList(_ path: RowPath) -> ItemRefusal {
        ItemRefusal(Sentence("There is no list “%s”.", path.description))
    }
}
