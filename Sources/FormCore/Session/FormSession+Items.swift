extension FormSession {
    /// Does something with an item of a list, whether or not the page of the list is open; for the program at once,
    /// also where the person applies explicitly.
    ///
    /// - Parameter list: The path of the list.
    /// - Returns: The path of the item; of several, that of the last.
    /// - Throws: Why it can't be done, as for a person in the window.
    @discardableResult
    package func edit(_ list: RowPath, _ edit: ItemEdit) throws(ItemRefusal) -> RowPath {
        try items(of: list) { items throws(ItemRefusal) in list.appending(try items.edit(edit)) }
    }

    /// Takes items out of their lists as one change: all of them, or none.
    ///
    /// - Throws: Why one of them has to stay.
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

    /// Takes items back that were added, whose pages are open, and that the person has left as they were: the form is
    /// about to be closed.
    package func takeBackUneditedItems() {
        for page in pages.reversed() { page.scope.takeBack?() }
    }

    /// Takes an item of a list back that was added, as if it had never been.
    func takeBack(_ item: RowPath) {
        _ = try? items(of: item.parent ?? .root) { $0.takeBack(item.components.last ?? "") }
    }

    /// Makes an item for a list, on a copy of the form; ``NewItem/insert()`` puts it into this one.
    package func newItem(in list: RowPath) throws(ItemRefusal) -> NewItem {
        guard let preview = driver?.preview() else { throw .noList(list) }
        return NewItem(path: try preview.session.edit(list, .add), list: list, preview: preview, session: self)
    }

    fileprivate func items<Result>(
        of list: RowPath, _ body: (any NamedItems) throws(ItemRefusal) -> Result
    ) throws(ItemRefusal) -> Result {
        var result: Swift.Result<Result, ItemRefusal> = .failure(.noList(list))
        walk { row in
            guard let items = row.cell.items, row.cell.path == list else { return }
            do throws(ItemRefusal) { result = .success(try body(items)) } catch { result = .failure(error) }
        }
        return try result.get()
    }
}

/// An item of a list that can be filled in before the list has it.
@MainActor
package struct NewItem {
    /// Where the item is going to be.
    package let path: RowPath
    private let list: RowPath
    private let preview: any FormPreview
    private let session: FormSession

    fileprivate init(path: RowPath, list: RowPath, preview: any FormPreview, session: FormSession) {
        self.path = path
        self.list = list
        self.preview = preview
        self.session = session
    }

    /// A form that has the item already, to fill it in; whatever else is done there is lost.
    package var trial: FormSession { preview.session }

    /// Adds the item as it is now, as one change.
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
