public import FormCore

/// What a command of the program's own does with the items of the form's lists; saved when it returns.
extension OpenForm {
    /// Adds an item to a list, as the command `add` does.
    ///
    /// - Parameters:
    ///   - list: The path of the list.
    ///   - texts: Rows of the new item, named from the item on, and their values as the person would type them.
    /// - Returns: The path of the new item.
    /// - Throws: a ``FormCommandError`` where it is refused or can't be saved; then nothing is added.
    @discardableResult
    public func add(to list: RowPath, _ texts: [(path: RowPath, text: String)] = []) async throws -> RowPath {
        try await add(try CommandLineForm(session).newItem(in: list), texts)
    }

    func add(_ item: NewItem, _ texts: [(path: RowPath, text: String)]) async throws -> RowPath {
        let form = CommandLineForm(session)
        for notice in try await form.fill(item, texts) { remark(notice) }
        let path = try form.insert(item)
        try await keep([path])
        return path
    }

    /// Removes items of lists, as the command `remove` does: all of them, or none.
    ///
    /// - Throws: a ``FormCommandError`` where one has to stay, or that can't be saved.
    public func remove(_ items: [RowPath]) async throws {
        let form = CommandLineForm(session)
        let items = try form.all(items) { try form.path(of: $0) }
        try form.remove(items)
        try await keep(items)
    }

    /// Moves an item of a list, as the command `move` does.
    ///
    /// - Throws: a ``FormCommandError`` where it has to stay where it is, or that can't be saved.
    public func move(_ item: RowPath, to destination: ItemDestination) async throws {
        let form = CommandLineForm(session)
        let item = try form.path(of: item)
        try form.move(item, to: destination)
        try await keep([item])
    }

    /// Saves the lists of items.
    private func keep(_ items: [RowPath]) async throws {
        try await save(settling: items.compactMap(\.parent))
        printRemarks(on: self)
    }
}
