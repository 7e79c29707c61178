/// Edits that are applied, or given up, together.
extension FormSession {
    /// Makes what the person has edited what the program goes by; in a dialog, what the form goes by under it.
    ///
    /// Commits what is being typed first. With an error anywhere nothing is
    /// applied, and the first one gets the focus; for a dialog its own pages count. While a rule is under way
    /// nothing is applied yet: that happens when it has answered, unless the
    /// person has edited something since. A dialog that is applied ends.
    ///
    /// - Returns: Whether there is nothing left to apply.
    @discardableResult
    public func apply() -> Bool {
        appliesWhenAnswered = false
        commitDrafts()
        let dialog = dialog
        let scope = dialog?.path ?? .root
        guard !focusFirstIssue(at: scope) else { return false }
        guard validity(at: scope) == .valid else {
            appliesWhenAnswered = true
            return false
        }
        // What the person applies they want, also as it is.
        dialog?.scope.takeBack = nil
        model.send(.apply(rowsWithEffect.isEmpty ? [] : rows()))
        return dialog.map { !$0.scope.isOpen } ?? !hasUnapplied
    }

    /// Gives up what the person has edited since it was applied, and all drafts and notices of rows.
    ///
    /// What was edited can be had back with ``undo()``. In a dialog it is what was edited on its pages, for good, and
    /// the dialog ends.
    public func cancelEdits() {
        model.send(.cancelEdits)
    }
}

/// Pages that are shown as dialogs; see ``Element/presented(as:)``.
extension FormSession {
    /// The first page of the dialog on top of the others; `nil` where there is none.
    public var dialog: FormPage? { pages.last(where: \.scope.isDialog) }

    /// The open pages by windows: first those of the form's own, also the page that is proposed there, and then
    /// those of each dialog, the one on top last.
    public var windows: [[FormPage]] {
        var windows = [Array(firstWindow) + (proposedPage.map { [$0] } ?? [])]
        for page in pages[firstWindow.count...] {
            if page.scope.isDialog { windows.append([]) }
            windows[windows.count - 1].append(page)
        }
        return windows
    }

    /// The pages under all dialogs.
    var firstWindow: ArraySlice<FormPage> { pages.prefix { !$0.scope.isDialog } }

    /// Which of the pages are on the screen, and can be used: under a dialog everything stays as it is.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        if pages.contains(where: \.scope.isDialog) { return pages.suffix(1) }
        return layout.shown(of: pages, proposing: proposed)
    }

    /// A dialog that the person has to close before they are somewhere else.
    func dialog(notOnTheWayTo path: RowPath) -> FormPage? {
        pages.last { $0.scope.isDialog && !path.isAtOrBelow($0.path) }
    }

    /// What is to be asked before the dialog on top is given up, with what was edited in it; `nil` where nothing is
    /// lost with it.
    public func questionBeforeCancelling() -> ClosingQuestion? {
        commitDrafts()
        return closingQuestion
    }

    /// Closes the pages of dialogs that were applied or given up.
    func closeEndedDialogs() {
        let open = model.dialogs.count
        let dialogs = pages.indices.filter { pages[$0].scope.isDialog }
        if dialogs.count > open { closePages(from: dialogs[open]) }
    }

    /// Gives up what was edited in dialogs whose pages were closed.
    func cancelClosedDialogs() {
        let open = pages.count(where: \.scope.isDialog)
        for _ in model.dialogs.dropFirst(open) { model.send(.cancelEdits) }
    }
}
