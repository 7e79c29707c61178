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
    private var agreed: Agreement
    private var job: Job?
    /// Whether there are changes that no exchange has taken along yet.
    private var isChanged = false
    private var timer: Task<Void, Never>?
    /// When the oldest change that waits for the timer was made.
    private var waitingSince: Duration?
    private var failures = 0
    private var changes = 0
    /// Rows that were given their defaults back since the last exchange.
    private var resets: [RowPath] = []

    private struct Agreement {
        var document: SettingsDocument
        var saved: State
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
        agreed = Agreement(document: firstRead.document, saved: firstRead.state)
        var state = firstRead.state
        completing(&state)
        opened = state
    }

    /// Keeps a driver's state, for as long as the store lives.
    ///
    /// The driver should have begun with ``opened``; whatever it has is saved.
    public func keep(_ driver: FormDriver<State>) {
        self.driver = driver
        baselines(saved: firstRead.state, theirs: firstRead.theirs)
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
        repeat {
            if job == nil { begin() }
            thread.sync {}
            if let job { finish(job) }
        } while error == nil && hasUnsaved
        return error == nil
    }

    private func changed() {
        changes += 1
        isChanged = true
        saveSoon()
    }

    private func reset(_ rows: [RowPath]) {
        // Only where the file has something that the settings don't show, which is rare.
        guard exchange.format.hidesValues(in: agreed.document.settings) else { return }
        resets += rows
        changed()
    }

    private func saveSoon() {
        guard let now = driver?.session.environment.now() else { return }
        // Whoever goes on changing must not keep the rest from being saved.
        let since = waitingSince ?? now
        waitingSince = since
        exchangeSoon(after: max(.zero, min(SettingsDelay.afterChange, since + SettingsDelay.longest - now)))
    }

    /// Exchanges settings with the file after a while, in place of an earlier plan.
    private func exchangeSoon(after delay: Duration) {
        timer?.cancel()
        guard let sleep = driver?.session.environment.sleep else { return }
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
        guard let driver else { return }
        isChanged = false
        waitingSince = nil
        let request = SettingsExchange.Request(
            state: driver.state, base: agreed.document, saved: agreed.saved, theirs: driver.baselines.theirs,
            begun: problems.isEmpty ? nil : opened,
            resets: resets.isEmpty ? [] : driver.statesWithOtherValue(at: resets))
        let job = Job(request, changes: changes, resets: resets)
        resets = []
        self.job = job
        thread.async { [exchange] in job.run(exchange) }
    }

    /// Takes home what an exchange has brought, once.
    private func finish(_ job: Job) {
        guard self.job === job, let result = job.result else { return }
        self.job = nil
        switch result {
        case .success(let outcome):
            failures = 0
            settle(outcome, job)
            error = nil
            showOutcome(outcome)
            if isChanged { saveSoon() }
        case .failure(let failure):
            error = failure.error
            isChanged = isChanged || failure.hasChanges
            resets = job.resets + resets
            failures += 1
            showError()
            exchangeSoon(after: SettingsDelay.afterFailure(failures))
        }
    }

    private func settle(_ outcome: SettingsExchange<State>.Outcome, _ job: Job) {
        guard outcome.hasNews else {
            agreed = Agreement(document: outcome.document, saved: outcome.saved)
            return baselines(saved: outcome.saved, theirs: outcome.theirs)
        }
        guard changes == job.changes else {
            // The state went on meanwhile: the news are for the next exchange, which knows what it is now.
            agreed = Agreement(document: outcome.ours, saved: job.request.state)
            isChanged = true
            return
        }
        agreed = Agreement(document: outcome.document, saved: outcome.saved)
        baselines(saved: outcome.saved, theirs: outcome.theirs)
        let (format, base, completing) = (exchange.format, job.request.state, completing)
        let hasUnapplied = driver?.session.hasUnapplied == true
        driver?.change { state in
            // What the person has edited and not applied stays theirs.
            let merged = hasUnapplied ? try? format.merge(base: base, ours: state, theirs: outcome.saved) : nil
            state = merged ?? outcome.saved
            completing(&state)
        }
    }

    private func baselines(saved: State, theirs: State?) {
        guard let driver else { return }
        var baselines = driver.baselines
        baselines.saved = saved
        baselines.theirs = theirs
        driver.baselines = baselines
    }

    /// An exchange that is under way on the other thread.
    private final class Job: Sendable {
        let request: SettingsExchange<State>.Request
        let changes: Int
        let resets: [RowPath]
        private let done = OneTimeSignal<Result<SettingsExchange<State>.Outcome, SettingsExchange<State>.Failure>>()

        init(_ request: SettingsExchange<State>.Request, changes: Int, resets: [RowPath]) {
            self.request = request
            self.changes = changes
            self.resets = resets
        }

        var result: Result<SettingsExchange<State>.Outcome, SettingsExchange<State>.Failure>? { done.value }

        func run(_ exchange: SettingsExchange<State>) {
            done.send(exchange.exchange(request))
        }

        func wait() async { await done.wait() }
    }
}

/// How long a store waits before it saves.
enum SettingsDelay {
    /// After a change: typing and dragging are saved once.
    static let afterChange = Duration.milliseconds(300)
    /// While changes go on without a pause.
    static let longest = Duration.seconds(2)

    /// After so many failures in a row.
    static func afterFailure(_ failures: Int) -> Duration {
        .seconds(min(1 << min(failures - 1, 5), 30))
    }
}
