import Dispatch
import FormCore

/// Persistent settings: keeps a form's state in a file, and the form in sync with that file.
///
/// ```swift
/// let store = try SettingsStore(application: "org.example.Lamp", defaults: Lamp())
/// let driver = FormDriver(initial: store.opened, build: lampForm, title: "Lamp", defaults: Lamp())
/// store.keep(driver)
/// ```
///
/// The store saves each change a moment later, and merges other programs' changes to the file into the form, setting by
/// setting. If both have changed a setting, the row shows both values until the user chooses, see `FormCell.conflict`
/// of FormCore. Errors are shown above the form's pages; the settings stay in memory and are saved as soon as possible.
///
/// Files are read and written on a background thread. The form never waits for a disk, except in
/// ``init(file:format:completing:)``, which reads the file, and in ``saveNow()``.
///
/// Hold the store while the form is in use, because the driver doesn't. <doc:SettingsThatLast> describes the contents
/// of the file, when it is saved, and what is guaranteed.
@MainActor
public final class SettingsStore<State: Codable & Sendable> {
    /// The file with the settings.
    public let file: SettingsFile

    /// The settings as they were read, with defaults for those that are missing, and with filled-in values.
    public let opened: State

    /// The settings of a user who has never changed any.
    public var blank: State { exchange.format.defaults }

    /// The file that was last set aside because it was not a settings file.
    public var setAside: SettingsFile.SetAside? { machine.setAside }

    /// The settings in the file that can't be read and have their defaults.
    public var problems: [SettingsProblem] { machine.problems }

    /// The reason why the settings could not be read or saved last, or `nil` if all is well.
    public var error: SettingsFileError? { machine.error }

    /// True if there are changes that are not in the file; also while file and form are being compared.
    public var hasUnsaved: Bool { machine.hasUnsaved }

    let completing: (@MainActor (inout State) -> Void)?
    let firstRead: OpenedSettings<State>
    let exchange: SettingsExchange<State>
    /// The queue on which files are read and written.
    let queue = DispatchQueue(label: "Settings")
    /// Decides what to do and when.
    var machine: StoreStateMachine<State>
    private(set) var form: (any KeptForm<State>)?
    var watcher: (any FileWatcher)?
    /// The settings to save. They outlive a form that is released before they are saved.
    var pending: Pending?
    /// The exchange that is under way.
    var job: ExchangeJob<State>?
    /// Waits for the time of the next exchange.
    var timer: Task<Void, Never>?
    /// The progress of a change that the store makes to the form.
    var ownChange = OwnChange.none
    /// Shows the user what has happened.
    var notices: StoreNotices

    enum OwnChange {
        case none
        /// The form has been asked to change, but hasn't yet.
        case asked
        /// The form is changing, and will report the change next.
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
    ///   - file: The file with the settings, which need not exist yet.
    ///   - format: The format of the settings in the file.
    ///   - completing: Fills in values that can't be defaults, such as a password that is generated for each user.
    ///     Called with the settings that were read and with those that were merged; the changes that it makes are
    ///     saved.
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
        // If the file could not be read, the filled-in values don't count as changes, so that its settings replace them
        // once it can be.
        if read.error != nil, let settings = try? format.encode(state, over: JSONObject()) {
            read.document.settings = settings
        }
        let completed = CompletedSettings(read: read.state, completed: state, problems: read.problems)
        machine = StoreStateMachine(read, completed: completing == nil ? nil : completed)
    }

    /// Keeps a form's state, for as long as the store exists.
    ///
    /// The store announces to the form which settings are saved and which of them other programs have changed, shows
    /// its notices there, and uses the clock and the translations of the form's environment. For a driver, see
    /// `keep(_:)` of `StateKeeper`.
    public func keep(_ form: any KeptForm<State>) {
        self.form = form
        gather()
        setSaved(firstRead.state, theirs: firstRead.theirs)
        form.lookAtStored(besides: exchange.format.defaults)
        form.observe { [weak self] in self?.changed($0) }
        form.observeResets { [weak self] in self?.reset($0) }
        showFirstRead()
        receive(.fileChanged)
    }

    /// True if the file has a value that the settings don't show, which is rare.
    public var hidesValues: Bool { exchange.format.hidesValues(in: machine.base.settings) }

    /// Follows other programs' changes to the file, in place of an earlier watcher.
    ///
    /// - Parameter watcher: Watches the file. If the path is a link, it watches the current target.
    public func watch(with watcher: any FileWatcher) {
        self.watcher?.stop()
        self.watcher = watcher
        watcher.watch(file.target) { [weak self] in self?.receive(.fileChanged) }
    }

    /// Saves all changes, and merges the file's changes into the form. Does nothing without a form.
    ///
    /// - Returns: True if nothing is left to save; otherwise ``error`` has the reason.
    @discardableResult
    public func save() async -> Bool {
        repeat {
            receive(.saveAsked)
            await waitForJobs()
        } while machine.isToBeSavedAgain
        return error == nil
    }

    /// Saves all changes, and waits for the disk. Call it at the end of a program, when no window waits.
    ///
    /// - Returns: True if nothing is left to save; otherwise ``error`` has the reason.
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
