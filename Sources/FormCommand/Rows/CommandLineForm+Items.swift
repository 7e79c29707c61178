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
    ///   ``set(_:)`` would refuse a value, or a rule finds an error in another row of the new item.
    @discardableResult
    public func add(to list: RowPath, _ texts: [(path: RowPath, text: String)] = []) async throws -> RowPath {
        let item = try newItem(in: list)
        _ = try await fill(item, texts)
        return try insert(item)
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
        try refusing { try session.removeItems(distinct.map(\.element)) }
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
        _ = try refusing { try session.edit(list, .move(path.components.last ?? "", found)) }
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
                Notice(notice.severity, notice.sentence(naming: form.name(of: row.path)))
            }
        }
        let errors = found.filter { $0.severity == .error }
        if !errors.isEmpty { throw error(.paragraph(errors.map(\.sentence))) }
        return found
    }

    /// Inserts a new item in its current state.
    func insert(_ item: NewItem) throws -> RowPath { try refusing { try item.insert() } }

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
