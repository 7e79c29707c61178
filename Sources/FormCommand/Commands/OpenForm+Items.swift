public import FormCore

/// The methods with which a program's own commands change the form's lists. Each method returns once its change has
/// been saved.
extension OpenForm {
    /// Adds an item to a list, as the command `add` does.
    ///
    /// - Parameters:
    ///   - list: The path of the list.
    ///   - texts: The values of the new item's rows, as the user would type them, each with the path of its row. The
    ///     paths are relative to the new item.
    /// - Returns: The path of the new item.
    /// - Throws: A ``FormCommandError`` if the item is refused, in which case nothing is added, or if it can't be
    ///   saved.
    @discardableResult
    public func add(to list: RowPath, _ texts: [(path: RowPath, text: String)] = []) async throws -> RowPath {
        try await add(try CommandLineForm(self).newItem(in: list), texts)
    }

    func add(_ item: NewItem, _ texts: [(path: RowPath, text: String)]) async throws -> RowPath {
        let form = CommandLineForm(self)
        let unresolved = session.conflicts
        let filled = try await form.fill(item, texts)
        let (path, changed) = try form.insert(item, texts)
        for notice in filled + changed { remark(notice) }
        try await keep([path], leaving: unresolved)
        return path
    }

    /// Removes items from their lists, as the command `remove` does. If one of the items can't be removed, none of them
    /// is.
    ///
    /// - Throws: A ``FormCommandError`` if an item can't be removed, or the change can't be saved.
    public func remove(_ items: [RowPath]) async throws {
        let form = CommandLineForm(self)
        let unresolved = session.conflicts
        let items = try form.all(items) { try form.path(of: $0) }
        try form.remove(items)
        try await keep(items, leaving: unresolved)
    }

    /// Moves an item of a list, as the command `move` does.
    ///
    /// - Throws: A ``FormCommandError`` if the item can't be moved, or the change can't be saved.
    public func move(_ item: RowPath, to destination: ItemDestination) async throws {
        let form = CommandLineForm(self)
        let unresolved = session.conflicts
        let item = try form.path(of: item)
        try form.move(item, to: destination)
        try await keep([item], leaving: unresolved)
    }

    /// Saves the lists whose items were added, removed or moved, and prints the form's notices. If another program
    /// changes one of these lists in the meantime, this program's change wins.
    ///
    /// - Parameters:
    ///   - items: The paths of the items that were added, removed or moved.
    ///   - unresolved: The conflicts before the change. They may be about other items, so they are left for the user to
    ///     resolve.
    private func keep(_ items: [RowPath], leaving unresolved: [RowPath]) async throws {
        try await save(settling: items.compactMap(\.parent).filter { !unresolved.contains($0) })
        printRemarks(on: self)
    }
}
