/// What the session shows of an edit.
extension FormSession {
    func show(_ outcome: EditOutcome) {
        if outcome.isEntered { scopeToApply = nil }
        if outcome.readsState {
            closePagesThatHaveGone(by: outcome.origin)
            closeEndedDialogs()
            for page in pages { page.markStale() }
            for page in shownPages where page.scope.isThere() { page.update() }
            proposeAgain()
        }
        if !outcome.rows.isEmpty {
            for page in shownPages { page.apply(record, to: outcome.rows) }
        }
        if outcome.hasOtherNotices { observer?(.notices) }
        if outcome.readsState {
            searchAgain()
            questions.endThoseInVain()
        }
    }

    /// Looks what can be undone now, and tells the renderer if it is something else.
    ///
    /// - Parameter newStep: The step that the person has just made, where it was one.
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

    func titleChanged(of page: FormPage) {
        if shownPages.contains(where: { $0 === page }) { observer?(.title) }
    }
}

extension FormSession {
    /// Takes the person's last step back and shows the row that it was made with.
    ///
    /// What is being typed is committed first, so that it is the last step. A
    /// draft of the row that was refused goes. A hundred steps are kept, each
    /// with the values before and after it.
    public func undo() {
        travel(.undo)
    }

    /// Does again what was undone last, and shows the row.
    public func redo() {
        travel(.redo)
    }

    private func travel(_ direction: HistoryDirection) {
        commitTyping()
        guard let step = model.nextStep(direction) else { return }
        let rows = rowsToAskAbout
        model.send(direction == .undo ? .undo(rows) : .redo(rows))
        if let row = step.row { reveal(row) }
    }

    /// The rows whose values somebody else has to accept, in the order of their paths.
    private var rowsToAskAbout: [EditedRow] {
        if rowsWithEffect.isEmpty { return [] }
        let shown = rowsWithEffect.compactMap { cells(at: $0).lazy.compactMap(\.edited).first }
        let rows = shown.count == rowsWithEffect.count ? shown : rows().filter { rowsWithEffect.contains($0.path) }
        return rows.sorted { $0.path.description < $1.path.description }
    }

    /// The title of a row of an open page; of another row the last part of its path.
    func title(of path: RowPath) -> String {
        // The row that opened a dialog is not on the screen.
        let page = livePages.last { ($0.scope.isSingleValue || $0.scope.isDialog) && $0.path == path }
        if let page { return page.title }
        if let cell = cells(at: path).first { return cell.title }
        return path.components.last.map(environment.translate) ?? firstPage.title
    }
}
