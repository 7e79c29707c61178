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

    /// The states that rows are compared with, and can be reset to.
    public var baselines: Baselines<State> {
        didSet { session.compareWithBaselines() }
    }

    let store: StateStore<State>
    var history = History<State>()
    private var waiting: [StateWrite<State>] = []
    /// Writes that become one change.
    var collected: [StateWrite<State>]?
    var isApplying = false
    let observers = Observers<FormChange<State>>()
    let resetObservers = Observers<[RowPath]>()
    /// Rows that were reset and are to be applied.
    var unappliedResets: [RowPath] = []

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
        let store = StateStore(initial)
        if applying == .explicitly { store.applied = initial }
        let writer = StateWriter<State>()
        let access = StateAccess<State>(read: store.read, write: { writer.write($0) })
        let firstPage = Destination(title: environment.translate(title), form: form, access: access)
        self.store = store
        baselines = Baselines(defaults: defaults, opened: initial)
        session = FormSession(firstPage: firstPage, applying: applying, environment: environment)
        session.driver = self
        session.compareWithBaselines()
        writer.begin(self)
    }

    /// The state of this moment; where it is applied explicitly, what was applied last.
    public var state: State { store.applied ?? store.edited }

    /// What the form shows: the state, with what the person has edited and not yet applied.
    public var edited: State { store.edited }

    /// The first page.
    public var page: FormPage { session.pages[0] }

    /// Changes the state, and then everything on the screen that shows it.
    ///
    /// Called from within a change or an update, it waits until that is over.
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
        perform(StateWrite(origin: origin, row: nil, body))
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

    func perform(_ write: StateWrite<State>) {
        if store.writeToScratch(write) { return }
        if collected?.append(write) != nil { return }
        waiting.append(write)
        applyWaiting()
    }

    func applyWaiting() {
        guard !isApplying, !session.isRendering else { return }
        isApplying = true
        defer { isApplying = false }
        var applied = 0
        while applied < waiting.count {
            apply(waiting[applied])
            applied += 1
            if applied == Self.longestChain, applied < waiting.count {
                session.report(.changesWithoutEnd)
                break
            }
        }
        waiting.removeAll()
    }

    private func apply(_ write: StateWrite<State>) {
        let oldEdited = store.edited
        let old = state
        guard write.origin == .person ? write.mutate(&store.edited) : changeFromOutside(write) else { return }
        if write.place?.isSame(oldEdited, store.edited) == true, isEqual(oldEdited, store.edited), isEqual(old, state) {
            // The state has refused the value; what shows another one is put right.
            session.stateChanged()
            return
        }
        noteIfUnseen(write.place, oldEdited)
        var hasOtherSteps = true
        if write.origin == .person {
            record(write, from: oldEdited)
        } else {
            hasOtherSteps = history.noteOutsideChange() || store.applied != nil
        }
        session.stateChanged()
        if hasOtherSteps { session.historyChanged() }
        tell(old: old, write)
    }

    /// Has everything on the screen read again after a change that `==` does not see.
    func noteIfUnseen(_ place: StatePlace<State>?, _ old: State) {
        let isUnseen =
            place?.differsUnseen(old, store.edited)
            ?? (isEqual(old, store.edited) && !hasSameTexts(old, store.edited))
        if isUnseen { session.unseenChanges += 1 }
    }

    /// Changes what is edited and what is applied, which may be different states.
    private func changeFromOutside(_ write: StateWrite<State>) -> Bool {
        let hasChanged = write.mutate(&store.edited)
        guard store.applied != nil else { return hasChanged }
        return write.mutate(&store.applied!) || hasChanged
    }

    private func record(_ write: StateWrite<State>, from old: State) {
        let name = HistoryStep(row: write.row, title: write.row.map(session.title))
        history.record(write, named: name, before: old, after: store.edited, now: session.environment.now())
    }

    /// Tells the observers of a change, if it is the program's.
    private func tell(old: State, _ write: StateWrite<State>) {
        guard !observers.isEmpty, store.applied == nil || write.origin == .outside else { return }
        observers.tell(
            FormChange(old: old, new: state, origin: write.origin, row: write.row, keyPath: write.keyPath))
    }

    /// So many changes that follow from one another are a mistake.
    private static var longestChain: Int { 10_000 }
}
