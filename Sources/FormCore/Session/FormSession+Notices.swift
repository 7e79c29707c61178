/// What the program tells the person.
extension FormSession {
    /// Tells the person something about the whole window; `nil` takes it away.
    ///
    /// - Parameters:
    ///   - notice: Stands above the pages until its source says something else. A warning can be dismissed.
    ///   - source: Who says it; what others have said stays.
    ///   - row: The row that it is about; a button leads there, see ``reveal(_:)``. One that the form does not
    ///     have is reported as the form's mistake.
    public func show(_ notice: Notice?, from source: NoticeSource = .program, about row: RowPath? = nil) {
        if let row { look(for: row, namedBy: "show(_:from:about:)") }
        model.send(.say(notice, from: source, about: row))
    }

    /// Tells the person something about a row; `nil` takes it away.
    ///
    /// A row that the form does not have is reported as the form's mistake: at once where the pages on the way
    /// are open, and else when they are opened or surveyed.
    public func show(_ notice: Notice?, at path: RowPath) {
        look(for: path, namedBy: "show(_:at:)")
        model.send(.show(notice, at: path))
    }
}
