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
        try items(of: list) { items throws(ItemRefusal) in list.appending(try items.edit(edit)) }
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
        _ = try? items(of: item.parent ?? .root) { $0.takeBack(item.components.last ?? "") }
    }

    /// Makes a new item for a list, at first only in a copy of the form, where the caller can fill it in. Then
    /// ``NewItem/insert()`` adds the item to this form.
    package func newItem(in list: RowPath) throws(ItemRefusal) -> NewItem {
        guard let preview = driver?.preview() else { throw .noList(list) }
        return NewItem(path: try preview.session.edit(list, .add), list: list, preview: preview, session: self)
    }

    fileprivate func items<Result>(
        of list: RowPath, _ body: (any NamedItems) throws(ItemRefusal) -> Result
    ) throws(ItemRefusal) -> Result {
        var result: Swift.Result<Result, ItemRefusal> = .failure(.noList(list))
        traverse(to: list) { row in
            guard let items = row.makeItems?(), row.path == list else { return }
            do throws(ItemRefusal) { result = .success(try body(items)) } catch { result = .failure(error) }
        }
        return try result.get()
    }
}

/// A new list item, which the caller can fill in before it is added to the list.
@MainActor
package struct NewItem {
    /// The path that the item will have.
    package let path: RowPath
    private let list: RowPath
    private let preview: any SessionDriver
    private let session: FormSession

    fileprivate init(path: RowPath, list: RowPath, preview: any SessionDriver, session: FormSession) {
        self.path = path
        self.list = list
        self.preview = preview
        self.session = session
    }

    /// A copy of the form that contains the item. Set the item's rows in this copy to fill the item in; changes to
    /// anything but the item are lost.
    package var trial: FormSession { preview.session }

    /// Adds the item, with the values that the caller has filled in, to the list in the original form, as one change.
    ///
    /// - Returns: The item's path.
    @discardableResult
    package func insert() throws(ItemRefusal) -> RowPath {
        let name = path.components.last ?? ""
        let item = try trial.items(of: list) { items throws(ItemRefusal) in items.item(named: name) }
        guard let item else { throw .noList(path) }
        return try session.edit(list, .insert(item))
    }
}

extension ItemRefusal {
    fileprivate static func noList(_ path: RowPath) -> ItemRefusal {
        ItemRefusal(Sentence("There is no list “%s”.", path.description))
    }
}
