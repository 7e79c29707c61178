/// Something that happened to a form, by names and texts: what a log keeps of it, and what a replay goes by.
package struct LoggedEdit<State> {
    package enum Kind: String {
        case type, set, commit, goOn, leave, endWaiting, forget, lookAgain, reset, settle, findConflicts, undo, redo
        case apply
        case beginDialog, cancelEdits
        case asking, answered, granted, refused, show, showIssue, say
        /// One value was written where no row has it.
        case write
        /// The state was changed in a way that nobody knows.
        case change
        /// An item of a list was taken back that was added and left as it was.
        case takeBack
        case baselines, lookAtStored
        case open, close, expand, collapse, search, layout
    }

    /// A row that took part.
    package struct Row {
        package var path: RowPath
        /// Whether the row is that of an open page, and not one that was found by reading through the form.
        package var isOpen: Bool
        /// What it was given.
        package var text: String?
        /// Whether no log may show the text.
        package var isSecret = false
        /// Whether it is for the program at once.
        package var isAppliedAtOnce = false

        package init(path: RowPath, isOpen: Bool, text: String? = nil) {
            self.path = path
            self.isOpen = isOpen
            self.text = text
        }
    }

    package var kind: Kind
    /// When it happened, counted from any moment on.
    package var time: Duration
    package var rows: [Row] = []
    /// What it is called by, or where it was.
    package var path: RowPath?
    /// A choice, a baseline, a source, what is searched for, how a text is spelled.
    package var name: String?
    /// Of a check or a wish; of pages.
    package var number: Int?
    package var notice: Notice?
    package var origin = ChangeOrigin.person
    /// Whether a page was opened by its row.
    package var isByRow = false
    /// The states that a change was given, and what it has made of them.
    package var states: [(old: State, new: State)] = []
    /// Whether it was just a part of the state that was changed.
    package var isPart = false
    /// What the part is afterwards.
    package var part: (any Encodable)?
    package var baselines: Baselines<State>?
    /// The pages on the screen, as numbers of the open ones.
    package var shown: [Int] = []

    package init(_ kind: Kind, at time: Duration) {
        self.kind = kind
        self.time = time
    }
}

extension LoggedEdit {
    @MainActor
    init(_ move: PageMove, in session: FormSession, at time: Duration) {
        switch move {
        case .open(let path, let isByRow):
            self.init(.open, at: time)
            self.path = path
            self.isByRow = isByRow
        case .close(let count):
            self.init(.close, at: time)
            number = count
        case .expand(let path, let isExpanded):
            self.init(isExpanded ? .expand : .collapse, at: time)
            self.path = path
        case .search(let text):
            self.init(.search, at: time)
            name = text
        case .layout: self.init(.layout, at: time)
        }
        shown = session.shownNumbers
    }
}

extension FormSession {
    /// Which of the open pages are on the screen; one number more stands for the page that is proposed.
    var shownNumbers: [Int] {
        let pages = livePages
        return pages.indices.filter { number in shownPages.contains { $0 === pages[number] } }
    }
}
