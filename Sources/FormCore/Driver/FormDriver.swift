/// A form with its state: owns the state, renders the form and applies changes.
///
/// ```swift
/// let driver = FormDriver(initial: Settings(), build: settingsForm)
/// driver.page.sections[0].cells[0].select()
/// print(driver.state)
/// ```
///
/// A driver lives as long as an owner, such as a window, holds it. Closures of the form don't keep it alive.
@MainActor
public final class FormDriver<State> {
    /// The session, with the open pages and the record, for a renderer.
    public let session: FormSession

    let store: ModelStore<State>
    let form: Form<State>
    /// The title of the first page, before translation.
    package let title: String
    private var waiting: [Edit] = []
    private var isBusy = false
    private var holds = 0
    private let observers = Observers<FormChange<State>>()
    private let resetObservers = Observers<[RowPath]>()
    let logs = Observers<(FormEvent<State>, at: Duration)>()
    /// The texts that stand for secrets in logs.
    package private(set) lazy var standIns = SecretStandIns()
    /// The fields of secret rows that were open while there was a log.
    var openSecrets: [RowPath: any Field<State>] = [:]
    /// What a log says of rows, in a replay.
    var known: [RowPath: RuleFinding] = [:]
    /// Runs asynchronous rules and services; `nil` if their answers are known, as in a replay.
    var inquiries: Inquiries?
    /// The callers of ``nextEdit()`` that are waiting.
    private var waitingForEdit: [CheckedContinuation<Void, Never>] = []

    /// True if the store has a value that no row shows and that a reset removes, such as a value that can't be read.
    package var hidesValues: @MainActor () -> Bool = { false }

    /// Called at each stage of each edit.
    package var onStation: (@MainActor (EditStation) -> Void)?

    /// Makes a driver and renders the form's first page.
    ///
    /// - Parameters:
    ///   - initial: The state to begin with.
    ///   - form: The first page.
    ///   - title: The title of the first page.
    ///   - defaults: The state of a user who has not set anything; with it, rows can be reset.
    ///   - applying: Determines when the program gets the user's edits.
    ///   - environment: Provides translation and a clock, and reports mistakes in the form.
    public init(
        initial: State,
        build form: Form<State>,
        title: String = "",
        defaults: State? = nil,
        applying: Applying = .atOnce,
        environment: FormEnvironment = FormEnvironment()
    ) {
        FormRecorder.show(environment) {
            FormDriver(
                initial: initial, build: form, title: title, defaults: defaults, applying: applying, environment: $0)
        }
        store = ModelStore(FormModel(initial, defaults: defaults, applying: applying))
        self.form = form
        self.title = title
        let firstPage = Destination(title: environment.translate(title), form: form, access: store)
        session = FormSession(
            store, firstPage: firstPage, applying: applying, environment: environment)
        takeEdits()
        session.driver = self
        session.begin()
        session.compareWithBaselines()
    }

    // The store has the rows with drafts, and their values have the store: a form that is released while the user types
    // would stay in memory.
    isolated deinit { store.model.releaseRows() }

    /// The current state; if edits are applied explicitly, the state that was applied last.
    public var state: State { store.model.state }

    /// The state that the form shows, which includes edits that are not applied yet.
    public var edited: State { store.model.edited }

    /// The states that rows are compared with, and can be reset to.
    public var baselines: Baselines<State> {
        get {
            // A caller that changes one of them keeps an earlier change that still waits.
            for case .baselines(let baselines) in waiting.reversed() {
                return baselines.value() ?? store.model.baselines
            }
            return store.model.baselines
        }
        set { send(.baselines(EditValue(newValue))) }
    }

    /// The first page.
    public var page: FormPage { session.pages[0] }

    /// Writes one value, and updates everything on the screen that shows it.
    ///
    /// Writing a value that is already present changes nothing and notifies no observer. The user's steps elsewhere can
    /// still be undone. A call during a change or an update takes effect after it.
    ///
    /// ```swift
    /// driver.set(\.hotspot.status, to: .on)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value. If the user has edited the same value without applying it, the user's
    ///     value stays, and the row is in conflict.
    ///   - value: The new value.
    ///   - origin: The origin of the change.
    public func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable, to value: Value, origin: ChangeOrigin = .outside
    ) {
        let change = StateChange<State>.value(.value(value), at: Lens(keyPath))
        send(.change(EditValue(change), origin: origin, row: nil))
    }

    /// Changes the state in any way, and updates everything on the screen that shows it.
    ///
    /// Use it if ``set(_:to:origin:)`` is not enough. It is unknown what such a change affects, so earlier steps of the
    /// user that were made by a function, and not by writing a value, can't be undone after it. If the state can be
    /// compared, a change that leaves it as it was has no effect. A call during a change or an update takes effect
    /// after it.
    ///
    /// - Parameters:
    ///   - origin: The origin of the change; use `.person` only for actions of the user outside the form, such as in a
    ///     menu.
    ///   - body: Changes the state that is passed to it. If edits are applied explicitly, or a dialog is open, a change
    ///     from outside is also made to the state that the user edits, by a second call. A list may have other items
    ///     there, so find items by id and not by index.
    public func change(
        origin: ChangeOrigin = .outside,
        _ body: @escaping @MainActor (inout State) -> Void
    ) {
        send(.change(EditValue(StateChange<State>.body(body)), origin: origin, row: nil))
    }

    /// Calls a function after each change, once per change and in order, when the screen shows the new state.
    ///
    /// If edits are applied explicitly, these are the changes from outside, and one change for all edits that the user
    /// applies together.
    ///
    /// - Returns: A token that can end the observation. If it is discarded, the observation lasts as long as the
    ///   driver.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (FormChange<State>) -> Void
    ) -> FormObservation {
        observers.add(observer)
    }

    /// Calls a function when rows were reset to their defaults, even if they already had them.
    ///
    /// A store may have something for a row that the state does not show, such as a value that could not be read; a
    /// reset should remove it. If edits are applied explicitly, the function is called when the reset is applied.
    ///
    /// - Parameter observer: Called after the change with the rows; those of a page or a section together.
    /// - Returns: A token that can end the observation. If it is discarded, the observation lasts as long as the
    ///   driver.
    @discardableResult
    public func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) -> FormObservation {
        resetObservers.add(observer)
    }
}

/// The stages of an edit: it waits in the queue, changes the model and the screen, and then observers are notified.
extension FormDriver {
    /// Connects the form's edits, and starts asynchronous rules and services.
    func takeEdits() {
        store.onEdit = { [weak self, weak session, title] edit in
            if let self { return send(edit) }
            if edit.isOfUser { session?.report(.driverGone(of: title)) }
        }
        inquiries = Inquiries(sleep: session.environment.sleep) { [weak self] in self?.send($0) }
    }

    func send(_ edit: Edit) {
        waiting.append(edit)
        takeWaiting()
    }

    private func takeWaiting() {
        guard !isBusy, holds == 0 else { return }
        isBusy = true
        defer { isBusy = false }
        var taken = 0
        while !waiting.isEmpty {
            // `removeFirst()` is that of all collections, which takes more instructions.
            take(waiting.remove(at: 0))
            taken += 1
            if taken == Self.longestChain, !waiting.isEmpty {
                session.report(.changesWithoutEnd)
                waiting.removeAll()
            }
        }
    }

    private func take(_ edit: Edit) {
        onStation?(.taken)
        let old = observers.isEmpty ? nil : state
        let context = context
        if !logs.isEmpty { noteOpenSecrets() }
        let logged = logs.isEmpty ? nil : store.model.logged(edit, in: context, standIns)
        let before = logged == nil ? [] : store.model.states
        let plan = store.model.plan(edit, in: context)
        onStation?(.planned)
        let keepLists = plan.changedItem.map { session.releaseItems(for: $0) } ?? []
        let outcome = store.model.apply(plan, now: context.now)
        for keepList in keepLists { keepList() }
        onStation?(.applied)
        if let logged, let event = event(logged, before: before, plan, outcome) {
            logs.tell((event, at: context.now))
        }
        session.show(outcome)
        onStation?(.shown)
        switch edit {
        case .baselines: session.compareWithBaselines()
        case .beginDialog(let page): session.dialogBegan(at: page)
        default: break
        }
        if outcome.hasOtherSteps { session.historyChanged(newStep: outcome.newStep) }
        if outcome.notifiesObservers, let old {
            observers.tell(
                FormChange(old: old, new: state, origin: outcome.origin, row: outcome.row, keyPath: outcome.keyPath))
            onStation?(.notified)
        }
        if !outcome.resets.isEmpty { resetObservers.tell(outcome.resets) }
        inquiries?.ask(outcome.ruleRequests) { Set(store.model.record.rows.values.compactMap(\.question?.number)) }
        inquiries?.make(outcome.serviceRequests) { Set(store.model.record.rows.values.compactMap(\.pending?.number)) }
        if outcome.readsState { session.revalidate() }
        if outcome.hasAnswers { session.answered() }
        let waiting = waitingForEdit
        waitingForEdit = []
        for continuation in waiting { continuation.resume() }
    }

    var context: EditContext {
        EditContext(
            now: session.environment.now(), known: known, title: { [session] in session.title(of: $0) },
            openRow: { [session] in session.openRow(at: $0) },
            rowsAtPaths: { [session] in session.editTargets(at: $0) },
            shownRows: { [session] in session.shownRows(at: $0) },
            rows: { [session] in session.editTargets() },
            forEachRow: { [session] body in session.traverse { row in row.editTarget.map(body) } })
    }

    /// Limit of changes that follow from one another; more are reported as a mistake.
    private static var longestChain: Int { 10_000 }
}

extension Edit {
    /// True if the user has set a value or a text.
    fileprivate var isOfUser: Bool {
        switch self {
        case .set, .type, .insert, .remove, .move: true
        case .change(_, let origin, _): origin == .person
        default: false
        }
    }
}

extension FormDriver: SessionDriver {
    func holdingEdits(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        takeWaiting()
    }

    func nextEdit() async {
        await withCheckedContinuation { waitingForEdit.append($0) }
    }

    func cancelRequests(about rows: Set<RowPath>) {
        for change in rows.compactMap({ store.model.record[$0].pending }) { inquiries?.cancelRequest(change.number) }
    }

    func note(_ move: PageMove) {
        if logs.isEmpty { return }
        logs.tell((.move(move, shown: session.shownNumbers), at: session.environment.now()))
    }
}
