/// What the session shows of an edit.
extension FormSession {
    func show(_ outcome: EditOutcome) {
        if outcome.isEntered { appliesWhenAnswered = false }
        if outcome.readsState {
            for page in pages { page.markStale() }
            for page in shownPages { page.update() }
        }
        let record = record
        for page in shownPages {
            for path in outcome.rows { page.apply(record, to: path) }
        }
        if outcome.hasOtherNotices { observer?(.notices) }
        if outcome.readsState { searchAgain() }
    }

    /// Looks what can be undone now, and tells the renderer if it is something else.
    func historyChanged() {
        let (undoStep, redoStep) = (model.nextStep(.undo), model.nextStep(.redo))
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

    /// Rules have answered; the person may wait for them.
    func answered() {
        if appliesWhenAnswered { apply() }
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
        commitDrafts()
        guard let step = model.nextStep(direction) else { return }
        let row = step.row.flatMap { rowsWithEffect.contains($0) ? self.row(at: $0) : nil }
        model.send(direction == .undo ? .undo(row) : .redo(row))
        if let row = step.row { reveal(row) }
    }

    /// The title of a row of an open page; of another row the last part of its path.
    func title(of path: RowPath) -> String {
        if let page = pages.last(where: { $0.scope.isSingleValue && $0.path == path }) { return page.title }
        if let cell = cells(at: path).first { return cell.title }
        return path.components.last.map(environment.translate) ?? firstPage.title
    }
}
