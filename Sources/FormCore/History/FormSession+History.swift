extension FormSession {
    /// Takes the person's last step back and shows the row that it was made with.
    ///
    /// What is being typed is committed first, so that it is the last step. A
    /// draft of the row that was refused goes. A hundred steps are kept, each
    /// with the states before and after it.
    public func undo() {
        travel(.undo)
    }

    /// Does again what was undone last, and shows the row.
    public func redo() {
        travel(.redo)
    }

    private func travel(_ direction: HistoryDirection) {
        commitDrafts()
        guard let step = driver?.travel(direction), let row = step.row else { return }
        forget(row)
        reveal(row)
    }

    /// Forgets what the record keeps of a row, but for what somebody else has made of it.
    func forget(_ path: RowPath) {
        checks.removeValue(forKey: path)?.cancel()
        refusedRows[path] = nil
        updateRecord(at: path) { $0 = FormRecord.Row(conflict: $0.conflict) }
    }

    /// Looks what can be undone now, and tells the renderer if it is something else.
    func historyChanged() {
        guard let driver else { return }
        let (undoStep, redoStep) = (driver.nextStep(.undo), driver.nextStep(.redo))
        let hasUnapplied = driver.hasUnapplied
        guard undoStep != self.undoStep || redoStep != self.redoStep || hasUnapplied != self.hasUnapplied else {
            return
        }
        self.undoStep = undoStep
        self.redoStep = redoStep
        self.hasUnapplied = hasUnapplied
        observer?(.history)
    }

    /// The title of a row of an open page; of another row the last part of its path.
    func title(of path: RowPath) -> String {
        if let page = pages.last(where: { $0.scope.isSingleValue && $0.path == path }) { return page.title }
        if let cell = topPage.cells(at: path).first { return cell.title }
        return environment.translate(path.components.last ?? firstPage.title)
    }
}
