/// A form with its state: owns the state, renders the form, applies changes.
///
/// ```swift
/// let driver = FormDriver(initial: Settings(), build: settingsForm)
/// driver.page.sections[0].cells[0].select()
/// print(driver.state)
/// ```
///
/// A driver lives as long as somebody holds it: a window does, closures of the
/// form do not.
@MainActor
public final class FormDriver<State> {
    /// The open pages and the record; what a renderer shows.
    public let session: FormSession

    let store: ModelStore<State>
    let form: Form<State>
    /// The title of the first page, as the author wrote it.
    package let title: String
    private var waiting: [Edit<State>] = []
    private var isBusy = false
    private var holds = 0
    private let observers = Observers<FormChange<State>>()
    private let resetObservers = Observers<[RowPath]>()
    private let logs = Observers<LoggedEdit<State>>()
    /// Who is asked what takes its time; `nil` where the answers are known, as in a replay.
    var inquiries: Inquiries?
    /// Those who go on after the next edit.
    private var waitingForEdit: [CheckedContinuation<Void, Never>] = []

    /// Whether what keeps the state has something that no row shows and a reset takes away, such as a value that
    /// can't be read.
    package var hidesValues: @MainActor () -> Bool = { false }

    /// Told of each point on the way of each edit.
    package var onStation: (@MainActor (EditStation) -> Void)?

    /// Renders the first page of a form over a state.
    ///
    /// - Parameters:
    ///   - initial: The state to begin with.
    ///   - form: The first page.
    ///   - title: The title of the first page.
    ///   - defaults: The state of somebody who has never set anything; with it, rows can be reset.
    ///   - applying: When the program gets what the person has edited.
    ///   - environment: Translation, a clock, and where the form's mistakes are told.
    public init(
        initial: State,
        build form: Form<State>,
        title: String = "",
        defaults: State? = nil,
        applying: Applying = .atOnce,
        environment: FormEnvironment = FormEnvironment()
    ) {
        store = ModelStore(FormModel(initial, defaults: defaults, applying: applying))
        self.form = form
        self.title = title
        let firstPage = Destination(title: environment.translate(title), form: form, access: store)
        session = FormSession(
            store, firstPage: firstPage, finder: FormFinder(), applying: applying, environment: environment)
        takeEdits()
        session.driver = self
        session.begin()
        session.compareWithBaselines()
    }

    /// The state of this moment; where it is applied explicitly, what was applied last.
    public var state: State { store.model.state }

    /// What the form shows: the state, with what the person has edited and not yet applied.
    public var edited: State { store.model.edited }

    /// The states that rows are compared with, and can be reset to.
    public var baselines: Baselines<State> {
        get { store.model.baselines }
        set { send(.baselines(newValue)) }
    }

    /// The first page.
    public var page: FormPage { session.pages[0] }

    /// Writes one value, and brings everything on the screen in line that shows it.
    ///
    /// A value that is there already changes nothing, and nobody hears of it. What the person has
    /// done elsewhere can still be undone. Called from within a change or an update, it waits
    /// until that is over.
    ///
    /// ```swift
    /// driver.set(\.hotspot.status, to: .on)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: Where the value is kept. Where the person has edited the same and not applied it,
    ///     their value stays, and the row is in conflict.
    ///   - value: The new value.
    ///   - origin: Who makes the change.
    public func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable, to value: Value, origin: ChangeOrigin = .outside
    ) {
        send(.write(StateWrite(.value(.value(value), at: KeyPathPlace(keyPath)), origin: origin, row: nil)))
    }

    /// Changes the state in any way, and then everything on the screen that shows it.
    ///
    /// For what ``set(_:to:origin:)`` can't say. Nobody knows what it may have changed, so a step of the
    /// person that knows no value either can't be undone any more. A change that leaves the state as
    /// it was is none, where the state can be compared. Called from within a change or
    /// an update, it waits until that is over.
    ///
    /// - Parameters:
    ///   - origin: Who makes the change; say `.person` only for what the person
    ///     did outside the form, such as with a menu.
    ///   - body: Changes the state that it is given. Where the state is applied
    ///     explicitly, or a dialog is open, a change from outside is made to what
    ///     the person edits as well, by a second call. There a list may have other
    ///     items: look for one by its identity, not by its place.
    public func change(
        origin: ChangeOrigin = .outside,
        _ body: @escaping @MainActor (inout State) -> Void
    ) {
        send(.write(StateWrite(.body(body), origin: origin, row: nil)))
    }

    /// Changes one part of the state in any way, from outside; what the person has done elsewhere can still be undone.
    func change<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, _ body: @escaping @MainActor (inout Part) -> Void
    ) {
        let change = StateWrite<State>.Change.body({ body(&$0[keyPath: part]) }, at: KeyPathPlace(part))
        send(.write(StateWrite(change, origin: .outside, row: nil)))
    }

    /// Calls a function after each change, once, in order, when the screen shows the new state.
    ///
    /// Where the state is applied explicitly, these are the changes from outside, and
    /// one for all that the person applies together.
    ///
    /// - Returns: What ends the observation; it goes on without it as long as the driver lives.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (FormChange<State>) -> Void
    ) -> FormObservation {
        observers.add(observer)
    }

    /// Calls a function when rows were given their defaults back, also where they had them already.
    ///
    /// What stores the state may have something of a row that the state does not show,
    /// such as a value that could not be read; a reset is meant to take it away. Where the
    /// state is applied explicitly, they are told when it is.
    ///
    /// - Parameter observer: Told the rows, those of a page or a section all at once, after the change.
    /// - Returns: What ends the observation; it goes on without it as long as the driver lives.
    @discardableResult
    public func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) -> FormObservation {
        resetObservers.add(observer)
    }
}

extension FormDriver {
    /// Calls a function with each edit that the model has carried out and each page that was opened or left, in
    /// order, before the screen shows it.
    package func log(_ observer: @escaping @MainActor (LoggedEdit<State>) -> Void) -> FormObservation {
        logs.add(observer)
    }
}

/// The way of an edit: it waits for its turn, the model takes it, the screen shows it, the observers hear of it.
extension FormDriver {
    /// Lets everybody edit the form who is part of it, and asks those who take their time.
    func takeEdits() {
        store.onEdit = { [weak self] in self?.send($0) }
        inquiries = Inquiries(sleep: session.environment.sleep) { [weak self] in self?.send(.form($0)) }
    }

    func send(_ edit: Edit<State>) {
        if edit.concernsRecordOnly { return take(edit) }
        waiting.append(edit)
        takeWaiting()
    }

    private func takeWaiting() {
        guard !isBusy, holds == 0 else { return }
        isBusy = true
        defer { isBusy = false }
        var taken = 0
        while taken < waiting.count {
            take(waiting[taken])
            taken += 1
            if taken == Self.longestChain, taken < waiting.count {
                session.report(.changesWithoutEnd)
                break
            }
        }
        waiting.removeAll()
    }

    private func take(_ edit: Edit<State>) {
        onStation?(.taken)
        let old = observers.isEmpty ? nil : state
        let moment = moment
        let entry = logs.isEmpty ? nil : LogEntry(edit, store.model, in: session)
        let decision = store.model.decide(entry?.edit ?? edit, in: moment)
        onStation?(.decided)
        let outcome = store.model.carryOut(decision, now: moment.now)
        onStation?(.carriedOut)
        if let logged = entry?.logged(at: moment.now, decision, outcome) { logs.tell(logged) }
        session.show(outcome)
        onStation?(.shown)
        if case .baselines = edit { session.compareWithBaselines() }
        if outcome.hasOtherSteps { session.historyChanged(newStep: outcome.newStep) }
        if outcome.isTold, let old {
            observers.tell(
                FormChange(old: old, new: state, origin: outcome.origin, row: outcome.row, keyPath: outcome.keyPath))
            onStation?(.told)
        }
        if !outcome.resets.isEmpty { resetObservers.tell(outcome.resets) }
        inquiries?.ask(outcome.questions) { Set(store.model.editing.checks.values.map(\.number)) }
        inquiries?.make(outcome.wishes) { Set(store.model.editing.wishes.values.map(\.number)) }
        if outcome.readsState { session.lookAgain() }
        if outcome.hasAnswers { session.answered() }
        let waiting = waitingForEdit
        waitingForEdit = []
        for continuation in waiting { continuation.resume() }
    }

    private var moment: FormModel<State>.Moment {
        FormModel.Moment(
            now: session.environment.now(), title: { [session] in session.title(of: $0) },
            rows: { [session] in session.rows() },
            visit: { [session] visit in session.walk { row in row.cell.edited.map(visit) } })
    }

    /// So many changes that follow from one another are a mistake.
    private static var longestChain: Int { 10_000 }
}

extension Edit {
    /// Whether the state stays as it is, whatever the model decides.
    fileprivate var concernsRecordOnly: Bool {
        switch self {
        case .form(let edit): edit.concernsRecordOnly
        // The state that is looked at has to be there already.
        case .write, .lookAtStored: false
        case .baselines: true
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

    func joiningWrites<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
        let (earlier, first) = (waiting, waiting.count)
        holds += 1
        defer {
            holds -= 1
            takeWaiting()
        }
        do { try body() } catch {
            waiting = earlier
            throw error
        }
        if let edit = Edit.joined(waiting[first...]) { waiting = earlier + [edit] }
    }

    func nextEdit() async {
        await withCheckedContinuation { waitingForEdit.append($0) }
    }

    func cancelWishes(of rows: Set<RowPath>) {
        for (row, wish) in store.model.editing.wishes where rows.contains(row) { inquiries?.cancelWish(wish.number) }
    }

    func note(_ move: PageMove) {
        if !logs.isEmpty { logs.tell(LoggedEdit(move, in: session, at: session.environment.now())) }
    }

    func preview() -> any FormPreview { DriverPreview(of: self) }
}
