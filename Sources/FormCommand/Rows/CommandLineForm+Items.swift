public import FormCore

/// The methods that change the form's lists.
extension CommandLineForm {
    /// Adds an item to a list, as the list's button does, and sets some of its rows. This is one change, which succeeds
    /// or fails as a whole.
    ///
    /// ```swift
    /// let rule = try await form.add(to: "Rules", [("Name", "Mail"), ("Port", "25")])
    /// ```
    ///
    /// - Parameters:
    ///   - list: The path of the list.
    ///   - texts: Rows of the new item, with paths that begin at the item, and their values as the user would type
    ///     them.
    /// - Returns: The path of the new item.
    /// - Throws: A ``FormCommandError`` if there is no such list, it is hidden or disabled, it may not have more items,
    ///   ``set(_:)`` would refuse a value, or the new item would have an error or cause one elsewhere that keeps edits
    ///   from being applied.
    @discardableResult
    public func add(to list: RowPath, _ texts: [(path: RowPath, text: String)] = []) async throws -> RowPath {
        let item = try newItem(in: list)
        _ = try await fill(item, texts)
        return try insert(item, texts).path
    }

    /// Removes items from their lists: all of them, or none.
    ///
    /// - Throws: A ``FormCommandError`` if there is no such item, its list is hidden or disabled, or the form doesn't
    ///   allow its removal.
    public func remove(_ items: [RowPath]) throws {
        let items = try all(items) { try item(at: $0) }
        // Items inside a removed item are removed with it, and no item is removed twice.
        let distinct = items.enumerated().filter { index, item in
            !items.enumerated().contains { other, outer in
                item.components.starts(with: outer.components) && (outer != item || other < index)
            }
        }
        let removed = distinct.map(\.element)
        for list in Set(removed.compactMap(\.parent)) {
            try tryOut(list, .remove(removed.filter { $0.parent == list }.compactMap(\.components.last)))
        }
        try refusing { try session.removeItems(removed) }
    }

    /// Moves an item within its list.
    ///
    /// ```swift
    /// try form.move("Rules/ssh", to: .before("Rules/web"))
    /// ```
    ///
    /// - Throws: A ``FormCommandError`` if there is no such item, its list is hidden or disabled, or the form doesn't
    ///   allow moving it.
    public func move(_ item: RowPath, to destination: ItemDestination) throws {
        let path = try self.item(at: item)
        let list = path.parent ?? .root
        let neighbour = { (other: RowPath) in
            let other = try self.item(at: other)
            if other.parent == list { return other }
            throw self.error(
                Sentence("“%1$s” and “%2$s” are items of different lists.", self.name(of: path), self.name(of: other)))
        }
        let found: ItemDestination =
            switch destination {
            case .before(let other): .before(try neighbour(other))
            case .after(let other): .after(try neighbour(other))
            default: destination
            }
        let edit = ItemEdit.move(path.components.last ?? "", found)
        try tryOut(list, edit)
        _ = try refusing { try session.edit(list, edit) }
    }

    /// Throws an error if a change of a list would not be made as asked, or would cause an error that keeps edits from
    /// being applied.
    private func tryOut(_ list: RowPath, _ edit: ItemEdit) throws {
        let preview = try refusing { try session.tryOut(list, edit).preview }
        try checkErrors(session.newErrors(causedIn: list, preview))
    }

    /// Creates an item for a list, which ``insert(_:)`` adds to it.
    func newItem(in list: RowPath) throws -> NewItem {
        let (path, row) = try find(list)
        guard let row, row.role == .list else {
            throw error(Sentence("“%1$s” is no list.", name(of: path)))
        }
        try checkUsable(row)
        return try refusing { try session.newItem(in: path) }
    }

    /// Sets rows of a new item before it is inserted.
    ///
    /// - Returns: The notices about the item's rows, such as warnings.
    func fill(_ item: NewItem, _ texts: [(path: RowPath, text: String)]) async throws -> [Notice] {
        let form = CommandLineForm(item)
        let notices = try await form.set(form.usableRows(texts))
        let rows = item.trial.rows().filter { $0.path.components.starts(with: item.path.components) }
        let found = rows.compactMap { row in
            (notices[row.path] ?? row.issue).map { notice in
                Notice(notice.severity, notice.sentence(naming: form.givenName(of: row.path)))
            }
        }
        let errors = found.filter { $0.severity == .error }
        if !errors.isEmpty { throw error(.paragraph(errors.map(\.sentence))) }
        return found
    }

    /// Inserts a new item in its current state.
    ///
    /// - Parameter texts: The rows of the item that were set.
    /// - Returns: The item's path, and notices about rows that have other values once the item is in the list.
    func insert(
        _ item: NewItem, _ texts: [(path: RowPath, text: String)]
    ) throws -> (path: RowPath, notices: [Notice]) {
        let preview = try refusing { try item.tryOut() }
        try checkErrors(session.newErrors(causedIn: item.list, preview))
        let form = CommandLineForm(item)
        let notices = try form.usableRows(texts).compactMap { row, _ -> Notice? in
            let (filled, stored) = (row.value?.text(), preview.session.row(at: row.path)?.value)
            guard let filled, let stored, !stored.isValue(filled) else { return nil }
            let notice = form.notice(of: stored)
            return Notice(notice.severity, notice.sentence(naming: form.givenName(of: row.path)))
        }
        return (try refusing { try item.insert() }, notices)
    }

    /// Returns the path of an item of a list.
    private func item(at written: RowPath) throws -> RowPath {
        let path = try path(of: written)
        let list = session.rows().first { $0.path == path.parent && $0.role == .list }
        guard let list else { throw error(Sentence("“%1$s” is no item of a list.", name(of: path))) }
        try checkUsable(list)
        return path
    }

    private func checkUsable(_ list: FormRow) throws {
        if !list.isEnabled { throw disabled(list) }
        if !list.isVisible {
            throw error(Sentence("“%1$s” is hidden now, so its items can't be changed.", name(of: list.path)))
        }
    }

    /// Runs a closure, and translates the form's refusal into the user's language.
    private func refusing<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let refusal as ItemRefusal { throw error(refusal.sentence) }
    }
}
