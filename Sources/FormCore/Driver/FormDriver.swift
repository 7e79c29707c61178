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

    private let store: StateStore<State>
    private var waiting: [StateWrite<State>] = []
    private var isApplying = false
    private var observers: [Int: @MainActor (FormChange<State>) -> Void] = [:]
    private var observersMade = 0

    /// Renders the first page of a form over a state.
    ///
    /// - Parameters:
    ///   - initial: The state to begin with.
    ///   - form: The first page.
    ///   - title: The title of the first page.
    ///   - environment: Translation, and where the form's mistakes are told.
    public init(
        initial: State,
        build form: Form<State>,
        title: String = "",
        environment: FormEnvironment = FormEnvironment()
    ) {
        let store = StateStore(initial)
        let writer = StateWriter<State>()
        let access = StateAccess<State>(read: { store.state }, write: { writer.write($0) })
        let firstPage = Destination(title: environment.translate(title), form: form, access: access)
        self.store = store
        session = FormSession(firstPage: firstPage, environment: environment)
        session.afterRendering = { [weak self] in self?.applyWaiting() }
        session.onTrial = { store.trial($0) }
        writer.begin(self)
    }

    /// The state of this moment.
    public var state: State { store.state }

    /// The first page.
    public var page: FormPage { session.pages[0] }

    /// Changes the state, and then everything on the screen that shows it.
    ///
    /// Called from within a change or an update, it waits until that is over.
    ///
    /// - Parameters:
    ///   - origin: Who makes the change; say `.person` only for what the person
    ///     did outside the form, such as with a menu.
    ///   - body: Changes the state that it is given.
    public func change(
        origin: ChangeOrigin = .outside,
        _ body: @escaping @MainActor (inout State) -> Void
    ) {
        perform(StateWrite(origin: origin, row: nil, body))
    }

    /// Calls a function after each change, once, in order, when the screen shows the new state.
    ///
    /// - Returns: What ends the observation; it goes on without it as long as the driver lives.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (FormChange<State>) -> Void
    ) -> FormObservation {
        let number = observersMade
        observersMade += 1
        observers[number] = observer
        return FormObservation { [weak self] in self?.observers[number] = nil }
    }

    fileprivate func perform(_ write: StateWrite<State>) {
        guard !store.isTrying else { return store.try(write) }
        waiting.append(write)
        applyWaiting()
    }

    private func applyWaiting() {
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
        let old = store.state
        var new = old
        guard write.mutate(&new) else { return }
        store.state = new
        session.stateChanged()
        guard !observers.isEmpty else { return }
        let change = FormChange(
            old: old, new: new, origin: write.origin, row: write.row, keyPath: write.keyPath)
        for number in observers.keys.sorted() { observers[number]?(change) }
    }

    /// So many changes that follow from one another are a mistake.
    private static var longestChain: Int { 10_000 }
}

/// The state itself, which outlives the driver where a closure still reads it.
@MainActor
private final class StateStore<State> {
    var state: State

    /// Whether what is written now is forgotten soon.
    private(set) var isTrying = false

    init(_ state: State) {
        self.state = state
    }

    /// Runs a function that reads what it writes, and forgets what it has written.
    func trial(_ body: @MainActor () -> Void) {
        let outer = (state, isTrying)
        isTrying = true
        body()
        (state, isTrying) = outer
    }

    /// Writes for the time of the trial.
    func `try`(_ write: StateWrite<State>) {
        // Into a copy, since a write may read the state.
        var new = state
        if write.mutate(&new) { state = new }
    }
}

/// The way from a form's closures to their driver, which they do not keep alive.
@MainActor
private final class StateWriter<State> {
    private weak var driver: FormDriver<State>?
    /// What the first page writes while it is rendered, before it has a driver.
    private var early: [StateWrite<State>]? = []

    func write(_ write: StateWrite<State>) {
        if early?.append(write) == nil { driver?.perform(write) }
    }

    func begin(_ driver: FormDriver<State>) {
        self.driver = driver
        let writes = early ?? []
        early = nil
        for write in writes { driver.perform(write) }
    }
}

/// What ends an observation of a driver.
@MainActor
public struct FormObservation {
    private let end: @MainActor () -> Void

    init(end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    /// Ends the observation; a second call does nothing.
    public func cancel() {
        end()
    }
}
