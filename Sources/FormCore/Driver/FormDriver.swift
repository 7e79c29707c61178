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
    let title: String
    private var waiting: [Edit<State>] = []
    private var isBusy = false
    private var holds = 0
    private let observers = Observers<FormChange<State>>()
    private let resetObservers = Observers<[RowPath]>()
    private var questions: [Int: Task<Void, Never>] = [:]
    private var wishes: [Int: Task<Void, Never>] = [:]
    /// Those who go on after the next edit.
    private var waitingForEdit: [CheckedContinuation<Void, Never>] = []

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
        store.onEdit = { [weak self] in self?.send($0) }
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
    ///     explicitly, a change from outside is made to what the person edits as
    ///     well, by a second call.
    public func change(
        origin: ChangeOrigin = .outside,
        _ body: @escaping @MainActor (inout State) -> Void
    ) {
        send(.write(StateWrite(.body(body), origin: origin, row: nil)))
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

/// The way of an edit: it waits for its turn, the model takes it, the screen shows it, the observers hear of it.
extension FormDriver {
    private func send(_ edit: Edit<State>) {
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
        let decision = store.model.decide(edit, in: moment)
        onStation?(.decided)
        let outcome = store.model.carryOut(decision, now: moment.now)
        onStation?(.carriedOut)
        session.show(outcome)
        onStation?(.shown)
        if case .baselines = edit { session.compareWithBaselines() }
        if outcome.hasOtherSteps { session.historyChanged() }
        if outcome.isTold, let old {
            observers.tell(
                FormChange(old: old, new: state, origin: outcome.origin, row: outcome.row, keyPath: outcome.keyPath))
            onStation?(.told)
        }
        if !outcome.resets.isEmpty { resetObservers.tell(outcome.resets) }
        ask(outcome.questions)
        make(outcome.wishes)
        if outcome.readsState { session.lookAgain() }
        if outcome.hasAnswers { session.answered() }
        let waiting = waitingForEdit
        waitingForEdit = []
        for continuation in waiting { continuation.resume() }
    }

    private var moment: FormModel<State>.Moment {
        FormModel.Moment(
            now: session.environment.now(), title: { [session] in session.title(of: $0) },
            rows: { [session] in session.rows() })
    }

    /// Asks rules that take their time, and lets those be that nobody waits for any more.
    private func ask(_ new: [RuleQuestion]) {
        giveUp(&questions) { Set(store.model.editing.checks.values.map(\.number)) }
        let sleep = session.environment.sleep
        for question in new {
            questions[question.number] = Task { [weak self] in
                if question.debounce > .zero {
                    guard (try? await sleep(question.debounce)) != nil else { return }
                }
                self?.send(.form(.asking(question.row, check: question.number)))
                let found = await question.looks.answer()
                guard !Task.isCancelled else { return }
                self?.send(.form(.answered(question.row, check: question.number, found)))
                self?.questions[question.number] = nil
            }
        }
    }

    /// Has wishes granted, and gives those up that are not wanted any more.
    private func make(_ new: [WishRequest]) {
        giveUp(&wishes) { Set(store.model.editing.wishes.values.map(\.number)) }
        for request in new {
            wishes[request.number] = Task { [weak self] in
                do {
                    try await request.work()
                    self?.send(.form(.granted(request.row, wish: request.number)))
                } catch {
                    self?.send(.form(.refused(request.row, wish: request.number, Notice(error))))
                }
            }
        }
    }

    /// Ends the tasks that nobody waits for any more.
    private func giveUp(_ tasks: inout [Int: Task<Void, Never>], besides current: () -> Set<Int>) {
        guard !tasks.isEmpty else { return }
        let current = current()
        for number in tasks.keys where !current.contains(number) { tasks.removeValue(forKey: number)?.cancel() }
    }

    /// So many changes that follow from one another are a mistake.
    private static var longestChain: Int { 10_000 }
}

extension Edit {
    /// Whether the state stays as it is, whatever the model decides.
    fileprivate var concernsRecordOnly: Bool {
        switch self {
        case .form(let edit): edit.concernsRecordOnly
        case .write: false
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

    func nextEdit() async {
        await withCheckedContinuation { waitingForEdit.append($0) }
    }

    func preview() -> any FormPreview { DriverPreview(of: self) }
}
