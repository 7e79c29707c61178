/// A form in use: the stack of its open pages, the focus and the search.
///
/// It is the part of a ``FormDriver`` that does not depend on the type of the
/// state, and all that a renderer needs. A renderer sets ``observer``.
@MainActor
public final class FormSession: Observed {
    public enum Property: Sendable, CaseIterable {
        /// Other pages are open or on the screen.
        case pages
        /// The title of a page on the screen has changed.
        case title
        /// What is said about the whole window has changed.
        case notices
        /// The focus is wanted on a row, see ``FormSession/focusedPath``.
        case focus
        /// What can be undone or done again has changed, or whether there is something to apply.
        case history
        /// A search has begun or ended, or found something else; see ``FormSession/search(_:)``.
        case search
        /// Something is asked, or not any more; see ``FormSession/question``.
        case question
    }

    /// The open pages, the first one first and the one on top last.
    public internal(set) var pages: [FormPage] = [] {
        didSet { arrangePages() }
    }

    /// The page that is proposed beside the first one while no other is open, as ``layout`` has it: that of the first
    /// row which opens one. The person can use it, and has not opened it; see ``openProposedPage()``.
    public internal(set) var proposedPage: FormPage?

    /// What ``undo()`` would take back; `nil` where there is nothing.
    public internal(set) var undoStep: HistoryStep?

    /// What ``redo()`` would do again; `nil` where there is nothing.
    public internal(set) var redoStep: HistoryStep?

    /// Whether the person has edited something that is not applied; never where all is applied at once,
    /// and always where the state can't be compared.
    public internal(set) var hasUnapplied = false

    /// The row of the page on the screen that was to have the focus last; see ``reveal(_:)``.
    public private(set) var focusedPath: RowPath?

    /// What is searched for; `nil` while there is no search.
    public internal(set) var searchText: String?

    /// What the search has found, as a page; `nil` where nothing is typed, or there is no search.
    public var searchPage: FormPage? { finder.page }

    /// Each mistake of the form's author that was found so far, once.
    public internal(set) var mistakes: [FormMistake] = []

    /// When the program gets what the person has edited.
    public let applying: Applying

    /// What the form was given by the program around it.
    public let environment: FormEnvironment

    /// What the form has cost so far.
    public let counters = FormCounters()

    /// Whoever shows the form, one at a time: as long as somebody does, another is refused and reported as a mistake.
    public var observer: (@MainActor (Property) -> Void)? {
        didSet {
            guard oldValue != nil else { return }
            guard observer != nil else { return questions.giveUp() }
            observer = oldValue
            report(.secondView(of: firstPage.title))
        }
    }

    /// What whoever shows the form does for it outside its window; `nil` where nobody does.
    public var desktop: Desktop?

    /// What is edited.
    let model: any EditedForm

    /// Lets changes wait.
    weak var driver: (any SessionDriver)?

    /// The rows whose values somebody else has to accept, as far as their pages were rendered.
    var rowsWithEffect: Set<RowPath> = []

    /// What the person has asked to apply while a rule was under way, if they have edited nothing since: the path of a
    /// dialog, or the root for the form.
    var scopeToApply: RowPath?

    /// The page that ``openChangedSettings()`` has opened, while it is open.
    weak var changedSettingsPage: FormPage?

    /// The rows of the first page that lead to the page beside it.
    var currentCells: [FormCell] = []

    /// Whether a page may be proposed at this moment.
    var mayPropose = true

    /// Whether what the person was told to have gone, with its page, is back.
    var isGoneBack: (@MainActor () -> Bool)?

    /// Rows that the program has named, and of whose pages none is open.
    var waitingNames = WaitingNames()

    let questions = OpenQuestions()

    /// Finds rows by their texts.
    let finder: any RowFinder

    /// The first page, to be rendered again for a survey.
    let firstPage: Destination

    init(
        _ model: any EditedForm, firstPage: Destination, finder: any RowFinder, applying: Applying,
        environment: FormEnvironment
    ) {
        self.finder = finder
        self.model = model
        self.firstPage = firstPage
        self.applying = applying
        self.environment = environment
    }

    /// Renders the first page.
    func begin() {
        holdingChanges {
            let scope = firstScope()
            scope.isOpen = true
            pages = [firstPage.render(in: scope)]
        }
    }

    /// What belongs to editing and not to the settings.
    public var record: FormRecord { model.record }

    var lastPage: FormPage { pages[pages.count - 1] }

    /// The pages that are on the screen, as ``layout`` has it, in reading order; they follow each change.
    public internal(set) var shownPages: [FormPage] = []

    /// Which of the open pages are on the screen. A renderer sets it, also when there is more or less room; see
    /// ``changeLayout(to:focus:)``. What is being typed on a page that leaves the screen is committed.
    public var layout = PageLayout.stack {
        didSet { layoutChanged() }
    }

    /// Commits what is being typed and closes the page on the screen; the first page stays.
    public func goBack() {
        close(topPage.scope)
    }

    /// Commits what is being typed on the pages on the screen, as leaving its fields does.
    ///
    /// One change a row, in the order of the rows; a row that is hidden or
    /// disabled keeps its draft. Rules over several rows look at once, also at what has waited for
    /// another row. ``questionBeforeClosing()`` does it before the window closes.
    public func commitDrafts() {
        commitTyping()
        endWaiting()
    }

    /// Looks at the drafts that wait for other rows, but for those where one is on a page that is opened.
    func endWaiting(besides page: RowPath? = nil) {
        if record.hasWaitingDrafts { model.send(.endWaiting(besides: page)) }
    }

    /// Commits what is being typed on pages, by default on those on the screen.
    func commitTyping(on pages: [FormPage]? = nil) {
        guard record.rows.values.contains(where: { $0.draft?.isRefused == false }) else { return }
        let drafts = record.rows.filter { $0.value.draft != nil }.keys
        let cells = (pages ?? shownPages).flatMap { $0.cells(among: drafts) }
        for row in cells.compactMap(\.edited) { model.send(.commit(row)) }
    }

    func requestFocus(_ path: RowPath) {
        focusedPath = path
        observer?(.focus)
    }

    /// Lets the changes wait that are made meanwhile, so that they reach the page which is then on top.
    func holdingChanges(_ body: () -> Void) {
        guard let driver else { return body() }
        driver.holdingEdits(body)
    }

    /// Looks again at the rows of which something is said, or was, after a change or on another page.
    func lookAgain() {
        let watched = model.watchedRows
        guard !record.rows.isEmpty || !watched.isEmpty else { return }
        let spoken = record.rows.lazy.filter { $0.value.issue != nil || $0.value.draft?.isRefused == true }
        let rows = watched.union(spoken.map(\.key))
        model.send(.lookAgain(shownPages.flatMap { $0.cells(among: rows) }.compactMap(\.edited)))
    }

    func firstScope() -> PageScope {
        PageScope(owner: self, model: model, title: firstPage.title, forms: [firstPage.formIdentity])
    }

    func childScope(
        of scope: PageScope, at path: RowPath, _ destination: Destination, _ value: RowValue? = nil,
        isOpenedByRow: Bool = true
    ) -> PageScope {
        PageScope(
            owner: self,
            model: model,
            title: destination.ownTitle,
            followedTitle: destination.followedTitle,
            path: path,
            isSingleValue: destination.isSingleValue,
            isDialog: destination.presentation == .dialog,
            rowValue: destination.isSingleValue ? value : nil,
            isOpenedByRow: isOpenedByRow,
            parent: scope,
            forms: scope.forms + [destination.formIdentity]
        )
    }
}
