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
/// shows both values until the person chooses, see `FormCell.conflict` of FormCore. What
/// goes wrong stands above the form's pages; the settings are kept in memory and saved
/// as soon as that is possible.
///
/// Reading and saving happen on a thread of their own: the form never waits for a disk,
/// but for ``init(file:format:completing:)``, which reads, and ``saveNow()``.
///
/// Hold the store as long as the form is in use; the driver does not. <doc:SettingsThatLast>
/// says what is in the file, when it is saved, and what is guaranteed.
@MainActor
public final class SettingsStore<State: Codable & Sendable> {
    /// Where the settings are.
    public let file: SettingsFile

    /// The settings as they were read; the defaults of what was not there.
    public let opened: State

    /// The settings of somebody who has never set anything.
    public var blank: State { exchange.format.defaults }

    /// What was set aside last, since it was no settings file.
    public var setAside: SettingsFile.SetAside? { machine.setAside }

    /// The settings in the file that can't be read, and have their defaults.
    public var problems: [SettingsProblem] { machine.problems }

    /// Why the settings could not be read or saved last; `nil` when all is well.
    public var error: SettingsFileError? { machine.error }

    /// Whether there are changes that are not in the file; also while file and form are being compared.
    public var hasUnsaved: Bool { machine.hasUnsaved }

    let completing: (@MainActor (inout State) -> Void)?
    let firstRead: OpenedSettings<State>
    let exchange: SettingsExchange<State>
    /// Where files are read and written.
    let queue = DispatchQueue(label: "Settings")
    /// Decides what is done when.
    var machine: StoreStateMachine<State>
    private(set) var form: (any KeptForm<State>)?
    var watcher: (any FileWatcher)?
    /// What is to be saved; it outlives a form that goes before that.
    var pending: Pending?
    /// The exchange that is under way.
    var job: ExchangeJob<State>?
    /// Waits for the time of the next exchange.
    var timer: Task<Void, Never>?
    /// The form's change to what the file has, while the store makes it.
    var ownChange = OwnChange.none
    /// Tells the person what has happened.
    var notices: StoreNotices

    enum OwnChange {
        case none
        /// The form is asked to change, and has not yet.
        case asked
        /// The form changes, and tells of it next.
        case made
    }

    struct Pending {
        var state: State
        var saved: State?
        var theirs: State?
        var overwritten: State?
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
        completing: (@MainActor (inout State) -> Void)? = nil
    ) {
        self.file = file
        notices = StoreNotices(path: file.path)
        self.completing = completing
        exchange = SettingsExchange(file: file, format: format)
        var read = exchange.open()
        firstRead = read
        var state = read.state
        completing?(&state)
        opened = state
        // What was completed in place of settings that nobody could read gives way to them.
        if read.error != nil, let settings = try? format.encode(state, over: JSONObject()) {
            read.document.settings = settings
        }
        let completed = CompletedSettings(read: read.state, completed: state, problems: read.problems)
        machine = StoreStateMachine(read, completed: completing == nil ? nil : completed)
    }

    /// Keeps a form's state, for as long as the store lives.
    ///
    /// It tells the form what is saved and what other programs have made of the same settings, shows its notices
    /// there, and goes by the clock and the translation of its environment. For a driver see `keep(_:)` of
    /// `StateKeeper`.
    public func keep(_ form: any KeptForm<State>) {
        self.form = form
        gather()
        setSaved(firstRead.state, theirs: firstRead.theirs)
        form.lookAtStored(besides: exchange.format.defaults)
        form.observe { [weak self] in self?.changed($0) }
        form.observeResets { [weak self] in self?.reset($0) }
        tellFirstRead()
        receive(.fileChanged)
    }

    /// Whether the file has something that the settings don't show, which is rare.
    public var hidesValues: Bool { exchange.format.hidesValues(in: machine.base.settings) }

    /// Follows what other programs make of the file, in place of an earlier watcher.
    ///
    /// - Parameter watcher: Watches the file that a link leads to at this moment.
    public func watch(with watcher: any FileWatcher) {
        self.watcher?.stop()
        self.watcher = watcher
        watcher.watch(file.target) { [weak self] in self?.receive(.fileChanged) }
    }

    /// Saves what is not saved yet, and takes over what is new in the file; without a driver it does nothing.
    ///
    /// - Returns: Whether nothing is left to be saved; ``error`` says why not.
    @discardableResult
    public func save() async -> Bool {
        repeat {
            receive(.saveAsked)
            await waitForJobs()
        } while machine.isToBeSavedAgain
        return error == nil
    }

    /// Saves what is not saved yet, and waits for the disk: for the end of the program, when no window waits.
    ///
    /// - Returns: Whether nothing is left to be saved; ``error`` says why not.
    @discardableResult
    public func saveNow() -> Bool {
        repeat {
            receive(.lastSaveAsked)
            while let job {
                queue.sync {}
                end(job)
            }
        } while machine.isToBeSavedAgain
        return error == nil
    }
}
