/// Rows in expanders.
extension FormSession {
    /// Shows or hides the rows of an expander.
    func expand(_ cell: FormCell, _ isExpanded: Bool) {
        if !isExpanded { leaveRows(below: cell) }
        holdingChanges {
            cell.expand(isExpanded)
            driver?.note(.expand(row: cell.path, isExpanded: isExpanded))
        }
    }

    /// Expands the expanders that contain the row, except those that the user can't use.
    func expand(around cell: FormCell) {
        for expander in cell.expanders { expander.setExpanded(true) }
    }

    /// Commits what is being typed in the rows of an expander, as when the user leaves a page.
    private func leaveRows(below expander: FormCell) {
        let drafts = record.rows.filter { $0.value.draft != nil }
        guard !drafts.isEmpty, let page = expander.section?.page else { return }
        let cells = page.cells(among: drafts.keys).filter { $0.expanders.contains { $0 === expander } }
        for cell in cells where cell.editTarget != nil { model.send(.commit(row: cell.path)) }
        if cells.contains(where: { record[$0.path].isWaitingDraft }) { endWaiting() }
    }
}
