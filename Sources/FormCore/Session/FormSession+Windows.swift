/// The windows that the open pages stand in: the form's own, and those of dialogs, see ``Element/presented(as:)``.
extension FormSession {
    /// The page on top of the stack; beside the first page the one that is proposed, where no other is open.
    public var topPage: FormPage { dialog == nil ? proposedPage ?? lastPage : lastPage }

    /// The page on the screen: what a search has found, or else the page on top.
    public var shownPage: FormPage { searchPage ?? topPage }

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

    /// Gives up what was edited in dialogs whose pages were closed.
    func cancelClosedDialogs() {
        let open = pages.count(where: \.scope.isDialog)
        for _ in model.dialogs.dropFirst(open) { model.send(.cancelEdits) }
    }
}
