/// An event of a form as names and texts, as it is stored in a log and replayed from it.
package struct LoggedEdit<State> {
    package enum Kind: String {
        case type, set, commit, goOn, leave, endWaiting, forget, discard, lookAgain, reset, settle, findConflicts
        case undo, redo, apply
        case beginDialog, cancelEdits
        case asking, answered, granted, refused, show, showIssue, say
        /// One value was written that no row has.
        case write
        /// The state was changed by a function.
        case change
        /// The insertion of a list item was rolled back, because the item was left as it was added.
        case takeBack
        case baselines, lookAtStored
        case open, close, expand, collapse, search, layout
    }

    /// A row of the edit.
    package struct Row {
        package var path: RowPath
        /// True if the row was that of an open page; false if it was found by traversing the form.
        package var isOpen: Bool
        /// The row's new text.
        package var text: String?
        /// True if the text must be concealed in logs.
        package var isSecret = false
        /// True if the program gets the value immediately.
        package var isAppliedAtOnce = false

        package init(path: RowPath, isOpen: Bool, text: String? = nil) {
            self.path = path
            self.isOpen = isOpen
            self.text = text
        }
    }

    package var kind: Kind
    /// The time of the event, counted from an arbitrary moment.
    package var time: Duration
    package var rows: [Row]
    /// The row or page that the event is named after.
    package var path: RowPath?
    /// A choice, a baseline, a source, the text of a search, or the spelling of a text.
    package var name: String?
    /// The number of a check, of a pending change, or of pages.
    package var number: Int?
    package var notice: Notice?
    package var origin = ChangeOrigin.person
    /// True if a page was opened by its row.
    package var isByRow = false
    /// The states before and after a change.
    package var states: [(old: State, new: State)] = []
    /// True if only a part of the state was changed.
    package var isPart = false
    /// The part after the change.
    package var part: (any Encodable)?
    package var baselines: Baselines<State>?
    /// The pages on the screen, as indices of the open pages.
    package var shown: [Int] = []

    package init(
        _ kind: Kind, at time: Duration, rows: [Row] = [], path: RowPath? = nil, name: String? = nil,
        number: Int? = nil, notice: Notice? = nil, baselines: Baselines<State>? = nil
    ) {
        (self.kind, self.time, self.rows, self.path) = (kind, time, rows, path)
        (self.name, self.number, self.notice, self.baselines) = (name, number, notice, baselines)
    }
}

extension LoggedEdit {
    @MainActor
    init(_ move: PageMove, in session: FormSession, at time: Duration) {
        switch move {
        case .open(let path, let isByRow):
            self.init(.open, at: time, path: path)
            self.isByRow = isByRow
        case .close(let count): self.init(.close, at: time, number: count)
        case .expand(let path, let isExpanded): self.init(isExpanded ? .expand : .collapse, at: time, path: path)
        case .search(let text): self.init(.search, at: time, name: text)
        case .layout: self.init(.layout, at: time)
        }
        shown = session.shownNumbers
    }
}

extension FormSession {
    /// The pages on the screen, as indices of the open pages; the next index after those is the page of the default
    /// selection.
    var shownNumbers: [Int] {
        let pages = livePages
        return pages.indices.filter { number in shownPages.contains { $0 === pages[number] } }
    }
}
