/// Showing the outcome of an edit.
extension FormSession {
    func show(_ outcome: EditOutcome) {
        if outcome.isEntered { scopeToApply = nil }
        if outcome.readsState {
            closePagesOfRemovedItems(by: outcome.origin)
            closeEndedDialogs()
            let updated = shownPages.filter { $0.scope.isThere() }
            for page in pages where !updated.contains(where: { $0 === page }) { page.markStale() }
            announcingChange(by: outcome.origin == .person ? outcome.row : nil) {
                for page in updated { page.update(changed: outcome.changed) }
            }
            updateDefaultSelection()
        }
        if !outcome.rows.isEmpty {
            for page in shownPages { page.apply(record, to: outcome.rows) }
        }
        if outcome.hasOtherNotices { observer?(.notices) }
        if outcome.readsState {
            searchAgain()
            questions.update()
        }
        updateClosingQuestion()
    }

    /// Lets go of the items of lists before an edit changes one of them; see `RowsOnDemand.releaseItems(for:)`.
    func releaseItems(for change: StoredBytes) -> [@MainActor () -> Void] {
        livePages.flatMap { $0.releaseItems(for: change) }
    }

    /// Updates ``undoStep``, ``redoStep`` and ``hasUnapplied``, and notifies the renderer if any of them has changed.
    ///
    /// - Parameter newStep: The undo step that the edit has added, or `nil` if it has added none.
    func historyChanged(newStep: HistoryStep?) {
        let undoStep = newStep ?? model.nextStep(.undo)
        let redoStep = newStep == nil ? model.nextStep(.redo) : nil
        let hasUnapplied = model.hasUnapplied
        guard undoStep != self.undoStep || redoStep != self.redoStep || hasUnapplied != self.hasUnapplied else {
            return
        }
        self.undoStep = undoStep
        self.redoStep = redoStep
        self.hasUnapplied = hasUnapplied
        observer?(.history)
    }

    /// Called when the title of a page has changed.
    func titleChanged(of page: FormPage) {
        if shownPages.contains(where: { $0 === page }) { observer?(.title) }
    }
}

extension FormSession {
    /// Undoes the user's last step and reveals the row that the step was made with, or the list item that is back. If
    /// that is in a dialog which is closed, the row that opens the dialog is revealed.
    ///
    /// Text that is being typed is committed first. If the text is accepted, committing it is the user's last step, and
    /// that step is undone. If the row of the undone step has a draft, the draft is discarded. The last hundred steps
    /// are kept, each with the values before and after it.
    ///
    /// Text that the user has discarded with Escape since the last step is the first to be brought back: it is the
    /// row's draft again, and ``redo()`` discards it again. The next call goes on with the step before it. Only the last
    /// such text is kept, until the user's next edit, and never a secret. A dialog that was closed is not opened again
    /// for it.
    public func undo() {
        travel(.undo)
    }

    /// Redoes the step that was undone last, and reveals the row that the step was made with.
    public func redo() {
        travel(.redo)
    }

    private func travel(_ direction: HistoryDirection) {
        // A text that was brought back is not committed by going on.
        if restoredRow == nil { commitTyping() }
        guard let step = model.nextStep(direction) else { return }
        if model.restoresText(direction) {
            // First opens the pages, which commits drafts; the last of them can be one that the text is typed on.
            if let row = step.row, reveal(row), topPage.path != row {
                let cell = cells(at: row).first
                if cell?.destination?.isSingleValue == true { cell?.select() }
            }
            return model.send(direction == .undo ? .undo(services: []) : .redo(services: []))
        }
        let hidden = step.row.flatMap { path in
            shownPages.contains { $0.describesRow(at: path) } ? nil : row(at: path)
        }
        let opener = hidden.flatMap(rowOpeningDialog)
        let newItem = opener == nil ? hidden?.items?.findingNewItem() : nil
        let rows = rowsWithServices
        let services = rows.map(\.path)
        send(direction == .undo ? .undo(services: services) : .redo(services: services), about: rows)
        guard let row = step.row else { return }
        // The focus goes to an item that is back.
        if let item = newItem?(), reveal(row.appending(item)) { return }
        reveal(opener ?? row)
    }

    /// Returns the row that opens the outermost closed dialog around a row; `nil` if there is none. To open the dialog
    /// would begin a history of its own, and keep the user from going on to undo.
    private func rowOpeningDialog(around row: FormRow) -> RowPath? {
        guard let dialog = row.dialog, !model.dialogs.contains(dialog) else { return nil }
        return self.row(at: dialog).flatMap(rowOpeningDialog) ?? dialog
    }

    /// The row whose draft is a text that the user has discarded and ``undo()`` has brought back; `nil` if there is none,
    /// or if the text has been edited since.
    package var restoredRow: RowPath? { model.restoredRow }

    /// The rows whose values a service has to accept, ordered by their paths.
    private var rowsWithServices: [EditTarget] {
        if rowsWithEffect.isEmpty { return [] }
        let shown = rowsWithEffect.compactMap { cells(at: $0).lazy.compactMap(\.editTarget).first }
        let others = editTargets(at: Array(rowsWithEffect.subtracting(shown.map(\.path))))
        return (shown + others).sorted { $0.path.description < $1.path.description }
    }

    /// Returns the title of a row. For a row of a page that is not open, returns the last part of the row's path,
    /// translated.
    func title(of path: RowPath) -> String {
        // A dialog covers the page of the row that opened the dialog, so that row is not found on the screen. The
        // dialog's own title is used instead of the row's title.
        let page = livePages.last { ($0.scope.isSingleValue || $0.scope.isDialog) && $0.path == path }
        if let page { return page.title }
        for page in shownPages.reversed() {
            if let cell = page.madeCells(at: path).first { return cell.title }
            if page.describesRow(at: path), let row = row(at: path) { return row.title }
            if let cell = page.cells(at: path).first { return cell.title }
        }
        return path.components.last.map(environment.translate) ?? firstPage.title
    }
}
