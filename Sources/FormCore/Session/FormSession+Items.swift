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
        var removed: [RowPath] = []
        for list in lists {
            let names = items.filter { $0.parent == list }.compactMap(\.components.last)
            removed += try self.items(of: list).removable(names).map(list.appending)
        }
        model.send(.remove(items: removed, isAppliedAtOnce: true))
    }

    /// Called before the form closes. Rolls back the insertion of items whose pages are open and that the user has not
    /// edited.
    package func takeBackUneditedItems() {
        for page in pages.reversed() { page.scope.takeBack?() }
    }

    /// Makes a new item for a list, at first only in a copy of the form, where the caller can fill it in. Then
    /// ``NewItem/insert()`` adds the item to this form.
    package func newItem(in list: RowPath) throws(ItemRefusal) -> NewItem {
        let (preview, item) = try tryOut(list, .add)
        return NewItem(path: list.appending(item), list: list, preview: preview, session: self)
    }

    /// Makes an edit of a list in a copy of the form.
    ///
    /// - Returns: The copy, and the id of the edited item.
    /// - Throws: The reason why the edit is not possible, also if the list's setter drops it.
    package func tryOut(
        _ list: RowPath, _ edit: ItemEdit
    ) throws(ItemRefusal) -> (preview: FormPreview, item: String) {
        guard let preview = preview() else { throw .noList(list) }
        let items = try preview.session.items(of: list)
        var moved: [String]?
        if case .move(let item, let destination) = edit { moved = items.names(moving: item, to: destination) }
        let item = try items.edit(edit)
        let names = items.names
        let isDone =
            switch edit {
            case .add, .insert: names.contains(item)
            case .remove(let removed): !removed.contains(where: names.contains)
            case .move: names == moved
            }
        if !isDone { throw ItemRefusal(Sentence("“%1$s” does not accept this change now.", list.description)) }
        return (preview, item)
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
    /// The path of the list.
    package let list: RowPath
    fileprivate let preview: FormPreview
    fileprivate let session: FormSession

    /// A copy of the form that contains the item. Set the item's rows in this copy to fill the item in; changes to
    /// anything but the item are lost.
    package var trial: FormSession { preview.session }

    /// Adds the item, with the values that the caller has filled in, to the list in the original form, as one change.
    ///
    /// - Returns: The item's path.
    @discardableResult
    package func insert() throws(ItemRefusal) -> RowPath { try session.edit(list, .insert(try item())) }

    /// Adds the item to the list in another copy of the form.
    package func tryOut() throws(ItemRefusal) -> FormPreview { try session.tryOut(list, .insert(try item())).preview }

    private func item() throws(ItemRefusal) -> any Equatable {
        guard let item = try trial.items(of: list).item(named: path.components.last ?? "") else { throw .noList(path) }
        return item
    }
}

extension ItemRefusal {
    fileprivate static func noList(_ path: RowPath) -> ItemRefusal {
        ItemRefusal(Sentence("There is no list “%s”.", path.description))
    }
}
