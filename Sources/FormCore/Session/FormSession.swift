/// A form in use: the stack of its open pages, the focus and the search.
///
/// A session is the part of a ``FormDriver`` that does not depend on the type of the state. A renderer needs no other
/// part of the driver. It sets ``observer`` in order to be notified of changes.
@MainActor
public final class FormSession: Observed {
    public enum Property: Sendable, CaseIterable {
        /// The pages that are open or on the screen have changed.
        case pages
        /// The title of a page on the screen, or the window's tag, has changed.
        case title
        /// The notices about the whole window have changed.
        case notices
        /// A row should take the focus; see ``FormSession/focusedPath``.
        case focus
        /// The next step to undo or redo, or the value of ``FormSession/hasUnapplied``, has changed.
        case history
        /// A search has begun or ended, or its results have changed; see ``FormSession/search(_:)``.
        case search
        /// The user has to be told of something; see ``FormSession/announcement``.
        case announcement
        /// A question has been asked or withdrawn, has changed, or was answered; see ``FormSession/question`` and
        /// ``FormSession/closingQuestion``.
        case question
    }

    /// The open pages, from the first page to the one on top.
    public internal(set) var pages: [FormPage] = [] {
        didSet { arrangePages() }
    }

    /// The page of the default selection, which is shown beside the first page while no other page is open.
    ///
    /// It is the page of the first usable row that opens a page. There is a default selection only if ``layout`` shows
    /// a page beside the first, and if the sidebar is the whole first page and not one of its sections. The user can use
    /// the page, but has not opened it; see ``openProposedPage()``.
    public internal(set) var proposedPage: FormPage?

    /// The step that ``undo()`` would undo; `nil` if there is none.
    public internal(set) var undoStep: HistoryStep?

    /// The step that ``redo()`` would redo; `nil` if there is none.
    public internal(set) var redoStep: HistoryStep?

    /// True if the user has made edits that are not applied yet.
    ///
    /// If edits are applied immediately and no dialog is open, it is always false. Otherwise, if the state can't be
    /// compared because it is not `Equatable`, it is always true.
    public internal(set) var hasUnapplied = false

    /// The row that was last asked to take the focus; see ``reveal(_:)``.
    public private(set) var focusedPath: RowPath?

    /// The text of the search; `nil` while there is no search.
    public internal(set) var searchText: String?

    /// The search results, as a page; `nil` if nothing has been typed or there is no search.
    public var searchPage: FormPage? { finder.page }

    /// The text of the last announcement, in the user's language.
    ///
    /// A renderer passes it to assistive tools, which read it aloud. A row's status or a notice in a row is announced
    /// when it changes on the screen, unless the user has just edited that row. A status page is announced when it
    /// appears.
    public internal(set) var announcement: String?

    /// The mistakes in the form that have been found, without duplicates.
    public internal(set) var mistakes: [FormMistake] = []

    /// Determines when the program gets the user's edits.
    public let applying: Applying

    /// The services that the program provides to the form, such as translation and a clock.
    public let environment: FormEnvironment

    let notation: Notation

    /// Counts the form's work, such as the rows that it has rendered.
    public let counters = FormCounters()

    /// Notifies the renderer of changes.
    ///
    /// There can be only one observer at a time. While there is one, setting another observer has no effect and is
    /// reported as a mistake. Setting `nil` removes the observer and answers the open questions with no.
    public var observer: (@MainActor (Property) -> Void)? {
        didSet {
            guard oldValue != nil else {
                if observer != nil, driver == nil { report(.driverGone(of: firstPage.title)) }
                return
            }
            guard observer != nil else {
                closingQuestion = nil
                return questions.answerAllWithNo()
            }
            observer = oldValue
            report(.secondView(of: firstPage.title))
        }
    }

    /// The tag beside the title of the form's window; `nil` for none. The windows of dialogs don't show it.
    public var tag: WindowTag? {
        didSet { observer?(.title) }
    }

    /// Opens links and copies text to the clipboard for the form; `nil` if no renderer provides it.
    public var desktop: Desktop?

    /// The model that the session edits.
    let model: any EditedForm

    /// Queues changes; see ``holdingChanges(_:)``.
    weak var driver: (any SessionDriver)?

    /// The rows whose values a service has to accept, from all pages that have been rendered or traversed.
    var rowsWithEffect: Set<RowPath> = []

    /// Rows that have just been found, for the edit under way.
    var rowsAtHand: [EditTarget] = []

    /// The path whose edits are applied once an asynchronous rule has answered: the path of a dialog, or the root for
    /// the whole form. It is `nil` if no call of ``apply()`` waits for a rule.
    ///
    /// The user's next edit clears it.
    var scopeToApply: RowPath?

    /// The page that ``openChangedSettings()`` opened, while it is open.
    weak var changedSettingsPage: FormPage?

    /// The rows of the sidebar that lead to the page shown beside it.
    var currentCells: [FormCell] = []

    /// How many rows of a list, or of consecutive described rows, are kept that no renderer shows.
    package var rowsKeptOffScreen = 512

    /// The number of dialogs that the model had when its last change was shown.
    var begunDialogs = 0

    /// False while a page or an item is being replaced. During that time, no default selection is made.
    var allowsDefaultSelection = true

    /// Returns true if the removed item that the removal notice is about has been restored; `nil` if there is no such
    /// notice.
    var isRestored: (@MainActor () -> Bool)?

    /// The texts to announce once the change that is being shown is on the screen, each with the row that it is about;
    /// `nil` while no change is being shown.
    var pendingAnnouncements: [(row: RowPath?, text: @MainActor () -> String?)]?

    /// The references that have been checked, so that none is reported twice.
    var checkedReferences: Set<NamedRow> = []

    /// The paths that rows had before, from all pages that have been rendered or traversed.
    var formerPaths = FormerPaths()

    /// True once the whole form has been traversed, so that ``formerPaths`` has those of every row.
    var hasBeenTraversed = false

    let questions = OpenQuestions()

    /// The question about closing that waits for the user's answer; `nil` if there is none.
    ///
    /// It follows the edits: it changes or ends when what would be lost changes, for example when a rule has answered.
    public internal(set) var closingQuestion: ClosingQuestion?

    /// The path of the dialog that ``closingQuestion`` is about; `nil` if it is about the whole form.
    var dialogToClose: RowPath?

    let finder = FormFinder()

    /// The first page, where a traversal of the form begins.
    let firstPage: Destination

    init(
        _ model: any EditedForm, firstPage: Destination, applying: Applying, environment: FormEnvironment
    ) {
        self.model = model
        self.firstPage = firstPage
        self.applying = applying
        self.environment = environment
        notation = Notation(environment)
    }

    /// Renders the first page.
    func begin() {
        holdingChanges {
            let page = render(firstPage, from: nil, at: .root)
            page.sidebar?.sidebarRow?.onSelect = { [weak self] in self?.showFirstPage() }
            pages = [page]
        }
    }

    /// The state of editing that is not part of the settings, such as drafts and issues.
    public var record: FormRecord { model.record }

    var lastPage: FormPage { pages[pages.count - 1] }

    /// The pages on the screen in reading order, as ``layout`` selects them. Only these pages are updated after every
    /// change.
    public internal(set) var shownPages: [FormPage] = []

    /// Determines which of the open pages are on the screen.
    ///
    /// A renderer sets it, and sets it again when there is more or less room; see ``changeLayout(to:focus:)``. If a
    /// page leaves the screen, the text that is being typed on it is committed.
    public var layout = PageLayout.stack {
        didSet { layoutChanged() }
    }

    /// Commits what is being typed and closes the page on top; the first page stays.
    public func goBack() {
        close(topPage.scope)
    }

    /// Commits what is being typed on the pages on the screen, as if the user left the fields.
    ///
    /// The drafts are committed as separate changes, in the order of the rows. A row that is hidden or disabled keeps
    /// its draft. Rules over several rows report their issues now, even if the user hasn't touched all of these rows. A
    /// renderer need not call this function before a window closes, because ``questionBeforeClosing()`` commits the
    /// drafts.
    public func commitDrafts() {
        commitTyping()
        endWaiting()
    }

    /// Lets rules that depend on several rows report their issues now, even if the user hasn't touched all of these
    /// rows.
    ///
    /// - Parameter page: The page that the user is opening. A rule that also depends on a row on or below this page
    ///   keeps waiting for the user to touch that row. With `nil`, no rule keeps waiting.
    func endWaiting(except page: RowPath? = nil) {
        if record.hasWaitingDrafts { model.send(.endWaiting(page: page)) }
    }

    /// Commits what is being typed on the given pages, by default those on the screen.
    func commitTyping(on pages: [FormPage]? = nil) {
        guard record.rows.values.contains(where: { $0.draft?.phase == .typing }) else { return }
        let drafts = record.rows.filter { $0.value.draft != nil }.keys
        let cells = (pages ?? shownPages).flatMap { $0.cells(among: drafts) }
        for cell in cells where cell.editTarget != nil { model.send(.commit(row: cell.path)) }
    }

    /// Puts the focus on a row of the page on top.
    func requestFocus(_ path: RowPath) {
        focusedPath = path
        observer?(.focus)
    }

    /// Calls `body`, for example to open or close pages, and queues the edits that are made during the call. The edits
    /// take effect when `body` has returned, so they are shown on the pages that are open then.
    func holdingChanges(_ body: () -> Void) {
        if let driver { driver.holdingEdits(body) } else { body() }
    }

    /// Revalidates the rows that have an issue or a refused draft. Called after the state has changed, and after a page
    /// was opened or closed.
    func revalidate() {
        if record.rows.contains(where: { $0.value.isToBeRevalidated }) { model.send(.revalidate) }
    }
}
