import Dispatch
import FormCore

/// Settings that last: keeps a form's state in a file, and the form in step with that file.
///
/// ```swift
/// let store = try SettingsStore(application: "org.example.Lamp", defaults: Lamp())
/// let driver = FormDriver(initial: store.opened, build: lampForm, title: "Lamp", defaults: Lamp())
/// store.keep(driver)
/// ```
///
/// From then on each change is saved a moment later, and what another program saves is
/// merged into the form, setting by setting. Where both have changed a setting the row
/// shows both values until the person chooses, see ``FormCore/FormCell/conflict``. What
/// goes wrong stands above the form's pages; the settings are kept in memory and saved
/// as soon as that is possible.
///
/// Reading and saving happen on a thread of their own: the form never waits for a disk,
/// but for ``init(file:format:completing:)``, which reads, and ``saveNow()``.
@MainActor
public final class SettingsStore<State: Codable & Sendable> {
    /// Where the settings are.
    public let file: SettingsFile

    /// The settings as they were read; the defaults of what was not there.
    public let opened: State

    /// What was set aside when the settings were read first, since it was no settings file.
    public var setAside: SettingsFile.SetAside? { firstRead.setAside }

    /// The settings that could not be read at first, and have their defaults.
    public var problems: [SettingsProblem] { firstRead.problems }

    /// Why the settings could not be read or saved last; `nil` when all is well.
    public internal(set) var error: SettingsFileError?

    /// Whether there are changes that are not in the file.
    public var hasUnsaved: Bool { isChanged || job != nil }

    let completing: @MainActor (inout State) -> Void
    let firstRead: SettingsExchange<State>.Opened
    private let exchange: SettingsExchange<State>
    private let thread = DispatchQueue(label: "Settings")
    private(set) weak var driver: FormDriver<State>?
    private var watcher: (any FileWatcher)?

    /// What program and file agreed on last.
    private var agreed: SettingsDocument
    /// Whether they ever did.
    private var hasMet: Bool
    /// What is to be saved; it outlives a driver that goes before the timer fires.
    private var kept: Kept?
    private var job: ExchangeJob<State>?
    /// Whether there are changes that no exchange has taken along yet.
    private var isChanged = false
    /// Rows that were given their defaults back since the last exchange.
    private var resets: [RowPath] = []
    private var timer: Task<Void, Never>?
    /// When the oldest change that waits for the timer was made.
    private var waitingSince: Duration?
    private var failures = 0
    private var changes = 0

    private struct Kept {
        var state: State
        var baselines: Baselines<State>
        let environment: FormEnvironment
    }

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - file: Where they are; it need not be there yet.
    ///   - format: How they stand there.
    ///   - completing: Fills what must have a value that is no default, such as a password that is made
    ///     for each person. Called with what was read and with what was merged; what it changes is saved.
    public init(
        file: SettingsFile,
        format: SettingsFormat<State>,
        completing: @escaping @MainActor (inout State) -> Void = { _ in }
    ) {
        self.file = file
        self.completing = completing
        exchange = SettingsExchange(file: file, format: format)
        firstRead = exchange.open()
        error = firstRead.error
        agreed = firstRead.document
        hasMet = firstRead.error == nil
        var state = firstRead.state
        completing(&state)
        opened = state
        // What was completed in place of settings that nobody could read gives way to them.
        if !hasMet, let settings = try? format.encode(state, over: JSONObject()) { agreed.settings = settings }
    }

    /// Keeps a driver's state, for as long as the store lives.
    ///
    /// The driver should have begun with ``opened``; whatever it has is saved.
    public func keep(_ driver: FormDriver<State>) {
        self.driver = driver
        keepState(of: driver)
        setBaselines(saved: firstRead.state, theirs: firstRead.theirs)
        driver.observe { [weak self] _ in self?.changed() }
        driver.observeResets { [weak self] in self?.reset($0) }
        showFirstRead()
        exchangeSoon(after: .zero)
    }

    /// Follows what other programs make of the file.
    public func watch(with watcher: any FileWatcher) {
        self.watcher?.stop()
        self.watcher = watcher
        watcher.watch(file.target) { [weak self] in self?.exchangeSoon(after: .zero) }
    }

    /// Saves what is not saved yet, and takes over what is new in the file.
    ///
    /// - Returns: Whether nothing is left to be saved; ``error`` says why not.
    @discardableResult
    public func save() async -> Bool {
        timer?.cancel()
        // One that is under way may have read the file before it was what it is now.
        await endJob()
        repeat {
            if job == nil { begin() }
            await endJob()
        } while error == nil && hasUnsaved
        return error == nil
    }

    /// Saves what is not saved yet, and waits for the disk: for the end of the program, when no window waits.
    ///
    /// - Returns: Whether nothing is left to be saved; ``error`` says why not.
    @discardableResult
    public func saveNow() -> Bool {
        timer?.cancel()
        thread.sync {}
        if let job { finish(job) }
        repeat {
            if job == nil { begin() }
            thread.sync {}
            if let job { finish(job) }
        } while error == nil && hasUnsaved
        return error == nil
    }

    private func changed() {
        if let driver { keepState(of: driver) }
        changes += 1
        isChanged = true
        saveSoon()
    }

    private func reset(_ rows: [RowPath]) {
        // Only where the file has something that the settings don't show, which is rare.
        guard exchange.format.hidesValues(in: agreed.settings) else { return }
        resets += rows
        changed()
    }

    private func keepState(of driver: FormDriver<State>) {
        kept = Kept(state: driver.state, baselines: driver.baselines, environment: driver.session.environment)
    }

    private func saveSoon() {
        guard let now = kept?.environment.now() else { return }
        // Whoever goes on changing must not keep the rest from being saved.
        let since = waitingSince ?? now
        waitingSince = since
        exchangeSoon(after: max(.zero, min(SettingsDelay.afterChange, since + SettingsDelay.longest - now)))
    }

    /// Exchanges settings with the file after a while, in place of an earlier plan.
    private func exchangeSoon(after delay: Duration) {
        timer?.cancel()
        guard let sleep = kept?.environment.sleep else { return }
        timer = Task { [weak self] in
            if delay > .zero { try? await sleep(delay) }
            guard !Task.isCancelled, let self else { return }
            await endJob()
            guard !Task.isCancelled, job == nil else { return }
            begin()
            await endJob()
        }
    }

    private func endJob() async {
        guard let job else { return }
        await job.wait()
        finish(job)
    }

    private func begin() {
        if let driver { keepState(of: driver) }
        guard let kept else { return }
        isChanged = false
        waitingSince = nil
        let request = SettingsExchange.Request(
            state: kept.state, base: agreed, hasMet: hasMet, saved: kept.baselines.saved,
            theirs: kept.baselines.theirs, begun: problems.isEmpty ? nil : opened,
            resets: resets.isEmpty ? [] : driver?.statesWithOtherValue(at: resets) ?? [])
        let job = ExchangeJob(request, changes: changes, resets: resets)
        resets = []
        self.job = job
        thread.async { [exchange] in job.run(exchange) }
    }

    /// Takes home what an exchange has brought, once.
    private func finish(_ job: ExchangeJob<State>) {
        guard self.job === job, let result = job.result else { return }
        self.job = nil
        switch result {
        case .success(let outcome):
            failures = 0
            hasMet = true
            settle(outcome, job)
            error = nil
            showOutcome(outcome)
            if isChanged { saveSoon() }
        case .failure(let failure):
            // What the file has of ours must not be taken for another program's.
            agreed = failure.unsynchronized ?? agreed
            error = failure.error
            isChanged = isChanged || failure.hasChanges
            resets = job.resets + resets
            failures += 1
            showError()
            exchangeSoon(after: SettingsDelay.afterFailure(failures))
        }
    }

    private func settle(_ outcome: SettingsExchange<State>.Outcome, _ job: ExchangeJob<State>) {
        guard changes == job.changes else {
            // The state went on meanwhile, or the person has decided: what the file has besides is for the next
            // exchange, which knows what is here now.
            agreed = outcome.ours
            isChanged = true
            return
        }
        agreed = outcome.document
        setBaselines(saved: outcome.saved, theirs: outcome.theirs)
        guard outcome.hasNews else { return }
        kept?.state = outcome.saved
        driver?.change { [weak self, format = exchange.format, completing] state in
            // A merge reads through all settings; it is for what was edited and not applied, which stays the
            // person's, and for what was changed just before this.
            let isAsRequested = self?.changes == job.changes && self?.driver?.session.applying == .atOnce
            let merged = isAsRequested
                ? nil : try? format.merge(base: job.request.state, ours: state, theirs: outcome.saved)
            state = merged ?? outcome.saved
            completing(&state)
        }
    }

    private func setBaselines(saved: State, theirs: State?) {
        guard var baselines = driver?.baselines ?? kept?.baselines else { return }
        baselines.saved = saved
        baselines.theirs = theirs
        kept?.baselines = baselines
        driver?.baselines = baselines
    }
}
