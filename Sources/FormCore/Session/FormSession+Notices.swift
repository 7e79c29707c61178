/// Notices from the program to the user.
extension FormSession {
    /// Shows a notice about the whole window; `nil` removes it.
    ///
    /// - Parameters:
    ///   - notice: The notice, which appears above the pages until its source replaces or removes it. The user can
    ///     dismiss a warning.
    ///   - source: The source of the notice. The notice replaces an earlier notice of the same source; notices of other
    ///     sources stay.
    ///   - row: The row that the notice is about, or `nil` if it is not about a row. A notice about a row has a button
    ///     that leads to the row; see ``reveal(_:)``. A row that the form does not have is reported as a mistake.
    ///   - details: More about the notice, which has a button *Details* then; `nil` if the notice says everything.
    public func show(
        _ notice: Notice?, from source: NoticeSource = .program, about row: RowPath? = nil,
        details: NoticeDetails? = nil
    ) {
        let row = row.map { look(for: $0, namedBy: "show(_:from:about:details:)") }
        if notice == nil, source == .removedPage { isRestored = nil }
        model.send(.say(source: source, notice: notice, row: row, details: details.map { EditValue($0) }))
    }

    /// Shows a notice about a row; `nil` removes it.
    ///
    /// A row that the form does not have is reported as a mistake.
    public func show(_ notice: Notice?, at path: RowPath) {
        let path = look(for: path, namedBy: "show(_:at:)")
        model.send(.show(row: path, notice: notice))
    }
}
